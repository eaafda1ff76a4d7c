// What a proving thread does: one puzzle a task. Loaded by the pool.
import { isGamePosition, parsePosition } from '../../engine/index.ts';
import { DistanceTable, type Finding, findClaims } from '../../solver/index.ts';
import type { PuzzleSource } from '../../solver/puzzle.ts';
import { checkSource } from './check-source.ts';

/** Nodes that one puzzle may take, its refutations and proof included; it keeps the build honest. */
export const NODE_BUDGET = 20_000_000;

/** One puzzle to prove. */
export interface ProveTask {
  readonly position: string;
  /** Look for a win up to this N. */
  readonly maxN: number;
  readonly source: PuzzleSource;
}

/** What was found: of the position, and of the game that reaches it (`undefined`: nothing wrong with it). */
export interface ProveResult {
  readonly finding: Finding | { readonly status: 'unreadable'; readonly message: string };
  readonly sourceProblem: string | undefined;
  /** How long it took, in whole milliseconds and at least one. */
  readonly milliseconds: number;
}

const table = new DistanceTable();

/** Proves one puzzle. */
export default function proveTask(task: ProveTask): ProveResult {
  const begin = performance.now();
  const result = proveNow(task);
  return { ...result, milliseconds: Math.max(1, Math.round(performance.now() - begin)) };
}

function proveNow({ position, maxN, source }: ProveTask): Omit<ProveResult, 'milliseconds'> {
  const read = parsePosition(position);
  if (!read.ok) {
    return {
      finding: { status: 'unreadable', message: read.error.message },
      sourceProblem: undefined,
    };
  }
  if (!isGamePosition(read.value)) {
    return {
      finding: { status: 'unreadable', message: 'a side has no Duke' },
      sourceProblem: undefined,
    };
  }
  return {
    finding: findClaims(read.value, maxN, NODE_BUDGET, table),
    sourceProblem: checkSource(position, source),
  };
}
