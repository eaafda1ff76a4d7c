// What a tile reaches and why an action is forbidden, square by square, for highlights and sentences (SPEC §4, §11).
import { actionActor, actionFrom, actionMark, actionTo, actionType, isManeuver } from './action.ts';
import { MARKS } from './faces.ts';
import { commandZone, inGuard } from './guard.ts';
import { isForbidden, legalManeuvers, playableManeuvers } from './legal.ts';
import { play, unplay } from './play.ts';
import { clonePosition, dukeOf, setSideToAct, tileAt } from './position.ts';
import {
  ATTACK_HIGH,
  ATTACK_LOW,
  attackIndex,
  NEVER,
  REACH_MARK,
  REACH_START,
  REACH_TO,
} from './reach.ts';
import { SQUARE_COUNT } from './square.ts';
import { EMPTY, opponentOf, tileSide } from './tile.ts';
import type { Action, Mark, Position, Side, Square, Tile } from './types.ts';

/** One way in which an enemy tile could capture: by which mark, and for a Command which tile it would send. */
export interface Threat {
  /** The tile whose mark is used. */
  readonly actor: Square;
  readonly tile: Tile;
  readonly mark: Mark;
  /** The square the capturing tile leaves: the actor's own, or with a Command its friend's. */
  readonly from: Square;
  readonly target: Square;
}

/** Every enemy maneuver that could capture the Duke of `side` now (SPEC §4); empty when it is not in Guard. */
export function threatsToDuke(position: Position, side: Side): Threat[] {
  const duke = dukeOf(position, side);
  if (duke === undefined || !inGuard(position, side)) return [];
  const seen = position.side === side ? withSideToAct(position, opponentOf(side)) : position;
  return playableManeuvers(seen)
    .filter((action) => actionTo(action) === duke)
    .map((action) => ({
      actor: actionActor(action),
      tile: tileAt(seen, actionActor(action)),
      mark: actionMark(action) as Mark,
      from: actionFrom(action),
      target: duke,
    }));
}

/**
 * Why a playable maneuver is forbidden (SPEC §4): the enemy maneuvers that could capture the own Duke after it, on the
 * squares where everything stands then. Empty when it is not forbidden. The position is the same afterwards.
 */
export function whyForbidden(position: Position, action: Action): Threat[] {
  if (!isManeuver(action) || !isForbidden(position, action)) return [];
  const { side } = position;
  const undo = play(position, action);
  const threats = threatsToDuke(position, side);
  unplay(position, action, undo);
  return threats;
}

/** One thing that a tile of the side to act could do now. */
export interface ReachedSquare {
  readonly action: Action;
  readonly square: Square;
  /** `move` covers every way of arriving on an empty square; `capture` every way of arriving on an enemy tile. */
  readonly effect: 'arrive' | 'capture' | 'strike';
  readonly mark: Mark;
  /** With a Command: the friend that is sent. Otherwise the tile itself. */
  readonly from: Square;
  /** The enemy maneuvers that make it forbidden; empty when it is legal. */
  readonly forbiddenBy: readonly Threat[];
}

/** What the tile on `square`, of either side, could do were its side to act: legal and forbidden, square by square. */
export function reachOf(position: Position, square: Square): ReachedSquare[] {
  const tile = tileAt(position, square);
  if (tile === EMPTY) return [];
  const seen =
    tileSide(tile) === position.side ? position : withSideToAct(position, tileSide(tile));
  return playableManeuvers(seen)
    .filter((action) => actionActor(action) === square)
    .map((action) => {
      const target = actionTo(action);
      const effect =
        actionType(action) === 'strike'
          ? 'strike'
          : tileAt(seen, target) === EMPTY
            ? 'arrive'
            : 'capture';
      return {
        action,
        square: target,
        effect,
        mark: actionMark(action) as Mark,
        from: actionFrom(action),
        forbiddenBy: whyForbidden(seen, action),
      };
    });
}

/** How many legal maneuvers use a mark of the tile on `square`, were its side to act. */
export function countLegalManeuversOf(position: Position, square: Square): number {
  const tile = tileAt(position, square);
  if (tile === EMPTY) return 0;
  const seen =
    tileSide(tile) === position.side ? position : withSideToAct(position, tileSide(tile));
  return legalManeuvers(seen).filter((action) => actionActor(action) === square).length;
}

/** A square that a tile menaces, and by which marks. */
export interface MenacedSquare {
  readonly square: Square;
  readonly marks: readonly Mark[];
}

/**
 * Every square on which a tile of the other side would be capturable by the tile on `square` now if it stood there
 * (SPEC §11): empty Strike squares and squares of its own side included, pins ignored, nothing behind the first blocker;
 * for a commander also the ⌘ squares to which another friend in its zone could be sent. Ascending.
 */
export function menacedBy(position: Position, square: Square): MenacedSquare[] {
  const tile = tileAt(position, square);
  if (tile === EMPTY) return [];
  const { occupancy } = position;
  const allLow = occupancy[0]! | occupancy[2]!;
  const allHigh = occupancy[1]! | occupancy[3]!;
  const marks = new Map<Square, Mark[]>();
  const add = (target: Square, mark: Mark): void => {
    marks.set(target, [...(marks.get(target) ?? []), mark]);
  };
  const place = tile * SQUARE_COUNT + square;
  for (let reach = REACH_START[place]!; reach < REACH_START[place + 1]!; reach++) {
    const target = REACH_TO[reach]!;
    const index = attackIndex(target, tile) + square;
    const needLow = ATTACK_LOW[index]!;
    if (needLow === NEVER || ((needLow & allLow) | (ATTACK_HIGH[index]! & allHigh)) !== 0) continue;
    add(target, MARKS[REACH_MARK[reach]!] as Mark);
  }
  const zone = commandZone(tile, square);
  const friends = zone.filter(
    (origin) =>
      tileAt(position, origin) !== EMPTY && tileSide(tileAt(position, origin)) === tileSide(tile),
  );
  for (const target of zone) {
    if (friends.some((friend) => friend !== target)) add(target, 'command');
  }
  return [...marks]
    .sort(([a], [b]) => a - b)
    .map(([target, ways]) => ({ square: target, marks: ways }));
}

/** A copy of the position with this side to act, whoever's turn it is: to ask what it could do. */
export function withSideToAct(position: Position, side: Side): Position {
  const copy = clonePosition(position);
  setSideToAct(copy, side);
  return copy;
}
