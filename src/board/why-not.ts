// Why a tile cannot act on a square: the rule's own reason (SPEC §3), for a reader who tried.
import {
  type Mark,
  type Offset,
  opponentOf,
  type Position,
  type Square,
  squareByOffset,
  tileAt,
  tileMarks,
  tileSide,
} from '../engine/index.ts';

/** The reason. `blocked` names the tile in the way, with its square. */
export type WhyNot =
  | { readonly reason: 'blocked'; readonly mark: Mark; readonly at: Square }
  | { readonly reason: 'friend' }
  | { readonly reason: 'strike-friend' }
  | { readonly reason: 'strike-empty' }
  | { readonly reason: 'choose-friend' }
  | { readonly reason: 'no-command-square'; readonly commander: Square }
  | { readonly reason: 'no-mark'; readonly from: Square }
  | { readonly reason: 'levy-square' }
  | { readonly reason: 'nothing-there' }
  | { readonly reason: 'not-your-turn' }
  | { readonly reason: 'game-over' };

const steps = ([dx, dy]: Offset): number => Math.max(Math.abs(dx), Math.abs(dy));

/** The first occupied square strictly between `from` and the end of `count` steps, beginning with step `first`. */
function firstBlocker(
  position: Position,
  from: Square,
  [ux, uy]: Offset,
  first: number,
  count: number,
): Square | undefined {
  const side = tileSide(tileAt(position, from));
  for (let step = first; step < count; step++) {
    const square = squareByOffset(from, [ux * step, uy * step], side);
    if (square !== undefined && tileAt(position, square) !== 0) return square;
  }
  return undefined;
}

/**
 * Why the tile on `from` can do nothing on `target` now by a mark of its own. Asked only of squares that it cannot act on.
 */
export function whyNot(position: Position, from: Square, target: Square): WhyNot {
  const tile = tileAt(position, from);
  const side = tileSide(tile);
  const marks = tileMarks(tile);
  const there = tileAt(position, target);
  const pointsThere = (offset: Offset): boolean => squareByOffset(from, offset, side) === target;

  if (marks.strike?.some(pointsThere)) {
    return { reason: there === 0 ? 'strike-empty' : 'strike-friend' };
  }
  const blocked = blockedWay(position, from, target);
  if (blocked !== undefined) return blocked;
  if (marks.command?.some(pointsThere) && (there === 0 || tileSide(there) === opponentOf(side))) {
    return { reason: 'choose-friend' };
  }
  const aimed =
    marks.jump?.some(pointsThere) ||
    marks.move?.some(pointsThere) ||
    lineTo(position, from, target) !== undefined;
  return aimed && there !== 0 ? { reason: 'friend' } : { reason: 'no-mark', from };
}

/** The Move, Slide or Jump Slide whose line leads from a tile to a square, whatever stands in the way. */
function lineTo(
  position: Position,
  from: Square,
  target: Square,
): { mark: Mark; unit: Offset; first: number; count: number } | undefined {
  const tile = tileAt(position, from);
  const side = tileSide(tile);
  const marks = tileMarks(tile);
  for (const offset of marks.move ?? []) {
    if (squareByOffset(from, offset, side) !== target) continue;
    const count = steps(offset);
    return { mark: 'move', unit: [offset[0] / count, offset[1] / count], first: 1, count };
  }
  for (const mark of ['slide', 'jumpSlide'] as const) {
    for (const offset of marks[mark] ?? []) {
      const unit: Offset = [offset[0] / steps(offset), offset[1] / steps(offset)];
      const first = mark === 'slide' ? 1 : 2;
      for (let count = first; count < 6; count++) {
        if (squareByOffset(from, [unit[0] * count, unit[1] * count], side) === target)
          return { mark, unit, first, count };
      }
    }
  }
  return undefined;
}

function blockedWay(position: Position, from: Square, target: Square): WhyNot | undefined {
  const line = lineTo(position, from, target);
  if (line === undefined) return undefined;
  const at = firstBlocker(position, from, line.unit, line.first, line.count);
  return at === undefined ? undefined : { reason: 'blocked', mark: line.mark, at };
}

/** The squares of Move marks whose way is blocked and whose square a tile of its side does not hold: shown as blocked. */
export function blockedMoves(position: Position, from: Square): Square[] {
  const tile = tileAt(position, from);
  const side = tileSide(tile);
  const squares: Square[] = [];
  for (const offset of tileMarks(tile).move ?? []) {
    const target = squareByOffset(from, offset, side);
    if (target === undefined) continue;
    const there = tileAt(position, target);
    if (there !== 0 && tileSide(there) === side) continue;
    if (blockedWay(position, from, target) !== undefined) squares.push(target);
  }
  return squares;
}
