// The heat map: counted by hand on a small board, and against the engine's own answer to “could this be captured?”.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heatOf, showsSide, summaryOf } from '../../src/analysis/heat.ts';
import {
  isAttacked,
  parsePosition,
  type Square,
  squareFromName,
  squareName,
  tilesOf,
  unwrap,
} from '../../src/engine/index.ts';
import { smallPosition } from '../solver/positions.ts';

const heatAt = (text: string) => {
  const heat = heatOf(unwrap(parsePosition(text)));
  return (name: string) =>
    heat[squareFromName(name) as Square]!.reachedFrom.map((from) => from.map(squareName));
};

it('counts the tiles of each side that reach a square', () => {
  // Light: Footmen b2 and c3 (one step each way); Dark: a Footman c5.
  const at = heatAt('6/2f3/6/2F3/1F4/6 l - -');
  expect(at('b3')).toEqual([['b2', 'c3'], []]);
  expect(at('c2')).toEqual([['b2', 'c3'], []]);
  // Both sides step onto c4.
  expect(at('c4')).toEqual([['c3'], ['c5']]);
  // Its own tile on b2 is not reached by itself.
  expect(at('b2')).toEqual([[], []]);
  expect(at('f6')).toEqual([[], []]);
});

it('counts defended tiles and empty Strike squares', () => {
  // The Bowman's reverse face Strikes c4 (two ahead), b3 and d3 (diagonally ahead), where its own Footman stands on d3.
  const at = heatAt('6/6/6/3F2/2B~3/6 l - -');
  expect(at('c4')).toEqual([['c2'], []]);
  expect(at('b3')).toEqual([['c2'], []]);
  expect(at('d3')).toEqual([['c2'], []]);
});

it('agrees with what could be captured, on every square where an enemy tile stands', () => {
  fc.assert(
    fc.property(smallPosition({ tiles: 10, bag: 0 }), (position) => {
      const heat = heatOf(position);
      for (const side of [0, 1] as const) {
        for (const square of tilesOf(position, side)) {
          const attacker = side === 0 ? 1 : 0;
          expect(heat[square]!.reachedFrom[attacker].length > 0).toBe(
            isAttacked(position, square, attacker),
          );
        }
      }
    }),
    { numRuns: 300 },
  );
});

it('sums up', () => {
  const heat = heatOf(unwrap(parsePosition('6/2f3/6/2F3/1F4/6 l - -')));
  // Light reaches a2, b1, b3, c2 (b2's) and b3, c2, c4, d3 (c3's): 6 squares. Dark: b5, c4, c6, d5. Both: c4.
  expect(summaryOf(heat)).toEqual({ light: 6, dark: 4, both: 1, neither: 36 - 9 });
});

it('shows one side, both or none', () => {
  expect(
    (['none', 'light', 'dark', 'both'] as const).map((shown) => [
      showsSide(shown, 0),
      showsSide(shown, 1),
    ]),
  ).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ]);
});
