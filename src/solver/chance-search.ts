// The search for the chance of a win within n turns (SPEC §10): expectiminimax with exact arithmetic. A levy's draw is a
// chance node, and both kinds of choice prune by windows, draws included (B. W. Ballard, "The *-Minimax Search Procedure
// for Trees Containing Chance Nodes", 1983: Star1).
//
// All chances in one search are whole numbers of the same fraction 1/`whole`. A levy divides by the size of a bag; within
// n turns the attacker's bag of a tiles is divided by at most a, a − 1, … (n factors), the defender's of b by b, b − 1, …
// (n − 1 factors). `whole` is the product of all of these, so that every chance that can come up is a whole number of it.
import { makeLevy, NEIGHBOURS, type Position, play, type Side, unplay } from '../engine/index.ts';
import { BoundTable } from './bound-table.ts';
import { generateManeuvers } from './generate.ts';
import { Ordering, onlyGuardCanWin, roomBeside, squareAfter } from './ordering.ts';
import { OUT_OF_BUDGET } from './search.ts';
import { Watch } from './watch.ts';

/** The most turns of the attacker that a chance is asked for (SPEC §10, the site's analysis). */
export const MAX_CHANCE_TURNS = 3;

const KIND_LIMIT = 16;
const LAST_KIND = 15;
const BUFFER = 1 << 13;

/** `count` factors downwards from `size`; it ends at 1, since an empty bag is not drawn from. */
function falling(size: number, count: number): number {
  let product = 1;
  for (let factor = size; factor > size - count && factor > 1; factor--) product *= factor;
  return product;
}

/**
 * The chances of one attacker in one position and what follows from it, which is played on and taken back in place.
 * Every search takes a window: a result at or below `low` says "at most this", at or above `high` "at least this", and
 * between them it is exact. When `OutOfBudget` is thrown the position is left where the search was.
 */
export class ChanceSearch {
  /** The numerator of the chance 1: all results are out of this many. */
  readonly whole: number;
  /** Nodes visited so far, and how many there may be. */
  nodes = 0;
  budget = Number.POSITIVE_INFINITY;
  private readonly position: Position;
  private readonly attacker: Side;
  private readonly defender: Side;
  private readonly table: BoundTable;
  private readonly ordering: Ordering;
  private readonly threats: Watch[];
  private readonly dangers: Watch[];

  /** @param turns the most turns of the attacker that this search will be asked about. */
  constructor(
    position: Position,
    attacker: Side,
    turns: number,
    table: BoundTable = new BoundTable(),
  ) {
    this.position = position;
    this.attacker = attacker;
    this.defender = (attacker ^ 1) as Side;
    this.table = table;
    this.ordering = new Ordering(position, BUFFER);
    table.clear();
    this.whole =
      falling(position.bagSizes[attacker]!, turns) *
      falling(position.bagSizes[this.defender]!, turns - 1);
    this.threats = Array.from({ length: turns * 2 + 2 }, () => new Watch());
    this.dangers = Array.from({ length: turns * 2 + 2 }, () => new Watch());
  }

  /** Counts one node. */
  private visit(): void {
    if (++this.nodes > this.budget) throw OUT_OF_BUDGET;
  }

  /** The attacker to act, `turns` ≥ 1 left. Its Duke may be in Guard, the defender's too. */
  attackerChance(turns: number, low: number, high: number, top = 0, depth = 0): number {
    this.visit();
    const { position, whole, table } = this;
    const threat = this.threats[depth]!;
    threat.look(position, this.attacker);
    if (threat.open) return whole;
    const bag = position.bagSizes[this.defender]!;
    // Nothing captures the Duke, and one turn closes at most one of the squares where the defender may levy.
    if (turns === 1 && bag > 0 && roomBeside(position, this.defender) >= 2) return 0;
    const stamp = turns * 2;
    if (table.find(position.hash, stamp)) {
      const { atLeast, atMost } = table;
      if (atLeast >= high || atLeast === atMost) return atLeast;
      if (atMost <= low) return atMost;
      if (atLeast > low) low = atLeast;
      if (atMost < high) high = atMost;
    }
    const best = this.best(turns, low, high, top, depth, threat, bag);
    table.store(position.hash, stamp, best > low ? best : 0, best < high ? best : whole);
    return best;
  }

