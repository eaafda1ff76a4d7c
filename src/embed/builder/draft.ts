// What is being built: a position and options; how it is edited, what its address is, and the code to copy. Pure.
import { formatPosition } from '../../engine/index.ts';
import { type Edited, editedFrom } from '../../islands/editor/edited.ts';
import { beginning } from '../../islands/editor/editing.ts';

/** The options of an embed, as the attributes of their names have them; empty for what is usual. */
export interface Options {
  readonly lang: string;
  readonly theme: string;
  readonly orientation: string;
  readonly static: string;
  readonly coordinates: string;
  readonly arrows: string;
  readonly marks: string;
  readonly size: string;
}

/** The names of the options, in the order in which code and addresses have them. */
export const OPTION_NAMES = [
  ...([
    'lang',
    'theme',
    'orientation',
    'static',
    'coordinates',
    'arrows',
    'marks',
    'size',
  ] as const),
];

/** Nothing but what is usual. */
export const NO_OPTIONS: Options = {
  ...{ lang: '', theme: '', orientation: '', static: '', coordinates: '' },
  ...{ arrows: '', marks: '', size: '' },
};

/** A draft: what is set up, and how it is to look. */
export interface Draft {
  readonly edited: Edited;
  readonly options: Options;
}

/** The draft of an address that says nothing. */
export const firstDraft = (): Draft => ({
  edited: editedFrom(formatPosition(beginning())),
  options: NO_OPTIONS,
});

/** The draft that an address's query means; a wrong position stands there as text, to be put right. */
export function readQuery(query: string): Draft {
  const words = new URLSearchParams(query);
  const options = Object.fromEntries(
    OPTION_NAMES.map((name) => [name, (words.get(name) ?? '').slice(0, 1000)]),
  ) as unknown as Options;
  const text = words.get('position')?.slice(0, 400).replaceAll('_', ' ');
  return { edited: text === undefined ? firstDraft().edited : editedFrom(text), options };
}

/** The words of an address, in order: position and options that are not empty. */
function wordsOf({ edited, options }: Draft): [string, string][] {
  const chosen = OPTION_NAMES.flatMap((name): [string, string][] =>
    options[name] === '' ? [] : [[name, options[name]]],
  );
  return [['position', edited.text.trim().replace(/ +/g, '_')], ...chosen];
}

/** The query that means a draft. */
export const queryOf = (draft: Draft): string => `?${new URLSearchParams(wordsOf(draft))}`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

const attribute = (text: string): string =>
  text.replace(/[&"<]/g, (character) => ESCAPES[character] as string);

/** The code of the element form. @param folder the address of `/embed/v1/` */
export function elementCode({ edited, options }: Draft, folder: string): string {
  const attributes = OPTION_NAMES.filter((name) => options[name] !== '').map((name) =>
    name === 'static' ? '\n  static' : `\n  ${name}="${attribute(options[name])}"`,
  );
  return `<script type="module" src="${folder}duke-hall.js"></script>
<duke-board position="${attribute(edited.text.trim())}"${attributes.join('')}></duke-board>`;
}

/** The code of the frame form. @param title what the frame is called */
export function frameCode(draft: Draft, folder: string, title: string): string {
  const query = new URLSearchParams(wordsOf(draft)).toString();
  return `<script type="module" src="${folder}frame-sizes.js"></script>
<iframe title="${attribute(title)}" width="544" height="700"
  sandbox="allow-scripts allow-popups" referrerpolicy="no-referrer"
  src="${folder}board/#${attribute(query)}"></iframe>`;
}
