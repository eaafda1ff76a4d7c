// Which actions there are: playable by their marks, legal (SPEC §3–§5), and how many, without making a list of them.
import {
  actionActor,
  actionFrom,
  actionTo,
  actionTypeIndex,
  COMMAND,
  isManeuver,
  makeCommand,
  makeLevy,
  packManeuver,
  STRIKE,
} from './action.ts';
import { DUKE, LAST_KIND } from './faces.ts';
import { attackedBy } from './guard.ts';
import {
  ATTACK_HIGH,
  ATTACK_LOW,
  attackIndex,
  COMMANDS,
  countBits,
  HALF,
  HIGH,
  LOW,
  NEVER,
  REACH_MARK,
  REACH_NEED_HIGH,
  REACH_NEED_LOW,
  REACH_START,
  REACH_TO,
  ZONE_HIGH,
  ZONE_LOW,
} from './reach.ts';
import { NEIGHBOURS, SQUARE_COUNT } from './square.ts';
import { opponentOf, tileKind } from './tile.ts';
import type { Action, Position, Side, Square } from './types.ts';

// What bears on the Duke of one side, found once for a position: lines on its square, open or blocked, and commanders.
// The arrays are reused, since nothing here calls itself again between `look` and the last use.
interface DukeWatch {
  duke: Square;
  lines: number;
  readonly lineOrigin: Uint8Array;
  readonly lineNeedLow: Int32Array;
  readonly lineNeedHigh: Int32Array;
  commanders: number;
  readonly commanderOrigin: Uint8Array;
  readonly commanderZoneLow: Int32Array;
  readonly commanderZoneHigh: Int32Array;
  allLow: number;
  allHigh: number;
  enemyLow: number;
  enemyHigh: number;
}

const watch: DukeWatch = {
  duke: -1,
  lines: 0,
  lineOrigin: new Uint8Array(SQUARE_COUNT),
  lineNeedLow: new Int32Array(SQUARE_COUNT),
  lineNeedHigh: new Int32Array(SQUARE_COUNT),
  commanders: 0,
  commanderOrigin: new Uint8Array(SQUARE_COUNT),
  commanderZoneLow: new Int32Array(SQUARE_COUNT),
  commanderZoneHigh: new Int32Array(SQUARE_COUNT),
  allLow: 0,
  allHigh: 0,
  enemyLow: 0,
  enemyHigh: 0,
};

function watchFrom(position: Position, origin: Square, duke: Square): void {
  const tile = position.board[origin]!;
  const index = attackIndex(duke, tile) + origin;
  const needLow = ATTACK_LOW[index]!;
  if (needLow !== NEVER) {
    const line = watch.lines++;
    watch.lineOrigin[line] = origin;
    watch.lineNeedLow[line] = needLow;
    watch.lineNeedHigh[line] = ATTACK_HIGH[index]!;
  }
  if (COMMANDS[tile] === 0) return;
  const place = tile * SQUARE_COUNT + origin;
  const zoneLow = ZONE_LOW[place]!;
  const zoneHigh = ZONE_HIGH[place]!;
  if (((zoneLow & LOW[duke]!) | (zoneHigh & HIGH[duke]!)) === 0) return;
  const commander = watch.commanders++;
  watch.commanderOrigin[commander] = origin;
  watch.commanderZoneLow[commander] = zoneLow;
  watch.commanderZoneHigh[commander] = zoneHigh;
}

/** Finds what bears on the Duke of the side to act; with no Duke nothing does. */
function look(position: Position): void {
  const { occupancy, side } = position;
  const enemy = opponentOf(side) * 2;
  watch.enemyLow = occupancy[enemy]!;
  watch.enemyHigh = occupancy[enemy + 1]!;
  watch.allLow = watch.enemyLow | occupancy[side * 2]!;
  watch.allHigh = watch.enemyHigh | occupancy[side * 2 + 1]!;
  watch.lines = 0;
  watch.commanders = 0;
  watch.duke = position.dukes[side]!;
  if (watch.duke < 0) return;
  for (let bits = watch.enemyLow; bits !== 0; bits &= bits - 1) {
    watchFrom(position, 31 - Math.clz32(bits & -bits), watch.duke);
  }
  for (let bits = watch.enemyHigh; bits !== 0; bits &= bits - 1) {
    watchFrom(position, HALF + 31 - Math.clz32(bits & -bits), watch.duke);
  }
}

/**
 * After `look`: would the side's Duke be capturable once the tile on `from` stands on `to` (`to` taken from the enemy
 * if one was there), or, for a Strike, once `to` is empty and `from` has stayed?
 */
