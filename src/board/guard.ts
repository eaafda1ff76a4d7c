// Which sides a board shows in Guard.
import { DUKE, inGuard, type Side, tileKind } from '../engine/index.ts';
import type { BoardState } from './state.ts';

/**
 * The sides whose Duke is shown and called in Guard (SPEC §4). None once a Duke has been captured on this board: the game
 * is over, and nothing threatens any more. A position without a Duke from the start, as in diagrams, is not such an end.
 */
export function sidesInGuard({ position, turns }: BoardState): Side[] {
  if (turns.some(({ captured }) => tileKind(captured) === DUKE)) return [];
  return ([0, 1] as const).filter((side) => inGuard(position, side));
}
