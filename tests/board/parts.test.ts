// The smaller parts of the view-model: motion, detail, goals, descriptions of boards, settings, geometry, odds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percent } from '../../src/board/BagPanel.tsx';
import { placeAfterKey } from '../../src/board/Cells.tsx';
import { drawFor } from '../../src/board/choosing.ts';
import { detailOf, detailSquare } from '../../src/board/detail.ts';
import { cornerOf, gridPlace, squareAtPlace, viewBoxOf } from '../../src/board/geometry.ts';
import { liftedSquares, motionBetween } from '../../src/board/motion.ts';
import { arrowsOf, marksOf, stateOf } from '../../src/board/source.ts';
import { takeBack } from '../../src/board/state.ts';
import { squareUnder } from '../../src/board/use-drag.ts';
import { DEFAULT_SETTINGS, readSettings, writeSettings } from '../../src/board/view-settings.ts';
import { kindOfId, makeTile } from '../../src/engine/index.ts';
import { at, boardWith, positionOf } from './boards.ts';

const kind = (id: string): number => kindOfId(id) as number;

describe('motion', () => {
  it('slides and flips the tile that goes, while the captured one leaves', () => {
    const before = boardWith('6/6/2f3/2F3/6/6 l - -', ['c3']);
    const after = boardWith('6/6/2f3/2F3/6/6 l - -', ['c3', 'c4']);
    const motion = motionBetween({ ...before, start: after.start }, after);
    expect(motion).toEqual({
      movers: [
        {
          ...{ from: at('c3'), to: at('c4') },
          ...{ before: makeTile(kind('footman'), 0, 0), after: makeTile(kind('footman'), 0, 1) },
        },
      ],
      leaving: { square: at('c4'), tile: makeTile(kind('footman'), 1, 0) },
      arriving: undefined,
    });
    expect(motion && liftedSquares(motion)).toEqual([at('c4')]);
  });

  it('flips a striker where it stands, and a commander apart from the friend it sends', () => {
    const strike = boardWith('6/2f3/6/2B~3/6/6 l - -', ['c3', 'c5']);
    const flipped = motionBetween({ ...strike, turns: [] }, strike)?.movers;
    expect(flipped?.map(({ from, to }) => [from, to])).toEqual([[at('c3'), at('c3')]]);
    const command = boardWith('6/6/6/2G~3/1S4/6 l - -', ['c3', 'b2', 'c2']);
    const movers = motionBetween({ ...command, turns: [] }, command)?.movers ?? [];
    expect(movers.map(({ from, to, before, after }) => [from, to, before !== after])).toEqual([
      [at('b2'), at('c2'), false],
      [at('c3'), at('c3'), true],
    ]);
  });

  it('runs backward when a turn is taken back', () => {
    const state = boardWith('6/6/2f3/2F3/6/6 l - -', ['c3', 'c4']);
    const motion = motionBetween(state, takeBack(state));
    expect(motion?.movers.map(({ from, to }) => [from, to])).toEqual([[at('c4'), at('c3')]]);
    expect(motion?.arriving?.square).toBe(at('c4'));
    expect(motion?.leaving).toBeUndefined();
  });

  it('is none for choosing, and for another board', () => {
    const state = boardWith('6/6/2f3/2F3/6/6 l - -');
    expect(motionBetween(state, drawFor(state, kind('knight')))).toBeUndefined();
    const other = boardWith('6/6/2f3/2F3/6/6 l - -', ['c3', 'c4']);
    expect(motionBetween(state, other)).toBeUndefined();
  });
});

describe('the detail of a tile', () => {
  it('shows the face after acting, its marks and how much it can do', () => {
    const position = positionOf('6/6/2F3/2K3/2P3/6 l - -');
    expect(detailOf(position, at('c3'), false)).toEqual({
      square: at('c3'),
      tile: makeTile(kind('knight'), 0, 0),
      after: makeTile(kind('knight'), 0, 1),
      marks: ['move', 'jump'],
      // b3, d3, b5, d5: c2 is a friend, and stands in the way of c1.
      legalActions: 4,
    });
    expect(detailOf(position, at('c3'), true).after).toBeUndefined();
  });

  it('is that of the chosen tile; of the commander while a friend is sent; of none during a levy', () => {
    const COMMAND = '6/6/6/2G~3/1S4/6 l - -';
    expect(detailSquare(boardWith(COMMAND, ['b2']))).toBe(at('b2'));
    expect(detailSquare(boardWith(COMMAND, ['c3', 'b2']))).toBe(at('c3'));
    expect(detailSquare(boardWith(COMMAND))).toBeUndefined();
  });
});