function exposes(position: Position, from: Square, to: Square, strike: boolean): boolean {
  if (watch.duke < 0) return false;
  if (tileKind(position.board[to]!) === DUKE) return false;
  const toLow = LOW[to]!;
  const toHigh = HIGH[to]!;
  const fromLow = LOW[from]!;
  const fromHigh = HIGH[from]!;
  const allLow = strike ? watch.allLow & ~toLow : (watch.allLow & ~fromLow) | toLow;
  const allHigh = strike ? watch.allHigh & ~toHigh : (watch.allHigh & ~fromHigh) | toHigh;
  const enemyLow = watch.enemyLow & ~toLow;
  const enemyHigh = watch.enemyHigh & ~toHigh;
  if (from === watch.duke && !strike)
    return attackedBy(position, to, allLow, allHigh, enemyLow, enemyHigh);
  for (let line = 0; line < watch.lines; line++) {
    if (watch.lineOrigin[line] === to) continue;
    if (((watch.lineNeedLow[line]! & allLow) | (watch.lineNeedHigh[line]! & allHigh)) === 0)
      return true;
  }
  for (let commander = 0; commander < watch.commanders; commander++) {
    if (watch.commanderOrigin[commander] === to) continue;
    const zoneLow = watch.commanderZoneLow[commander]!;
    const zoneHigh = watch.commanderZoneHigh[commander]!;
    if (((zoneLow & enemyLow) | (zoneHigh & enemyHigh)) !== 0) return true;
  }
  return false;
}

/** Which of the actions that are playable by their marks `collect` keeps. */
type Keep = 'playable' | 'legal' | 'forbidden';

function collect(position: Position, keep: Keep, into: Action[]): void {
  const { board, occupancy, side } = position;
  look(position);
  const ownLow = occupancy[side * 2]!;
  const ownHigh = occupancy[side * 2 + 1]!;
  const wants = (from: Square, to: Square, strike: boolean): boolean =>
    keep === 'playable' || exposes(position, from, to, strike) === (keep === 'forbidden');
  for (let from = 0; from < SQUARE_COUNT; from++) {
    if (((ownLow & LOW[from]!) | (ownHigh & HIGH[from]!)) === 0) continue;
    const tile = board[from]!;
    const place = tile * SQUARE_COUNT + from;
    const end = REACH_START[place + 1]!;
    for (let reach = REACH_START[place]!; reach < end; reach++) {
      if (!reachable(reach, ownLow, ownHigh)) continue;
      const to = REACH_TO[reach]!;
      const mark = REACH_MARK[reach]!;
      if (wants(from, to, mark === STRIKE)) into.push(packManeuver(mark, from, to));
    }
    if (COMMANDS[tile] === 0) continue;
    const zoneLow = ZONE_LOW[place]!;
    const zoneHigh = ZONE_HIGH[place]!;
    for (let friend = 0; friend < SQUARE_COUNT; friend++) {
      if (((zoneLow & ownLow & LOW[friend]!) | (zoneHigh & ownHigh & HIGH[friend]!)) === 0)
        continue;
      for (let to = 0; to < SQUARE_COUNT; to++) {
        if (((zoneLow & ~ownLow & LOW[to]!) | (zoneHigh & ~ownHigh & HIGH[to]!)) === 0) continue;
        if (wants(friend, to, false)) into.push(makeCommand(from, friend, to));
      }
    }
  }
}

/** After `look`: is the way of this reach clear, and may an own tile go, or Strike, there? */
function reachable(reach: number, ownLow: number, ownHigh: number): boolean {
  if (((REACH_NEED_LOW[reach]! & watch.allLow) | (REACH_NEED_HIGH[reach]! & watch.allHigh)) !== 0)
    return false;
  const to = REACH_TO[reach]!;
  const low = LOW[to]!;
  const high = HIGH[to]!;
  return REACH_MARK[reach] === STRIKE
    ? ((low & watch.enemyLow) | (high & watch.enemyHigh)) !== 0
    : ((low & ownLow) | (high & ownHigh)) === 0;
}

/** Every maneuver playable by its mark, forbidden ones included (SPEC §3). */
export function playableManeuvers(position: Position): Action[] {
  const actions: Action[] = [];
  collect(position, 'playable', actions);
  return actions;
}

/** Every legal maneuver (SPEC §3, §4). */
export function legalManeuvers(position: Position): Action[] {
  const actions: Action[] = [];
  collect(position, 'legal', actions);
  return actions;
}

/** Every maneuver playable by its mark but forbidden, since it would leave the own Duke in Guard (SPEC §4). */
export function forbiddenManeuvers(position: Position): Action[] {
  const actions: Action[] = [];
  collect(position, 'forbidden', actions);
  return actions;
}

/** The empty squares beside the Duke of `side`, ascending: where it may place a drawn tile (SPEC §5). */
export function levySquares(position: Position, side: Side): Square[] {
  const duke = position.dukes[side]!;
  if (duke < 0) return [];
  return (NEIGHBOURS[duke] as readonly Square[]).filter((square) => position.board[square] === 0);
}

