// The opponent's best defence, and whether the reader still wins: what a task asks the solver. Loaded only where it is needed.
import {
  type Action,
  actionKind,
  clonePosition,
  DRAW,
  legalLevies,
  type Position,
  type Side,
} from '../engine/index.ts';
import { bestDefence, ForcedWins } from '../solver/index.ts';

/** The opponent's answer to a turn of the reader's. */
export interface DefenceAnswer {
  /** Does the reader still win within the turns left, whatever the opponent does? */
  readonly winning: boolean;
  /** The best defence; where the win is gone, the first reply that spoils it. */
  readonly reply: Action;
}

/**
 * Answers a turn of the reader's.
 * @param position after it, the opponent to act, who has a legal action
 * @param left turns of the reader's that are left, 1 or more
 */
export function answerOf(position: Position, reader: Side, left: number): DefenceAnswer {
  const wins = new ForcedWins(clonePosition(position), reader);
  const spoiler = wins.defenderActions().find((reply) => !wins.replyLoses(reply, left));
  if (spoiler !== undefined) return { winning: false, reply: spoiler };
  const reply = bestDefence(wins, left);
  if (reply === undefined) throw new RangeError('the opponent has no legal action');
  return { winning: true, reply };
}

/** The reader's actions that win within `left` turns, `@` for a levy that wins whatever is drawn, in notation order. */
export function winnersOf(position: Position, reader: Side, left: number): Action[] {
  return new ForcedWins(clonePosition(position), reader).winningActions(left);
}

/** A levy of a kind that wins within `left` turns, or `undefined`. */
export function winningLevy(position: Position, kind: number, left: number): Action | undefined {
  const wins = new ForcedWins(clonePosition(position), position.side);
  return legalLevies(position).find(
    (levy) => actionKind(levy) === kind && levy !== DRAW && wins.actionWins(levy, left),
  );
}