  private best(
    turns: number,
    low: number,
    high: number,
    top: number,
    depth: number,
    threat: Watch,
    bag: number,
  ): number {
    const { position, ordering } = this;
    const danger = this.dangers[depth]!;
    danger.look(position, this.defender);
    const end = ordering.attack(turns, bag, threat, danger, top);
    let best = 0;
    for (let index = top; index < end && best < high; index++) {
      const action = ordering.bringBest(index, end);
      const guard = ordering.givesGuard(index);
      const undo = play(position, action);
      const chance = this.defenderChance(
        turns - 1,
        guard,
        Math.max(low, best),
        high,
        squareAfter(action),
        end,
        depth + 1,
      );
      unplay(position, action, undo);
      if (chance <= best) continue;
      best = chance;
      if (best >= high) ordering.remember(action, turns);
    }
    if (best >= high) return best;
    const needsGuard = onlyGuardCanWin(turns, bag, roomBeside(position, this.defender));
    return Math.max(best, this.bestLevy(turns, Math.max(low, best), high, end, depth, needsGuard));
  }

  /** The attacker levies, its Duke's and the enemy Duke's watches being looked at: each kind on the square best for it. */
  private bestLevy(
    turns: number,
    low: number,
    high: number,
    top: number,
    depth: number,
    needsGuard: boolean,
  ): number {
    const { position, attacker, whole } = this;
    const { board, bags } = position;
    const size = position.bagSizes[attacker]!;
    const danger = this.dangers[depth]!;
    const threat = this.threats[depth]!;
    const beside = NEIGHBOURS[danger.duke]!;
    let open = false;
    for (let index = 0; index < beside.length; index++)
      if (board[beside[index]!] === 0 && !danger.openAfterBlock(beside[index]!)) open = true;
    if (size === 0 || !open) return 0;
    let rest = size;
    let sum = 0;
    for (let kind = 1; kind <= LAST_KIND; kind++) {
      const copies = bags[attacker * KIND_LIMIT + kind]!;
      if (copies === 0) continue;
      if (sum + rest * whole <= low * size) return Math.floor((sum + rest * whole) / size);
      rest -= copies;
      const kindLow = Math.max(-1, Math.floor((low * size - sum - rest * whole) / copies));
      const kindHigh = Math.min(whole + 1, Math.ceil((high * size - sum) / copies));
      let best = 0;
      for (let index = 0; index < beside.length && best < kindHigh; index++) {
        const square = beside[index]!;
        if (board[square] !== 0 || danger.openAfterBlock(square)) continue;
        const action = makeLevy(kind, square);
        const guard = threat.givesGuard(board, action, attacker);
        if (needsGuard && !guard) continue;
        const undo = play(position, action);
        const chance = this.defenderChance(
          turns - 1,
          guard,
          Math.max(kindLow, best),
          kindHigh,
          square,
          top,
          depth + 1,
        );
        unplay(position, action, undo);
        if (chance > best) best = chance;
      }
      sum += copies * best;
      if (best <= kindLow) return Math.floor((sum + rest * whole) / size);
      if (best >= kindHigh) return Math.ceil(sum / size);
    }
    return sum / size;
  }

