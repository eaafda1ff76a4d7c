// The levy as a chance node: with every tile that may come, or, where that is enough, with one of mean worth that nobody sees.
import { type Action, makeLevy, NEIGHBOURS, type Position, type Square } from '../engine/index.ts';
import { passTurn } from '../engine/position.ts';
import type { Watch } from '../solver/watch.ts';
import { type Evaluation, WON } from './evaluation.ts';
import { UnseenLevies } from './unseen.ts';

const LAST_KIND = 15;
const KINDS = 16;

/** From this depth on a levy may look at every tile that may come; below, only at an unseen one. */
export const DRAW_DEPTH = 3;
/** How far the value of a levy with an unseen tile must be from the window to be believed. */
export const DRAW_MARGIN = 700;
/** How far one drawn tile may lead from the mean, as far as the windows of the others are concerned. */
const DRAW_SWING = 3_000;

/** The search that levies are part of. Values are as the side to act sees them; `top` is the first free place for actions. */
export interface Tree {
  readonly position: Position;
  search(depth: number, alpha: number, beta: number, ply: number, top: number): number;
  /** Plays an action and asks what it is worth to the side that played it. */
  valueAfter(
    action: Action,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    top: number,
  ): number;
}

/** The levies of one search. */
export class Levies {
  readonly unseen = new UnseenLevies();
  private readonly tree: Tree;
  private readonly evaluation: Evaluation;

  constructor(tree: Tree, evaluation: Evaluation) {
    this.tree = tree;
    this.evaluation = evaluation;
  }

  /** Has the side to act a tile left to draw and a square beside its Duke for it? */
  possible(duke: Square): boolean {
    const { board, bagSizes, side } = this.tree.position;
    if (bagSizes[side]! <= this.unseen.countOf(side)) return false;
    const beside = NEIGHBOURS[duke]!;
    for (let index = 0; index < beside.length; index++)
      if (board[beside[index]!] === 0) return true;
    return false;
  }

  /** In Guard: may a levy close the line? */
  mayBlock(danger: Watch): boolean {
    return this.possible(danger.duke) && this.hasBlock(danger);
  }

  private hasBlock(danger: Watch): boolean {
    const { board } = this.tree.position;
    const beside = NEIGHBOURS[danger.duke]!;
    for (let index = 0; index < beside.length; index++) {
      const square = beside[index]!;
      if (board[square] === 0 && !danger.openAfterBlock(square)) return true;
    }
    return false;
  }

  /** The value of a levy in the tree: of an unseen tile where that is clear enough, otherwise of each that may come. */
  inTree(
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    top: number,
    danger: Watch,
  ): number {
    if (danger.open) return this.each(depth - 1, alpha, beta, ply, top, danger, 0);
    if (depth < DRAW_DEPTH) return this.ofUnseen(depth - 1, alpha, beta, ply, top);
    const low = alpha - DRAW_MARGIN;
    const high = beta + DRAW_MARGIN;
    const guess = this.ofUnseen(depth - 2, low, high, ply, top);
    if (guess <= low) return Math.min(guess + DRAW_MARGIN, alpha);
    if (guess >= high) return Math.max(guess - DRAW_MARGIN, beta);
    return this.each(depth - 2, alpha, beta, ply, top, danger, guess);
  }

  /** The value of a levy as a first action: every tile is looked at. */
  atRoot(depth: number, alpha: number, beta: number, danger: Watch): number {
    const next = depth >= DRAW_DEPTH ? depth - 2 : depth - 1;
    if (danger.open) return this.each(next, alpha, beta, 0, 0, danger, 0);
    const guess = this.ofUnseen(next, -WON, WON, 0, 0);
    return this.each(next, alpha, beta, 0, 0, danger, guess);
  }

  /** A levy as passing, with what a tile of the bag adds on the average: one search in place of some forty. */
  ofUnseen(depth: number, alpha: number, beta: number, ply: number, top: number): number {
    const { tree, unseen } = this;
    const { position } = tree;
    const { side, quiet } = position;
    const gain = Math.round(this.evaluation.expectedArrival(position, side));
    unseen.change(side, 1, gain);
    passTurn(position);
    position.quiet = 0;
    const value = -tree.search(depth, -beta, -alpha, ply + 1, top);
    passTurn(position);
    position.quiet = quiet;
    unseen.change(side, -1, gain);
    return value;
  }

  /**
   * A levy tile by tile: for each kind the best square, and the mean over the bag. The windows are Star1's (B. W. Ballard,
   * 1983): a kind need be known no more exactly than decides whether the mean comes to lie in the window, the other kinds
   * being taken to stay within `DRAW_SWING` of the guess. In Guard there is no guess, and only squares that close the line
   * count: elsewhere the Duke is lost at once, whatever is placed.
   */
  private each(
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    top: number,
    danger: Watch,
    guess: number,
  ): number {
    const { position } = this.tree;
    const { bags, bagSizes, side } = position;
    const guard = danger.open;
    const lost = ply + 2 - WON;
    if (guard && !this.hasBlock(danger)) return lost;
    const total = bagSizes[side]!;
    const most = guard ? WON : Math.min(WON, guess + DRAW_SWING);
    const least = guard ? -WON : Math.max(-WON, guess - DRAW_SWING);
    let known = 0;
    let left = total;
    this.firstSquare = 0;
    // The kinds of which there are most come first.
    for (let copies = 3; copies >= 1; copies--) {
      for (let kind = 2; kind <= LAST_KIND; kind++) {
        const count = bags[side * KINDS + kind]!;
        if (count === 0 || (copies < 3 ? count !== copies : count < 3)) continue;
        const floor = Math.floor((alpha * total - known - most * (left - count)) / count);
        const ceiling = Math.ceil((beta * total - known - least * (left - count)) / count);
        if (floor >= most) return Math.min(alpha, Math.floor((known + most * left) / total));
        if (ceiling <= least) return Math.max(beta, Math.ceil((known + least * left) / total));
        left -= count;
        const [from, to] = [Math.max(-WON, floor), Math.min(WON, ceiling)] as const;
        const best = this.bestSquare(kind, depth, from, to, ply, top, danger, guard ? lost : -WON);
        known += best * count;
        if (best <= floor) return Math.min(alpha, Math.floor((known + most * left) / total));
        if (best >= ceiling) return Math.max(beta, Math.ceil((known + least * left) / total));
      }
    }
    return Math.round(known / total);
  }

  /** The place among its neighbours of the square that was best for the kind before: it comes first. */
  private firstSquare = 0;

  /** The value of a tile of this kind on the best square. */
  private bestSquare(
    kind: number,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    top: number,
    danger: Watch,
    otherwise: number,
  ): number {
    const { board } = this.tree.position;
    const beside = NEIGHBOURS[danger.duke]!;
    const guard = danger.open;
    const first = this.firstSquare;
    let best = otherwise;
    let bestSquare = first;
    for (let turn = 0; turn < beside.length; turn++) {
      const index = turn === 0 ? first : turn <= first ? turn - 1 : turn;
      const square = beside[index]!;
      if (board[square] !== 0 || (guard && danger.openAfterBlock(square))) continue;
      const levy = makeLevy(kind, square);
      const value = this.tree.valueAfter(levy, depth, Math.max(alpha, best), beta, ply, top);
      if (value > best) {
        best = value;
        bestSquare = index;
      }
      if (best >= beta) break;
    }
    this.firstSquare = bestSquare;
    return best;
  }
}
