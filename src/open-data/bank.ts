// The puzzle bank as the build reads it: the files of puzzles/, and what was proven of them (`scripts/prove-bank.ts`).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bilingual, Puzzle, PuzzlePage } from '../solver/puzzle.ts';
import type { DailySchedule } from '../solver/schedule.ts';

/** A curated set, as `puzzles/collections.json` has it. */
export interface Collection {
  readonly name: string;
  readonly title: Bilingual;
  readonly introduction: Bilingual;
  /** Ids in order. */
  readonly puzzles: readonly string[];
}

const BANK = 'puzzles';
const PROVEN = '.generated/puzzles';

/** Files of the bank that are no puzzle. */
const LISTS = ['collections.json', 'schedule.json'];

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** All puzzles, sorted by id. The build has checked their shape before. */
export const readPuzzles = (): Puzzle[] =>
  readdirSync(BANK)
    .filter((file) => file.endsWith('.json') && !LISTS.includes(file))
    .sort()
    .map((file) => readJson(join(BANK, file)) as Puzzle);

/** What was proven of a puzzle. @throws Error saying how to prove it, when it was not */
export function readProof(id: string): PuzzlePage {
  const path = join(PROVEN, `${id}.json`);
  if (!existsSync(path))
    throw new Error(`${path} is missing; "node scripts/prove-bank.ts" proves the bank`);
  return readJson(path) as PuzzlePage;
}

const readList = (file: string): unknown =>
  existsSync(join(BANK, file)) ? readJson(join(BANK, file)) : undefined;

/** The curated sets in their order. */
export const readCollections = (): readonly Collection[] =>
  (readList('collections.json') ?? []) as Collection[];

/** Which puzzle belongs to which day; `undefined` in a bank that has no schedule. */
export const readSchedule = (): DailySchedule | undefined =>
  readList('schedule.json') as DailySchedule | undefined;
