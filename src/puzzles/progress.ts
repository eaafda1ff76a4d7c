// What a reader has done, as one plain object that is kept on the device: results, days solved in time, and what is to be
// reviewed. Reading takes anything at all; whatever is damaged is as if it were not there.
import { addDays, type Day, isDay } from './days.ts';

/** What came of a puzzle the first time it was finished, or later when it was better. */
export interface Result {
  /** Solved, and not only looked up. */
  readonly solved: boolean;
  /** How many actions were wrong before. */
  readonly wrong: number;
  /** From the first look to the solution. */
  readonly seconds: number;
  readonly day: Day;
}

/** A failed puzzle that comes back. */
export interface Review {
  /** How often it has come back and been solved at once: 0 to 3. */
  readonly step: number;
  readonly due: Day;
}

/** Everything kept. */
export interface Progress {
  readonly results: ReadonlyMap<string, Result>;
  /** Days whose daily puzzle was solved on that very day. */
  readonly daily: ReadonlySet<Day>;
  readonly reviews: ReadonlyMap<string, Review>;
}

/** After how many days a failed puzzle comes back; then again, each time it was solved at once. */
export const REVIEW_DAYS = [1, 3, 7, 21] as const;

/** Nothing done yet. */
export const NO_PROGRESS: Progress = { results: new Map(), daily: new Set(), reviews: new Map() };

/** More than this is never kept, whatever the storage holds. */
const MOST_ENTRIES = 20_000;

const isId = (text: string): boolean => /^[a-z][a-z2-9]{3,7}$/.test(text);

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of an object whose key is an id and whose value `read` accepts. */
function entries<Value>(
  value: unknown,
  read: (entry: Readonly<Record<string, unknown>>) => Value | undefined,
): Map<string, Value> {
  const found = new Map<string, Value>();
  if (!isRecord(value)) return found;
  for (const [id, entry] of Object.entries(value).slice(0, MOST_ENTRIES)) {
    const good = isId(id) && isRecord(entry) ? read(entry) : undefined;
    if (good !== undefined) found.set(id, good);
  }
  return found;
}

/** Reads what was kept. Never fails: text that is missing, damaged or someone else's gives what can be made of it. */
export function readProgress(text: string | null): Progress {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return NO_PROGRESS;
  }
  if (!isRecord(value)) return NO_PROGRESS;
  return {
    results: entries(value.results, ({ solved, wrong, seconds, day }) =>
      typeof solved === 'boolean' && isCount(wrong, 999) && isCount(seconds, 1e7) && isDay(day)
        ? { solved, wrong, seconds, day }
        : undefined,
    ),
    daily: new Set(
      Array.isArray(value.daily) ? value.daily.slice(-MOST_ENTRIES).filter(isDay) : [],
    ),
    reviews: entries(value.reviews, ({ step, due }) =>
      isCount(step, REVIEW_DAYS.length - 1) && isDay(due) ? { step, due } : undefined,
    ),
  };
}

/** Progress as the text that is kept. */
export const writeProgress = ({ results, daily, reviews }: Progress): string =>
  JSON.stringify({
    results: Object.fromEntries(results),
    daily: [...daily].sort(),
    reviews: Object.fromEntries(reviews),
  });

/** A finished puzzle. */
export interface Finished extends Result {
  readonly id: string;
  /** The day whose daily puzzle this is, where it was solved as one. */
  readonly dailyOf?: Day | undefined;
}

const better = (before: Result | undefined, now: Result): Result => {
  if (before === undefined || (now.solved && !before.solved)) return now;
  return before.solved && now.solved && now.wrong < before.wrong ? now : before;
};

/**
 * Adds a finished puzzle: its result, the day if it was that day's puzzle, and when it comes back. Solved at once it
 * moves on to the next interval, or out of the reviews after the last; otherwise it comes back tomorrow.
 */
export function addFinished(progress: Progress, finished: Finished): Progress {
  const { id, dailyOf, solved, wrong, seconds, day } = finished;
  const results = new Map(progress.results);
  results.set(id, better(results.get(id), { solved, wrong, seconds, day }));
  const onTime = solved && dailyOf !== undefined && dailyOf === day;
  const daily = onTime ? new Set([...progress.daily, day]) : progress.daily;
  return { results, daily, reviews: nextReviews(progress.reviews, id, solved && wrong === 0, day) };
}

function nextReviews(
  before: Progress['reviews'],
  id: string,
  atOnce: boolean,
  day: Day,
): Map<string, Review> {
  const reviews = new Map(before);
  const review = reviews.get(id);
  if (!atOnce) reviews.set(id, { step: 0, due: addDays(day, REVIEW_DAYS[0]) });
  else if (review !== undefined && review.due <= day) {
    const step = review.step + 1;
    const days = REVIEW_DAYS[step];
    if (days === undefined) reviews.delete(id);
    else reviews.set(id, { step, due: addDays(day, days) });
  }
  return reviews;
}

/** The puzzles that are to be reviewed on this day, the longest overdue first. */
export const dueReviews = ({ reviews }: Progress, today: Day): string[] =>
  [...reviews]
    .filter(([, { due }]) => due <= today)
    .sort(([idA, a], [idB, b]) => (a.due < b.due ? -1 : a.due > b.due ? 1 : idA < idB ? -1 : 1))
    .map(([id]) => id);
