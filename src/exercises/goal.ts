// What a task asks for, and what of it an action misses. Pure: the lesson says the goal, the rules say the rest.
import {
  type Action,
  actionActor,
  actionMark,
  actionTo,
  clonePosition,
  DUKE,
  hasLegalAction,
  inGuard,
  isManeuver,
  type Kind,
  MARKS,
  type Mark,
  opponentOf,
  type Position,
  play,
  type Square,
  tileAt,
  tileKind,
} from '../engine/index.ts';
import { kindNamed, squareNamed, wordsOf } from './words.ts';

/** A goal as a lesson writes it; everything it names must hold. */
export interface GoalSource {
  /** Capture a tile of this kind: `footman`. */
  readonly capture?: string;
  /** Capture on this square: `c5`. */
  readonly captureOn?: string;
  /** By this mark: `jump`. */
  readonly by?: string;
  /** With a tile of this kind: `knight`. */
  readonly actor?: string;
  /** Act on this square. */
  readonly to?: string;
  /** The enemy Duke is in Guard afterwards. */
  readonly guard?: true;
  /** The own Duke is not in Guard afterwards. */
  readonly escape?: true;
  /** A drawn tile is placed. */
  readonly levy?: true;
  /** With `levy`: on one of these squares, `c2 d1`. */
  readonly on?: string;
  /** The enemy Duke is captured, or the enemy has no legal action left. */
  readonly captureDuke?: true;
}

/** A goal as it is judged; what is left out does not matter. */
export interface Goal {
  readonly capture?: Kind | undefined;
  readonly captureOn?: Square | undefined;
  readonly by?: Mark | undefined;
  readonly actor?: Kind | undefined;
  readonly to?: Square | undefined;
  readonly guard: boolean;
  readonly escape: boolean;
  readonly levy: boolean;
  readonly on?: readonly Square[] | undefined;
  readonly captureDuke: boolean;
}

/** What of a goal an action has missed, the first thing that a reader should hear of. */
export type Missing =
  | 'levy'
  | 'levySquare'
  | 'actor'
  | 'capture'
  | 'kind'
  | 'captureSquare'
  | 'mark'
  | 'square'
  | 'escape'
  | 'guard'
  | 'duke';

function markNamed(name: string): Mark {
  const mark = MARKS.find((one) => one === name);
  if (mark === undefined)
    throw new RangeError(`“${name}” is no mark; expected one of ${MARKS.join(', ')}`);
  return mark;
}

const maybe = <Value>(text: string | undefined, read: (text: string) => Value) =>
  text === undefined ? undefined : read(text);

/** Reads a goal. @throws RangeError that names what is wrong in it. */
export const readGoal = (source: GoalSource): Goal => ({
  capture: maybe(source.capture, kindNamed),
  captureOn: maybe(source.captureOn, squareNamed),
  by: maybe(source.by, markNamed),
  actor: maybe(source.actor, kindNamed),
  to: maybe(source.to, squareNamed),
  guard: source.guard === true,
  escape: source.escape === true,
  levy: source.levy === true,
  on: maybe(source.on, (list) => wordsOf(list).map(squareNamed)),
  captureDuke: source.captureDuke === true,
});

/**
 * What of the goal a playable action misses, `undefined` when it reaches the goal.
 * @param before the position it is played in
 */
export function missingPart(goal: Goal, before: Position, action: Action): Missing | undefined {
  const maneuver = isManeuver(action);
  const target = maneuver ? tileAt(before, actionTo(action)) : 0;
  if (goal.levy && maneuver) return 'levy';
  if (goal.on !== undefined && !goal.on.includes(actionTo(action))) return 'levySquare';
  if (goal.actor !== undefined) {
    if (!maneuver || tileKind(tileAt(before, actionActor(action))) !== goal.actor) return 'actor';
  }
  if ((goal.capture !== undefined || goal.captureOn !== undefined) && target === 0)
    return 'capture';
  if (goal.capture !== undefined && tileKind(target) !== goal.capture) return 'kind';
  if (goal.captureOn !== undefined && actionTo(action) !== goal.captureOn) return 'captureSquare';
  if (goal.by !== undefined && actionMark(action) !== goal.by) return 'mark';
  if (goal.to !== undefined && actionTo(action) !== goal.to) return 'square';
  if (!goal.guard && !goal.escape && !goal.captureDuke) return undefined;

  const after = clonePosition(before);
  play(after, action);
  const enemy = opponentOf(before.side);
  if (goal.escape && inGuard(after, before.side)) return 'escape';
  if (goal.guard && !inGuard(after, enemy)) return 'guard';
  if (goal.captureDuke && tileKind(target) !== DUKE && hasLegalAction(after)) return 'duke';
  return undefined;
}
