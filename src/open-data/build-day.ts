// The day for which the site is built: what feeds, the daily list and pages without scripts call today.

/**
 * The day in UTC as `YYYY-MM-DD`. SOURCE_DATE_EPOCH (seconds since 1970), which makes builds repeatable, sets it.
 * @throws Error when SOURCE_DATE_EPOCH is no such number
 */
export function buildDay(
  environment: Readonly<Record<string, string | undefined>>,
  now: Date = new Date(),
): string {
  const epoch = environment.SOURCE_DATE_EPOCH;
  if (epoch && !/^\d{1,11}$/.test(epoch))
    throw new Error(`SOURCE_DATE_EPOCH is "${epoch}"; expected seconds since 1970`);
  const day = epoch ? new Date(Number(epoch) * 1000) : now;
  return day.toISOString().slice(0, 10);
}
