// The solver against trying everything, on thousands of small random positions; a seed that fails is printed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clonePosition,
  formatAction,
  formatPosition,
  type Position,
} from '../../src/engine/index.ts';
import { findClaims, solve } from '../../src/solver/index.ts';
import { attackerActions, bruteForce, bruteLine, bruteRefutation } from './brute-force.ts';
import { smallPosition } from './positions.ts';

function agree(position: Position, maxN: number): number {
  const before = formatPosition(position);
  const expected = bruteForce(position, maxN);
  const result = solve(position, { maxN });
  const found =
    result.status === 'win'
      ? { n: result.n, keys: result.keys.map(formatAction) }
      : { n: 0, keys: [] };
  expect(result.status, before).not.toBe('out-of-budget');
  expect(found, before).toEqual(expected);
  expect(formatPosition(position)).toBe(before);
  return expected.n;
}

describe('solve and trying everything agree', () => {
  it.each([
    { what: 'with bags', tiles: 6, bag: 2, maxN: 2, runs: 2500 },
    { what: 'with empty bags', tiles: 7, bag: 0, maxN: 2, runs: 2500 },
    { what: 'to N = 3', tiles: 3, bag: 0, maxN: 3, runs: 250 },
    { what: 'to N = 3 with one tile to draw', tiles: 2, bag: 1, maxN: 3, runs: 80 },
  ])('$what', ({ tiles, bag, maxN, runs }) => {
    const counts = Array.from({ length: maxN + 1 }, () => 0);
    fc.assert(
      fc.property(smallPosition({ tiles, bag }), (position) => {
        const n = agree(position, maxN);
        counts[n] = (counts[n] as number) + 1;
      }),
      { numRuns: runs },
    );
    // There are wins among the positions, and positions without one.
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[0]).toBeLessThan(runs);
  });
});

describe('line, ending and refutations are those of SPEC §10', () => {
  it.each([
    { what: 'with empty bags', tiles: 6, bag: 0, maxN: 2, runs: 1500 },
    { what: 'with bags', tiles: 5, bag: 2, maxN: 2, runs: 1500 },
    { what: 'to N = 3', tiles: 4, bag: 0, maxN: 3, runs: 600 },
  ])('$what', ({ tiles, bag, maxN, runs }) => {
    let compared = 0;
    fc.assert(
      fc.property(smallPosition({ tiles, bag }), (position) => {
        const finding = findClaims(clonePosition(position), maxN, Number.POSITIVE_INFINITY);
        if (finding.status !== 'proven') return;
        const { n, line, ending, refutations } = finding.claims;
        const text = formatPosition(position);
        expect({ line, ending }, text).toEqual(bruteLine(position, n));
        const expected = Object.fromEntries(
          attackerActions(position).map((action) => [
            formatAction(action),
            formatAction(action) === finding.claims.key
              ? null
              : bruteRefutation(position, action, n),
          ]),
        );
        expect(refutations, text).toEqual(expected);
        if (n > 1) compared++;
      }),
      { numRuns: runs },
    );
    expect(compared).toBeGreaterThan(0);
  });
});
