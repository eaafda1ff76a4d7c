// Which kinds of tile a levy can use: what an odds exercise claims when it says what the tiles are hoped for.
import {
  actionKind,
  bagKinds,
  type Kind,
  kindInfo,
  legalLevies,
  type Position,
} from '../engine/index.ts';
import { winningLevy } from './defence.ts';
import { type GoalSource, missingPart, readGoal } from './goal.ts';
import { drawableKind, wordsOf } from './words.ts';

/** What a drawn tile is hoped for; one of the two. */
export interface Hope {
  /** Some square reaches this goal as the tile arrives. */
  readonly goal?: GoalSource | undefined;
  /** Some square forces the win within this many turns, the levy counted (SPEC §10). */
  readonly wins?: number | undefined;
}

/** The kinds in the bag of the side to act that fulfil a hope on some square, in the order of the army. */
export function helpfulKinds(position: Position, { goal, wins }: Hope): Kind[] {
  const kinds = bagKinds(position, position.side);
  if (wins !== undefined)
    return kinds.filter((kind) => winningLevy(position, kind, wins) !== undefined);
  const asked = readGoal(goal ?? {});
  const reaching = legalLevies(position).filter(
    (levy) => missingPart(asked, position, levy) === undefined,
  );
  return kinds.filter((kind) => reaching.some((levy) => actionKind(levy) === kind));
}

/** What is wrong with a list of the kinds that fulfil a hope, in a sentence; `undefined` when it is exact. */
export function refuteHelpful(position: Position, list: string, hope: Hope): string | undefined {
  const names = (kinds: readonly Kind[]) =>
    [...new Set(kinds)]
      .sort((a, b) => a - b)
      .map((kind) => kindInfo(kind).id)
      .join(' ') || 'none';
  const claimed = names(wordsOf(list).map(drawableKind));
  const found = names(helpfulKinds(position, hope));
  return claimed === found ? undefined : `claimed ${claimed}, found ${found}`;
}
