// The search: expectiminimax with alpha-beta windows, a transposition table, and captures followed to their end.
// README.md says what each part is for and what it was measured to be worth.
import {
  type Action,
  actionFrom,
  actionTo,
  clonePosition,
  DRAW,
  DUKE,
  hasLegalAction,
  makeLevy,
  NEIGHBOURS,
  type Position,
  play,
  QUIET_LIMIT,
  tileKind,
  unplay,
} from '../engine/index.ts';
import { passTurn } from '../engine/position.ts';
import { generateManeuvers } from '../solver/generate.ts';
import { Watch } from '../solver/watch.ts';
import { Evaluation, UNDECIDED, WON } from './evaluation.ts';
import { Trail } from './trail.ts';
import { AT_LEAST, AT_MOST, EXACT, Transpositions } from './transpositions.ts';
import type { Budget, History } from './types.ts';

/** Thrown when the budget is used up; the search's own position is then put back by `recover`. */
const STOPPED = new Error('the budget is used up');

/** Was this thrown because the budget is used up? */
export const isStop = (error: unknown): boolean => error === STOPPED;

/** The deepest that a search may be asked for, and the longest path with extensions and captures. */
export const MAX_DEPTH = 40;
const MAX_PLY = 96;

const LAST_KIND = 15;
const KINDS = 16;
const SQUARES = 36;
const TILES = 64;

/** Values beyond this tell of a decided game; they count the turns to its end. */
const DECIDED = UNDECIDED + 500;

/** From this depth on a levy looks at every tile that may come; below, at a tile of mean worth that nobody sees. */
const DRAW_DEPTH = 3;
/** How far the value of a levy with an unseen tile must be from the window to be believed. */
const DRAW_MARGIN = 700;
/** How far one drawn tile may lead from the mean, as far as the windows of the others are concerned. */
const DRAW_SWING = 3_000;

/** Quiet maneuvers after this many are looked at one turn less deep first. */
const LATE = 5;
/** How many captures in a row are followed after the last full turn. */
const CAPTURE_TURNS = 8;

const TABLED = 1 << 30;
const GOOD_CAPTURE = 1 << 28;
const KILLER = 1 << 27;
const HISTORY_LIMIT = 1 << 24;

/** Turns without capture or levy from which on the quiet count is part of a position's identity in the table. */
const COUNTED_FROM = 110;

/** One computer player's memory and search. Made once, used for one question at a time. */
export class Search {
  readonly evaluation: Evaluation;
  private readonly table: Transpositions;
  private readonly trail = new Trail();
  private root: Position | undefined;
  /** The position being searched: played on and taken back in place. */
  position!: Position;
  /** Positions visited since `begin`. */
  nodes = 0;
  private nodeLimit = 0;
  private deadline = Number.POSITIVE_INFINITY;
  private readonly actions = new Int32Array(1 << 14);
  private readonly scores = new Int32Array(1 << 14);
  private readonly history = new Int32Array(TILES * SQUARES);
  private readonly drawHistory = new Int32Array(2);
  private readonly killers = new Int32Array(2 * MAX_PLY);
  private readonly threats = Array.from({ length: MAX_PLY }, () => new Watch());
  private readonly dangers = Array.from({ length: MAX_PLY }, () => new Watch());
  // Levies of unseen tiles on the path: what they are expected to be worth to Light (less to Dark), how many each side drew,
  // and both mixed into a key, since such a position is not the one on the board.
  private bonus = 0;
  private readonly unseen = new Uint8Array(2);
  private salt = 0;

  constructor(evaluation = new Evaluation(), tableBits = 16) {
    this.evaluation = evaluation;
    this.table = new Transpositions(tableBits);
  }

  /**
   * Begins with a new question: forgets all earlier ones, so that the same question gets the same answer.
   * @throws RangeError when the history holds something that is not a position.
   */
  begin(position: Position, history: History, budget: Budget): void {
    this.root = clonePosition(position);
    this.position = clonePosition(position);
    this.nodes = 0;
    this.nodeLimit = budget.nodes;
    this.deadline =
      budget.milliseconds === undefined
        ? Number.POSITIVE_INFINITY
        : performance.now() + budget.milliseconds;
    this.table.clear();
    this.trail.begin(position, history);
    this.history.fill(0);
    this.drawHistory.fill(0);
    this.killers.fill(-1);
    this.forgetUnseen();
  }

