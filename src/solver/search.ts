// The forced-win search: does the attacker win within n of its own turns, whatever is replied and drawn (SPEC §10)?
// Depth-first AND/OR search with exact static tests near the end, ordering by Guard, capture and history, and a table of
// proven distances. README.md beside this file says what was tried and measured.
import { makeLevy, NEIGHBOURS, type Position, play, type Side, unplay } from '../engine/index.ts';
import { generateManeuvers } from './generate.ts';
import { Ordering, onlyGuardCanWin, roomBeside, squareAfter } from './ordering.ts';
import { DistanceTable } from './table.ts';
import { Watch } from './watch.ts';

/** Thrown when a search has used its nodes: the question stays open. Never a guess instead. */
export class OutOfBudget extends Error {
  override readonly name = 'OutOfBudget';
  constructor() {
    super('out of budget: the search used up its nodes');
  }
}

/** The one that searches throw, made once. */
export const OUT_OF_BUDGET = new OutOfBudget();

/** The most attacker's turns that a search may be asked for. */
export const MAX_TURNS = 20;

const KIND_LIMIT = 16;
const LAST_KIND = 15;
const BUFFER = 1 << 15;

/**
 * One attacker's searches in one position and what follows from it. The position is played on and taken back in place;
 * when `OutOfBudget` is thrown it is left as it was when the search began.
 */
export class Search {
  private readonly position: Position;
  /** The side that attacks: the one that is to capture the other's Duke. */
  readonly attacker: Side;
  private readonly defender: Side;
  /** Nodes visited so far, and how many there may be. */
  nodes = 0;
  budget = Number.POSITIVE_INFINITY;
  private readonly table: DistanceTable;
  private readonly ordering: Ordering;
  private readonly levyFailures = new Int32Array(KIND_LIMIT);
  private readonly threats: Watch[];
  private readonly dangers: Watch[];

  constructor(position: Position, attacker: Side, table: DistanceTable = new DistanceTable()) {
    this.position = position;
    this.attacker = attacker;
    this.defender = (attacker ^ 1) as Side;
    this.table = table;
    this.ordering = new Ordering(position, BUFFER);
    // One pair a node on the path: an attacker's and a defender's node each turn.
    this.threats = Array.from({ length: MAX_TURNS * 2 + 4 }, () => new Watch());
    this.dangers = Array.from({ length: MAX_TURNS * 2 + 4 }, () => new Watch());
  }

  /** Counts one node. */
  private visit(): void {
    if (++this.nodes > this.budget) throw OUT_OF_BUDGET;
  }

  /** Attacker to act, `turns` ≥ 1 left: can it force the win? */
  attackerWins(turns: number, top = 0, depth = 0): boolean {
    this.visit();
    const { position, attacker } = this;
    const threat = this.threats[depth]!;
    threat.look(position, attacker);
    if (threat.open) return true;
    const bag = position.bagSizes[this.defender]!;
    if (turns === 1) {
      // The Duke cannot be captured, and one turn closes at most one of the squares where the defender may levy.
      if (bag > 0 && roomBeside(position, this.defender) >= 2) return false;
      return this.canTrap(top, depth);
    }
    const useTable = turns >= 2;
    if (useTable) {
      const known = this.table.probe(position.hash, turns, 0);
      if (known !== 0) return known > 0;
    }
    const won = this.tryActions(turns, top, depth, threat, bag);
    if (useTable) this.table.store(position.hash, turns, 0, won);
    return won;
  }

  private tryActions(
    turns: number,
    top: number,
    depth: number,
    threat: Watch,
    bag: number,
  ): boolean {
    const { position, ordering } = this;
    const danger = this.dangers[depth]!;
    danger.look(position, this.defender);
    const end = ordering.attack(turns, bag, threat, danger, top);
    for (let index = top; index < end; index++) {
      const action = ordering.bringBest(index, end);
      const undo = play(position, action);
      const won = this.defenderLoses(
        turns - 1,
        ordering.givesGuard(index),
        squareAfter(action),
        end,
        depth + 1,
      );
      unplay(position, action, undo);
      if (won) {
        ordering.remember(action, turns);
        return true;
      }
    }
    const needsGuard = onlyGuardCanWin(turns, bag, roomBeside(position, this.defender));
    return this.levyWins(turns, end, depth, threat, danger, needsGuard);
  }

