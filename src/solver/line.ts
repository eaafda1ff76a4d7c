// Best defence, the line that follows from it, its ending, and refutations: the same ones every time (SPEC §10).
import {
  type Action,
  actionKind,
  bagKinds,
  DRAW,
  DUKE,
  hasLegalAction,
  inGuard,
  type Kind,
  legalLevies,
  type Position,
  play,
  tileAt,
  tileKind,
  type Undo,
  unplay,
} from '../engine/index.ts';
import { type ForcedWins, sortActions } from './forced-wins.ts';

/** How the best-defence line ends: the Duke taken, no legal action in Guard, no legal action out of Guard. */
export type Ending = 'capture' | 'trapped' | 'no-action';

/** One attacker's turn on the line and the number of actions that would have won there. */
export interface AttackerTurn {
  /** As played, a levy with its kind and square. */
  readonly action: Action;
  /** How many actions win within the turns remaining, `@` counted once. */
  readonly winners: number;
}

/** The best-defence line from a position that the attacker wins. */
export interface Line {
  /** Attacker's and defender's actions in turn, the attacker's first. */
  readonly actions: readonly Action[];
  /** The attacker's turns: `actions[0]`, `actions[2]`, … */
  readonly attackerTurns: readonly AttackerTurn[];
  readonly ending: Ending;
}

const capturesDuke = (position: Position, action: Action): boolean =>
  action !== DRAW && tileKind(tileAt(position, action & 63)) === DUKE;

/**
 * The attacker's action on the line, out of its winning ones in notation order: a capture of the Duke if there is one,
 * else the first.
 */
function attackersChoice(position: Position, winners: readonly Action[]): Action {
  const choice = winners.find((action) => capturesDuke(position, action)) ?? winners[0];
  if (choice === undefined) throw new RangeError('the attacker does not win from here');
  return choice;
}

/** The levy shown for the attacker's `@`: the kind that then needs most turns, on the first square that wins soonest. */
function shownLevy(wins: ForcedWins, turns: number): Action {
  const { position } = wins;
  const levies = sortActions(legalLevies(position));
  let shown: Action | undefined;
  let most = -1;
  for (const kind of bagKinds(position, position.side)) {
    let soonest = turns + 1;
    let best: Action | undefined;
    for (const levy of levies) {
      if (actionKind(levy) !== kind) continue;
      for (let needed = 1; needed < soonest; needed++) {
        if (!wins.actionWins(levy, needed)) continue;
        soonest = needed;
        best = levy;
      }
    }
    if (best === undefined) throw new RangeError('the levy does not win with every kind');
    if (soonest > most) {
      most = soonest;
      shown = best;
    }
  }
  return shown as Action;
}

/**
 * The defender's best action, `turns` attacker's turns being left, all of its actions losing: the one that resists
 * longest, then the one that leaves the fewest winning actions, then the first in notation order.
 * `undefined` when it has none.
 * @param replies the actions to choose from, in notation order; all of them unless given: the levies of one kind, say.
 */
export function bestDefence(
  wins: ForcedWins,
  turns: number,
  replies: readonly Action[] = wins.defenderActions(),
): Action | undefined {
  const { position } = wins;
  let longest = 0;
  let candidates: Action[] = [];
  for (const reply of replies) {
    const undo = play(position, reply);
    // Most often the longest resistance so far is matched or not at all: ask that first.
    let resistance = Math.max(longest, 1);
    if (resistance > 1 && wins.attackerWins(resistance - 1)) resistance = 0;
    else while (!wins.attackerWins(resistance)) resistance++;
    unplay(position, reply, undo);
    if (resistance > longest) {
      longest = resistance;
      candidates = [reply];
    } else if (resistance === longest) candidates.push(reply);
    if (longest > turns) throw new RangeError('the defender does not lose within these turns');
  }
  let best: Action | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const reply of candidates) {
    if (fewest === 1) break;
    const undo = play(position, reply);
    const winners = wins.winningActions(turns, fewest).length;
    unplay(position, reply, undo);
    if (winners < fewest) {
      fewest = winners;
      best = reply;
    }
  }
  return best;
}

/**
 * The best-defence line from the position, the attacker to act, in which it wins within `turns`.
 * @param winners its winning actions within `turns`, where they are known already.
 */
export function bestDefenceLine(
  wins: ForcedWins,
  turns: number,
  winners: readonly Action[] = wins.winningActions(turns),
): Line {
  const { position } = wins;
  const played: { readonly action: Action; readonly undo: Undo }[] = [];
  const attackerTurns: AttackerTurn[] = [];
  const step = (action: Action): void => {
    played.push({ action, undo: play(position, action) });
  };
  let ending: Ending | undefined;
  let winning = winners;
  for (let left = turns; ending === undefined; left--) {
    if (left < turns) winning = wins.winningActions(left);
    const choice = attackersChoice(position, winning);
    const action = choice === DRAW ? shownLevy(wins, left) : choice;
    const takesDuke = capturesDuke(position, choice);
    attackerTurns.push({ action, winners: winning.length });
    step(action);
    if (takesDuke) ending = 'capture';
    else if (!hasLegalAction(position))
      ending = inGuard(position, position.side) ? 'trapped' : 'no-action';
    else step(bestDefence(wins, left - 1) as Action);
  }
  for (const { action, undo } of [...played].reverse()) unplay(position, action, undo);
  return { actions: played.map(({ action }) => action), attackerTurns, ending };
}

/** What refutes an attacker's action: a reply, or for `@` the kind whose draw no square turns into a win. */
export type Refutation =
  | { readonly type: 'reply'; readonly reply: Action }
  | { readonly type: 'draw'; readonly kind: Kind };

/**
 * The refutation of an attacker's legal action that does not win as the first of `turns` turns (SPEC §10).
 * @throws RangeError when the action wins.
 */
export function refutation(wins: ForcedWins, action: Action, turns: number): Refutation {
  const { position } = wins;
  if (action === DRAW) {
    const kind = bagKinds(position, position.side).find((drawn) => !wins.kindWins(drawn, turns));
    if (kind === undefined) throw new RangeError('the levy wins: nothing refutes it');
    return { type: 'draw', kind };
  }
  const undo = play(position, action);
  const reply = wins.defenderActions().find((answer) => !wins.replyLoses(answer, turns - 1));
  unplay(position, action, undo);
  if (reply === undefined) throw new RangeError('the action wins: nothing refutes it');
  return { type: 'reply', reply };
}

/** How many replies refute the action, counted up to `limit`; for `@`, how many kinds. */
export function countRefutations(
  wins: ForcedWins,
  action: Action,
  turns: number,
  limit: number,
): number {
  const { position } = wins;
  let count = 0;
  if (action === DRAW) {
    for (const kind of bagKinds(position, position.side)) {
      if (count < limit && !wins.kindWins(kind, turns)) count++;
    }
    return count;
  }
  const undo = play(position, action);
  for (const reply of wins.defenderActions()) {
    if (count >= limit) break;
    if (!wins.replyLoses(reply, turns - 1)) count++;
  }
  unplay(position, action, undo);
  return count;
}
