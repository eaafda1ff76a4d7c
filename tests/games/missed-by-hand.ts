// Wins in one turn by plain enumeration of the engine's list of legal actions: no search, no solver (SPEC §10 with N = 1).
import {
  type Action,
  actionKind,
  actionTo,
  clonePosition,
  DUKE,
  hasLegalAction,
  isManeuver,
  legalActions,
  type Position,
  play,
  tileAt,
  tileKind,
} from '../../src/engine/index.ts';

/** Does this action, a levy as drawn, end the game for the side that plays it? */
export function endsAtOnce(position: Position, action: Action): boolean {
  if (isManeuver(action) && tileKind(tileAt(position, actionTo(action))) === DUKE) return true;
  const after = clonePosition(position);
  play(after, action);
  return !hasLegalAction(after);
}

/** Was there a sure win in one turn, and does the action that was played win? */
export function bruteForceWins(
  position: Position,
  played: Action,
): { readonly possible: boolean; readonly kept: boolean } {
  const actions = legalActions(position);
  const byManeuver = actions.some((action) => isManeuver(action) && endsAtOnce(position, action));
  const levies = actions.filter((action) => !isManeuver(action));
  const kinds = [...new Set(levies.map(actionKind))];
  const byLevy =
    kinds.length > 0 &&
    kinds.every((kind) =>
      levies.some((levy) => actionKind(levy) === kind && endsAtOnce(position, levy)),
    );
  return { possible: byManeuver || byLevy, kept: endsAtOnce(position, played) };
}
