// solve: the smallest N with a forced win, and every first action that wins in it (SPEC §10).
import { type Action, clonePosition, type Position } from '../engine/index.ts';
import { ForcedWins } from './forced-wins.ts';
import { MAX_TURNS, OutOfBudget } from './search.ts';
import type { DistanceTable } from './table.ts';

/** What to look for, and for how long. */
export interface SolveOptions {
  /** The most turns of the attacker: 1 to 20. */
  readonly maxN: number;
  /** The most nodes to visit; without it the search goes on to its end. */
  readonly budget?: number;
  /** Stop looking for keys at this many; without it all are found. */
  readonly keyLimit?: number;
  /** A table to use again, which saves making one. */
  readonly table?: DistanceTable;
}

/** What was found; `nodes` is how many were visited, the same on every machine. */
export type SolveResult =
  | {
      readonly status: 'win';
      readonly n: number;
      /** In notation order; `DRAW` is the levy `@`. */
      readonly keys: readonly Action[];
      readonly nodes: number;
    }
  | { readonly status: 'none'; readonly nodes: number }
  | { readonly status: 'out-of-budget'; readonly nodes: number };

/**
 * Finds the smallest N ≤ `maxN` in which the side to act can force the end of the game in its favour, and all first
 * actions that win within it. Exact: a win, none, or out of budget.
 * @throws RangeError for a diagram position, or when `maxN` is not a whole number from 1 to 20.
 */
export function solve(position: Position, options: SolveOptions): SolveResult {
  const { maxN, budget = Number.POSITIVE_INFINITY, keyLimit, table } = options;
  if (!Number.isInteger(maxN) || maxN < 1 || maxN > MAX_TURNS)
    throw new RangeError(`maxN is ${maxN}; expected a whole number from 1 to ${MAX_TURNS}`);
  const wins = new ForcedWins(clonePosition(position), position.side, table);
  wins.allow(budget);
  try {
    for (let n = 1; n <= maxN; n++) {
      const keys = wins.winningActions(n, keyLimit);
      if (keys.length > 0) return { status: 'win', n, keys, nodes: wins.nodes };
    }
    return { status: 'none', nodes: wins.nodes };
  } catch (error) {
    if (error instanceof OutOfBudget) return { status: 'out-of-budget', nodes: wins.nodes };
    throw error;
  }
}
