// Exact questions about one position: which actions win within how many turns (SPEC §10), sharing one search and its table.
import {
  type Action,
  actionKind,
  bagKinds,
  capturedTile,
  clonePosition,
  DRAW,
  DUKE,
  formatAction,
  inGuard,
  inNotationOrder,
  isGamePosition,
  type Kind,
  legalLevies,
  legalManeuvers,
  type Position,
  play,
  type Side,
  tileKind,
  unplay,
} from '../engine/index.ts';
import { overwrite } from './overwrite.ts';
import { OutOfBudget, Search } from './search.ts';
import { DistanceTable } from './table.ts';

/** Sorts actions by the code units of their texts (SPEC §10's notation order). */
export const sortActions = (actions: readonly Action[]): Action[] =>
  actions
    .map((action) => ({ action, text: formatAction(action) }))
    .sort((a, b) => inNotationOrder(a.text, b.text))
    .map(({ action }) => action);

/**
 * The forced wins of one attacker in a position that is walked with `play` and `unplay`. Every answer is exact, or
 * `OutOfBudget` is thrown and the position is as it was before the question.
 */
export class ForcedWins {
  readonly position: Position;
  readonly attacker: Side;
  private readonly search: Search;
  private readonly copy: Position;

  /**
   * @param position a game position; walked in place, so give a copy of one that others use.
   * @param attacker the side that is to win.
   * @param table shared between questions to save its memory; emptied here, so that counts of nodes are always the same.
   * @throws RangeError for a diagram position (SPEC §10 is for game positions).
   */
  constructor(position: Position, attacker: Side, table = new DistanceTable()) {
    if (!isGamePosition(position))
      throw new RangeError('forced wins are for game positions, with a Duke on each side');
    table.clear();
    this.position = position;
    this.attacker = attacker;
    this.search = new Search(position, attacker, table);
    this.copy = clonePosition(position);
  }

  /** Nodes visited so far. */
  get nodes(): number {
    return this.search.nodes;
  }

  /** Lets this many more nodes be visited. */
  allow(nodes: number): void {
    this.search.budget = this.search.nodes + nodes;
  }

  /** Makes the position again what it was, after `OutOfBudget` has ended a question halfway. Its table stays. */
  putBack(position: Position): void {
    overwrite(this.position, position);
  }

  private ask(question: () => boolean): boolean {
    const { position, copy } = this;
    overwrite(copy, position);
    try {
      return question();
    } catch (error) {
      if (error instanceof OutOfBudget) overwrite(position, copy);
      throw error;
    }
  }

  /** The attacker to act: can it force the win within `turns` of its turns? */
  attackerWins(turns: number): boolean {
    return turns > 0 && this.ask(() => this.search.attackerWins(turns));
  }

  /** The defender to act, `turns` attacker's turns left: does it lose whatever it does? */
  defenderLoses(turns: number): boolean {
    const { position, attacker } = this;
    if (inGuard(position, attacker)) return false;
    const guard = inGuard(position, position.side);
    return this.ask(() => this.search.defenderLoses(turns, guard, -1));
  }

  /** Does this legal action of the attacker win, it being the first of `turns` turns? `DRAW` stands for the levy, whatever comes. */
  actionWins(action: Action, turns: number): boolean {
    const { position } = this;
    if (action === DRAW) {
      const levies = legalLevies(position);
      return bagKinds(position, position.side).every((kind) =>
        levies.some((levy) => actionKind(levy) === kind && this.actionWins(levy, turns)),
      );
    }
    const undo = play(position, action);
    try {
      return tileKind(capturedTile(undo)) === DUKE || this.defenderLoses(turns - 1);
    } finally {
      unplay(position, action, undo);
    }
  }

  /** Does a levy of this kind win on some square, as the first of `turns` turns? */
  kindWins(kind: Kind, turns: number): boolean {
    return legalLevies(this.position).some(
      (levy) => actionKind(levy) === kind && this.actionWins(levy, turns),
    );
  }

  /** Does this legal action of the defender lose, `turns` attacker's turns being left? */
  replyLoses(reply: Action, turns: number): boolean {
    const { position } = this;
    const undo = play(position, reply);
    try {
      return tileKind(capturedTile(undo)) !== DUKE && this.attackerWins(turns);
    } finally {
      unplay(position, reply, undo);
    }
  }

  /** The attacker's actions, a levy as the one action `@` (SPEC §10), in notation order. */
  attackerActions(): Action[] {
    const levies = legalLevies(this.position).length > 0 ? [DRAW] : [];
    return sortActions([...levies, ...legalManeuvers(this.position)]);
  }

  /** The defender's actions, each kind and square of a levy for itself (SPEC §10), in notation order. */
  defenderActions(): Action[] {
    return sortActions([...legalManeuvers(this.position), ...legalLevies(this.position)]);
  }

  /** The attacker's actions that win within `turns`, in notation order; with `limit`, no more than that many are looked for. */
  winningActions(turns: number, limit = Number.POSITIVE_INFINITY): Action[] {
    const winners: Action[] = [];
    for (const action of this.attackerActions()) {
      if (winners.length >= limit) break;
      if (this.actionWins(action, turns)) winners.push(action);
    }
    return winners;
  }

  /** The attacker to act: the fewest turns in which it wins, or 0 when it does not within `maxTurns`. */
  shortestWin(maxTurns: number): number {
    for (let turns = 1; turns <= maxTurns; turns++) if (this.attackerWins(turns)) return turns;
    return 0;
  }
}
