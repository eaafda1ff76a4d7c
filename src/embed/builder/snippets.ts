// The code that a draft stands for: which template, and what its places stand for. Pure.
import { chosenOptions, type Draft, hashOf, OPTION_NAMES } from './draft.ts';
import { diagramOf } from './problems.ts';
import type { TemplateName, Values } from './templates.ts';

/** What the code needs to know besides the draft. */
export interface Surroundings {
  /** The absolute address of `/embed/v1/`. */
  readonly folder: string;
  /** The language of the builder's page. */
  readonly locale: string;
  /** What a frame is called. */
  readonly title: string;
}

/** A template and its values. */
export interface Snippet {
  readonly template: TemplateName;
  readonly values: Values;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/** A text for a double-quoted attribute. */
export const attributeText = (text: string): string =>
  text.replace(/[&"<]/g, (character) => ESCAPES[character] as string);

/** The height, in CSS pixels, that a frame has until it says how high it is. */
const HEIGHTS = { board: 700, puzzle: 780, daily: 780 } as const;

/** The page of a draft's frame, counted from `/embed/v1/`. */
function frameOf(draft: Draft): string {
  const { show, puzzle } = draft;
  const page =
    show === 'puzzle' && puzzle !== '' ? `puzzle/${encodeURIComponent(puzzle)}/` : `${show}/`;
  const hash = hashOf(draft);
  return hash === '' ? page : `${page}#${hash}`;
}

/** The code of a draft as an element. */
export function elementSnippet(draft: Draft, { folder, locale }: Surroundings): Snippet {
  const { show, edited, puzzle, n } = draft;
  const chosen = Object.fromEntries(
    OPTION_NAMES.map((name) => [name, new Map(chosenOptions(draft)).get(name) ?? '']),
  );
  // Without any attribute there would be no place to end its tag.
  if (show === 'daily' && chosen.lang === '') chosen.lang = locale;
  const values = { folder, ...chosen, position: edited.text.trim(), puzzle, n };
  const template = show === 'puzzle' ? (puzzle === '' ? 'puzzle-of-position' : 'puzzle') : show;
  return { template, values: escaped(values) };
}

/** The code of a draft as a frame. */
export const frameSnippet = (draft: Draft, { folder, title }: Surroundings): Snippet => ({
  template: 'frame',
  values: escaped({ folder, title, height: String(HEIGHTS[draft.show]), frame: frameOf(draft) }),
});

/** A picture that lies somewhere. */
export interface PictureWords {
  /** Its address. */
  readonly src: string;
  /** What is on the board. */
  readonly alt: string;
  /** Where the board can be seen live. */
  readonly link: string;
}

/** The code of a picture in a page. */
export const pictureSnippet = ({ src, alt, link }: PictureWords): Snippet => ({
  template: 'picture',
  values: escaped({ src, alt, link }),
});

/** `encodeURIComponent` leaves parentheses as they are. */
const markdownAddress = (address: string): string =>
  address.replace(/[()\s]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

/** The code of a picture in Markdown. */
export const markdownPictureSnippet = ({ src, alt, link }: PictureWords): Snippet => ({
  template: 'markdown-picture',
  values: {
    // A bracket or a backslash would end the text; in an address a parenthesis would.
    alt: alt.replace(/[[\]\\]/g, '\\$&').replace(/\s+/g, ' '),
    src: markdownAddress(src),
    link: markdownAddress(link),
  },
});

/** The code of a board in Markdown, for our plugins. */
export function fenceSnippet(draft: Draft): Snippet {
  const { position, bottom, arrows, marks } = diagramOf(draft);
  return {
    template: 'fence',
    values: { position, bottom: bottom === 'light' ? '' : bottom, arrows, marks },
  };
}

const escaped = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, attributeText(text)]));
