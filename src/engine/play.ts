// Playing an action on a position in place, and taking it back (SPEC §3: what moves, what is captured, what flips; §5: levy).
import {
  actionActor,
  actionFrom,
  actionKind,
  actionTo,
  actionTypeIndex,
  COMMAND,
  LEVY,
  STRIKE,
} from './action.ts';
import { bagCount, passTurn, putTile, setBagCount, takeTile } from './position.ts';
import { EMPTY, flipTile, makeTile } from './tile.ts';
import type { Action, Position, Tile, Undo } from './types.ts';

// An undo token: the captured tile in the low six bits, the quiet count before in the rest.
const QUIET_SHIFT = 6;

/** The tile that the action behind this token captured, `EMPTY` (0) where it captured none. */
export const capturedTile = (undo: Undo): Tile => undo & ((1 << QUIET_SHIFT) - 1);

/**
 * Plays an action of the side to act, in place, and gives the turn to the other side. The action is not checked: it
 * must be playable here (`legalActions`, `playableActions`), and not a levy before its draw.
 * @returns a token for `unplay`.
 */
export function play(position: Position, action: Action): Undo {
  const type = actionTypeIndex(action);
  const to = actionTo(action);
  const quiet = position.quiet;
  if (type === LEVY) {
    const { side } = position;
    const kind = actionKind(action);
    setBagCount(position, side, kind, bagCount(position, side, kind) - 1);
    putTile(position, to, makeTile(kind, side, 0));
    position.quiet = 0;
    passTurn(position);
    return quiet << QUIET_SHIFT;
  }
  const captured = position.board[to] === EMPTY ? EMPTY : takeTile(position, to);
  if (type === STRIKE || type === COMMAND) {
    const actor = actionActor(action);
    if (type === COMMAND) putTile(position, to, takeTile(position, actionFrom(action)));
    putTile(position, actor, flipTile(takeTile(position, actor)));
  } else {
    putTile(position, to, flipTile(takeTile(position, actionFrom(action))));
  }
  position.quiet = captured === EMPTY ? quiet + 1 : 0;
  passTurn(position);
  return captured | (quiet << QUIET_SHIFT);
}

/** Takes back the action just played, given the token that `play` returned for it. */
export function unplay(position: Position, action: Action, undo: Undo): void {
  passTurn(position);
  const type = actionTypeIndex(action);
  const to = actionTo(action);
  position.quiet = undo >> QUIET_SHIFT;
  if (type === LEVY) {
    const { side } = position;
    const kind = actionKind(action);
    takeTile(position, to);
    setBagCount(position, side, kind, bagCount(position, side, kind) + 1);
    return;
  }
  if (type === STRIKE || type === COMMAND) {
    const actor = actionActor(action);
    putTile(position, actor, flipTile(takeTile(position, actor)));
    if (type === COMMAND) putTile(position, actionFrom(action), takeTile(position, to));
  } else {
    putTile(position, actionFrom(action), flipTile(takeTile(position, to)));
  }
  const captured = capturedTile(undo);
  if (captured !== EMPTY) putTile(position, to, captured);
}
