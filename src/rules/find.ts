// Finding a rule by what the reader types: a number, words, or a question. Pure; the page's script shows the answer.
import { comparable, STOP_WORDS } from '../search/words.ts';

/** What is searched of one rule or term. */
export interface Findable {
  /** Its number, `4.2`; empty for a term of the glossary. */
  readonly number: string;
  readonly title: string;
  /** Everything it says, and the words it is also known by. */
  readonly text: string;
}

/** What was found. */
export interface Found {
  /** For each item whether it is shown. */
  readonly shown: readonly boolean[];
  /** The places of what is shown, what fits best first; empty when nothing was typed or found. */
  readonly ranked: readonly number[];
  /** Whether no item has all the words, so that those with most of them are shown. */
  readonly partial: boolean;
  /** The words looked for, as they are compared; empty for a number or for nothing. */
  readonly words: readonly string[];
}

/** A word without the punctuation around it; signs that stand alone, such as `@`, stay. */
const bare = (word: string): string => word.replace(/^\p{P}+|\p{P}+$/gu, '') || word;

/**
 * Looks for what was typed. A number that begins rules (`4`, `4.2`) finds those alone. Anything else finds the items in
 * which every word occurs, or most of them where none has all; punctuation and stop-words do not count. Chinese has no
 * spaces: of a run of characters that occurs nowhere, the `terms` in it are looked for. Nothing typed shows everything.
 */
export function findRules(
  items: readonly Findable[],
  typed: string,
  terms: readonly string[] = [],
): Found {
  const every = typed
    .normalize('NFKC')
    .split(/[\s,;?!。、]+/)
    .map(comparable)
    .map(bare)
    .filter(Boolean);
  if (every.length === 0) {
    return { shown: items.map(() => true), ranked: [], partial: false, words: [] };
  }

  const number = every.join(' ');
  const numbered = items.map(
    (item) => item.number === number || item.number.startsWith(`${number}.`),
  );
  if (numbered.includes(true)) {
    return { shown: numbered, ranked: placesOf(numbered), partial: false, words: [] };
  }

  const titles = items.map(({ title }) => comparable(title));
  const texts = items.map(({ title, text }) => comparable(`${title} ${text}`));
  const telling = every.filter((word) => !STOP_WORDS.has(word));
  const words = [
    ...new Set(
      (telling.length > 0 ? telling : every).flatMap((word) =>
        texts.some((text) => text.includes(word)) ? [word] : termsIn(word, terms),
      ),
    ),
  ];

  const count = (text: string): number => words.filter((word) => text.includes(word)).length;
  const counts = texts.map(count);
  const most = Math.max(...counts, 0);
  const shown = counts.map((words) => words > 0 && words === most);
  const titled = titles.map(count);
  return {
    shown,
    ranked: placesOf(shown).sort((a, b) => (titled[b] ?? 0) - (titled[a] ?? 0) || a - b),
    partial: most > 0 && most < words.length,
    words,
  };
}

const placesOf = (shown: readonly boolean[]): number[] =>
  shown.flatMap((is, place) => (is ? [place] : []));

/** The terms in a run of characters, long ones before those in them; the run itself when there are none. */
function termsIn(run: string, terms: readonly string[]): string[] {
  if (!/\p{Script=Han}/u.test(run)) return [run];
  const found: string[] = [];
  let rest = run;
  for (const term of [...terms].sort((a, b) => b.length - a.length)) {
    if (!rest.includes(term)) continue;
    found.push(term);
    rest = rest.replaceAll(term, ' ');
  }
  return found.length > 0 ? found : [run];
}
