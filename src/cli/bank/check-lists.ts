// Checks the collections and the schedule against the puzzles.
import { BANDS, type Band, bandOf } from '../../solver/index.ts';
import type { Puzzle } from '../../solver/puzzle.ts';
import { daysBetween } from '../../solver/schedule.ts';
import type { Problem } from './problem.ts';
import type { Collections, Schedule } from './schema.ts';

const COLLECTIONS = 'collections.json';
const SCHEDULE = 'schedule.json';

/** Every id known and named once, names unique; titles and notes where a puzzle is in a collection and nowhere else. */
export function checkCollections(
  collections: Collections,
  puzzles: ReadonlyMap<string, Puzzle>,
): Problem[] {
  const problems: Problem[] = [];
  const collected = new Map<string, string>();
  const names = new Set<string>();
  for (const { name, puzzles: ids } of collections) {
    const claim = `collection ${name}`;
    if (names.has(name))
      problems.push({ where: COLLECTIONS, claim, found: 'another of that name' });
    names.add(name);
    for (const id of ids) {
      const other = collected.get(id);
      collected.set(id, name);
      if (!puzzles.has(id))
        problems.push({ where: COLLECTIONS, claim: `${id} in ${name}`, found: 'no such puzzle' });
      else if (other !== undefined)
        problems.push({
          where: COLLECTIONS,
          claim: `${id} in ${name}`,
          found: `it in ${other} too`,
        });
    }
  }
  for (const puzzle of puzzles.values()) {
    const name = collected.get(puzzle.id);
    for (const field of ['title', 'note'] as const) {
      const has = puzzle[field] !== undefined;
      if (has && name === undefined)
        problems.push({ where: puzzle.id, claim: `a ${field}`, found: 'it in no collection' });
      if (!has && name !== undefined)
        problems.push({ where: puzzle.id, claim: `a place in ${name}`, found: `no ${field}` });
    }
  }
  return problems;
}

/** Monday is 0. 1970-01-05 was a Monday. */
const weekdayOf = (day: string): number => ((daysBetween('1970-01-05', day) % 7) + 7) % 7;

/** A puzzle may come again only after so many days. */
export const LEAST_DAYS_BETWEEN = 366;

/**
 * Every id known, none again within a year; in each whole week, Monday to Sunday, every band comes up and no day is easier
 * than the day before.
 */
export function checkSchedule(schedule: Schedule, puzzles: ReadonlyMap<string, Puzzle>): Problem[] {
  const problems: Problem[] = [];
  const days = new Map<string, number>();
  schedule.puzzles.forEach((id, day) => {
    const claim = `${id} on day ${day + 1}`;
    const before = days.get(id);
    if (!puzzles.has(id)) problems.push({ where: SCHEDULE, claim, found: 'no such puzzle' });
    else if (before !== undefined && day - before < LEAST_DAYS_BETWEEN)
      problems.push({ where: SCHEDULE, claim, found: `it on day ${before + 1} already` });
    days.set(id, day);
  });
  if (problems.length > 0) return problems;
  const firstMonday = (7 - weekdayOf(schedule.start)) % 7;
  for (let monday = firstMonday; monday + 7 <= schedule.puzzles.length; monday += 7) {
    const week = schedule.puzzles.slice(monday, monday + 7).map((id) => puzzles.get(id) as Puzzle);
    const claim = `a week from day ${monday + 1}`;
    const easier = week.findIndex(
      (puzzle, day) => day > 0 && puzzle.difficulty < (week[day - 1] as Puzzle).difficulty,
    );
    if (easier > 0) {
      problems.push({
        where: SCHEDULE,
        claim,
        found: `${week[easier]?.id} easier than the day before it`,
      });
    }
    const bands = new Set<Band>(week.map((puzzle) => bandOf(puzzle.difficulty)));
    const missing = BANDS.filter((band) => !bands.has(band));
    if (missing.length > 0)
      problems.push({
        where: SCHEDULE,
        claim,
        found: `no puzzle of the band ${missing.join(', ')}`,
      });
  }
  return problems;
}
