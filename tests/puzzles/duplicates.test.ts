// Puzzles that are too much alike, and the choice among mined ones.
import { describe, expect, it } from 'vitest';
import { choosePuzzles } from '../../src/cli/bank/choose.ts';
import { type Comparable, Likeness } from '../../src/cli/bank/duplicates.ts';
import { formatPosition, parsePosition, unwrap } from '../../src/engine/index.ts';
import type { MinedPuzzle } from '../../src/solver/mining/mine-game.ts';
import { IMAGES, imageOfAction, imageOfPosition } from '../../src/solver/symmetry.ts';
import { tinyPuzzles } from './tiny-puzzles.ts';

const first: Comparable = {
  id: 'first',
  position: '2fdf1/6/6/6/3F2/2FD2 l FP fp 3',
  n: 2,
  line: ['d2d3', 'd6e6', 'd3d4'],
  source: { start: 'start', actions: 'a1a2 b1b2' },
};
const other = (changes: Partial<Comparable>): Comparable => ({
  ...first,
  id: 'other',
  source: { start: 'start', actions: 'e1e2' },
  ...changes,
});

/** What is found when the other puzzle comes after the first. */
function compare(changes: Partial<Comparable>): string | undefined {
  const likeness = new Likeness();
  expect(likeness.add(first)).toBeUndefined();
  return likeness.add(other(changes))?.found;
}

describe('Likeness', () => {
  it('finds every image of a position, whatever the quiet count', () => {
    for (const image of IMAGES) {
      const position = imageOfPosition(unwrap(parsePosition(first.position)), image);
      position.quiet = 9;
      expect(compare({ position: formatPosition(position), line: ['x'], n: 5 })).toMatch(
        /^the same position as first/,
      );
    }
  });

  it.each([
    ['one more tile', '2fdf1/6/6/6/3F2/P1FD2 l FP fp 3'],
    ['one tile less', '2fd2/6/6/6/3F2/2FD2 l FP fp 3'],
    ['another face', '2fdf~1/6/6/6/3F2/2FD2 l FP fp 3'],
    ['another kind', '2pdf1/6/6/6/3F2/2FD2 l FP fp 3'],
    ['a tile elsewhere', '2fd1f/6/6/6/3F2/2FD2 l FP fp 3'],
    ['other bags', '2fdf1/6/6/6/3F2/2FD2 l P p 3'],
  ])('finds the same line on a board with %s', (_, position) => {
    expect(compare({ position })).toMatch(/^the line of first on a board/);
    const mirrored = IMAGES[1] as (typeof IMAGES)[number];
    const image = imageOfPosition(unwrap(parsePosition(position)), mirrored);
    const line = first.line.map((action) => imageOfAction(action, mirrored));
    expect(compare({ position: formatPosition(image), line })).toMatch(/^the line of first/);
  });

  it('lets pass another line, and boards that differ in two tiles', () => {
    const position = '2fdf1/6/6/6/3F2/P1FD2 l FP fp 3';
    expect(compare({ position, line: ['d2d3', 'd6e6', 'd3e4'] })).toBeUndefined();
    expect(compare({ position: 'p1fdf1/6/6/6/3F2/P1FD2 l FP fp 3' })).toBeUndefined();
    expect(compare({ position: '2pdp1/6/6/6/3F2/2FD2 l FP fp 3' })).toBeUndefined();
  });

  it('finds a second puzzle of one game with the same N', () => {
    const position = '6/2pdp1/6/6/3F2/2FD2 l FP fp 3';
    const longer = { start: 'start', actions: 'a1a2 b1b2 c1c2' };
    expect(compare({ position, source: longer })).toMatch(/^the game of first/);
    expect(compare({ position, source: { ...longer, actions: 'a1a2' } })).toMatch(/^the game of/);
    expect(compare({ position, source: longer, n: 3 })).toBeUndefined();
    expect(compare({ position, source: { ...longer, start: 'another' } })).toBeUndefined();
    expect(compare({ position, source: { ...longer, actions: 'a1a2 b1b23' } })).toBeUndefined();
  });
});

const mined: MinedPuzzle[] = tinyPuzzles.map((puzzle, game) => {
  const { position, n, key, ending, themes, difficulty, source } = puzzle;
  const claims = { position, n, key, ending, themes, difficulty, source };
  return { seed: 1, game, ...claims, line: [key], winners: [1] };
});

describe('choosePuzzles', () => {
  const byN = (n: number) => mined.filter((puzzle) => puzzle.n === n);

  it('fills the quota of each N and takes no other', () => {
    const chosen = choosePuzzles(mined, { 2: 1, 3: 5 });
    expect(chosen.filter(({ n }) => n === 2)).toHaveLength(1);
    expect(chosen.filter(({ n }) => n === 3)).toEqual(byN(3));
    expect(chosen.every(({ n }) => n === 2 || n === 3)).toBe(true);
  });

  it('counts what is there, and takes nothing like it', () => {
    const present = byN(2).map((puzzle) => ({ ...puzzle, id: `there-${puzzle.game}` }));
    expect(choosePuzzles(mined, { 2: 2 }, present)).toEqual([]);
    expect(choosePuzzles(mined, { 2: 9 }, present)).toEqual([]);
  });

  it('takes nothing with hardly an action to choose from', () => {
    const forced = { ...mined[1], position: '3d2/6/3N2/6/5f/5D l - - 0', key: 'd4*d6' };
    const stuck = { ...forced, position: 'Df4/f5/6/6/6/5d l - - 0', key: 'a6b6', n: 3 };
    expect(choosePuzzles([forced as MinedPuzzle], { 2: 1 })).toHaveLength(1);
    expect(choosePuzzles([stuck as MinedPuzzle], { 3: 1 })).toEqual([]);
  });
});
