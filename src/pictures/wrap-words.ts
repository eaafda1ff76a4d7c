// Breaks a title into lines, in English between words and in Chinese between
// words too, which nothing separates there.

/** Punctuation that begins no line. */
const CLOSING = /^[，。、；：？！”’）》…—·,.;:?!)]/u;

/** Punctuation that ends no line. */
const OPENING = /[“‘（《(]$/u;

const chinese = new Intl.Segmenter('zh', { granularity: 'word' });

/** The smallest pieces between which a line may break, each with the space that follows it. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  const runs = [...text.matchAll(/\p{Script=Han}+|[^\p{Script=Han}\s]+|\s+/gu)];
  for (const piece of runs.flatMap(([run]) =>
    /\p{Script=Han}/u.test(run) ? [...chinese.segment(run)].map(({ segment }) => segment) : [run],
  )) {
    const last = pieces.at(-1);
    // A thin space joins a number to the character that it counts.
    const isBound =
      last !== undefined &&
      (/^\s/.test(piece) || CLOSING.test(piece) || OPENING.test(last) || last.endsWith('\u2009'));
    if (isBound) pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return pieces;
}

/** A title's two parts, where it has a colon. */
const PARTS = /^(.+?[：:])\s*(.+)$/u;

/**
 * Breaks a text into as few lines as possible, as even as possible, and after a colon where that takes no more lines.
 * @param width how wide a line may be; a piece that is wider stands on a line of its own
 * @param measure how wide a text is
 */
export function wrapWords(
  text: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  const pieces = piecesOf(text);
  const fewest = fill(pieces, width, measure);
  const [, before, after] = PARTS.exec(text) ?? [];
  if (before !== undefined && after !== undefined && fewest.length > 1) {
    const apart = [before, after].flatMap((part) => wrapWords(part, width, measure));
    if (apart.length <= fewest.length) return apart;
  }
  // The narrowest column that needs no more lines makes them even.
  let even = fewest;
  for (let narrow = width; narrow > width / 2; narrow -= width / 40) {
    const lines = fill(pieces, narrow, measure);
    if (lines.length > fewest.length || lines.some((line) => measure(line) > width)) break;
    even = lines;
  }
  return even;
}

function fill(
  pieces: readonly string[],
  width: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}