  /**
   * The defender to act, the attacker has `turns` ≥ 0 left.
   * @param guard is the defender in Guard? @param last where the attacker's tile that acted stands, or -1.
   * The attacker's Duke must not be capturable.
   */
  defenderChance(
    turns: number,
    guard: boolean,
    low: number,
    high: number,
    last: number,
    top = 0,
    depth = 0,
  ): number {
    this.visit();
    const { position, whole, table } = this;
    const bag = position.bagSizes[this.defender]!;
    const room = bag > 0 ? roomBeside(position, this.defender) : 0;
    if (turns === 0 && room > 0) return 0;
    if (turns === 1 && !guard && bag >= 2 && room >= 3) return 0;
    const stamp = turns * 2 + 1;
    if (turns > 0 && table.find(position.hash, stamp)) {
      const { atLeast, atMost } = table;
      if (atLeast >= high || atLeast === atMost) return atLeast;
      if (atMost <= low) return atMost;
      if (atLeast > low) low = atLeast;
      if (atMost < high) high = atMost;
    }
    const worst = this.worst(turns, guard, low, high, last, top, depth, room);
    if (turns > 0)
      table.store(position.hash, stamp, worst > low ? worst : 0, worst < high ? worst : whole);
    return worst;
  }

  private worst(
    turns: number,
    guard: boolean,
    low: number,
    high: number,
    last: number,
    top: number,
    depth: number,
    room: number,
  ): number {
    const { position, ordering, whole } = this;
    const danger = this.dangers[depth]!;
    danger.look(position, this.attacker);
    const end = generateManeuvers(position, danger, ordering.actions, top);
    if (turns === 0) return end === top ? whole : 0;
    ordering.scoreReplies(last, danger.duke, top, end);
    let worst = whole;
    for (let index = top; index < end; index++) {
      const action = ordering.bringBest(index, end);
      const undo = play(position, action);
      const chance = this.attackerChance(turns, low, Math.min(high, worst), end, depth + 1);
      unplay(position, action, undo);
      if (chance >= worst) continue;
      worst = chance;
      if (worst <= low) {
        ordering.remember(action, turns);
        return worst;
      }
    }
    if (room === 0) return worst;
    return Math.min(worst, this.worstLevy(turns, guard, low, Math.min(high, worst), end, depth));
  }

  /** The defender levies: each kind on the square worst for the attacker. */
  private worstLevy(
    turns: number,
    guard: boolean,
    low: number,
    high: number,
    top: number,
    depth: number,
  ): number {
    const { position, defender, whole } = this;
    const { board, bags } = position;
    const size = position.bagSizes[defender]!;
    const danger = this.dangers[depth]!;
    const beside = NEIGHBOURS[danger.duke]!;
    let open = false;
    for (let index = 0; index < beside.length; index++) {
      const square = beside[index]!;
      // Whatever is placed where it closes no line, the Duke is captured at once.
      if (board[square] === 0 && !(guard && danger.openAfterBlock(square))) open = true;
    }
    if (!open) return whole;
    let rest = size;
    let sum = 0;
    for (let kind = LAST_KIND; kind >= 1; kind--) {
      const copies = bags[defender * KIND_LIMIT + kind]!;
      if (copies === 0) continue;
      rest -= copies;
      const kindLow = Math.max(-1, Math.floor((low * size - sum - rest * whole) / copies));
      const kindHigh = Math.min(whole + 1, Math.ceil((high * size - sum) / copies));
      let worst = whole;
      for (let index = 0; index < beside.length && worst > kindLow; index++) {
        const square = beside[index]!;
        if (board[square] !== 0 || (guard && danger.openAfterBlock(square))) continue;
        const action = makeLevy(kind, square);
        const undo = play(position, action);
        const chance = this.attackerChance(
          turns,
          kindLow,
          Math.min(kindHigh, worst),
          top,
          depth + 1,
        );
        unplay(position, action, undo);
        if (chance < worst) worst = chance;
      }
      sum += copies * worst;
      if (worst <= kindLow) return Math.floor((sum + rest * whole) / size);
      if (worst >= kindHigh) return Math.ceil(sum / size);
    }
    return sum / size;
  }
}
