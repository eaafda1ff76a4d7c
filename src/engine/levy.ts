// The draw of a levy: which tiles may come, and with what chance (SPEC §5).
import { bagCount, bagKinds, bagSize } from './position.ts';
import type { Kind, Position, Side } from './types.ts';

/** The chance that the next tile drawn is of this kind: exactly `copies / bagSize`. */
export interface DrawChance {
  readonly kind: Kind;
  readonly copies: number;
  readonly bagSize: number;
}

/** For each kind in the side's bag its chance to be drawn next, in the order of SPEC §2; empty for an empty bag. */
export const drawChances = (position: Position, side: Side): DrawChance[] =>
  bagKinds(position, side).map((kind) => ({
    kind,
    copies: bagCount(position, side, kind),
    bagSize: bagSize(position, side),
  }));

/**
 * Draws one tile: every tile in the bag is equally likely.
 * @param random gives a number from 0 up to, not including, 1, like `Math.random`.
 * @throws RangeError when the bag is empty.
 */
export function drawTile(position: Position, side: Side, random: () => number): Kind {
  let tile = Math.floor(random() * bagSize(position, side));
  for (const { kind, copies } of drawChances(position, side)) {
    tile -= copies;
    if (tile < 0) return kind;
  }
  throw new RangeError('nothing can be drawn from an empty bag');
}
