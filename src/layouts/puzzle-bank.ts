// The puzzle bank as the pages use it, read once a build.
import {
  type Collection,
  readCollections,
  readProof,
  readPuzzles,
  readSchedule,
} from '../open-data/bank.ts';
import { byDifficulty, type Row, rowOf } from '../puzzles/listing.ts';
import type { PuzzleWithWords } from '../puzzles/puzzle-data.ts';
import type { Puzzle } from '../solver/puzzle.ts';
import type { DailySchedule } from '../solver/schedule.ts';

/** The whole bank. */
export interface PuzzleBank {
  readonly puzzles: ReadonlyMap<string, Puzzle>;
  /** The list, easiest first. */
  readonly rows: readonly Row[];
  readonly collections: readonly Collection[];
  /** The collection that a puzzle is in. */
  readonly collectionOf: ReadonlyMap<string, Collection>;
  readonly schedule: DailySchedule;
}

let bank: PuzzleBank | undefined;

function readBank(): PuzzleBank {
  const puzzles = readPuzzles();
  const collections = readCollections();
  const collectionOf = new Map(
    collections.flatMap((collection) => collection.puzzles.map((id) => [id, collection] as const)),
  );
  const rows = puzzles
    .map((puzzle) => rowOf(puzzle, collectionOf.get(puzzle.id)?.name))
    .sort(byDifficulty);
  return {
    puzzles: new Map(puzzles.map((puzzle) => [puzzle.id, puzzle])),
    rows,
    collections,
    collectionOf,
    schedule: readSchedule() ?? { start: '2026-11-30', puzzles: rows.map(({ id }) => id) },
  };
}

/** The bank. In development it is read again when the server starts. */
export function puzzleBank(): PuzzleBank {
  bank ??= readBank();
  return bank;
}

/** The puzzle that follows: in its collection, or else the next harder one; after the last the first. */
export function puzzleAfter({ rows, collectionOf }: PuzzleBank, id: string): string {
  const order = collectionOf.get(id)?.puzzles ?? rows.map((row) => row.id);
  return order[(order.indexOf(id) + 1) % order.length] ?? id;
}

/** A puzzle with its proof's data and the words around it, as islands take it. */
export function puzzleWithWords({ puzzles }: PuzzleBank, id: string): PuzzleWithWords {
  const { difficulty, themes, title, note } = puzzles.get(id) as Puzzle;
  return { puzzle: readProof(id), difficulty, themes, title, note };
}
