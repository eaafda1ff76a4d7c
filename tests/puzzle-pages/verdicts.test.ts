// What a page says of every legal first action, against trying everything; of longer puzzles the proof, walked by the
// checker, which shares nothing with the search.
import { expect, it } from 'vitest';
import {
  clonePosition,
  countLegalActions,
  formatAction,
  type Position,
  parseAction,
  parsePosition,
  play,
  unwrap,
} from '../../src/engine/index.ts';
import { checkProof, ForcedWins, prove, solve } from '../../src/solver/index.ts';
import type { Puzzle } from '../../src/solver/puzzle.ts';
import { attackerActions, wins } from '../solver/brute-force.ts';
import { pagesOf, puzzles } from './bank.ts';

const read = (puzzle: Puzzle): Position => clonePosition(unwrap(parsePosition(puzzle.position)));

/** A guess at how long trying everything takes: actions of both sides, levies among them, to the power of the length. */
function effort(puzzle: Puzzle): number {
  const position = read(puzzle);
  const own = countLegalActions(position);
  const other = clonePosition(position);
  play(
    other,
    unwrap(
      parseAction(
        other,
        attackerActions(other)
          .map(formatAction)
          .find((text) => text !== '@') ?? '@',
      ),
    ),
  );
  return (own * countLegalActions(other)) ** puzzle.n;
}

const easiest = (n: number, count: number): Puzzle[] =>
  puzzles
    .filter((puzzle) => puzzle.n === n)
    .map((puzzle) => ({ puzzle, cost: effort(puzzle) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ puzzle }) => puzzle);

it('the verdicts on all first actions of 50 puzzles to N = 3 are those of trying everything', async () => {
  const ones = easiest(1, 10);
  const chosen = [...ones, ...easiest(2, 38 - ones.length), ...easiest(3, 12)];
  expect(chosen.length).toBe(50);
  const pages = await pagesOf(chosen.map(({ id }) => id));
  let compared = 0;
  for (const puzzle of chosen) {
    const position = read(puzzle);
    const page = pages.get(puzzle.id);
    const said = Object.entries(page?.firstActions ?? {}).map(
      ([action, refutation]) => `${action} ${refutation === null}`,
    );
    const tried = attackerActions(position).map(
      (action) => `${formatAction(action)} ${wins(position, action, puzzle.n)}`,
    );
    expect(said, puzzle.id).toEqual(tried);
    compared += tried.length;
  }
  expect(compared).toBeGreaterThan(50);
});

it.each([4, 5, 6])('the proof checker accepts the keys of ten puzzles with N = %i', (n) => {
  const chosen = puzzles.filter((puzzle) => puzzle.n === n).slice(0, 10);
  expect(chosen.length).toBe(10);
  for (const puzzle of chosen) {
    const position = read(puzzle);
    const key = unwrap(parseAction(position, puzzle.key));
    const proof = prove(new ForcedWins(read(puzzle), position.side), n, key);
    expect(checkProof(position, proof), puzzle.id).toBeUndefined();
    // No turn less would do: N is the smallest.
    expect(solve(position, { maxN: n - 1 }).status, puzzle.id).toBe('none');
  }
});
