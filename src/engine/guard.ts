// Who could capture on a square now, and Guard (SPEC §4).
import {
  ATTACK_HIGH,
  ATTACK_LOW,
  attackIndex,
  COMMANDS,
  HALF,
  HIGH,
  LOW,
  NEVER,
  squaresOf,
  ZONE_HIGH,
  ZONE_LOW,
} from './reach.ts';
import { SQUARE_COUNT } from './square.ts';
import type { Position, Side, Square, Tile } from './types.ts';

/**
 * Could the tile on `origin` capture on `target`, were these the squares of all tiles (`all…`) and of its own side
 * (`own…`)? Strikes and Commands count; what the attack would expose does not (SPEC §4). Made for inner loops: the sets
 * may differ from the position's, the tile is read from its board. Whether the target's square is in `all` is no matter.
 */
export function attacksFrom(
  position: Position,
  origin: Square,
  target: Square,
  allLow: number,
  allHigh: number,
  ownLow: number,
  ownHigh: number,
): boolean {
  const tile = position.board[origin]!;
  const index = attackIndex(target, tile) + origin;
  const needLow = ATTACK_LOW[index]!;
  if (needLow !== NEVER && ((needLow & allLow) | (ATTACK_HIGH[index]! & allHigh)) === 0)
    return true;
  if (COMMANDS[tile] === 0) return false;
  const place = tile * SQUARE_COUNT + origin;
  const zoneLow = ZONE_LOW[place]!;
  const zoneHigh = ZONE_HIGH[place]!;
  const targetLow = LOW[target]!;
  const targetHigh = HIGH[target]!;
  return (
    ((zoneLow & targetLow) | (zoneHigh & targetHigh)) !== 0 &&
    ((zoneLow & ownLow & ~targetLow) | (zoneHigh & ownHigh & ~targetHigh)) !== 0
  );
}

/** Could any of the attacker's tiles on the squares `own…` capture on `target`? The same as `attacksFrom` for each. */
export function attackedBy(
  position: Position,
  target: Square,
  allLow: number,
  allHigh: number,
  ownLow: number,
  ownHigh: number,
): boolean {
  for (let bits = ownLow; bits !== 0; bits &= bits - 1) {
    const origin = 31 - Math.clz32(bits & -bits);
    if (attacksFrom(position, origin, target, allLow, allHigh, ownLow, ownHigh)) return true;
  }
  for (let bits = ownHigh; bits !== 0; bits &= bits - 1) {
    const origin = HALF + 31 - Math.clz32(bits & -bits);
    if (attacksFrom(position, origin, target, allLow, allHigh, ownLow, ownHigh)) return true;
  }
  return false;
}

/** Could a tile of `attacker` capture on `target` now, were an enemy of it standing there? */
export function isAttacked(position: Position, target: Square, attacker: Side): boolean {
  const { occupancy } = position;
  return attackedBy(
    position,
    target,
    occupancy[0]! | occupancy[2]!,
    occupancy[1]! | occupancy[3]!,
    occupancy[attacker * 2]!,
    occupancy[attacker * 2 + 1]!,
  );
}

/** Is the side in Guard: could an enemy maneuver capture its Duke now, whoever is to act (SPEC §4)? Without a Duke: no. */
export function inGuard(position: Position, side: Side): boolean {
  const duke = position.dukes[side]!;
  return duke >= 0 && isAttacked(position, duke, (1 - side) as Side);
}

/** The squares of a Command zone as a list, ascending; empty where the tile cannot command. */
export function commandZone(tile: Tile, square: Square): Square[] {
  const place = tile * SQUARE_COUNT + square;
  return squaresOf(ZONE_LOW[place]!, ZONE_HIGH[place]!);
}
