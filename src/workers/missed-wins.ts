// A forced win that was there and was missed: how many turns it takes, and all that is needed to solve it as a puzzle.
import { type Action, DRAW, formatAction, isManeuver, kindInfo } from '../engine/index.ts';
import { bestDefenceLine, type Ending, type ForcedWins, refutation } from '../solver/index.ts';

/** A win that was missed; the fields are those of a puzzle's page (`solver/puzzle.ts`), but several actions may win. */
export interface MissedWin {
  readonly n: number;
  readonly key: string;
  readonly ending: Ending;
  readonly line: readonly string[];
  readonly winners: readonly number[];
  /** `null` for every action that wins. */
  readonly firstActions: Readonly<Record<string, string | null>>;
  readonly positions: number;
}

/** What is known of a turn: no win was there or it was kept, one was missed, or the budget ended the search. */
export type Missed =
  | { readonly type: 'nothing' }
  | { readonly type: 'missed'; readonly win: MissedWin }
  | { readonly type: 'unknown' };

/** How many times the budget of the search may be spent on what makes a puzzle of a win that was found. */
const DETAILS = 40;

/**
 * Was a win within `turns` missed by this action? A levy as drawn counts as kept when it still wins, by luck or not.
 * @param wins the forced wins of the side to act
 * @throws OutOfBudget after `budget` nodes
 */
export function findMissedWin(
  wins: ForcedWins,
  played: Action,
  turns: number,
  budget: number,
): Missed {
  wins.allow(budget);
  const n = wins.shortestWin(turns);
  if (n === 0 || wins.actionWins(played, turns)) return { type: 'nothing' };
  wins.allow(budget * DETAILS);
  const winners = wins.winningActions(n);
  const line = bestDefenceLine(wins, n, winners);
  const firstActions = wins
    .attackerActions()
    .map((action) => [
      formatAction(action),
      winners.includes(action) ? null : refutationText(wins, action, n),
    ]);
  const [first = DRAW] = line.actions;
  return {
    type: 'missed',
    win: {
      n,
      key: formatAction(isManeuver(first) ? first : DRAW),
      ending: line.ending,
      line: line.actions.map(formatAction),
      winners: line.attackerTurns.map((turn) => turn.winners),
      firstActions: Object.fromEntries(firstActions),
      positions: wins.nodes,
    },
  };
}

function refutationText(wins: ForcedWins, action: Action, turns: number): string {
  const found = refutation(wins, action, turns);
  return found.type === 'reply' ? formatAction(found.reply) : kindInfo(found.kind).letter;
}
