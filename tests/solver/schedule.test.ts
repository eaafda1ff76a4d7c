// Which puzzle belongs to which day.
import { describe, expect, it } from 'vitest';
import { dailyPuzzle, daysBetween } from '../../src/solver/schedule.ts';

const schedule = { start: '2026-11-30', puzzles: ['a', 'b', 'c'] };

describe('dailyPuzzle', () => {
  it('goes through the schedule day by day, and begins again after its end', () => {
    const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2027-11-30'];
    expect(days.map((day) => dailyPuzzle(schedule, day))).toEqual(['a', 'b', 'c', 'a', 'c']);
  });

  it('shows the first puzzle before the first day', () => {
    expect(dailyPuzzle(schedule, '2026-11-29')).toBe('a');
  });

  it('does not change a day when puzzles are added behind', () => {
    const longer = { ...schedule, puzzles: [...schedule.puzzles, 'd'] };
    expect(dailyPuzzle(longer, '2026-12-01')).toBe(dailyPuzzle(schedule, '2026-12-01'));
  });

  it('refuses what is no date', () => {
    for (const day of ['', 'today', '2026-13-01', '2026-1-1', '2026-12-01T00:00'])
      expect(() => dailyPuzzle(schedule, day)).toThrow(/is not a date; expected YYYY-MM-DD/);
  });
});

describe('daysBetween', () => {
  it('counts days, over leap days and the ends of years', () => {
    expect(daysBetween('2027-12-31', '2028-01-01')).toBe(1);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2);
  });
});
