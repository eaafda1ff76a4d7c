// The words that the search knows besides those of the pages: other names of terms and tiles, from the glossary. Read at
// the build; a page fetches what it is told here.
import { GLOSSARY, TILE_NAMES } from '../i18n/glossary.ts';
import { type Locale, otherLocale } from '../i18n/locales.ts';
import { comparable } from './words.ts';

/** What the search knows of words in one language. */
export interface KnownWords {
  /** Words that the pages do not use for a thing, as they are compared, and the words that the pages use. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** Chinese words of two characters and more, long ones first: where a run of characters is taken apart. */
  readonly terms: readonly string[];
}

/** A term without what is explained in brackets: “draw (a tile)”. */
const withoutBrackets = (term: string): string => term.replace(/\s*[(（].*[)）]/, '');

/**
 * Reads the glossary for a language. The rulebook's words, other words of the language, and those of the other language
 * lead to the word that pages in this language use.
 */
export function knownWords(locale: Locale): KnownWords {
  const other = otherLocale(locale);
  const entries = [
    ...GLOSSARY.map(({ words, rulebook }) => ({
      word: words[locale].term,
      others: [...words[locale].also, words[other].term, ...words[other].also, ...rulebook],
    })),
    ...TILE_NAMES.map((tile) => ({ word: tile[locale], others: [tile[other], ...tile.rulebook] })),
  ];
  const synonyms = new Map<string, Set<string>>();
  for (const { word, others } of entries) {
    const meant = withoutBrackets(word);
    for (const written of others) {
      const name = comparable(withoutBrackets(written));
      if (name === comparable(meant)) continue;
      synonyms.set(name, (synonyms.get(name) ?? new Set()).add(meant));
    }
  }
  const terms = new Set(
    entries.flatMap(({ word, others }) => [word, ...others]).filter((word) => isTerm(word)),
  );
  return {
    synonyms: Object.fromEntries([...synonyms].map(([name, meant]) => [name, [...meant]])),
    terms: [...terms].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)),
  };
}

const isTerm = (word: string): boolean => /^\p{Script=Han}{2,}$/u.test(word);
