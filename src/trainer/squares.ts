// “Mark its squares”: a tile alone on the board, and every square that its face acts on, as the rules have it (SPEC §§3, 11).
import {
  commandZone,
  emptyPosition,
  type Mark,
  makeTile,
  menacedBy,
  type Position,
  putTile,
  type Side,
  type Square,
  setSideToAct,
  turnSquare,
} from '../engine/index.ts';
import type { FaceToLearn } from './faces.ts';

const C3 = 14;

/** Where a side's tile stands: its whole window is on the board there, the Longbowman's too. */
export const STANDS: readonly [light: Square, dark: Square] = [C3, turnSquare(C3)];

/** A square that a face acts on, and with which marks. */
export interface ActedOn {
  readonly square: Square;
  readonly marks: readonly Mark[];
}

/** A board with nothing but this tile. */
export function loneTile({ kind, face }: FaceToLearn, side: Side): Position {
  const position = emptyPosition();
  setSideToAct(position, side);
  putTile(position, STANDS[side], makeTile(kind, side, face));
  return position;
}

/**
 * Every square that the face acts on when its tile is alone on the board: where it could go or Strike, were an enemy tile
 * there, and its ⌘ squares. Ascending.
 */
export function squaresActedOn(face: FaceToLearn, side: Side): ActedOn[] {
  const position = loneTile(face, side);
  const stands = STANDS[side];
  const found = new Map<Square, Mark[]>();
  for (const { square, marks } of menacedBy(position, stands)) found.set(square, [...marks]);
  for (const square of commandZone(makeTile(face.kind, side, face.face), stands))
    found.set(square, [...(found.get(square) ?? []), 'command']);
  return [...found]
    .map(([square, marks]) => ({ square, marks }))
    .sort((a, b) => a.square - b.square);
}
