// Draws follow from the seed: the same ones come back, every order of the bag is as likely as any other.
import { describe, expect, it } from 'vitest';
import {
  bagCount,
  bagKinds,
  bagSize,
  drawChances,
  setBagCount,
  startPosition,
} from '../../src/engine/index.ts';
import { countLevies, drawFromSeed, isSeed, newSeed } from '../../src/games/chance.ts';

const start = () => startPosition({ duke: 2, footmen: [1, 3] });

/** The whole bag of Light, in the order in which it comes. */
function orderOfBag(seed: number): number[] {
  const position = start();
  const order: number[] = [];
  while (bagSize(position, 0) > 0) {
    const kind = drawFromSeed(seed, position, 0, order.length);
    order.push(kind);
    setBagCount(position, 0, kind, bagCount(position, 0, kind) - 1);
  }
  return order;
}

describe('draws', () => {
  it('bring every tile of the bag once', () => {
    const inBag = drawChances(start(), 0).flatMap(({ kind, copies }) => Array(copies).fill(kind));
    for (let seed = 0; seed < 50; seed++)
      expect(orderOfBag(seed).sort((a, b) => a - b)).toEqual(inBag);
  });

  it('come again from the same seed, and in another order from another', () => {
    expect(orderOfBag(5)).toEqual(orderOfBag(5));
    const orders = new Set(Array.from({ length: 100 }, (_, seed) => orderOfBag(seed).join()));
    expect(orders.size).toBe(100);
  });

  it('are not the same for both sides', () => {
    const both = Array.from({ length: 40 }, (_, seed) =>
      [0, 1].map((side) => drawFromSeed(seed, start(), side as 0 | 1, 0)),
    );
    expect(both.some(([light, dark]) => light !== dark)).toBe(true);
  });

  it('are as likely as SPEC §5 says, at the first draw and at a later one', () => {
    const games = 16_000;
    for (const levies of [0, 3]) {
      const counts = new Map<number, number>();
      for (let seed = 0; seed < games; seed++) {
        const kind = drawFromSeed(seed * 7919, start(), 0, levies);
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }
      const chances = drawChances(start(), 0);
      // Pearson's chi-squared over 14 kinds: with 13 degrees of freedom 34.5 is exceeded once in a thousand times.
      const chiSquared = chances.reduce((sum, { kind, copies, bagSize: total }) => {
        const expected = (games * copies) / total;
        return sum + ((counts.get(kind) ?? 0) - expected) ** 2 / expected;
      }, 0);
      expect(bagKinds(start(), 0)).toHaveLength(14);
      expect(chiSquared).toBeLessThan(34.5);
    }
  });
});

describe('seeds', () => {
  it('are whole numbers of 32 bits', () => {
    for (const seed of [0, 1, 2 ** 32 - 1]) expect(isSeed(seed)).toBe(true);
    for (const seed of [-1, 0.5, 2 ** 32, Number.NaN, '1', null]) expect(isSeed(seed)).toBe(false);
    expect(isSeed(newSeed(() => 0.999999999999))).toBe(true);
    expect(isSeed(newSeed(() => 0))).toBe(true);
  });
});

describe('counting levies', () => {
  const LEVY = 6 << 18;
  it('counts those of one side, whoever acted first', () => {
    // Levy, maneuver, levy, levy: the side that began has two, the other one.
    const actions = [LEVY, 0, LEVY, LEVY];
    expect([countLevies(actions, 0, 0), countLevies(actions, 0, 1)]).toEqual([2, 1]);
    expect([countLevies(actions, 1, 0), countLevies(actions, 1, 1)]).toEqual([1, 2]);
  });
});
