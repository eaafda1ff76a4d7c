// What is being built: what it shows, a position, options, the form of the code; and its address, there and back. Pure.
import { formatPosition } from '../../engine/index.ts';
import { type Edited, editedFrom } from '../../islands/editor/edited.ts';
import { beginning } from '../../islands/editor/editing.ts';

/** What an embed shows. */
export const SHOWS = ['board', 'puzzle', 'daily'] as const;
export type Show = (typeof SHOWS)[number];

/** What the code is for. */
export const FORMS = ['element', 'frame', 'markdown', 'picture'] as const;
export type Form = (typeof FORMS)[number];

/** The options, in the order in which code and addresses have them, by what they can be chosen for. */
export const LOOK_OPTIONS = ['lang', 'theme', 'size'] as const;
export const BOARD_OPTIONS = [
  'orientation',
  'static',
  'coordinates',
  'arrows',
  'marks',
  'record',
] as const;

export type OptionName = (typeof LOOK_OPTIONS)[number] | (typeof BOARD_OPTIONS)[number];

/** The names of all options. */
export const OPTION_NAMES: readonly OptionName[] = [...LOOK_OPTIONS, ...BOARD_OPTIONS];

/** The options of an embed, as the attributes of their names have them; empty for what is usual. */
export type Options = Readonly<Record<OptionName, string>>;

/** Nothing but what is usual. */
export const NO_OPTIONS = Object.fromEntries(OPTION_NAMES.map((name) => [name, ''])) as Options;

/** A draft. */
export interface Draft {
  readonly show: Show;
  readonly edited: Edited;
  /** The id of a puzzle of the bank; empty for a puzzle made of the position. */
  readonly puzzle: string;
  /** Within how many turns the position is to be won; empty until that is proven. */
  readonly n: string;
  readonly options: Options;
  readonly form: Form;
}

/** The longest texts that are taken from an address. */
const LIMITS = { position: 400, record: 4000, other: 1000 } as const;

/** The draft of an address that says nothing. */
export const firstDraft = (): Draft => ({
  ...{ show: 'board', puzzle: '', n: '', options: NO_OPTIONS, form: 'element' },
  edited: editedFrom(formatPosition(beginning())),
});

const oneOf = <Word extends string>(words: readonly [Word, ...Word[]], text: string | null): Word =>
  words.find((word) => word === text) ?? words[0];

/** The draft that an address's query means; what is wrong stands there as text, to be put right. */
export function readQuery(query: string): Draft {
  const words = new URLSearchParams(query);
  const option = (name: OptionName): string =>
    (words.get(name) ?? '').slice(0, name === 'record' ? LIMITS.record : LIMITS.other);
  const position = words.get('position')?.slice(0, LIMITS.position).replaceAll('_', ' ');
  const n = words.get('n') ?? '';
  return {
    show: oneOf(SHOWS, words.get('show')),
    edited: position === undefined ? firstDraft().edited : editedFrom(position),
    puzzle: (words.get('puzzle') ?? '').slice(0, 40),
    n: /^[1-5]$/.test(n) ? n : '',
    options: Object.fromEntries(OPTION_NAMES.map((name) => [name, option(name)])) as Options,
    form: oneOf(FORMS, words.get('form')),
  };
}

/** A position as it stands in addresses: `_` for each run of spaces. */
export const inAddress = (position: string): string => position.trim().replace(/ +/g, '_');

/** The options that this draft's element has and that are not as usual. */
export const chosenOptions = ({ show, options }: Draft): [OptionName, string][] =>
  (show === 'board' ? OPTION_NAMES : LOOK_OPTIONS)
    .filter((name) => options[name].trim() !== '')
    .map((name) => [name, options[name].trim()]);

/** The query that means a draft. What it says that is not shown now (a board's arrows, say) is kept. */
export function queryOf({ show, edited, puzzle, n, options, form }: Draft): string {
  const words: [string, string][] = [
    ['show', show === 'board' ? '' : show],
    ['puzzle', puzzle],
    ['position', inAddress(edited.text)],
    ['n', n],
    ...OPTION_NAMES.map((name): [string, string] => [name, options[name]]),
    ['form', form === 'element' ? '' : form],
  ];
  return `?${new URLSearchParams(words.filter(([name, text]) => text !== '' || name === 'position'))}`;
}

/** What follows `#` in a frame's address. */
export function hashOf(draft: Draft): string {
  const { show, edited, puzzle, n } = draft;
  const words: [string, string][] = [];
  if (show === 'board' || (show === 'puzzle' && puzzle === ''))
    words.push(['position', inAddress(edited.text)]);
  if (show === 'puzzle' && puzzle === '') words.push(['n', n]);
  return new URLSearchParams([...words, ...chosenOptions(draft)]).toString();
}

/** The forms that a draft's code can have. The daily puzzle is another one tomorrow: no picture can show it. */
export function formsOf({ show, puzzle }: Draft): readonly Form[] {
  if (show === 'board' || (show === 'puzzle' && puzzle !== '')) return FORMS;
  return ['element', 'frame'];
}
