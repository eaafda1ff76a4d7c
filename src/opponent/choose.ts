// What each level plays: how far it thinks, and where the tile goes that it drew.
import {
  type Action,
  actionKind,
  actionTo,
  type Kind,
  legalLevies,
  type Position,
  type Square,
} from '../engine/index.ts';
import { PEOPLE, personChooses, personPlaces } from './person.ts';
import { think } from './think.ts';
import type { Budget, Choice, History, Level } from './types.ts';

/** What a level may be given. */
export interface ChooseOptions {
  /** Instead of the level's own budget, for the levels that search (3 to 5). */
  readonly budget?: Budget;
  /** The game so far, for repetitions. */
  readonly history?: History;
  /** Numbers from 0 up to, not including, 1: what a level's attention falls on. */
  readonly random: () => number;
}

/** The positions that a level visits in a turn, unless it is told otherwise; the two lowest do not search. */
export const LEVEL_BUDGETS: Readonly<Record<Level, Budget>> = {
  1: { nodes: 0 },
  2: { nodes: 0 },
  3: { nodes: 120 },
  4: { nodes: 500 },
  5: { nodes: 4_000 },
};

/**
 * What this level does in a position of a game: a legal maneuver, or `DRAW` for a levy.
 * @throws RangeError as `think` does: when the game is over, or the history cannot be read.
 */
export function choose(position: Position, level: Level, options: ChooseOptions): Choice {
  if (level === 1 || level === 2)
    return { action: personChooses(position, PEOPLE[level], options.random) };
  const { budget = LEVEL_BUDGETS[level], history = [] } = options;
  const thought = think(position, { budget, history });
  return { action: (thought.lines[0] as { action: Action }).action, thought };
}

/**
 * Where this level puts the tile of this kind that it drew.
 * @throws RangeError when such a levy is not legal here.
 */
export function placeDrawn(
  position: Position,
  kind: Kind,
  level: Level,
  options: ChooseOptions,
): Square {
  if (level === 1 || level === 2)
    return personPlaces(position, kind, PEOPLE[level], options.random);
  const { budget = LEVEL_BUDGETS[level], history = [] } = options;
  const actions = legalLevies(position).filter((levy) => actionKind(levy) === kind);
  if (actions.length === 0) throw new RangeError(`no tile of kind ${kind} can be levied here`);
  const [only] = actions as [Action];
  if (actions.length === 1) return actionTo(only);
  const thought = think(position, { budget, history, actions });
  return actionTo((thought.lines[0] as { action: Action }).action);
}
