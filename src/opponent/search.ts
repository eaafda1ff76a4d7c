// The search: expectiminimax with alpha-beta windows, a transposition table, and captures followed to their end.
// README.md says what each part is for.
import {
  type Action,
  actionTo,
  clonePosition,
  DRAW,
  DUKE,
  hasLegalAction,
  opponentOf,
  type Position,
  play,
  QUIET_LIMIT,
  tileKind,
  unplay,
} from '../engine/index.ts';
import { generateManeuvers } from '../solver/generate.ts';
import { Watch } from '../solver/watch.ts';
import { Allowance } from './allowance.ts';
import { type Evaluation, UNDECIDED, WON } from './evaluation.ts';
import { DRAW_DEPTH, DRAW_MARGIN, Levies, type Tree } from './levies.ts';
import { MAX_PLY, Ordering } from './ordering.ts';
import { Trail } from './trail.ts';
import { AT_LEAST, AT_MOST, EXACT, Transpositions } from './transpositions.ts';
import type { Budget, History } from './types.ts';

/** The deepest that a search may be asked for; its longest path, with extensions and captures, is `MAX_PLY`. */
export const MAX_DEPTH = 40;

/** Values beyond this tell of a decided game; they count the turns to its end. */
const DECIDED = UNDECIDED + 500;

/** Quiet maneuvers after this many are looked at one turn less deep first, after three times as many two turns. */
const LATE = 5;
/** How many captures in a row are followed after the last full turn. */
const CAPTURE_TURNS = 8;

/** Turns without capture or levy from which on the quiet count is part of a position's identity in the table. */
const COUNTED_FROM = 110;

/** One computer player's memory and search. Made once, used for one question at a time. */
export class Search implements Tree {
  readonly evaluation: Evaluation;
  /** What is spent of the budget. */
  readonly allowance = new Allowance();
  /** The position being searched: played on and taken back in place. */
  position!: Position;
  private root: Position | undefined;
  private readonly table: Transpositions;
  private readonly trail = new Trail();
  private readonly ordering: Ordering;
  private readonly levies: Levies;
  // For each ply on the path: what bears on the enemy Duke, what on the own, and the best action found.
  private readonly threats = Array.from({ length: MAX_PLY }, () => new Watch());
  private readonly dangers = Array.from({ length: MAX_PLY }, () => new Watch());
  private readonly bestAt = new Int32Array(MAX_PLY);

  /** @param tableBits the table holds 2 to the power of this pairs of entries, 32 bytes each. */
  constructor(evaluation: Evaluation, tableBits = 16) {
    this.evaluation = evaluation;
    this.table = new Transpositions(tableBits);
    this.ordering = new Ordering(evaluation);
    this.levies = new Levies(this, evaluation);
  }

  /**
   * Begins with a new question: forgets all earlier ones, so that the same question gets the same answer.
   * @throws RangeError when the history holds something that is not a position.
   */
  begin(position: Position, history: History, budget: Budget): void {
    this.trail.begin(position, history);
    this.root = clonePosition(position);
    this.position = clonePosition(position);
    this.allowance.begin(budget);
    this.table.clear();
    this.ordering.clear();
    this.levies.unseen.clear();
  }

  /** Makes everything again as `begin` left it but for what was learnt, after a search was stopped halfway. */
  recover(): void {
    if (this.root === undefined) return;
    this.position = clonePosition(this.root);
    this.trail.backToRoot();
    this.levies.unseen.clear();
  }

  /**
   * The value of a legal first action for the side to act, `depth` ≥ 1 turns being looked ahead: exact between `alpha` and
   * `beta`, otherwise a bound. `DRAW` is the levy.
   */
  valueOf(action: Action, depth: number, alpha: number, beta: number): number {
    const { position, trail } = this;
    if (action !== DRAW && tileKind(position.board[actionTo(action)]!) === DUKE) return WON;
    trail.push(position);
    let value: number;
    if (action === DRAW) {
      const danger = this.dangers[0]!;
      danger.look(position, opponentOf(position.side));
      value = this.levies.atRoot(depth, alpha, beta, danger);
    } else value = this.valueAfter(action, depth - 1, alpha, beta, 0, 0);
    trail.pop();
    return value;
  }

  /** The best action that the table knows in the position now, or −1. */
  bestKnown(): Action {
    const { position } = this;
    return this.table.find(this.key(position), position.hash[1]!) ? this.table.action : -1;
  }

  private key(position: Position): number {
    const counted = position.quiet >= COUNTED_FROM ? Math.imul(position.quiet, 0x2545f491) : 0;
    return position.hash[0]! ^ this.levies.unseen.salt ^ counted;
  }

  valueAfter(
    action: Action,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    top: number,
  ): number {
    const { position } = this;
    const undo = play(position, action);
    const value = -this.search(depth, -beta, -alpha, ply + 1, top);
    unplay(position, action, undo);
    return value;
  }

