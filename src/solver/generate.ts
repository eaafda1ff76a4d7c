// Legal maneuvers written into a buffer of the caller's, so that a search allocates nothing in its nodes.
import { makeCommand, type Position, packManeuver, STRIKE } from '../engine/index.ts';
import {
  COMMANDS,
  HALF,
  HIGH,
  LOW,
  REACH_MARK,
  REACH_NEED_HIGH,
  REACH_NEED_LOW,
  REACH_START,
  REACH_TO,
  ZONE_HIGH,
  ZONE_LOW,
} from '../engine/reach.ts';
import type { Watch } from './watch.ts';

const SQUARES = 36;

/**
 * Writes the legal maneuvers of the side to act into `into` from index `start` on.
 * @param danger a watch of the other side's tiles on this side's Duke, looked at in this position.
 * @returns the index behind the last one.
 */
export function generateManeuvers(
  position: Position,
  danger: Watch,
  into: Int32Array,
  start: number,
): number {
  const { board, occupancy, side } = position;
  const ownLow = occupancy[side * 2]!;
  const ownHigh = occupancy[side * 2 + 1]!;
  const enemy = (side ^ 1) * 2;
  const enemyLow = occupancy[enemy]!;
  const enemyHigh = occupancy[enemy + 1]!;
  const allLow = ownLow | enemyLow;
  const allHigh = ownHigh | enemyHigh;
  const ownDuke = danger.duke;
  // Nothing bears on the Duke, so nothing but the Duke's own going can expose it.
  const calm = danger.lines === 0 && danger.commanders === 0;
  let top = start;
  for (let half = 0; half < 2; half++) {
    for (let bits = half === 0 ? ownLow : ownHigh; bits !== 0; bits &= bits - 1) {
      const from = half * HALF + 31 - Math.clz32(bits & -bits);
      const tile = board[from]!;
      const place = tile * SQUARES + from;
      const end = REACH_START[place + 1]!;
      const safe = calm && from !== ownDuke;
      for (let reach = REACH_START[place]!; reach < end; reach++) {
        if (((REACH_NEED_LOW[reach]! & allLow) | (REACH_NEED_HIGH[reach]! & allHigh)) !== 0)
          continue;
        const to = REACH_TO[reach]!;
        const mark = REACH_MARK[reach]!;
        if (mark === STRIKE) {
          if (((LOW[to]! & enemyLow) | (HIGH[to]! & enemyHigh)) === 0) continue;
        } else if (((LOW[to]! & ownLow) | (HIGH[to]! & ownHigh)) !== 0) continue;
        if (safe || !danger.exposes(board, from, to, mark === STRIKE))
          into[top++] = packManeuver(mark, from, to);
      }
      if (COMMANDS[tile] === 0) continue;
      const zoneLow = ZONE_LOW[place]!;
      const zoneHigh = ZONE_HIGH[place]!;
      if (((zoneLow & ownLow) | (zoneHigh & ownHigh)) === 0) continue;
      for (let friend = 0; friend < SQUARES; friend++) {
        if (((zoneLow & ownLow & LOW[friend]!) | (zoneHigh & ownHigh & HIGH[friend]!)) === 0)
          continue;
        for (let to = 0; to < SQUARES; to++) {
          if (((zoneLow & ~ownLow & LOW[to]!) | (zoneHigh & ~ownHigh & HIGH[to]!)) === 0) continue;
          if ((calm && friend !== ownDuke) || !danger.exposes(board, friend, to, false))
            into[top++] = makeCommand(from, friend, to);
        }
      }
    }
  }
  return top;
}
