// Where things stand on a drawn board. One square is 100 × 100 units; the squares run from 0 to 600.
import { BOARD_SIZE, fileOf, rankOf, type Side, type Square, squareAt } from '../engine/index.ts';

/** A square's width and height in drawing units. */
export const SQUARE_SIZE = 100;

/** The width of the frame around the squares. */
export const RIM = 8;

/** The room left of and below the frame for file letters and rank numbers. */
export const COORDINATE_ROOM = 34;

/** The squares together. */
export const BOARD_WIDTH = BOARD_SIZE * SQUARE_SIZE;

/** A point, in drawing units, x to the right and y downward. */
export type Point = readonly [x: number, y: number];

/** Column from the left and row from the top, 0–5 each, of a square on a board with `bottom` nearest the viewer. */
export function gridPlace(square: Square, bottom: Side): readonly [column: number, row: number] {
  const file = fileOf(square);
  const rank = rankOf(square);
  return bottom === 0 ? [file, BOARD_SIZE - 1 - rank] : [BOARD_SIZE - 1 - file, rank];
}

/** The square in this column and row (0–5 each), or `undefined` when that is off the board. */
export const squareAtPlace = (column: number, row: number, bottom: Side): Square | undefined =>
  bottom === 0 ? squareAt(column, BOARD_SIZE - 1 - row) : squareAt(BOARD_SIZE - 1 - column, row);

/** A square's upper left corner. */
export function cornerOf(square: Square, bottom: Side): Point {
  const [column, row] = gridPlace(square, bottom);
  return [column * SQUARE_SIZE, row * SQUARE_SIZE];
}

/** A square's middle. */
export function centreOf(square: Square, bottom: Side): Point {
  const [x, y] = cornerOf(square, bottom);
  return [x + SQUARE_SIZE / 2, y + SQUARE_SIZE / 2];
}

/** The `viewBox` of a board. It is a square with coordinates and without, so that turning them off moves nothing. */
export function viewBoxOf(coordinates: boolean): string {
  const left = RIM + (coordinates ? COORDINATE_ROOM : 0);
  const size = BOARD_WIDTH + RIM + left;
  return `${-left} ${-RIM} ${size} ${size}`;
}
