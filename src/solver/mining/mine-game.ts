// Mining one game: its candidates proven in full, those kept that meet the bank's bar.
import { parsePosition, unwrap } from '../../engine/index.ts';
import { findClaims } from '../claims.ts';
import type { Puzzle } from '../puzzle.ts';
import type { DistanceTable } from '../table.ts';
import { candidatesOf, DEPTHS, type Depths } from './candidates.ts';
import { playGame } from './game.ts';

/** A puzzle as it was mined: no id or date yet. */
export interface MinedPuzzle extends Omit<Puzzle, 'id' | 'added' | 'title' | 'note'> {
  /** Which game of which seed it comes from. */
  readonly seed: number;
  readonly game: number;
  /** The best-defence line, and how many actions win at each of the attacker's turns on it. */
  readonly line: readonly string[];
  readonly winners: readonly number[];
}

/** At a later attacker's turn on the best-defence line, at most this many actions may win. */
export const MOST_WINNERS = 2;

/** Nodes that the full proof of a puzzle may take, its refutations included. */
export const PROOF_BUDGET = 12_000_000;

/**
 * The puzzles of game number `game` of `seed`, at most one for each N: the same on every machine, since budgets are
 * counted in nodes.
 */
export function mineGame(
  seed: number,
  game: number,
  table: DistanceTable,
  depths: Depths = DEPTHS,
): MinedPuzzle[] {
  const mined: MinedPuzzle[] = [];
  for (const candidate of candidatesOf(playGame(seed, game, table), table, depths)) {
    if (mined.some((puzzle) => puzzle.n === candidate.n)) continue;
    const position = unwrap(parsePosition(candidate.position));
    const finding = findClaims(position, candidate.n, PROOF_BUDGET, table);
    if (finding.status !== 'proven') continue;
    const { n, key, ending, themes, difficulty, line, winners } = finding.claims;
    if (winners.slice(1).some((count) => count > MOST_WINNERS)) continue;
    mined.push({
      seed,
      game,
      position: candidate.position,
      n,
      key,
      ending,
      themes,
      difficulty,
      line,
      winners,
      source: { kind: 'self-play', start: candidate.start, actions: candidate.actions },
    });
  }
  return mined;
}
