// Squares of the 6 × 6 board: numbers, names, neighbours, the half turn between the two sides.
import type { Offset, Side, Square } from './types.ts';

/** The board is this many squares wide and high. */
export const BOARD_SIZE = 6;

/** How many squares there are; squares run from 0 (a1) to 35 (f6). */
export const SQUARE_COUNT = BOARD_SIZE * BOARD_SIZE;

/** 0–5 for files a–f. */
export const fileOf = (square: Square): number => square % BOARD_SIZE;

/** 0–5 for ranks 1–6. */
export const rankOf = (square: Square): number => Math.floor(square / BOARD_SIZE);

/** The square on this file and rank (0–5 each), or `undefined` when that is off the board. */
export function squareAt(file: number, rank: number): Square | undefined {
  if (file < 0 || file >= BOARD_SIZE || rank < 0 || rank >= BOARD_SIZE) return undefined;
  return rank * BOARD_SIZE + file;
}

/** A square's name, `a1` to `f6`. */
export const squareName = (square: Square): string =>
  'abcdef'.charAt(fileOf(square)) + (rankOf(square) + 1);

/** The square with this name, or `undefined` when it is not exactly `a1` … `f6`. */
export function squareFromName(name: string): Square | undefined {
  return /^[a-f][1-6]$/.test(name)
    ? squareAt(name.charCodeAt(0) - 97, name.charCodeAt(1) - 49)
    : undefined;
}

/**
 * The square that a mark points to (SPEC §1): the offset as it is for Light, turned by 180° for Dark;
 * `undefined` when that is off the board.
 */
export function squareByOffset(from: Square, [dx, dy]: Offset, side: Side): Square | undefined {
  const sign = side === 0 ? 1 : -1;
  return squareAt(fileOf(from) + sign * dx, rankOf(from) + sign * dy);
}

/** The square after a half turn of the board: a1 ↔ f6. */
export const turnSquare = (square: Square): Square => SQUARE_COUNT - 1 - square;

/** The square reflected file for file across the middle of the board: c1 ↔ c6. */
export const reflectSquare = (square: Square): Square =>
  fileOf(square) + BOARD_SIZE * (BOARD_SIZE - 1 - rankOf(square));

/** The square mirrored left to right: a1 ↔ f1. */
export const mirrorSquare = (square: Square): Square =>
  square - fileOf(square) + (BOARD_SIZE - 1 - fileOf(square));

const ORTHOGONAL: readonly Offset[] = [
  [0, 1],
  [-1, 0],
  [1, 0],
  [0, -1],
];

/** For each square the two to four squares that share an edge with it, in ascending order. */
export const NEIGHBOURS: readonly (readonly Square[])[] = Array.from(
  { length: SQUARE_COUNT },
  (_, square) =>
    ORTHOGONAL.map((offset) => squareByOffset(square, offset, 0))
      .filter((neighbour) => neighbour !== undefined)
      .sort((a, b) => a - b),
);
