// Actions as packed numbers: bits 0–5 `to`, 6–11 `from`, 12–17 `actor`, 18–20 the type. A levy keeps its kind in `from`.
import type { Action, ActionType, Kind, Mark, Square } from './types.ts';

const TYPES: readonly ActionType[] = [
  'move',
  'jump',
  'slide',
  'jumpSlide',
  'strike',
  'command',
  'levy',
  'draw',
];

/** The number in an action's type bits; the marks' numbers are their places in `MARKS`. */
export const STRIKE = 4;
export const COMMAND = 5;
export const LEVY = 6;

const TYPE_SHIFT = 18;

/** A maneuver of one tile: it goes, or Strikes, from `from` to `to` by `markIndex` (its place in `MARKS`). */
export const packManeuver = (markIndex: number, from: Square, to: Square): Action =>
  (markIndex << TYPE_SHIFT) | (from << 12) | (from << 6) | to;

/** A Command: the tile on `actor` sends the friend on `from` to `to`. */
export const makeCommand = (actor: Square, from: Square, to: Square): Action =>
  (COMMAND << TYPE_SHIFT) | (actor << 12) | (from << 6) | to;

/** A levy once drawn: a tile of `kind` is placed on `to`. */
export const makeLevy = (kind: Kind, to: Square): Action => (LEVY << TYPE_SHIFT) | (kind << 6) | to;

/** A levy before its draw, `@`. */
export const DRAW: Action = 7 << TYPE_SHIFT;

/** The number of an action's type: 0–5 a mark in the order of `MARKS`, 6 a levy, 7 a levy before its draw. */
export const actionTypeIndex = (action: Action): number => action >> TYPE_SHIFT;

/** What the action does. */
export const actionType = (action: Action): ActionType =>
  TYPES[actionTypeIndex(action)] as ActionType;

/** The mark a maneuver uses, or `undefined` for a levy. */
export function actionMark(action: Action): Mark | undefined {
  return isManeuver(action) ? (actionType(action) as Mark) : undefined;
}

/** Is it a maneuver (and not a levy)? */
export const isManeuver = (action: Action): boolean => actionTypeIndex(action) < LEVY;

/** The square of the tile whose mark is used and which flips: the one that goes, the striker, the commander. */
export const actionActor = (action: Action): Square => (action >> 12) & 63;

/** The square that a tile leaves; for a Strike the striker's. Means nothing for a levy. */
export const actionFrom = (action: Action): Square => (action >> 6) & 63;

/** The square acted on: where a tile arrives, is struck or is placed. Means nothing for `DRAW`. */
export const actionTo = (action: Action): Square => action & 63;

/** The kind that a levy places. Means nothing for other actions. */
export const actionKind = (action: Action): Kind => (action >> 6) & 63;
