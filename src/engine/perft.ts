// perft: how many lines of exactly so many turns there are (SPEC §9); the field's usual test of a move generator.
import { actionTo } from './action.ts';
import { DUKE } from './faces.ts';
import { countLegalActions, legalActions } from './legal.ts';
import { play, unplay } from './play.ts';
import { tileKind } from './tile.ts';
import type { Position } from './types.ts';

/**
 * Counts the lines of exactly `depth` turns. A line in which a Duke fell earlier counts nothing; draws by rule are
 * ignored. The last turn is counted without being played. The position is the same afterwards.
 * @throws RangeError when `depth` is not a whole number from 0 up.
 */
export function perft(position: Position, depth: number): number {
  if (!Number.isInteger(depth) || depth < 0)
    throw new RangeError(`perft counts lines of 0 turns or more, not of ${depth}`);
  if (depth === 0) return 1;
  if (depth === 1) return countLegalActions(position);
  let lines = 0;
  for (const action of legalActions(position)) {
    if (tileKind(position.board[actionTo(action)]!) === DUKE) continue;
    const undo = play(position, action);
    lines += perft(position, depth - 1);
    unplay(position, action, undo);
  }
  return lines;
}
