// Dates in words, compared with what the platform's own formatter writes.
import { describe, expect, it } from 'vitest';
import { dayText, monthText, shortDayText, weekdayNames } from '../../src/puzzles/day-text.ts';
import { addDays, type Day } from '../../src/puzzles/days.ts';

/** The formatter's text, spaced as Chinese is on this site. */
const byPlatform = (day: Day, languageTag: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageTag === 'en' ? 'en-GB' : languageTag, {
    ...options,
    timeZone: 'UTC',
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/\d(?=\p{Script=Han})|\p{Script=Han}(?=\d)/gu, '$&\u2009');

const days = Array.from({ length: 800 }, (_, index) => addDays('2026-11-30', index));

describe.each(['en', 'zh-Hans'])('a day in %s', (languageTag) => {
  it('is written in full as the platform writes it', () => {
    for (const day of days)
      expect(dayText(day, languageTag)).toBe(byPlatform(day, languageTag, { dateStyle: 'long' }));
  });

  it('is written in short as the platform writes it', () => {
    for (const day of days)
      expect(shortDayText(day, languageTag)).toBe(
        byPlatform(day, languageTag, { day: 'numeric', month: 'short' }),
      );
  });

  it('has its month written as the platform writes it', () => {
    for (const day of days)
      expect(monthText(day, languageTag)).toBe(
        byPlatform(day, languageTag, { year: 'numeric', month: 'long' }),
      );
  });

  it('stands under the names of the platform for a week, from Monday on', () => {
    const week = Array.from({ length: 7 }, (_, index) => addDays('2026-11-30', index));
    expect(weekdayNames(languageTag)).toEqual(
      week.map((day) =>
        byPlatform(day, languageTag, { weekday: languageTag === 'en' ? 'short' : 'narrow' }),
      ),
    );
  });
});

it('writes a day as readers of each language expect it', () => {
  expect(dayText('2026-11-30', 'en')).toBe('30 November 2026');
  expect(dayText('2026-11-30', 'zh-Hans')).toBe('2026\u2009年\u200911\u2009月\u200930\u2009日');
});