/** May `side` levy were it to act: a Duke, a tile in the bag and an empty square beside the Duke (SPEC §5)? */
export const canLevy = (position: Position, side: Side): boolean =>
  position.bagSizes[side]! > 0 && levySquares(position, side).length > 0;

/** Every levy of the side to act: one for each kind in its bag and each free square (SPEC §9). */
export function legalLevies(position: Position): Action[] {
  const { bags, side } = position;
  const squares = levySquares(position, side);
  const actions: Action[] = [];
  for (let kind = 1; kind <= LAST_KIND; kind++) {
    if (bags[side * 16 + kind] === 0) continue;
    for (const square of squares) actions.push(makeLevy(kind, square));
  }
  return actions;
}

/** Every legal action of the side to act, levies as drawn (SPEC §9): draws by rule are ignored, in no special order. */
export const legalActions = (position: Position): Action[] => [
  ...legalManeuvers(position),
  ...legalLevies(position),
];

/** Is this action legal here? `DRAW` is when a levy is possible. */
export function isLegal(position: Position, action: Action): boolean {
  if (isManeuver(action)) return isPlayable(position, action) && !isForbidden(position, action);
  const { side } = position;
  const type = actionTypeIndex(action);
  if (!canLevy(position, side)) return false;
  return type > LEVY_TYPE || legalLevies(position).includes(action);
}

const LEVY_TYPE = 6;

/** Is this maneuver playable by its mark, whatever it exposes? */
export const isPlayable = (position: Position, action: Action): boolean =>
  playableManeuvers(position).includes(action);

/** Would this playable maneuver leave the own Duke in Guard, without capturing the enemy Duke (SPEC §4)? */
export function isForbidden(position: Position, action: Action): boolean {
  const type = actionTypeIndex(action);
  look(position);
  // A Command leaves the commander in its place: only the friend it sends changes what is open.
  const from = type === COMMAND ? actionFrom(action) : actionActor(action);
  return exposes(position, from, actionTo(action), type === STRIKE);
}

/** How many legal actions there are: `legalActions(position).length`, without the list. */
export function countLegalActions(position: Position): number {
  const { bags, board, bagSizes, occupancy, side } = position;
  look(position);
  const ownLow = occupancy[side * 2]!;
  const ownHigh = occupancy[side * 2 + 1]!;
  // Nothing bears on the Duke, so nothing but the Duke's own going can expose it.
  const quietDuke = watch.lines === 0 && watch.commanders === 0;
  let count = 0;
  for (let half = 0; half < 2; half++) {
    for (let bits = half === 0 ? ownLow : ownHigh; bits !== 0; bits &= bits - 1) {
      const from = half * HALF + 31 - Math.clz32(bits & -bits);
      const tile = board[from]!;
      const place = tile * SQUARE_COUNT + from;
      const end = REACH_START[place + 1]!;
      const safe = quietDuke && from !== watch.duke;
      for (let reach = REACH_START[place]!; reach < end; reach++) {
        if (!reachable(reach, ownLow, ownHigh)) continue;
        if (safe || !exposes(position, from, REACH_TO[reach]!, REACH_MARK[reach] === STRIKE))
          count++;
      }
      if (COMMANDS[tile] !== 0) count += countCommands(position, place, ownLow, ownHigh);
    }
  }
  if (bagSizes[side]! > 0 && watch.duke >= 0) {
    let squares = 0;
    for (const square of NEIGHBOURS[watch.duke] as readonly Square[])
      if (board[square] === 0) squares++;
    if (squares > 0) {
      let kinds = 0;
      for (let kind = 1; kind <= LAST_KIND; kind++) if (bags[side * 16 + kind] !== 0) kinds++;
      count += kinds * squares;
    }
  }
  return count;
}

function countCommands(position: Position, place: number, ownLow: number, ownHigh: number): number {
  const zoneLow = ZONE_LOW[place]!;
  const zoneHigh = ZONE_HIGH[place]!;
  const friends = countBits(zoneLow & ownLow) + countBits(zoneHigh & ownHigh);
  if (friends === 0) return 0;
  let count = 0;
  for (let from = 0; from < SQUARE_COUNT; from++) {
    if (((zoneLow & ownLow & LOW[from]!) | (zoneHigh & ownHigh & HIGH[from]!)) === 0) continue;
    for (let to = 0; to < SQUARE_COUNT; to++) {
      if (((zoneLow & ~ownLow & LOW[to]!) | (zoneHigh & ~ownHigh & HIGH[to]!)) === 0) continue;
      if (!exposes(position, from, to, false)) count++;
    }
  }
  return count;
}

/** Has the side to act any legal action (SPEC §7.2)? */
export const hasLegalAction = (position: Position): boolean =>
  canLevy(position, position.side) || countLegalActions(position) > 0;
