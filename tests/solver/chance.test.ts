// The chance of a win within N: against plain enumeration, by hand, against the forced wins, mirrored, and out of budget.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bagCount,
  bagKinds,
  clonePosition,
  DUKE,
  formatAction,
  formatPosition,
  kindInfo,
  mirrorAction,
  mirrorPosition,
  type Position,
  parsePosition,
  setBagCount,
  squareName,
  takeTile,
  tileKind,
  turnAction,
  turnPosition,
  unwrap,
} from '../../src/engine/index.ts';
import {
  type ActionChance,
  BoundTable,
  compareFractions,
  DistanceTable,
  type Fraction,
  fraction,
  solve,
  winChances,
} from '../../src/solver/index.ts';
import { plainActions, plainChance, ratioText } from './plain-chance.ts';
import { smallPosition } from './positions.ts';

const read = (text: string): Position => clonePosition(unwrap(parsePosition(text)));
const words = (chance: Fraction | undefined): string =>
  chance === undefined ? 'out of budget' : `${chance.numerator}/${chance.denominator}`;

// Made once: making them costs more than most of these searches.
const distances = new DistanceTable(14);
const bounds = new BoundTable(14);
const found = (position: Position, turns: number, budget?: number): ActionChance[] => [
  ...winChances(position, {
    turns,
    distances,
    bounds,
    ...(budget === undefined ? {} : { budget }),
  }),
];
const asTexts = (chances: readonly ActionChance[]): Record<string, string> =>
  Object.fromEntries(chances.map(({ action, chance }) => [formatAction(action), words(chance)]));

/** Compares one position; returns how many chances were neither 0 nor 1. */
function agree(position: Position, turns: number): number {
  const before = formatPosition(position);
  const expected = Object.fromEntries(
    plainActions(position).map((action) => [
      formatAction(action),
      ratioText(plainChance(position, action, turns)),
    ]),
  );
  expect(asTexts(found(position, turns)), before).toEqual(expected);
  expect(formatPosition(position)).toBe(before);
  return Object.values(expected).filter((text) => text !== '0/1' && text !== '1/1').length;
}

