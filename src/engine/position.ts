// Positions: making, copying and comparing them, and the low-level changes that keep what follows from the board true.
import { DUKE, LAST_KIND } from './faces.ts';
import { BAG_KEY_A, BAG_KEY_B, SIDE_KEY_A, SIDE_KEY_B, TILE_KEY_A, TILE_KEY_B } from './hash.ts';
import { HALF, squaresOf } from './reach.ts';
import { SQUARE_COUNT } from './square.ts';
import { EMPTY, tileKind, tileSide } from './tile.ts';
import type { Kind, Position, Side, Square, Tile } from './types.ts';

/** A position with an empty board and empty bags, Light to act. */
export function emptyPosition(): Position {
  const position: Position = {
    board: new Uint8Array(SQUARE_COUNT),
    bags: new Uint8Array(32),
    bagSizes: new Uint8Array(2),
    dukes: new Int8Array([-1, -1]),
    occupancy: new Int32Array(4),
    hash: new Int32Array(2),
    side: 0,
    quiet: 0,
  };
  for (const side of [0, 1] as const) {
    for (let kind = 1; kind <= LAST_KIND; kind++) toggleBagHash(position, side, kind, 0);
  }
  return position;
}

/** A copy that shares nothing with the original. */
export const clonePosition = (position: Position): Position => ({
  board: position.board.slice(),
  bags: position.bags.slice(),
  bagSizes: position.bagSizes.slice(),
  dukes: position.dukes.slice(),
  occupancy: position.occupancy.slice(),
  hash: position.hash.slice(),
  side: position.side,
  quiet: position.quiet,
});

/** Are the two the same full position (SPEC §7.3: side to act, board and bags; the quiet count is not part of it)? */
export const samePosition = (a: Position, b: Position): boolean =>
  a.side === b.side &&
  a.board.every((tile, square) => tile === b.board[square]) &&
  a.bags.every((count, index) => count === b.bags[index]);

/** Has each side a Duke (SPEC §8: a game position, otherwise a diagram position)? */
export const isGamePosition = (position: Position): boolean =>
  position.dukes[0]! >= 0 && position.dukes[1]! >= 0;

/** The tile on a square, `EMPTY` (0) where there is none. */
export const tileAt = (position: Position, square: Square): Tile => position.board[square]!;

/** Where the side's Duke stands, or `undefined`. */
export function dukeOf(position: Position, side: Side): Square | undefined {
  const square = position.dukes[side]!;
  return square < 0 ? undefined : square;
}

/** The squares of the side's tiles, ascending. */
export const tilesOf = (position: Position, side: Side): Square[] =>
  squaresOf(position.occupancy[side * 2]!, position.occupancy[side * 2 + 1]!);

/** How many tiles of a kind the side's bag holds. */
export const bagCount = (position: Position, side: Side, kind: Kind): number =>
  position.bags[side * 16 + kind]!;

/** How many tiles the side's bag holds. */
export const bagSize = (position: Position, side: Side): number => position.bagSizes[side]!;

/** The kinds in the side's bag, in the order of SPEC §2. */
export function bagKinds(position: Position, side: Side): Kind[] {
  const kinds: Kind[] = [];
  for (let kind = 1; kind <= LAST_KIND; kind++)
    if (bagCount(position, side, kind) > 0) kinds.push(kind);
  return kinds;
}

/** Puts a tile on an empty square. */
export function putTile(position: Position, square: Square, tile: Tile): void {
  position.board[square] = tile;
  toggleTileHash(position, square, tile);
  toggleOccupancy(position, tileSide(tile), square);
  if (tileKind(tile) === DUKE) position.dukes[tileSide(tile)] = square;
}

/** Takes the tile off an occupied square and returns it. */
export function takeTile(position: Position, square: Square): Tile {
  const tile = position.board[square]!;
  position.board[square] = EMPTY;
  toggleTileHash(position, square, tile);
  toggleOccupancy(position, tileSide(tile), square);
  if (tileKind(tile) === DUKE) position.dukes[tileSide(tile)] = -1;
  return tile;
}

/** Sets how many tiles of a kind the side's bag holds. */
export function setBagCount(position: Position, side: Side, kind: Kind, count: number): void {
  const index = side * 16 + kind;
  const before = position.bags[index]!;
  toggleBagHash(position, side, kind, before);
  toggleBagHash(position, side, kind, count);
  position.bags[index] = count;
  position.bagSizes[side] = position.bagSizes[side]! + count - before;
}

/** Gives the turn to the other side. */
export function passTurn(position: Position): void {
  position.side = (1 - position.side) as Side;
  position.hash[0] = position.hash[0]! ^ SIDE_KEY_A;
  position.hash[1] = position.hash[1]! ^ SIDE_KEY_B;
}

/** Makes it this side's turn. */
export function setSideToAct(position: Position, side: Side): void {
  if (position.side !== side) passTurn(position);
}

function toggleTileHash(position: Position, square: Square, tile: Tile): void {
  const key = tile * SQUARE_COUNT + square;
  position.hash[0] = position.hash[0]! ^ TILE_KEY_A[key]!;
  position.hash[1] = position.hash[1]! ^ TILE_KEY_B[key]!;
}

function toggleBagHash(position: Position, side: Side, kind: Kind, count: number): void {
  const key = (side * 16 + kind) * 10 + count;
  position.hash[0] = position.hash[0]! ^ BAG_KEY_A[key]!;
  position.hash[1] = position.hash[1]! ^ BAG_KEY_B[key]!;
}

function toggleOccupancy(position: Position, side: Side, square: Square): void {
  const half = square < HALF ? 0 : 1;
  const index = side * 2 + half;
  position.occupancy[index] = position.occupancy[index]! ^ (1 << (square - half * HALF));
}
