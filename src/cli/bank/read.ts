// Reading the bank's folder: every puzzle file, the collections and the schedule, each against its shape.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Puzzle } from '../../solver/puzzle.ts';
import type { Problem } from './problem.ts';
import {
  type Collections,
  collectionsSchema,
  describeIssues,
  puzzleSchema,
  type Schedule,
  scheduleSchema,
} from './schema.ts';

/** The bank as read; what could not be read is among the problems. */
export interface Bank {
  readonly puzzles: readonly Puzzle[];
  readonly collections: Collections;
  readonly schedule: Schedule | undefined;
  readonly problems: readonly Problem[];
}

const COLLECTIONS = 'collections.json';
const SCHEDULE = 'schedule.json';

/** Reads a file against a schema, or says what is wrong with it. */
function readFile<Schema extends z.ZodType>(
  directory: string,
  file: string,
  where: string,
  schema: Schema,
  problems: Problem[],
): z.infer<Schema> | undefined {
  const claim = `to be ${file}`;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(directory, file), 'utf8'));
  } catch (error) {
    problems.push({ where, claim, found: `no readable JSON (${(error as Error).message})` });
    return undefined;
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const found of describeIssues(result.error)) problems.push({ where, claim, found });
  return undefined;
}

/** Reads a folder laid out as `puzzles/`. Collections and a schedule may be missing from a small bank. */
export function readBank(directory: string): Bank {
  const problems: Problem[] = [];
  const files = readdirSync(directory)
    .filter((file) => file.endsWith('.json'))
    .sort();
  const puzzles: Puzzle[] = [];
  for (const file of files) {
    if (file === COLLECTIONS || file === SCHEDULE) continue;
    const id = file.slice(0, -'.json'.length);
    const puzzle = readFile(directory, file, id, puzzleSchema, problems);
    if (puzzle === undefined) continue;
    if (puzzle.id === id) puzzles.push(puzzle);
    else problems.push({ where: id, claim: `the id ${puzzle.id}`, found: `a file named ${file}` });
  }
  return {
    puzzles,
    collections: files.includes(COLLECTIONS)
      ? (readFile(directory, COLLECTIONS, COLLECTIONS, collectionsSchema, problems) ?? [])
      : [],
    schedule: files.includes(SCHEDULE)
      ? readFile(directory, SCHEDULE, SCHEDULE, scheduleSchema, problems)
      : undefined,
    problems,
  };
}
