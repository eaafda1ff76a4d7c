// What an exercise asks for, and whether an action does it. Pure: the lesson says the goal, the rules say the rest.
import {
  type Action,
  actionActor,
  actionMark,
  actionTo,
  isManeuver,
  type Kind,
  legalManeuvers,
  type Mark,
  type Position,
  type Square,
  tileAt,
  tileKind,
} from '../engine/index.ts';

/** What one action must do; what is left out does not matter. */
export interface Goal {
  /** Capture a tile of this kind. */
  readonly capture?: Kind | undefined;
  /** Use a mark of this kind. */
  readonly by?: Mark | undefined;
  /** Act on this square. */
  readonly to?: Square | undefined;
  /** Act with a tile of this kind. */
  readonly actor?: Kind | undefined;
}

/** Whether an action does what was asked, or what of it is missing. */
export type Verdict =
  | { readonly right: true }
  | { readonly right: false; readonly missing: 'actor' | 'capture' | 'kind' | 'mark' | 'square' };

/** Judges a legal action, played in `position`. */
export function judge(goal: Goal, position: Position, action: Action): Verdict {
  const missing = missingPart(goal, position, action);
  return missing === undefined ? { right: true } : { right: false, missing };
}

function missingPart(goal: Goal, position: Position, action: Action) {
  const target = tileAt(position, actionTo(action));
  const actor = isManeuver(action) ? tileKind(tileAt(position, actionActor(action))) : 0;
  if (goal.actor !== undefined && actor !== goal.actor) return 'actor';
  if (goal.capture !== undefined && (!isManeuver(action) || target === 0)) return 'capture';
  if (goal.capture !== undefined && tileKind(target) !== goal.capture) return 'kind';
  if (goal.by !== undefined && actionMark(action) !== goal.by) return 'mark';
  if (goal.to !== undefined && actionTo(action) !== goal.to) return 'square';
  return undefined;
}

/** Every legal maneuver that does what is asked. An exercise has at least one. */
export const solutions = (goal: Goal, position: Position): Action[] =>
  legalManeuvers(position).filter((action) => judge(goal, position, action).right);
