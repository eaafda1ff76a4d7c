// One tile on the board as a number: making it, reading it, flipping it.
import { kindInfo } from './faces.ts';
import type { Face, FaceMarks, Kind, Side, Tile } from './types.ts';

/** An empty square. */
export const EMPTY: Tile = 0;

/** One more than the highest tile number: the length of a table indexed by tile. */
export const TILE_LIMIT = 64;

/** The tile of this kind, side and face. */
export const makeTile = (kind: Kind, side: Side, face: Face): Tile =>
  (kind << 2) | (side << 1) | face;

/** A tile's kind, 1–15. */
export const tileKind = (tile: Tile): Kind => tile >> 2;

/** A tile's side. */
export const tileSide = (tile: Tile): Side => ((tile >> 1) & 1) as Side;

/** The face showing. */
export const tileFace = (tile: Tile): Face => (tile & 1) as Face;

/** The same tile with its other face up. */
export const flipTile = (tile: Tile): Tile => tile ^ 1;

/** The marks on the face showing, read from the controller. */
export const tileMarks = (tile: Tile): FaceMarks => kindInfo(tileKind(tile)).faces[tileFace(tile)];

/** The other side. */
export const opponentOf = (side: Side): Side => (1 - side) as Side;
