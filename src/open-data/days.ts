// Days of the calendar as `YYYY-MM-DD`, counted without clocks or time zones, and the puzzles that belong to them.
import { type DailySchedule, dailyPuzzle, daysBetween } from '../solver/schedule.ts';

/** A day and the id of its puzzle. */
export interface PuzzleDay {
  readonly day: string;
  readonly id: string;
}

/** The day that many days later, or earlier when negative. @throws RangeError when `day` is no date */
export function addDays(day: string, days: number): string {
  const later = new Date('1970-01-01T00:00:00Z');
  later.setUTCDate(later.getUTCDate() + daysBetween('1970-01-01', day) + days);
  return later.toISOString().slice(0, 10);
}

/** The days from `first` to `last`, both counted in, with their puzzles. */
export const puzzleDays = (schedule: DailySchedule, first: string, last: string): PuzzleDay[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => {
    const day = addDays(first, index);
    return { day, id: dailyPuzzle(schedule, day) };
  });
