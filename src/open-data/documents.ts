// The published data files. Their shape is promised on the data pages: fields may be added, none is taken away or changed
// without a new `version`.
import { type Position, parsePosition, unwrap } from '../engine/index.ts';
import { addDays } from '../puzzles/days.ts';
import { type Band, bandOf, type Ending, type Theme } from '../solver/index.ts';
import type { Bilingual, Puzzle, PuzzlePage, PuzzleSource } from '../solver/puzzle.ts';
import type { DailySchedule } from '../solver/schedule.ts';
import type { Collection } from './bank.ts';
import { puzzleDays } from './days.ts';

/** The absolute address of a path counted from the site's front door, which has no leading slash. */
export type AddressOf = (path: string) => string;

/** What every data file begins with. */
interface Preface {
  readonly version: 1;
  readonly licence: 'CC0-1.0';
  /** Where the file is documented. */
  readonly documentation: string;
}

const preface = (address: AddressOf): Preface => ({
  version: 1,
  licence: 'CC0-1.0',
  documentation: address('en/data/'),
});

/** What the build proved of a puzzle, in short. */
export interface ProofSummary {
  /** The best-defence line, the attacker's actions being the first, third, …; levies with their kind and square. */
  readonly line: readonly string[];
  /** How many actions keep the win at each of the attacker's turns on the line. */
  readonly winners: readonly number[];
  /** How many legal first actions there are; all but the key are refuted. */
  readonly firstActions: number;
  /** How many positions the search visited to prove it all. */
  readonly positions: number;
}

/** A puzzle in `/puzzles.json`. Every field is always there. */
export interface PuzzleRecord {
  readonly id: string;
  readonly position: string;
  readonly attacker: 'light' | 'dark';
  readonly n: number;
  readonly key: string;
  readonly ending: Ending;
  readonly themes: readonly Theme[];
  readonly difficulty: number;
  readonly band: Band;
  readonly added: string;
  /** The names of the collections that it is in. */
  readonly collections: readonly string[];
  readonly title: Bilingual | null;
  readonly note: Bilingual | null;
  readonly proof: ProofSummary;
}

/** `/puzzles.json` */
export interface PuzzlesDocument extends Preface {
  /** Addresses with `{id}` and `{language}` (`en` or `zh`) to be filled in, as in RFC 6570. */
  readonly addresses: {
    readonly page: string;
    readonly data: string;
    readonly png: string;
    readonly svg: string;
  };
  readonly count: number;
  readonly puzzles: readonly PuzzleRecord[];
}

/** `/puzzles/<id>.json`: the record, the answer to every first action, and the game that led to the position. */
export interface PuzzleDocument extends Preface, PuzzleRecord {
  /** Each legal first action with what refutes it: a reply; for `@` the letter of a kind; `null` for the key. */
  readonly refutations: Readonly<Record<string, string | null>>;
  readonly source: PuzzleSource;
}

/** `/daily.json` */
export interface DailyDocument extends Preface {
  /** The day, in UTC, for which the file was made. */
  readonly built: string;
  /** Ids by day, from the day before `built` to 30 days after it, so that every time zone finds its today. */
  readonly days: Readonly<Record<string, string>>;
}

const sideToMove = (position: Position): 'light' | 'dark' =>
  position.side === 0 ? 'light' : 'dark';

/** A puzzle's record. @throws NotationError */
export function puzzleRecord(
  puzzle: Puzzle,
  proof: PuzzlePage,
  collections: readonly Collection[],
): PuzzleRecord {
  const { id, position, n, key, ending, themes, difficulty, added, title, note } = puzzle;
  return {
    ...{ id, position, attacker: sideToMove(unwrap(parsePosition(position))) },
    ...{ n, key, ending, themes, difficulty, band: bandOf(difficulty), added },
    collections: collections
      .filter((collection) => collection.puzzles.includes(id))
      .map(({ name }) => name),
    title: title ?? null,
    note: note ?? null,
    proof: {
      line: proof.line,
      winners: proof.winners,
      firstActions: Object.keys(proof.firstActions).length,
      positions: proof.positions,
    },
  };
}

/** The list of all puzzles. */
export const puzzlesDocument = (
  puzzles: readonly PuzzleRecord[],
  address: AddressOf,
): PuzzlesDocument => ({
  ...preface(address),
  addresses: {
    page: `${address('')}{language}/puzzles/{id}/`,
    data: `${address('puzzles/')}{id}.json`,
    png: `${address('puzzles/')}{id}.png`,
    svg: `${address('puzzles/')}{id}.svg`,
  },
  count: puzzles.length,
  puzzles,
});

/** One puzzle with all there is. */
export const puzzleDocument = (
  puzzle: Puzzle,
  proof: PuzzlePage,
  collections: readonly Collection[],
  address: AddressOf,
): PuzzleDocument => ({
  ...preface(address),
  ...puzzleRecord(puzzle, proof, collections),
  refutations: proof.firstActions,
  source: puzzle.source,
});

/** How many days ahead of its build `/daily.json` reaches: readers may keep it, and sites may be built rarely. */
export const DAYS_AHEAD = 30;

/** Which puzzle belongs to which day around the day of the build. */
export const dailyDocument = (
  schedule: DailySchedule | undefined,
  built: string,
  address: AddressOf,
): DailyDocument => ({
  ...preface(address),
  built,
  days: Object.fromEntries(
    schedule === undefined
      ? []
      : puzzleDays(schedule, addDays(built, -1), addDays(built, DAYS_AHEAD)).map(({ day, id }) => [
          day,
          id,
        ]),
  ),
});
