// The two symmetries of the game: mirroring the files (every printed face is symmetric), and the half turn that swaps sides.
import {
  actionActor,
  actionFrom,
  actionKind,
  actionTo,
  actionTypeIndex,
  COMMAND,
  DRAW,
  LEVY,
  makeCommand,
  makeLevy,
  packManeuver,
} from './action.ts';
import { LAST_KIND } from './faces.ts';
import { bagCount, emptyPosition, putTile, setBagCount, setSideToAct } from './position.ts';
import { mirrorSquare, SQUARE_COUNT, turnSquare } from './square.ts';
import { EMPTY, makeTile, opponentOf, tileFace, tileKind, tileSide } from './tile.ts';
import type { Action, Position, Side, Square } from './types.ts';

function transform(
  position: Position,
  square: (square: Square) => Square,
  side: (side: Side) => Side,
): Position {
  const result = emptyPosition();
  for (let from = 0; from < SQUARE_COUNT; from++) {
    const tile = position.board[from]!;
    if (tile === EMPTY) continue;
    putTile(result, square(from), makeTile(tileKind(tile), side(tileSide(tile)), tileFace(tile)));
  }
  for (const owner of [0, 1] as const) {
    for (let kind = 1; kind <= LAST_KIND; kind++) {
      setBagCount(result, side(owner), kind, bagCount(position, owner, kind));
    }
  }
  setSideToAct(result, side(position.side));
  result.quiet = position.quiet;
  return result;
}

function transformAction(action: Action, square: (square: Square) => Square): Action {
  const type = actionTypeIndex(action);
  if (action === DRAW) return DRAW;
  const to = square(actionTo(action));
  if (type === LEVY) return makeLevy(actionKind(action), to);
  const from = square(actionFrom(action));
  return type === COMMAND
    ? makeCommand(square(actionActor(action)), from, to)
    : packManeuver(type, from, to);
}

/** The position with its files mirrored, a ↔ f. Its actions are the mirrored ones. */
export const mirrorPosition = (position: Position): Position =>
  transform(position, mirrorSquare, (side) => side);

/** The position after a half turn of the board and a swap of the sides. Its actions are the turned ones. */
export const turnPosition = (position: Position): Position =>
  transform(position, turnSquare, opponentOf);

/** The action in the mirrored position. */
export const mirrorAction = (action: Action): Action => transformAction(action, mirrorSquare);

/** The action in the turned position. */
export const turnAction = (action: Action): Action => transformAction(action, turnSquare);
