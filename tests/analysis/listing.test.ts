// The list of actions: all that the engine knows, each once, forbidden ones with their reason.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listActions } from '../../src/analysis/listing.ts';
import {
  forbiddenManeuvers,
  formatAction,
  legalManeuvers,
  parsePosition,
  squareName,
  unwrap,
} from '../../src/engine/index.ts';
import { smallPosition } from '../solver/positions.ts';

it('lists every maneuver of the side to act once, under its tile', () => {
  fc.assert(
    fc.property(smallPosition({ tiles: 9, bag: 2 }), (position) => {
      const { tiles, legalCount, forbiddenCount, levy } = listActions(position);
      const texts = (of: 'legal' | 'forbidden') =>
        tiles.flatMap((tile) => tile[of].map(({ action }) => formatAction(action))).sort();
      expect(texts('legal')).toEqual(legalManeuvers(position).map(formatAction).sort());
      expect(texts('forbidden')).toEqual(forbiddenManeuvers(position).map(formatAction).sort());
      expect(legalCount).toBe(texts('legal').length + (levy === undefined ? 0 : 1));
      expect(forbiddenCount).toBe(texts('forbidden').length);
    }),
    { numRuns: 300 },
  );
});

it('says why the Seer of the first printed example may not leave the diagonal', () => {
  const { tiles } = listActions(unwrap(parsePosition('6/a~5/1N~4/6/3S2/4D1 l - -')));
  const seer = tiles.find(({ square }) => squareName(square) === 'd2');
  // SPEC §12: it is pinned, and its only legal maneuver is d2c3.
  expect(seer?.legal.map(({ action }) => formatAction(action))).toEqual(['d2c3']);
  for (const { forbiddenBy } of seer?.forbidden ?? [])
    expect(forbiddenBy.map(({ actor, mark }) => [squareName(actor), mark])).toEqual([
      ['a5', 'jumpSlide'],
    ]);
  expect(seer?.forbidden.length).toBeGreaterThan(0);
});

it('has a levy with its odds and squares only where one is possible', () => {
  const listing = listActions(unwrap(parsePosition('6/6/3d2/6/6/2D3 l 2PW -')));
  expect(listing.levy?.chances.map(({ copies, bagSize }) => [copies, bagSize])).toEqual([
    [2, 3],
    [1, 3],
  ]);
  expect(listing.levy?.squares.map(squareName)).toEqual(['b1', 'd1', 'c2']);
  expect(listActions(unwrap(parsePosition('6/6/3d2/6/6/2F3 l 2PW -'))).levy).toBeUndefined();
});
