// Which daily puzzles are kept ahead, for days without a network.
import { localDay } from '../puzzles/days.ts';

/** Today's, and those of so many days after it. */
export const DAYS_KEPT = 14;

/**
 * The ids of today's puzzle and the next ones, soonest first.
 * @param daily what `/daily.json` holds; anything else gives none
 */
export function comingPuzzles(daily: unknown, now: Date): string[] {
  const days = (daily as { days?: unknown } | null)?.days;
  if (typeof days !== 'object' || days === null) return [];
  const today = localDay(now);
  return Object.entries(days)
    .filter(([day, id]) => day >= today && typeof id === 'string' && /^[a-z0-9]+$/.test(id))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, DAYS_KEPT + 1)
    .map(([, id]) => id as string);
}