  /** Counts nodes that were visited elsewhere (by the solver). */
  spend(nodes: number): void {
    this.nodes += nodes;
  }

  /** Makes everything again as `begin` left it but for what was learnt, after a search was stopped halfway. */
  recover(): void {
    if (this.root === undefined) return;
    this.position = clonePosition(this.root);
    this.trail.backToRoot();
    this.forgetUnseen();
  }

  private forgetUnseen(): void {
    this.bonus = 0;
    this.unseen.fill(0);
    this.salt = 0;
  }

  private visit(): void {
    this.nodes++;
    if (this.nodes > this.nodeLimit) throw STOPPED;
    if ((this.nodes & 1023) === 0 && performance.now() > this.deadline) throw STOPPED;
  }

  /** Is there time to begin something longer? */
  get spent(): boolean {
    return this.nodes >= this.nodeLimit || performance.now() > this.deadline;
  }

  /**
   * The value of a legal first action for the side to act, `depth` ≥ 1 turns being looked ahead: exact between `alpha` and
   * `beta`, otherwise a bound. `DRAW` is the levy.
   */
  valueOf(action: Action, depth: number, alpha: number, beta: number): number {
    const { board } = this.position;
    if (action !== DRAW && tileKind(board[actionTo(action)]!) === DUKE) return WON;
    this.trail.push(this.position);
    const value =
      action === DRAW
        ? this.levyAtRoot(depth, alpha, beta)
        : this.valueAfter(action, depth - 1, alpha, beta, 0, 0);
    this.trail.pop();
    return value;
  }

  /** The best action that the table knows in the position now, or −1. */
  bestKnown(): Action {
    const { position } = this;
    return this.table.find(this.key(position), position.hash[1]!) ? this.table.action : -1;
  }

  private key(position: Position): number {
    const counted = position.quiet >= COUNTED_FROM ? Math.imul(position.quiet, 0x2545f491) : 0;
    return position.hash[0]! ^ this.salt ^ counted;
  }