describe('a board described in text', () => {
  it('has arrows and marked squares with inks', () => {
    expect(arrowsOf('c2c4, red d5d3')).toEqual([
      { ink: 'green', from: at('c2'), to: at('c4') },
      { ink: 'red', from: at('d5'), to: at('d3') },
    ]);
    expect(marksOf('blue a1')).toEqual([{ ink: 'blue', square: at('a1') }]);
    expect(arrowsOf(undefined)).toEqual([]);
  });

  it.each([
    ['an arrow with one square', () => arrowsOf('green c2')],
    ['a mark with two squares', () => marksOf('green c2c4')],
    ['an unknown ink', () => arrowsOf('pink c2c4')],
    ['a square off the board', () => stateOf({ position: '6/6/6/6/6/6 l - -', choose: 'g1' })],
  ])('names the mistake of %s', (_, read) => {
    expect(read).toThrow(/“.+”.*expected/);
  });

  it('names the mistake in a position', () => {
    expect(() => stateOf({ position: '6/6/6/6/6/7 l - -' })).toThrow(/board, column 11/);
  });
});

describe('view settings', () => {
  it('come back as they were stored', () => {
    const settings = { ...DEFAULT_SETTINGS, flipped: true, uprightNames: true };
    expect(readSettings(writeSettings(settings))).toEqual(settings);
  });

  it('are the defaults where storage is empty or damaged, and keep what is sound', () => {
    for (const damaged of [null, '', '{', 'null', '[]', '"text"', '{"flipped":"yes"}']) {
      expect(readSettings(damaged)).toEqual(DEFAULT_SETTINGS);
    }
    expect(readSettings('{"flipped":true,"coordinates":7}')).toEqual({
      ...DEFAULT_SETTINGS,
      flipped: true,
    });
  });

  it('never fail on any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(Object.keys(readSettings(stored))).toEqual(Object.keys(DEFAULT_SETTINGS));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('places on screen', () => {
  it('follow the side at the bottom', () => {
    expect(gridPlace(at('a1'), 0)).toEqual([0, 5]);
    expect(gridPlace(at('a1'), 1)).toEqual([5, 0]);
    expect(cornerOf(at('f6'), 0)).toEqual([500, 0]);
    for (const bottom of [0, 1] as const) {
      for (let square = 0; square < 36; square++) {
        expect(squareAtPlace(...gridPlace(square, bottom), bottom)).toBe(square);
      }
    }
  });

  it('are a square box with coordinates and without', () => {
    expect(viewBoxOf(true)).toBe('-42 -8 650 650');
    expect(viewBoxOf(false)).toBe('-8 -8 616 616');
  });

  it('are found under a pointer', () => {
    const box = { left: 100, top: 50, width: 600, height: 600 };
    expect(squareUnder(box, 101, 649, 0)).toBe(at('a1'));
    expect(squareUnder(box, 101, 649, 1)).toBe(at('f6'));
    expect(squareUnder(box, 99, 300, 0)).toBeUndefined();
    expect(squareUnder(box, 300, 651, 0)).toBeUndefined();
  });

  it('are reached by keys, and never beside the board', () => {
    expect(placeAfterKey('ArrowUp', false, [2, 3])).toEqual([2, 2]);
    expect(placeAfterKey('ArrowUp', false, [2, 0])).toEqual([2, 0]);
    expect(placeAfterKey('ArrowRight', false, [5, 0])).toEqual([5, 0]);
    expect(placeAfterKey('Home', false, [3, 3])).toEqual([0, 3]);
    expect(placeAfterKey('End', true, [3, 3])).toEqual([5, 5]);
    expect(placeAfterKey('PageDown', false, [3, 3])).toEqual([3, 5]);
    expect(placeAfterKey('x', false, [3, 3])).toBeUndefined();
  });
});

it('gives a chance as whole percent, never as 0', () => {
  expect([percent(1, 12), percent(3, 16), percent(1, 1), percent(1, 300)]).toEqual([8, 19, 100, 1]);
});
