// What the search finds: a section of a lesson, a rule, a term, a tile, or another page.

/** What a record can be. */
export const RECORD_KINDS = ['lesson', 'rule', 'term', 'tile', 'page'] as const;
/** What a record is. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/** One thing that can be found. */
export interface SearchRecord {
  readonly kind: RecordKind;
  /** Its address, counted from the site's front door: `en/rules/#rule-4-2`. */
  readonly url: string;
  readonly title: string;
  /** The heading of the section, where it is a section of something that has a title. */
  readonly section: string;
  /** What it says, as one line. */
  readonly text: string;
  /** The position of the first diagram in it, in notation; empty where there is none. */
  readonly position: string;
  /** The side nearest the viewer of that diagram. */
  readonly bottom: 'light' | 'dark';
}

/** The file, in the folder of the index, that lists what a language's search needs. */
export const manifestFile = (locale: string): string => `search-${locale}.json`;

/** The folder of the index, in the site. */
export const SEARCH_FOLDER = 'pagefind';

/** Stands between Chinese characters in the index, so that each is a word of its own. Nobody sees it. */
const SEPARATOR = '\u200b';

/** A text as the index gets it. */
export const separated = (text: string): string =>
  text.replace(/\p{Script=Han}(?=[\p{L}\p{N}])|[\p{L}\p{N}](?=\p{Script=Han})/gu, `$&${SEPARATOR}`);

/** A text from the index as it was. */
export const unseparated = (text: string): string => text.replaceAll(SEPARATOR, '');

/** Words as they are looked for: a phrase in which each Chinese character is a word. */
export const asPhrase = (words: string): string =>
  words
    .replace(/\p{Script=Han}/gu, ' $& ')
    .replace(/\s+/g, ' ')
    .trim();
