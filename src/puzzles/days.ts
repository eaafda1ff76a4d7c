// Days as the reader's own calendar has them, and the streak of days on which the daily puzzle was solved.

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

const MILLISECONDS = 86_400_000;

const two = (value: number): string => String(value).padStart(2, '0');

/** The day on the reader's own calendar and clock. */
export const localDay = (now: Date): Day =>
  `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/** Milliseconds until the day changes on the reader's own clock, at least one. */
export function untilMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, midnight.getTime() - now.getTime());
}

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** Is this text a day that exists? */
export function isDay(text: unknown): text is Day {
  return (
    typeof text === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(timeOf(text)) &&
    new Date(timeOf(text)).toISOString().startsWith(text)
  );
}

/** The day so many days later, or earlier for a negative number. */
export const addDays = (day: Day, days: number): Day =>
  new Date(timeOf(day) + days * MILLISECONDS).toISOString().slice(0, 10);

/** How many days the second is after the first; negative when it is before. */
export const daysBetween = (first: Day, second: Day): number =>
  Math.round((timeOf(second) - timeOf(first)) / MILLISECONDS);

/** Monday is 0. */
export const weekday = (day: Day): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7;

/** The first day of the day's month. */
export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The first day of the month so many months later. */
export function addMonths(month: Day, months: number): Day {
  const date = new Date(timeOf(month));
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** All days of a month, in order. */
export function daysOfMonth(month: Day): Day[] {
  const end = addMonths(month, 1);
  const days: Day[] = [];
  for (let day = month; day < end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** How many days in a row, up to today or yesterday, are among `days`. */
export function streak(days: ReadonlySet<Day>, today: Day): number {
  let day = days.has(today) ? today : addDays(today, -1);
  let count = 0;
  for (; days.has(day); day = addDays(day, -1)) count++;
  return count;
}