  /** The attacker levies: does every kind in its bag win on some square? */
  private levyWins(
    turns: number,
    top: number,
    depth: number,
    threat: Watch,
    danger: Watch,
    needsGuard: boolean,
  ): boolean {
    const { position, attacker, levyFailures } = this;
    if (position.bagSizes[attacker] === 0) return false;
    const { board, bags } = position;
    const beside = NEIGHBOURS[danger.duke]!;
    let open = false;
    for (let index = 0; index < beside.length; index++)
      if (board[beside[index]!] === 0) open = true;
    if (!open) return false;
    let tried = 0;
    for (;;) {
      // The kind that failed most often comes first: one that fails ends it.
      let kind = 0;
      let most = -1;
      for (let other = 1; other <= LAST_KIND; other++) {
        if (bags[attacker * KIND_LIMIT + other] === 0 || (tried & (1 << other)) !== 0) continue;
        if (levyFailures[other]! > most) {
          kind = other;
          most = levyFailures[other]!;
        }
      }
      if (kind === 0) return true;
      tried |= 1 << kind;
      let won = false;
      for (let index = 0; index < beside.length && !won; index++) {
        const square = beside[index]!;
        if (board[square] !== 0) continue;
        if (danger.lines + danger.commanders > 0 && danger.openAfterBlock(square)) continue;
        const action = makeLevy(kind, square);
        const guard = threat.givesGuard(board, action, attacker);
        if (needsGuard && !guard) continue;
        const undo = play(position, action);
        won = this.defenderLoses(turns - 1, guard, square, top, depth + 1);
        unplay(position, action, undo);
      }
      if (!won) {
        levyFailures[kind] = levyFailures[kind]! + 1;
        return false;
      }
    }
  }

  /** Attacker to act on its last turn, the Duke out of reach: can it leave the defender without a legal action? */
  private canTrap(top: number, depth: number): boolean {
    const { position } = this;
    const { actions } = this.ordering;
    const danger = this.dangers[depth]!;
    danger.look(position, this.defender);
    const end = generateManeuvers(position, danger, actions, top);
    for (let index = top; index < end; index++) {
      const action = actions[index]!;
      const undo = play(position, action);
      const won = this.defenderLoses(0, false, 0, end, depth + 1);
      unplay(position, action, undo);
      if (won) return true;
    }
    return this.levyWins(1, end, depth, this.threats[depth]!, danger, false);
  }

  /**
   * Defender to act, the attacker has `turns` ≥ 0 left: does every legal action of the defender lose?
   * @param guard is the defender in Guard? @param last where the attacker's tile that acted stands.
   * The attacker's Duke must not be capturable.
   */
  defenderLoses(turns: number, guard: boolean, last: number, top = 0, depth = 0): boolean {
    this.visit();
    const { position } = this;
    const bag = position.bagSizes[this.defender]!;
    const room = bag > 0 ? roomBeside(position, this.defender) : 0;
    if (turns === 0 && room > 0) return false;
    if (turns === 1 && !guard && bag >= 2 && room >= 3) return false;
    const useTable = turns >= 1;
    if (useTable) {
      const known = this.table.probe(position.hash, turns, 1);
      if (known !== 0) return known > 0;
    }
    const lost = this.tryReplies(turns, guard, last, top, depth, room);
    if (useTable) this.table.store(position.hash, turns, 1, lost);
    return lost;
  }

  private tryReplies(
    turns: number,
    guard: boolean,
    last: number,
    top: number,
    depth: number,
    room: number,
  ): boolean {
    const { position, ordering } = this;
    const { actions } = ordering;
    const danger = this.dangers[depth]!;
    danger.look(position, this.attacker);
    const end = generateManeuvers(position, danger, actions, top);
    if (turns === 0) return end === top;
    // A reply before the last turn costs less than its place in an order.
    const ordered = turns > 1;
    if (ordered) ordering.scoreReplies(last, danger.duke, top, end);
    for (let index = top; index < end; index++) {
      const action = ordered ? ordering.bringBest(index, end) : actions[index]!;
      const undo = play(position, action);
      const lost = this.attackerWins(turns, end, depth + 1);
      unplay(position, action, undo);
      if (!lost) {
        if (ordered) ordering.remember(action, turns);
        return false;
      }
    }
    return room === 0 || this.leviesLose(turns, guard, danger, end, depth);
  }

  /** The defender levies: does every kind in its bag lose on every square? */
  private leviesLose(
    turns: number,
    guard: boolean,
    danger: Watch,
    top: number,
    depth: number,
  ): boolean {
    const { position, defender } = this;
    const { board, bags } = position;
    const beside = NEIGHBOURS[danger.duke]!;
    for (let index = 0; index < beside.length; index++) {
      const square = beside[index]!;
      // Whatever is placed where it closes no line, the Duke is captured at once.
      if (board[square] !== 0 || (guard && danger.openAfterBlock(square))) continue;
      for (let kind = LAST_KIND; kind >= 1; kind--) {
        if (bags[defender * KIND_LIMIT + kind] === 0) continue;
        const action = makeLevy(kind, square);
        const undo = play(position, action);
        const lost = this.attackerWins(turns, top, depth + 1);
        unplay(position, action, undo);
        if (!lost) return false;
      }
    }
    return true;
  }
}
