// The levels: what they play is legal and repeatable, and the two lowest overlook what they are said to overlook.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bagKinds,
  formatAction,
  isLegal,
  levySquares,
  makeLevy,
  type Position,
  parsePosition,
  unwrap,
} from '../../src/engine/index.ts';
import { choose, LEVELS, placeDrawn } from '../../src/opponent/index.ts';
import { PEOPLE, type Person, personChooses } from '../../src/opponent/person.ts';
import { randomOf } from '../../src/solver/mining/random.ts';
import { randomGame } from '../engine/arbitraries.ts';

const read = (text: string): Position => unwrap(parsePosition(text));
const budget = { nodes: 60 };

describe('every level', () => {
  it('plays legal actions, places on free squares, and does the same with the same chance', () => {
    fc.assert(
      fc.property(randomGame(60), fc.nat(), ({ position, result }, seed) => {
        if (result !== undefined) return;
        for (const level of LEVELS) {
          const ask = () => choose(position, level, { budget, random: randomOf(seed, level) });
          const { action } = ask();
          expect(isLegal(position, action)).toBe(true);
          expect(ask().action).toBe(action);
          const [kind] = bagKinds(position, position.side);
          if (kind === undefined || levySquares(position, position.side).length === 0) continue;
          const square = placeDrawn(position, kind, level, { budget, random: randomOf(seed, 9) });
          expect(isLegal(position, makeLevy(kind, square))).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('refuses to place what cannot be placed', () => {
    const position = read('2d3/6/6/6/6/2D3 l P - 0');
    for (const level of LEVELS)
      expect(() => placeDrawn(position, 2, level, { random: Math.random })).toThrow(/kind 2/);
  });
});

describe('a person', () => {
  /** Sees everything, has no whims, and cares for nothing but tiles. */
  const attentive: Person = {
    sees: { move: 1, jump: 1, slide: 1, jumpSlide: 1, strike: 1, command: 1 },
    fades: 0,
    ownBlindness: 0,
    remembersFlip: 1,
    seesDefence: 1,
    looksForTraps: 0,
    plans: 0,
    guard: 0,
    levy: -5,
    crowd: 0,
    advance: 0,
    whim: 0,
  };
  const plays = (text: string, person: Person): string =>
    formatAction(personChooses(read(text), person, randomOf(1, 1)));

  it('captures what it sees', () => {
    // The Wizard's Move takes the General beside it.
    expect(plays('2d3/6/3g2/3W2/6/2D3 l - - 0', attentive)).toBe('d3d4');
  });

  it('saves a tile from a Strike only when it sees Strikes', () => {
    // The Dragoon on d5 Strikes the General on d3 unless it goes; from b3 the Footman reaches nothing.
    const text = 'd5/3n2/6/1F1G2/6/2D3 l - - 0';
    expect(plays(text, attentive).slice(0, 2)).toBe('d3');
    const blind: Person = { ...attentive, sees: { ...attentive.sees, strike: 0 } };
    expect(plays(text, blind).slice(0, 2)).not.toBe('d3');
  });

  it('sees less far away', () => {
    // The Priest slides from f6 to a1; the Knight there should go.
    const text = '2d2t/6/6/6/6/N3D1 l - - 0';
    expect(plays(text, attentive).slice(0, 2)).toBe('a1');
    const near: Person = { ...attentive, fades: 0.5 };
    const choices = Array.from({ length: 40 }, (_, index) =>
      formatAction(personChooses(read(text), { ...near, whim: 0.01 }, randomOf(2, index))),
    );
    expect(choices.some((choice) => choice.slice(0, 2) !== 'a1')).toBe(true);
  });

  it('thinks that a tile keeps its face when it forgets the flip', () => {
    // A Knight that jumps to c4 would attack the General on d6 from there, did it not show its other face then.
    const text = '3g1d/6/6/6/1K4/5D l - - 0';
    const planner: Person = { ...attentive, plans: 1 };
    const forgetful: Person = { ...planner, remembersFlip: 0 };
    expect(plays(text, forgetful)).toBe('b2c4');
    expect(plays(text, planner)).not.toBe('b2c4');
  });

  it('always takes a Duke that the board shows to be in Guard', () => {
    for (const level of [1, 2] as const) {
      for (let game = 0; game < 20; game++) {
        const action = personChooses(
          read('6/3d2/3f2/3W2/4f1/D5 l - - 0'),
          PEOPLE[level],
          randomOf(5, game),
        );
        expect(formatAction(action)).not.toBe('@');
      }
    }
    const open = read('6/6/3d2/3W2/6/D5 l 3P - 0');
    for (let game = 0; game < 20; game++)
      expect(formatAction(personChooses(open, PEOPLE[1], randomOf(6, game)))).toBe('d3d4');
  });
});
