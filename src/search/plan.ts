// Turns what a reader typed into what is looked for: groups of words, of which a good result has one each.
//
// Chinese is indexed character by character and looked for as phrases, so that any part of a sentence is found whatever
// a segmenter makes of it. Only a question, which no page says word for word, is taken apart into words.

import type { KnownWords } from './known-words.ts';
import { comparable, STOP_WORDS } from './words.ts';

/** Words that mean the same to the search: what was typed, and what the pages say instead. */
export interface Group {
  readonly typed: string;
  /** The typed words first. */
  readonly words: readonly string[];
}

/** Takes a run of Chinese characters apart into words. */
export type Segment = (run: string) => readonly string[];

const SEPARATORS = /[\s,;:?!"“”、，。；：？！（）()《》…]+/u;

const HAN = /\p{Script=Han}/u;

/** Words between which nothing stands: runs of Chinese characters, and of others. */
const runsIn = (word: string): string[] =>
  [...word.matchAll(/\p{Script=Han}+|[^\p{Script=Han}]+/gu)].map(([run]) => run);

/**
 * Plans a search.
 * @param typed what the reader typed
 * @param known the words of the page's language
 * @param segment for Chinese that holds no known term; the run as a whole when there is nothing that could do it
 * @returns groups in the order of what was typed; none when nothing was
 */
export function planSearch(
  typed: string,
  { synonyms, terms }: KnownWords,
  segment: Segment = (run) => [run],
): Group[] {
  const pieces = typed
    .normalize('NFKC')
    .split(SEPARATORS)
    .map(comparable)
    .map((word) => word.replace(/^['.\-–—]+|['.\-–—]+$/gu, ''))
    .filter(Boolean);
  const words = joinKnown(pieces, synonyms).flatMap((piece) =>
    synonyms[piece] === undefined ? runsIn(piece) : [piece],
  );
  const every = words.flatMap((run) => (HAN.test(run) ? takeApart(run, terms, segment) : [run]));
  const telling = every.filter((word) => !STOP_WORDS.has(word));
  const kept = [...new Set(telling.length > 0 ? telling : every)];
  return kept.map((word) => ({
    typed: word,
    words: [...new Set([word, ...meaningOf(word, synonyms)])],
  }));
}

const meaningOf = (word: string, synonyms: KnownWords['synonyms']): readonly string[] =>
  // An object from a file has no other properties, one in a test may.
  Object.hasOwn(synonyms, word) ? (synonyms[word] ?? []) : [];

/** Joins words that together are another name of something: “home row”. Longer names go before shorter ones. */
function joinKnown(words: readonly string[], synonyms: KnownWords['synonyms']): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length =
      [3, 2].find(
        (count) =>
          at + count <= words.length &&
          Object.hasOwn(synonyms, words.slice(at, at + count).join(' ')),
      ) ?? 1;
    joined.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return joined;
}

/** The terms in a run of characters in their order, and what stands between them; short runs without one stay whole. */
function takeApart(run: string, terms: readonly string[], segment: Segment): string[] {
  for (const term of terms) {
    const at = run.indexOf(term);
    if (at < 0) continue;
    const between = (rest: string): string[] => takeApart(withoutStopWords(rest), terms, segment);
    return [...between(run.slice(0, at)), term, ...between(run.slice(at + term.length))];
  }
  if (run === '') return [];
  if ([...run].length <= 2) return [run];
  const words = segment(run).filter((word) => HAN.test(word));
  // Single characters are in too many words to say much.
  const telling = words.filter((word) => [...word].length > 1);
  return telling.length > 0 ? telling : words;
}

const chineseStopWords = [...STOP_WORDS]
  .filter((word) => HAN.test(word))
  .sort((a, b) => b.length - a.length);

/** What is left of a run when the words that say nothing are taken from both of its ends. */
function withoutStopWords(run: string): string {
  const first = chineseStopWords.find((word) => run.startsWith(word));
  if (first !== undefined) return withoutStopWords(run.slice(first.length));
  const last = chineseStopWords.find((word) => run.endsWith(word));
  return last === undefined ? run : withoutStopWords(run.slice(0, -last.length));
}
