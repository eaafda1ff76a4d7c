// Every lesson falls into one part of the course, in order, and a part without lessons has no heading.
import { describe, expect, it } from 'vitest';
import { inParts, LESSON_PARTS } from '../../src/layouts/lesson-parts.ts';

const ordersOf = (orders: readonly number[]) =>
  inParts(orders, (order) => order).map(({ name, lessons }) => [name, lessons]);

describe('the parts of the course', () => {
  it('begin at 1 and follow each other', () => {
    const begins = LESSON_PARTS.map(({ from }) => from);
    expect(begins[0]).toBe(1);
    expect(begins).toEqual([...begins].sort((a, b) => a - b));
    expect(new Set(begins).size).toBe(begins.length);
  });

  it('share out every lesson, the last part without an end', () => {
    expect(ordersOf([1, 9, 10, 14, 15, 22, 23, 24, 99])).toEqual([
      ['tiles', [1, 9]],
      ['game', [10, 14]],
      ['strategy', [15, 22]],
      ['beyond', [23, 24, 99]],
    ]);
  });

  it('are left out while they are empty', () => {
    expect(ordersOf([2, 16])).toEqual([
      ['tiles', [2]],
      ['strategy', [16]],
    ]);
    expect(ordersOf([])).toEqual([]);
  });
});