  /** Plays an action and asks what it is worth to the side that played it. */
  private valueAfter(
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
  private search(depth: number, alpha: number, beta: number, ply: number, top: number): number {
    this.visit();
    const { position, trail } = this;
    if (position.quiet >= QUIET_LIMIT) return hasLegalAction(position) ? 0 : ply - WON;
    if (trail.repeats(position)) return 0;
    const threat = this.threats[ply]!;
    threat.look(position, position.side);
    if (threat.open) return WON - ply - 1;
    // Nothing found here can be better than to win next turn but one, or worse than to lose at once.
    if (alpha >= WON - ply - 3) return alpha;
    if (beta <= ply - WON) return beta;
    const danger = this.dangers[ply]!;
    danger.look(position, position.side ^ 1 ? 1 : 0);
    const inGuard = danger.open;
    const left = inGuard ? depth + 1 : depth;
    if (left <= 0 || ply >= MAX_PLY - 2) return this.captures(alpha, beta, ply, top, danger, 0);
    const { table } = this;
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
    const mayLevy = this.mayLevy(position.side, danger.duke);
    trail.push(position);
    if (mayLevy && !inGuard && left >= DRAW_DEPTH && beta < DECIDED && tabled !== DRAW) {
      // A levy is nearly always possible and rarely bad: where even that is too good, so is the position.
      const value = this.levyUnseen(left - 2, beta + DRAW_MARGIN - 1, beta + DRAW_MARGIN, ply, top);
      if (value >= beta + DRAW_MARGIN) {
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

  private readonly bestAt = new Int32Array(MAX_PLY);

  private tryActions(
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    top: number,
    tabled: number,
    mayLevy: boolean,
  ): number {
    const { position, actions, scores } = this;
    const danger = this.dangers[ply]!;
    const threat = this.threats[ply]!;
    const { board, side } = position;
    let end = generateManeuvers(position, danger, actions, top);
    if (mayLevy) actions[end++] = DRAW;
    this.bestAt[ply] = -1;
    if (end === top) return ply - WON;
    for (let index = top; index < end; index++)
      scores[index] = this.score(actions[index]!, tabled, ply);
    let best = -WON;
    let floor = alpha;
    for (let index = top; index < end; index++) {
      this.bringBest(index, end);
      const action = actions[index]!;
      const quiet = action !== DRAW && board[actionTo(action)] === 0;
      let value: number;
      if (action === DRAW) value = this.levy(depth, floor, beta, ply, end);
      else {
        let next = depth - 1;
        if (index - top >= LATE && depth >= 3 && quiet && !danger.open) {
          if (!threat.givesGuard(board, action, side)) next -= index - top >= 3 * LATE ? 2 : 1;
        }
        if (index === top) value = this.valueAfter(action, next, floor, beta, ply, end);
        else {
          value = this.valueAfter(action, next, floor, floor + 1, ply, end);
          if (value > floor && next < depth - 1)
            value = this.valueAfter(action, depth - 1, floor, floor + 1, ply, end);
          if (value > floor && value < beta)
            value = this.valueAfter(action, depth - 1, floor, beta, ply, end);
        }
      }
      if (value <= best) continue;
      best = value;
      if (value > floor) {
        floor = value;
        this.bestAt[ply] = action;
      }
      if (value >= beta) {
        this.praise(action, depth, ply, quiet);
        break;
      }
    }
    return best;
  }

  /** How promising an action looks before it is tried. */
  private score(action: Action, tabled: number, ply: number): number {
    if (action === tabled) return TABLED;
    const { position, history, killers, evaluation } = this;
    if (action === DRAW) return KILLER - 2 + this.drawHistory[position.side]!;
    const { board } = position;
    const taken = board[actionTo(action)]!;
    if (taken !== 0) {
      const actor = board[actionFrom(action)]!;
      return GOOD_CAPTURE + Math.round(8 * evaluation.worth(taken) - evaluation.worth(actor));
    }
    if (action === killers[2 * ply] || action === killers[2 * ply + 1]) return KILLER - 1;
    return history[board[actionFrom(action)]! * SQUARES + actionTo(action)]!;
  }

  /** Puts the most promising of the actions from `index` on in its place. */
  private bringBest(index: number, end: number): void {
    const { actions, scores } = this;
    let best = index;
    for (let other = index + 1; other < end; other++)
      if (scores[other]! > scores[best]!) best = other;
    const action = actions[best]!;
    const score = scores[best]!;
    actions[best] = actions[index]!;
    scores[best] = scores[index]!;
    actions[index] = action;
    scores[index] = score;
  }

  /** Remembers an action that was too good for the other side to allow. */
  private praise(action: Action, depth: number, ply: number, quiet: boolean): void {
    const { history, killers, position } = this;
    if (action === DRAW) {
      this.drawHistory[position.side] = Math.min(
        this.drawHistory[position.side]! + depth * depth,
        HISTORY_LIMIT,
      );
      return;
    }
    if (!quiet) return;
    if (killers[2 * ply] !== action) {
      killers[2 * ply + 1] = killers[2 * ply]!;
      killers[2 * ply] = action;
    }
    const place = position.board[actionFrom(action)]! * SQUARES + actionTo(action);
    history[place] = Math.min(history[place]! + depth * depth, HISTORY_LIMIT);
  }

  /** Has the side a tile left to draw and a square for it? */
  private mayLevy(side: number, duke: number): boolean {
    if (this.position.bagSizes[side]! <= this.unseen[side]!) return false;
    const { board } = this.position;
    const beside = NEIGHBOURS[duke]!;
    for (let index = 0; index < beside.length; index++)
      if (board[beside[index]!] === 0) return true;
    return false;
  }

  /** The value of a levy in the tree: of an unseen tile where that is clear enough, otherwise of each that may come. */
  private levy(depth: number, alpha: number, beta: number, ply: number, top: number): number {
    if (this.dangers[ply]!.open) return this.levyEach(depth - 1, alpha, beta, ply, top, 0, true);
    if (depth < DRAW_DEPTH) return this.levyUnseen(depth - 1, alpha, beta, ply, top);
    const low = alpha - DRAW_MARGIN;
    const high = beta + DRAW_MARGIN;
    const guess = this.levyUnseen(depth - 2, low, high, ply, top);
    if (guess <= low) return Math.min(guess + DRAW_MARGIN, alpha);
    if (guess >= high) return Math.max(guess - DRAW_MARGIN, beta);
    return this.levyEach(depth - 2, alpha, beta, ply, top, guess, false);
  }

  /** The value of the levy as a first action. */
  private levyAtRoot(depth: number, alpha: number, beta: number): number {
    const { position } = this;
    const danger = this.dangers[0]!;
    danger.look(position, position.side ^ 1 ? 1 : 0);
    const next = depth >= DRAW_DEPTH ? depth - 2 : depth - 1;
    if (danger.open) return this.levyEach(next, alpha, beta, 0, 0, 0, true);
    const guess = this.levyUnseen(next, -WON, WON, 0, 0);
    return this.levyEach(next, alpha, beta, 0, 0, guess, false);
  }

  /** A levy as passing, with what a tile of the bag adds on the average: one search in place of some forty. */
  private levyUnseen(depth: number, alpha: number, beta: number, ply: number, top: number): number {
    const { position } = this;
    const { side, quiet } = position;
    const gain = Math.round(this.evaluation.expectedArrival(position, side));
    this.changeUnseen(side, 1, side === 0 ? gain : -gain);
    passTurn(position);
    position.quiet = 0;
    const value = -this.search(depth, -beta, -alpha, ply + 1, top);
    passTurn(position);
    position.quiet = quiet;
    this.changeUnseen(side, -1, side === 0 ? -gain : gain);
    return value;
  }

  private changeUnseen(side: number, count: number, bonus: number): void {
    this.unseen[side] = this.unseen[side]! + count;
    this.bonus += bonus;
    this.salt =
      Math.imul(this.bonus, 0x9e3779b1) ^
      Math.imul(this.unseen[0]! * 32 + this.unseen[1]!, 0x85ebca6b);
  }

  /**
   * A levy tile by tile: for each kind the best square, and the mean over the bag. The windows are Star1's (B. W. Ballard,
   * 1983): a kind need be known no more exactly than decides whether the mean comes to lie in the window, the other kinds
   * being taken to stay within `DRAW_SWING` of the guess.
   * @param blocksOnly in Guard: a tile that closes no line loses the Duke at once, whatever it is.
   */
  private levyEach(
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    top: number,
    guess: number,
    blocksOnly: boolean,
  ): number {
    const { position } = this;
    const { bags, board, bagSizes, side } = position;
    const beside = NEIGHBOURS[position.dukes[side]!]!;
    const danger = this.dangers[ply]!;
    const lost = ply + 2 - WON;
    if (blocksOnly) {
      let blocks = false;
      for (let index = 0; index < beside.length; index++)
        if (board[beside[index]!] === 0 && !danger.openAfterBlock(beside[index]!)) blocks = true;
      if (!blocks) return lost;
    }
    const total = bagSizes[side]!;
    const most = blocksOnly ? WON : Math.min(WON, guess + DRAW_SWING);
    const least = blocksOnly ? -WON : Math.max(-WON, guess - DRAW_SWING);
    let known = 0;
    let left = total;
    let firstSquare = 0;
    // The kinds of which there are most come first.
    for (let copies = 3; copies >= 1; copies--) {
      for (let kind = 2; kind <= LAST_KIND; kind++) {
        const count = bags[side * KINDS + kind]!;
        if (count === 0 || (copies < 3 ? count !== copies : count < 3)) continue;
        left -= count;
        const floor = Math.floor((alpha * total - known - most * left) / count);
        const ceiling = Math.ceil((beta * total - known - least * left) / count);
        if (floor >= most)
          return Math.min(alpha, Math.floor((known + most * (left + count)) / total));
        if (ceiling <= least)
          return Math.max(beta, Math.ceil((known + least * (left + count)) / total));
        const kindAlpha = Math.max(-WON, floor);
        const kindBeta = Math.min(WON, ceiling);
        let best = blocksOnly ? lost : -WON;
        let bestSquare = firstSquare;
        for (let turn = 0; turn < beside.length; turn++) {
          // The square that was best for the kind before comes first.
          const index = turn === 0 ? firstSquare : turn <= firstSquare ? turn - 1 : turn;
          const square = beside[index]!;
          if (board[square] !== 0 || (blocksOnly && danger.openAfterBlock(square))) continue;
          const value = this.valueAfter(
            makeLevy(kind, square),
            depth,
            Math.max(kindAlpha, best),
            kindBeta,
            ply,
            top,
          );
          if (value > best) {
            best = value;
            bestSquare = index;
          }
          if (best >= kindBeta) break;
        }
        firstSquare = bestSquare;
        known += best * count;
        if (best <= floor) return Math.min(alpha, Math.floor((known + most * left) / total));
        if (best >= ceiling) return Math.max(beta, Math.ceil((known + least * left) / total));
      }
    }
    return Math.round(known / total);
  }

  /** The value when only captures are followed (all maneuvers in Guard), since a position is judged where it is calm. */
  private captures(
    alpha: number,
    beta: number,
    ply: number,
    top: number,
    danger: Watch,
    turns: number,
  ): number {
    const { position, actions, scores, evaluation } = this;
    const { board, side } = position;
    const inGuard = danger.open;
    let best = ply + 2 - WON;
    let floor = alpha;
    if (!inGuard || turns >= CAPTURE_TURNS || ply >= MAX_PLY - 2) {
      best = evaluation.value(position, side === 0 ? this.bonus : -this.bonus);
      if (best >= beta || turns >= CAPTURE_TURNS || ply >= MAX_PLY - 2) return best;
      if (best > floor) floor = best;
    }
    const end = generateManeuvers(position, danger, actions, top);
    if (end === top && !this.mayLevy(side, danger.duke)) return ply - WON;
    if (inGuard && this.mayBlock(danger)) {
      best = Math.max(best, evaluation.value(position, side === 0 ? this.bonus : -this.bonus));
      if (best >= beta) return best;
      if (best > floor) floor = best;
    }
    let count = top;
    for (let index = top; index < end; index++) {
      const action = actions[index]!;
      const taken = board[actionTo(action)]!;
      if (taken === 0 && !inGuard) continue;
      const actor = board[actionFrom(action)]!;
      const score = Math.round(8 * evaluation.worth(taken) - evaluation.worth(actor));
      actions[count] = action;
      scores[count++] = taken === 0 ? -1_000_000 : score;
    }
    for (let index = top; index < count; index++) {
      this.bringBest(index, count);
      const action = actions[index]!;
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
    this.visit();
    const { position } = this;
    const threat = this.threats[ply]!;
    threat.look(position, position.side);
    if (threat.open) return WON - ply - 1;
    const danger = this.dangers[ply]!;
    danger.look(position, position.side ^ 1 ? 1 : 0);
    return this.captures(alpha, beta, ply, top, danger, turns);
  }

  /** In Guard: may a levy close the line? */
  private mayBlock(danger: Watch): boolean {
    const { position } = this;
    if (!this.mayLevy(position.side, danger.duke)) return false;
    const beside = NEIGHBOURS[danger.duke]!;
    for (let index = 0; index < beside.length; index++) {
      const square = beside[index]!;
      if (position.board[square] === 0 && !danger.openAfterBlock(square)) return true;
    }
    return false;
  }
}

/** A decided value counts turns from the position in the table, not from the root. */
const toTable = (value: number, ply: number): number =>
  value > DECIDED ? value + ply : value < -DECIDED ? value - ply : value;
const fromTable = (value: number, ply: number): number =>
  value > DECIDED ? value - ply : value < -DECIDED ? value + ply : value;
