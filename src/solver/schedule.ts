// Which puzzle belongs to which day.

/** The first day as `YYYY-MM-DD`, and the puzzles of the days from then on. */
export interface DailySchedule {
  readonly start: string;
  readonly puzzles: readonly string[];
}

const DAY = 86_400_000;

/** How many days `day` is after `start`, both `YYYY-MM-DD`; negative before it. @throws RangeError when one is no date. */
export function daysBetween(start: string, day: string): number {
  const [from, to] = [start, day].map((text) => {
    const time = Date.parse(`${text}T00:00:00Z`);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(time))
      throw new RangeError(`“${text.slice(0, 20)}” is not a date; expected YYYY-MM-DD`);
    return time;
  }) as [number, number];
  return Math.round((to - from) / DAY);
}

/**
 * The id of the puzzle of a day (`YYYY-MM-DD`). After the last scheduled day the schedule begins again, and before the
 * first day there is the first puzzle.
 */
export function dailyPuzzle({ start, puzzles }: DailySchedule, day: string): string {
  const days = Math.max(0, daysBetween(start, day));
  return puzzles[days % puzzles.length] as string;
}