  /** Side to act: the value within the window, `depth` turns being looked ahead, captures beyond. */
  search(depth: number, alpha: number, beta: number, ply: number, top: number): number {
    this.allowance.visit();
    const { position, trail, table } = this;
    if (position.quiet >= QUIET_LIMIT) return hasLegalAction(position) ? 0 : ply - WON;
    if (trail.repeats(position)) return 0;
    const threat = this.threats[ply]!;
    threat.look(position, position.side);
    if (threat.open) return WON - ply - 1;
    // Nothing found here can be better than to win next turn but one, or worse than to lose at once.
    if (alpha >= WON - ply - 3) return alpha;
    if (beta <= ply - WON) return beta;
    const danger = this.dangers[ply]!;
    danger.look(position, opponentOf(position.side));
    const left = danger.open ? depth + 1 : depth;
    if (left <= 0 || ply >= MAX_PLY - 2) return this.captures(alpha, beta, ply, top, 0);
    const low = this.key(position);
    const high = position.hash[1]!;
    let tabled = -1;
    if (table.find(low, high)) {
      tabled = table.action;
      if (table.depth >= left) {
        const value = fromTable(table.value, ply);
        if (table.bound === EXACT) return value;
        if (table.bound === AT_LEAST && value >= beta) return value;
        if (table.bound === AT_MOST && value <= alpha) return value;
      }
    }
    const mayLevy = this.levies.possible(danger.duke);
    trail.push(position);
    if (mayLevy && !danger.open && left >= DRAW_DEPTH && beta < DECIDED && tabled !== DRAW) {
      // A levy is nearly always possible and rarely bad: where even that is too good, so is the position.
      const enough = beta + DRAW_MARGIN;
      const value = this.levies.ofUnseen(left - 2, enough - 1, enough, ply, top);
      if (value >= enough) {
        trail.pop();
        return value - DRAW_MARGIN;
      }
    }
    const value = this.tryActions(left, alpha, beta, ply, top, tabled, mayLevy);
    trail.pop();
    const bound = value <= alpha ? AT_MOST : value >= beta ? AT_LEAST : EXACT;
    const action = this.bestAt[ply]!;
    table.store(low, high, left, toTable(value, ply), bound, action < 0 ? tabled : action);
    return value;
  }

  private tryActions(
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    top: number,
    tabled: Action,
    mayLevy: boolean,
  ): number {
    const { position, ordering } = this;
    const { actions } = ordering;
    const danger = this.dangers[ply]!;
    let end = generateManeuvers(position, danger, actions, top);
    if (mayLevy) actions[end++] = DRAW;
    this.bestAt[ply] = -1;
    if (end === top) return ply - WON;
    ordering.scoreAll(position, top, end, tabled, ply);
    let best = -WON;
    let floor = alpha;
    for (let index = top; index < end; index++) {
      const action = ordering.bringBest(index, end);
      const value =
        action === DRAW
          ? this.levies.inTree(depth, floor, beta, ply, end, danger)
          : this.valueInTurn(action, index - top, depth, floor, beta, ply, end);
      if (value <= best) continue;
      best = value;
      if (value > floor) {
        floor = value;
        this.bestAt[ply] = action;
      }
      if (value >= beta) {
        ordering.praise(position, action, depth, ply);
        break;
      }
    }
    return best;
  }

  /** The value of the maneuver tried after `before` others: less deep where it is late and quiet, exact only where it matters. */
  private valueInTurn(
    action: Action,
    before: number,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    top: number,
  ): number {
    if (before === 0) return this.valueAfter(action, depth - 1, alpha, beta, ply, top);
    const { board, side } = this.position;
    let next = depth - 1;
    if (
      before >= LATE &&
      depth >= 3 &&
      board[actionTo(action)] === 0 &&
      !this.dangers[ply]!.open &&
      !this.threats[ply]!.givesGuard(board, action, side)
    )
      next -= before >= 3 * LATE ? 2 : 1;
    let value = this.valueAfter(action, next, alpha, alpha + 1, ply, top);
    if (value > alpha && next < depth - 1)
      value = this.valueAfter(action, depth - 1, alpha, alpha + 1, ply, top);
    if (value > alpha && value < beta)
      value = this.valueAfter(action, depth - 1, alpha, beta, ply, top);
    return value;
  }

  /**
   * After `search` has looked at the Dukes: the value when only captures are followed (in Guard all maneuvers), since a
   * position is judged where it is calm. `turns` counts those followed already.
   */
  private captures(alpha: number, beta: number, ply: number, top: number, turns: number): number {
    const { position, ordering } = this;
    const danger = this.dangers[ply]!;
    const guard = danger.open;
    const last = turns >= CAPTURE_TURNS || ply >= MAX_PLY - 2;
    let best = ply + 2 - WON;
    let floor = alpha;
    if (!guard || last) {
      best = this.judge();
      if (best >= beta || last) return best;
      if (best > floor) floor = best;
    }
    const end = generateManeuvers(position, danger, ordering.actions, top);
    if (end === top && !this.levies.possible(danger.duke)) return ply - WON;
    if (guard && this.levies.mayBlock(danger)) {
      best = Math.max(best, this.judge());
      if (best >= beta) return best;
      if (best > floor) floor = best;
    }
    const count = ordering.keepCaptures(position, top, end, guard);
    for (let index = top; index < count; index++) {
      const action = ordering.bringBest(index, count);
      const undo = play(position, action);
      const value = -this.calm(-beta, -floor, ply + 1, count, turns + 1);
      unplay(position, action, undo);
      if (value <= best) continue;
      best = value;
      if (value >= beta) break;
      if (value > floor) floor = value;
    }
    return best;
  }

  /** One position of the captures' search. */
  private calm(alpha: number, beta: number, ply: number, top: number, turns: number): number {
    this.allowance.visit();
    const { position } = this;
    const threat = this.threats[ply]!;
    threat.look(position, position.side);
    if (threat.open) return WON - ply - 1;
    this.dangers[ply]!.look(position, opponentOf(position.side));
    return this.captures(alpha, beta, ply, top, turns);
  }

  /** The value without looking ahead. */
  private judge(): number {
    const { position } = this;
    return this.evaluation.value(position, this.levies.unseen.bonusOf(position.side));
  }
}

/** A decided value counts turns from the position in the table, not from the root. */
const toTable = (value: number, ply: number): number =>
  value > DECIDED ? value + ply : value < -DECIDED ? value - ply : value;
const fromTable = (value: number, ply: number): number =>
  value > DECIDED ? value - ply : value < -DECIDED ? value + ply : value;