interface Forced {
  readonly position: string;
  readonly n: number;
  readonly keys: readonly string[];
}
const forced = readFileSync(new URL('../conformance/forced.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Forced);

/** A position with most tiles and most of both bags taken away by these numbers, so that trying everything ends. */
function shrunk(
  position: Position,
  tiles: number,
  bag: number,
  takes: readonly number[],
): Position {
  const next = takes[Symbol.iterator]();
  const pick = (count: number): number => (next.next().value ?? 0) % count;
  for (const side of [0, 1] as const) {
    while (position.bagSizes[side]! > bag) {
      const kinds = bagKinds(position, side);
      const kind = kinds[pick(kinds.length)] as number;
      setBagCount(position, side, kind, bagCount(position, side, kind) - 1);
    }
  }
  const others = [...position.board.keys()].filter(
    (square) => position.board[square] !== 0 && tileKind(position.board[square]!) !== DUKE,
  );
  while (others.length > tiles)
    takeTile(position, others.splice(pick(others.length), 1)[0] as number);
  return position;
}

const fromPuzzles = forced.filter(({ n }) => n >= 2);
const shrunkPuzzle = (tiles: number, bag: number): fc.Arbitrary<Position> =>
  fc
    .record({
      index: fc.nat(fromPuzzles.length - 1),
      takes: fc.array(fc.nat(1000), { minLength: 60, maxLength: 60 }),
    })
    .map(({ index, takes }) =>
      shrunk(read((fromPuzzles[index] as Forced).position), tiles, bag, takes),
    );

describe('chances are those of trying everything with fractions', () => {
  it.each([
    { what: 'of one turn, thrown positions', tiles: 6, bag: 3, turns: 1, runs: 800 },
    { what: 'of two turns, thrown positions', tiles: 4, bag: 2, turns: 2, runs: 200 },
    { what: 'of three turns, thrown positions', tiles: 2, bag: 1, turns: 3, runs: 15 },
  ])('$what', ({ tiles, bag, turns, runs }) => {
    fc.assert(
      fc.property(smallPosition({ tiles, bag }), (position) => {
        agree(position, turns);
      }),
      { numRuns: runs },
    );
  });

  // A fixed seed, so that there surely are chances between 0 and 1 among them.
  it.each([
    { what: 'of one turn, shrunk puzzles', tiles: 7, bag: 4, turns: 1, runs: 500 },
    { what: 'of two turns, shrunk puzzles', tiles: 6, bag: 3, turns: 2, runs: 80 },
    { what: 'of three turns, shrunk puzzles', tiles: 3, bag: 2, turns: 3, runs: 3 },
  ])('$what', ({ tiles, bag, turns, runs }) => {
    let between = 0;
    fc.assert(
      fc.property(shrunkPuzzle(tiles, bag), (position) => {
        between += agree(position, turns);
      }),
      { numRuns: runs, seed: 11 },
    );
    if (turns < 3) expect(between).toBeGreaterThan(0);
  });
});

describe('chances worked out by hand', () => {
  const chancesOf = (text: string, turns: number) => asTexts(found(read(text), turns));

  it('one draw: only the Wizard leaves the Duke nowhere to go', () => {
    // Dark's Duke d5 shows the face that slides to d6 and to d4, and Dark can do nothing else: an empty bag, no tile.
    // Light's bag is two Pikemen and a Wizard, and its levy goes beside the Duke f5. From e5 a Wizard reaches d6, d5 and
    // d4, all three; a Pikeman reaches of these d6 alone. So 2/3 · 0 + 1/3 · 1.
    const position = '6/3d~1D/3L~2/6/C~5/5G l 2PW - 0';
    expect(chancesOf(position, 1)['@']).toBe('1/3');
    const levy = found(read(position), 1).find(({ draws }) => draws !== undefined);
    expect(
      levy?.draws?.map(({ kind, copies, square, chance }) => [
        kindInfo(kind).letter,
        copies,
        words(chance),
        // The Pikeman's squares are all as good, or as bad: the first of them.
        squareName(square),
      ]),
    ).toEqual([
      ['P', 2, '0/1', 'e5'],
      ['W', 1, '1/1', 'e5'],
    ]);
  });

  it("the defender's draw, then the attacker's", () => {
    // After d2e2 Dark's Duke f2 may not take e2 (the Footman d1 would take it back), so that Dark must levy, and only f3 is
    // empty: a Pikeman, Priest, Assassin or Longbowman, each 1/4. Beside its Duke Light has e1 alone: a Pikeman there (3 of
    // its 4 tiles) gives Guard and guards e2, so that Dark has nothing left; a Longbowman there does not. The Assassin on f3
    // spoils it whatever Light draws. So 3/4 · 3/4 + 1/4 · 0.
    expect(chancesOf('6/6/6/6/3F1d/3F~1D l 3PL ptal 0', 2).d2e2).toBe('9/16');
  });

  it('the defender escapes with one of two tiles', () => {
    // The same Dukes: Dark draws a Pikeman, and Light's Pikeman e1 ends it; or a General, and f3e… saves it. 1/2 · 1 + 1/2 · 0.
    const chances = chancesOf('6/6/6/6/3F1d/3F~1D l 2P pg 0', 2);
    expect(chances.d2e2).toBe('1/2');
    // d1e2 wins against both, and so does levying first.
    expect([chances.d1e2, chances['@'], chances.d1c2]).toEqual(['1/1', '1/1', '0/1']);
  });
});

describe('forced wins and chances', () => {
  it('is 1 for exactly the actions that win by force, in all conformance positions', () => {
    for (const { position, n, keys } of forced) {
      const turns = n === 0 ? 3 : n;
      const sure = found(read(position), turns)
        .filter(({ chance }) => chance?.numerator === 1 && chance.denominator === 1)
        .map(({ action }) => formatAction(action))
        .sort();
      expect(sure, position).toEqual([...keys].sort());
    }
  });

  it('never falls when a turn is added', () => {
    for (const { position } of forced.slice(0, 60)) {
      const [one, two, three] = [1, 2, 3].map(
        (turns) =>
          new Map(found(read(position), turns).map(({ action, chance }) => [action, chance])),
      ) as [Map<number, Fraction>, Map<number, Fraction>, Map<number, Fraction>];
      for (const action of one.keys()) {
        const chances = [one, two, three].map((map) => map.get(action) as Fraction);
        expect(compareFractions(chances[1]!, chances[0]!), position).toBeGreaterThanOrEqual(0);
        expect(compareFractions(chances[2]!, chances[1]!), position).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('is the same mirrored, and turned with the sides swapped', () => {
    let between = 0;
    for (const { position } of forced.filter((_, index) => index % 3 === 0)) {
      const original = found(read(position), 3);
      for (const [image, imageAction] of [
        [mirrorPosition, mirrorAction],
        [turnPosition, turnAction],
      ] as const) {
        const chances = asTexts(found(image(read(position)), 3));
        for (const { action, chance } of original)
          expect(chances[formatAction(imageAction(action))], position).toBe(words(chance));
      }
      between += original.filter(({ chance }) => (chance?.denominator ?? 1) > 1).length;
    }
    expect(between).toBeGreaterThan(10);
  });
});

describe('what cannot be answered', () => {
  const hard = '3S~2/5f/6/F5/6/C~1DFgd l F3PKWRGTMBNAL f3pkwrstcmbnal 0';

  it('is out of budget, never a guess, and the same every time', () => {
    const whole = asTexts(found(read(hard), 3));
    expect(Object.values(whole)).not.toContain('out of budget');
    let unknown = 0;
    for (const budget of [0, 3000, 8000, 15_000]) {
      const position = read(hard);
      const some = asTexts(found(position, 3, budget));
      expect(asTexts(found(read(hard), 3, budget))).toEqual(some);
      expect(Object.keys(some).sort()).toEqual(Object.keys(whole).sort());
      for (const [action, chance] of Object.entries(some)) {
        if (chance === 'out of budget') unknown++;
        else expect(chance, action).toBe(whole[action]);
      }
      expect(formatPosition(position)).toBe(hard);
    }
    expect(unknown).toBeGreaterThan(0);
  });

  it('keeps to its budget', () => {
    const search = winChances(read(hard), { turns: 3, budget: 9000 });
    let step = search.next();
    while (!step.done) step = search.next();
    // The node that ends a try is counted: at most one an action and try.
    expect(step.value).toBeLessThanOrEqual(9000 + 100);
    expect(step.value).toBeGreaterThan(5000);
  });

  it.each([0, 4, 1.5, Number.NaN])('refuses %s turns', (turns) => {
    expect(() => found(read(hard), turns)).toThrow(/expected a whole number from 1 to 3/);
  });

  it('refuses a position without both Dukes', () => {
    expect(() => found(read('6/6/6/6/6/2F3 l - -'), 1)).toThrow(/a Duke on each side/);
  });
});

it('keeps fractions in lowest terms', () => {
  expect([fraction(0, 12), fraction(12, 12), fraction(8, 12)]).toEqual([
    { numerator: 0, denominator: 1 },
    { numerator: 1, denominator: 1 },
    { numerator: 2, denominator: 3 },
  ]);
  expect(compareFractions(fraction(1, 3), fraction(2, 5))).toBeLessThan(0);
});

it('finds no chance where the solver finds no win and the bags are empty', () => {
  fc.assert(
    fc.property(smallPosition({ tiles: 7, bag: 0 }), (position) => {
      const result = solve(position, { maxN: 2 });
      const sure = found(position, 2).filter(({ chance }) => chance?.numerator !== 0);
      expect(sure.every(({ chance }) => chance?.denominator === 1)).toBe(true);
      expect(sure.length > 0).toBe(result.status === 'win');
    }),
    { numRuns: 300 },
  );
});
