// Days and the puzzles that belong to them.
import { addDays, type Day } from '../puzzles/days.ts';
import { type DailySchedule, dailyPuzzle, daysBetween } from '../solver/schedule.ts';

/** A day and the id of its puzzle. */
export interface PuzzleDay {
  readonly day: Day;
  readonly id: string;
}

/** The days from `first` to `last`, both counted in, with their puzzles. @throws RangeError when one is no date */
export const puzzleDays = (schedule: DailySchedule, first: Day, last: Day): PuzzleDay[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => {
    const day = addDays(first, index);
    return { day, id: dailyPuzzle(schedule, day) };
  });
