// What a game holds: positions from which the side to act has exactly one way to a forced win.
import {
  type Action,
  actionMark,
  DRAW,
  formatAction,
  formatPosition,
  isManeuver,
  type Position,
  type Side,
} from '../../engine/index.ts';
import { type SolveResult, solve } from '../solve.ts';
import type { DistanceTable } from '../table.ts';
import { Watch } from '../watch.ts';
import type { PlayedGame } from './game.ts';

/** A position with one key, and the game that reaches it. */
export interface Candidate {
  readonly position: string;
  readonly n: number;
  readonly key: string;
  /** The start of the game and its actions up to the position. */
  readonly start: string;
  readonly actions: string;
}

/** How deep to look, and how many nodes each position may take. */
export interface Depths {
  /** Every position of a game is searched to this N. */
  readonly scan: number;
  /** From a win, the turns before are searched up to this N. */
  readonly deepest: number;
  /** Nodes for one position. */
  readonly budget: number;
}

/** What is mined for when nothing else is said. */
export const DEPTHS: Depths = { scan: 3, deepest: 7, budget: 1_200_000 };

/** The rarer an action is as a key, the higher. */
function rarity(position: Position, key: Action): number {
  if (key === DRAW) return 5;
  const mark = isManeuver(key) ? actionMark(key) : undefined;
  if (mark === 'command') return 4;
  if (mark === 'strike') return 3;
  if (mark === 'jumpSlide') return 2;
  if (position.board[key & 63] !== 0) return 0;
  const watch = new Watch();
  watch.look(position, position.side as Side);
  return watch.givesGuard(position.board, key, position.side) ? 0 : 1;
}

/** The candidates of one game: those of one N from the rarest key to the commonest, then in the order of the game. */
export function candidatesOf(
  { start, actions, positions }: PlayedGame,
  table: DistanceTable,
  depths: Depths = DEPTHS,
): Candidate[] {
  const results: (SolveResult | undefined)[] = [];
  const look = (turn: number, maxN: number): SolveResult => {
    const result = solve(positions[turn]!, { maxN, budget: depths.budget, keyLimit: 2, table });
    results[turn] = result;
    return result;
  };
  const last = Math.min(positions.length, actions.length) - 1;
  for (let turn = 0; turn <= last; turn++) look(turn, depths.scan);
  // From each win backwards through the turns of its side, as long as there is a longer one before it.
  for (let turn = last; turn >= 2; turn--) {
    const result = results[turn];
    const before = results[turn - 2];
    if (result?.status === 'win' && before?.status === 'none' && result.n >= depths.scan)
      look(turn - 2, Math.min(result.n + 1, depths.deepest));
  }
  const record = actions.map(formatAction);
  const found = results.flatMap((result, turn) => {
    if (result?.status !== 'win' || result.keys.length !== 1) return [];
    const position = positions[turn] as Position;
    const key = result.keys[0] as Action;
    const candidate: Candidate = {
      position: formatPosition(position),
      n: result.n,
      key: formatAction(key),
      start: formatPosition(start),
      actions: record.slice(0, turn).join(' '),
    };
    return [{ candidate, rarity: rarity(position, key) }];
  });
  found.sort((a, b) => a.candidate.n - b.candidate.n || b.rarity - a.rarity);
  return found.map(({ candidate }) => candidate);
}
