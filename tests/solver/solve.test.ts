// What solve promises beyond right answers: budgets, errors, symmetry, and positions worth knowing.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAction, formatPosition, parsePosition, unwrap } from '../../src/engine/index.ts';
import { ForcedWins, OutOfBudget, solve } from '../../src/solver/index.ts';
import { IMAGES, imageOfAction, imageOfPosition, symmetryKey } from '../../src/solver/symmetry.ts';
import { smallPosition } from './positions.ts';

const read = (text: string) => unwrap(parsePosition(text));
const QUIET = '1f4/6/4kd/2f1F1/2T~1L1/4D~1 l F3PKWRSGCMBNA f3pwrsgtcmbnal 0';

describe('solve', () => {
  it('finds the waiting levy, whatever is drawn', () => {
    const position = read('6/2C~3/d5/PD4/1BT3/6 l F2PRSGMNAL f2pkwrsgtcmbnal 2');
    const result = solve(position, { maxN: 4 });
    expect(result.status).toBe('win');
    expect(result.status === 'win' && result.keys.map(formatAction)).toEqual(['@']);
  });

  it('says when its budget is used up, and leaves the position as it was', () => {
    const position = read(QUIET);
    const result = solve(position, { maxN: 4, budget: 500 });
    expect(result.status).toBe('out-of-budget');
    expect(formatPosition(position)).toBe(QUIET);
    const wins = new ForcedWins(position, position.side);
    wins.allow(500);
    expect(() => wins.attackerWins(4)).toThrow(OutOfBudget);
    expect(formatPosition(position)).toBe(QUIET);
    expect(position.hash).toEqual(read(QUIET).hash);
    wins.allow(10_000_000);
    expect(wins.attackerWins(4)).toBe(true);
  });

  it('visits the same number of nodes every time', () => {
    const count = () => solve(read(QUIET), { maxN: 4 }).nodes;
    expect(count()).toBe(count());
  });

  it('stops at the number of keys asked for', () => {
    const position = read('3R~1C~/3d~2/3p2/4WD/2T~3/6 l F3PKSMNAL f2prsgtcmbnal 0');
    const result = solve(position, { maxN: 2, keyLimit: 2 });
    expect(result.status === 'win' && result.keys).toHaveLength(2);
  });

  it('refuses diagram positions and depths that are none', () => {
    expect(() => solve(read('6/6/6/6/6/D5 l - -'), { maxN: 2 })).toThrow(
      /with a Duke on each side/,
    );
    for (const maxN of [0, -1, 1.5, 21, Number.NaN])
      expect(() => solve(read(QUIET), { maxN })).toThrow(/whole number from 1 to 20/);
  });

  it('answers alike for the four images of a position', () => {
    fc.assert(
      fc.property(smallPosition({ tiles: 6, bag: 2 }), (position) => {
        const result = solve(position, { maxN: 2 });
        const keys = result.status === 'win' ? result.keys.map(formatAction) : [];
        for (const image of IMAGES) {
          const other = imageOfPosition(position, image);
          const found = solve(other, { maxN: 2 });
          expect(found.status).toBe(result.status);
          expect(found.status === 'win' ? found.keys.map(formatAction) : []).toEqual(
            keys.map((key) => imageOfAction(key, image)).sort(),
          );
          expect(symmetryKey(other)).toBe(symmetryKey(position));
        }
      }),
      { numRuns: 500 },
    );
  });
});
