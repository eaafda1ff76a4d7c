// When a face is asked again: FSRS 6 by its keepers' own library, in whole days and with two grades, right and wrong.
import { FSRSAlgorithm, generatorParameters } from 'ts-fsrs';
import { addDays, type Day, daysBetween } from '../puzzles/days.ts';
import type { FaceMemory } from './memory.ts';

/** Nine of ten answers are to be right; a face is asked once a year at least. Chance plays no part. */
const scheduler = new FSRSAlgorithm(
  generatorParameters({ request_retention: 0.9, maximum_interval: 365, enable_fuzz: false }),
);

const AGAIN = 1;
const GOOD = 3;

/** A number as it is kept: storage and files need no more of it. */
const short = (value: number): number => Math.max(0.001, Math.round(value * 1000) / 1000);

/**
 * What is remembered after an answer.
 * @param before what was remembered, `undefined` for a face that was never asked
 * @param right whether the first answer of the day was right: later ones of the same day count for nothing, so asking
 *   again until it is right teaches without flattering
 */
export function afterAnswer(
  before: FaceMemory | undefined,
  right: boolean,
  today: Day,
): FaceMemory {
  // A clock can be set back.
  if (before !== undefined && before.last >= today) return before;
  const elapsed = before === undefined ? 0 : daysBetween(before.last, today);
  const known =
    before === undefined ? null : { stability: before.stability, difficulty: before.difficulty };
  const { stability, difficulty } = scheduler.next_state(known, elapsed, right ? GOOD : AGAIN);
  // What was wrong comes back tomorrow, however well it was known.
  const wait = right ? Math.max(1, Math.round(scheduler.next_interval(stability, elapsed))) : 1;
  return {
    stability: short(stability),
    difficulty: short(difficulty),
    last: today,
    due: addDays(today, wait),
    times: (before?.times ?? 0) + 1,
  };
}
