// Finding a rule by what the reader types: a number, or words that all occur. Pure; the page's script shows the answer.

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
  /** The item that fits best, `undefined` when none does. */
  readonly best: number | undefined;
  /** The words looked for, as they are compared; empty for a number or for nothing. */
  readonly words: readonly string[];
}

/** How texts are compared: small letters, plain quotes, one kind of space, no space between Chinese and Latin letters. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');

/**
 * Looks for what was typed. A number that begins rules (`4`, `4.2`) finds those alone; anything else finds the items
 * in which every word occurs. Nothing typed shows everything.
 */
export function findRules(items: readonly Findable[], typed: string): Found {
  const words = typed
    .trim()
    .split(/\s+/)
    .map(comparable)
    .filter((word) => word !== '');
  if (words.length === 0) return { shown: items.map(() => true), best: undefined, words: [] };

  const number = words.join(' ').replace(/\.$/, '');
  const numbered = items.map(
    (item) => item.number === number || item.number.startsWith(`${number}.`),
  );
  if (numbered.includes(true)) {
    return { shown: numbered, best: numbered.indexOf(true), words: [] };
  }

  const contains = (text: string): boolean => {
    const compared = comparable(text);
    return words.every((word) => compared.includes(word));
  };
  const shown = items.map((item) => contains(`${item.title} ${item.text}`));
  const titled = items.findIndex((item) => contains(item.title));
  const first = shown.indexOf(true);
  const best = titled >= 0 ? titled : first;
  return { shown, best: best < 0 ? undefined : best, words };
}
