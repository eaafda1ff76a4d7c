// Changes to a position that is being set up by hand. Pure of anything but the position, which is changed in place.
import {
  allSetups,
  bagCount,
  bagKinds,
  clonePosition,
  DUKE,
  dukeOf,
  emptyPosition,
  flipTile,
  KINDS,
  type Kind,
  kindInfo,
  type Position,
  putTile,
  type Setup,
  type Side,
  type Square,
  setBagCount,
  setSideToAct,
  startPosition,
  type Tile,
  takeTile,
  tileAt,
  tileKind,
  tileSide,
  tilesOf,
} from '../../engine/index.ts';

/** The most tiles of one kind that a bag may hold (SPEC §8). */
const BAG_LIMIT = 9;

/** The starting position that an editor begins with. */
export const beginning = (): Position => startPosition(allSetups(0)[0] as Setup);

/** An empty board with empty bags, the same side to act. */
export function emptied({ side }: Position): Position {
  const empty = emptyPosition();
  setSideToAct(empty, side);
  return empty;
}

/** A changed copy of a position. */
export function changed(position: Position, change: (copy: Position) => void): Position {
  const copy = clonePosition(position);
  change(copy);
  return copy;
}

const countOnBoard = (position: Position, side: Side, kind: Kind): number =>
  tilesOf(position, side).filter((square) => tileKind(tileAt(position, square)) === kind).length;

/**
 * Puts a tile on a square in the place of what stands there. A side has one Duke: another one goes. Of a kind that the
 * army has no more of, one leaves the bag.
 */
export function place(position: Position, square: Square, tile: Tile): void {
  const [side, kind] = [tileSide(tile), tileKind(tile)];
  clear(position, square);
  const duke = kind === DUKE ? dukeOf(position, side) : undefined;
  if (duke !== undefined) takeTile(position, duke);
  putTile(position, square, tile);
  const inBag = bagCount(position, side, kind);
  if (inBag > 0 && inBag + countOnBoard(position, side, kind) > kindInfo(kind).count)
    setBagCount(position, side, kind, inBag - 1);
}

/** Empties a square. */
export function clear(position: Position, square: Square): void {
  if (tileAt(position, square) !== 0) takeTile(position, square);
}

/** Moves a tile to another square, in the place of what stands there. */
export function move(position: Position, from: Square, to: Square): void {
  if (from === to || tileAt(position, from) === 0) return;
  const tile = takeTile(position, from);
  clear(position, to);
  putTile(position, to, tile);
}

/** Turns the tile on a square onto its other face. */
export function turnOver(position: Position, square: Square): void {
  const tile = tileAt(position, square);
  if (tile === 0) return;
  takeTile(position, square);
  putTile(position, square, flipTile(tile));
}

/** Puts one tile into a bag, or takes one out. A bag holds no Duke and at most nine of a kind: then nothing changes. */
export function changeBag(position: Position, side: Side, kind: Kind, by: 1 | -1): void {
  if (kind === DUKE) return;
  const count = bagCount(position, side, kind) + by;
  if (count >= 0 && count <= BAG_LIMIT) setBagCount(position, side, kind, count);
}

/** Puts into a bag what the army has besides the tiles on the board. */
export function fillBag(position: Position, side: Side): void {
  for (const { kind, count } of KINDS) {
    if (kind === DUKE) continue;
    setBagCount(position, side, kind, Math.max(0, count - countOnBoard(position, side, kind)));
  }
}

/** Empties a bag. */
export function emptyBag(position: Position, side: Side): void {
  for (const kind of bagKinds(position, side)) setBagCount(position, side, kind, 0);
}
