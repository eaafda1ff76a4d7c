// A puzzle as its page is given it, and as it is read from `/puzzles/<id>.json` when a page picks it itself.
import { parseAction, parsePosition } from '../engine/index.ts';
import type { Ending } from '../solver/line.ts';
import type { Bilingual, PuzzlePage } from '../solver/puzzle.ts';
import { THEMES, type Theme } from '../solver/themes.ts';
import { ENDINGS } from './listing.ts';

/** What a puzzle needs to be solved. How long the proof took is known on the page that the build made for it. */
export interface PuzzleData extends Omit<PuzzlePage, 'milliseconds'> {
  readonly milliseconds?: number | undefined;
}

/** A puzzle with what is said around it. */
export interface PuzzleWithWords {
  readonly puzzle: PuzzleData;
  readonly difficulty: number;
  readonly themes: readonly Theme[];
  readonly title: Bilingual | undefined;
  readonly note: Bilingual | undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

const bilingual = (value: unknown): Bilingual | undefined =>
  isRecord(value) && typeof value.en === 'string' && typeof value.zh === 'string'
    ? { en: value.en, zh: value.zh }
    : undefined;

/**
 * Reads `/puzzles/<id>.json`.
 * @throws TypeError naming the field that is not what it should be
 */
export function readPuzzleData(value: unknown): PuzzleWithWords {
  if (!isRecord(value)) throw new TypeError('the puzzle’s file is no object');
  const proof = isRecord(value.proof) ? value.proof : {};
  const { id, position, n, key, ending, difficulty, refutations } = value;
  const { line, winners, positions } = proof;
  const need = (holds: boolean, field: string): void => {
    if (!holds) throw new TypeError(`the puzzle’s file has no right “${field}”`);
  };
  need(typeof id === 'string', 'id');
  const read = parsePosition(String(position));
  need(read.ok, 'position');
  need(typeof n === 'number' && n >= 1 && n <= 20, 'n');
  need(read.ok && parseAction(read.value, String(key)).ok, 'key');
  need(ENDINGS.includes(ending as Ending), 'ending');
  need(typeof difficulty === 'number', 'difficulty');
  need(isRecord(refutations), 'refutations');
  need(isTexts(line), 'proof.line');
  need(isNumbers(winners), 'proof.winners');
  need(typeof positions === 'number', 'proof.positions');
  return {
    puzzle: {
      id: id as string,
      position: position as string,
      n: n as number,
      key: key as string,
      ending: ending as Ending,
      line: line as string[],
      winners: winners as number[],
      firstActions: refutations as Readonly<Record<string, string | null>>,
      positions: positions as number,
    },
    difficulty: difficulty as number,
    themes: isTexts(value.themes)
      ? THEMES.filter((theme) => (value.themes as string[]).includes(theme))
      : [],
    title: bilingual(value.title),
    note: bilingual(value.note),
  };
}
