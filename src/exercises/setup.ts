// Setting up by hand (SPEC §6): the Duke first, then two Footmen beside it; and why a square is wrong.
import {
  DUKE,
  dukeSetupSquares,
  emptyPosition,
  FOOTMAN,
  footmanSetupSquares,
  makeTile,
  type Position,
  putTile,
  type Side,
  type Square,
  setSideToAct,
} from '../engine/index.ts';

/** The squares of what has been placed: the Duke, then the Footmen. */
export type Placed = readonly Square[];

/** How many tiles are to be placed. */
export const SETUP_TILES = 3;

/** Why a tile cannot go on a square. */
export type SetupRefusal = 'taken' | 'duke' | 'footman';

/** Why the next tile cannot go on this square, `undefined` when it can. */
export function refuseSetup(side: Side, placed: Placed, square: Square): SetupRefusal | undefined {
  const [duke] = placed;
  if (duke === undefined) return dukeSetupSquares(side).includes(square) ? undefined : 'duke';
  if (placed.includes(square)) return 'taken';
  return footmanSetupSquares(duke).includes(square) ? undefined : 'footman';
}

/** The squares on which the next tile can go. */
export const openSetup = (side: Side, placed: Placed): Square[] =>
  placed.length >= SETUP_TILES
    ? []
    : (placed[0] === undefined ? dukeSetupSquares(side) : footmanSetupSquares(placed[0])).filter(
        (square) => !placed.includes(square),
      );

/** A board with what has been placed on it. */
export function setupPosition(side: Side, placed: Placed): Position {
  const position = emptyPosition();
  setSideToAct(position, side);
  for (const [index, square] of placed.entries())
    putTile(position, square, makeTile(index === 0 ? DUKE : FOOTMAN, side, 0));
  return position;
}
