// How chances and values are written.
import { expect, it } from 'vitest';
import { fractionText, percentText, standingOf, valueText } from '../../src/analysis/numbers.ts';

const per = (numerator: number, denominator: number) =>
  percentText({ numerator, denominator }, 'en');

it('writes fractions', () => {
  expect(fractionText({ numerator: 9, denominator: 16 })).toBe('9/16');
  expect(fractionText({ numerator: 0, denominator: 1 })).toBe('0');
  expect(fractionText({ numerator: 1, denominator: 1 })).toBe('1');
});

it('rounds per cent, and never to nothing or to certainty', () => {
  expect([per(0, 1), per(1, 1), per(9, 16), per(1, 3)]).toEqual(['0%', '100%', '56.3%', '33.3%']);
  expect([per(8, 195), per(1, 3360), per(1, 1498176)]).toEqual(['4.1%', '0.03%', '<0.01%']);
  expect([per(999, 1000), per(1498175, 1498176)]).toEqual(['99.9%', '>99.9%']);
});

it('writes expected results with their sign', () => {
  expect([0, 0.004, -0.004, 0.354, -1, 1].map(valueText)).toEqual([
    ...['0.00', '0.00', '0.00', '+0.35', '−1.00', '+1.00'],
  ]);
  expect([0, -0.05, 0.2, -0.5, 0.9].map(standingOf)).toEqual([
    ...['even', 'even', 'slightly', 'clearly', 'winning'],
  ]);
});
