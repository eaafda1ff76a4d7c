// The part of a text that shows why it was found, with the found words marked.

/** A stretch of text, marked where it is what was looked for. */
export interface Part {
  readonly text: string;
  readonly marked: boolean;
}

const escapeForPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Finds words: Chinese ones anywhere, others only where a word begins and ends. Longer ones go before those in them. */
function patternOf(words: readonly string[]): RegExp | undefined {
  const sources = [...new Set(words)]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((word) =>
      /\p{Script=Han}/u.test(word)
        ? escapeForPattern(word)
        : `(?<![\\p{L}\\p{N}])${escapeForPattern(word)}(?![\\p{L}\\p{N}])`,
    );
  return sources.length === 0 ? undefined : new RegExp(sources.join('|'), 'giu');
}

/** A whole text in parts. */
export function markWords(text: string, words: readonly string[]): Part[] {
  const pattern = patternOf(words);
  if (pattern === undefined) return text === '' ? [] : [{ text, marked: false }];
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), marked: false });
    parts.push({ text: match[0], marked: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), marked: false });
  return parts;
}

/** Where a sentence or part of one ends. */
const PAUSE = /[.;:!?。；：！？，、]\s*/g;

/**
 * The stretch of a text with the most different words in it, whole words, an ellipsis where something is left out.
 * @param length about how many characters it may have
 */
export function excerptOf(text: string, words: readonly string[], length: number): Part[] {
  if (text.length <= length) return markWords(text, words);
  const pattern = patternOf(words);
  const hits = pattern === undefined ? [] : [...text.matchAll(pattern)];
  let best = { from: 0, worth: 0 };
  for (const hit of hits) {
    const from = beginning(text, hit.index, length);
    const inside = hits.filter(
      ({ index, 0: word }) => index >= from && index + word.length <= from + length,
    );
    const different = new Set(inside.map(([word]) => word.toLowerCase())).size;
    const worth = different * 100 + inside.length;
    if (worth > best.worth) best = { from, worth };
  }
  let to = Math.min(text.length, best.from + length);
  // A word of Latin letters is not cut in two.
  while (to < text.length && /[\p{L}\p{N}]/u.test(text[to] ?? '') && isLatin(text[to - 1])) to++;
  const stretch = text.slice(best.from, to).trim();
  const parts = markWords(stretch, words);
  if (best.from > 0) parts.unshift({ text: '… ', marked: false });
  if (to < text.length) parts.push({ text: ' …', marked: false });
  return parts;
}

const isLatin = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character) && !/\p{Script=Han}/u.test(character);

/** Where an excerpt begins that shows what stands at a place: after a pause not far before it, else at a word. */
function beginning(text: string, place: number, length: number): number {
  const least = Math.max(0, place - Math.floor(length / 3));
  if (least === 0) return 0;
  for (const pause of text.slice(least, place).matchAll(PAUSE))
    return least + pause.index + pause[0].length;
  let from = least;
  while (from < place && isLatin(text[from]) && isLatin(text[from - 1])) from++;
  return from;
}
