// The reader's own calendar: local days, months, streaks.
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysOfMonth,
  isDay,
  localDay,
  streak,
  untilMidnight,
  weekday,
} from '../../src/puzzles/days.ts';

describe('a day', () => {
  it('is the one on the reader’s own clock', () => {
    expect(localDay(new Date(2026, 10, 30, 23, 59, 59))).toBe('2026-11-30');
    expect(localDay(new Date(2026, 11, 1, 0, 0, 0))).toBe('2026-12-01');
    expect(localDay(new Date(987, 0, 2))).toBe('0987-01-02');
  });

  it('ends at local midnight', () => {
    expect(untilMidnight(new Date(2026, 10, 30, 23, 59, 58, 500))).toBe(1500);
    expect(untilMidnight(new Date(2026, 10, 30))).toBe(86_400_000);
  });

  it('exists or does not', () => {
    for (const day of ['2026-11-30', '2028-02-29']) expect(isDay(day), day).toBe(true);
    for (const day of ['2026-02-30', '2026-13-01', '2026-1-1', '', 20261130, null, '2026-11-30T00'])
      expect(isDay(day), String(day)).toBe(false);
  });

  it('comes before and after others, across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addMonths('2026-12-01', 1)).toBe('2027-01-01');
    expect(addMonths('2026-01-01', -1)).toBe('2025-12-01');
  });

  it('stands in a week that begins on Monday, and in a month', () => {
    expect(['2026-11-30', '2026-12-05', '2026-12-06'].map(weekday)).toEqual([0, 5, 6]);
    expect(daysOfMonth('2026-02-01')).toHaveLength(28);
  });
});

describe('a streak', () => {
  const days = new Set(['2026-11-27', '2026-11-29', '2026-11-30', '2026-12-01']);

  it('counts the days in a row up to today', () => {
    expect(streak(days, '2026-12-01')).toBe(3);
  });

  it('still stands on the next day, until that is over', () => {
    expect(streak(days, '2026-12-02')).toBe(3);
    expect(streak(days, '2026-12-03')).toBe(0);
  });

  it('breaks on a missed day', () => {
    expect(streak(days, '2026-11-28')).toBe(1);
    expect(streak(new Set(), '2026-12-01')).toBe(0);
  });
});
