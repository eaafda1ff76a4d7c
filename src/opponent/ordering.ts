// In which order actions are tried: the table's first, then captures, what refuted before, and what often was good.
import { type Action, actionFrom, actionTo, DRAW, type Position } from '../engine/index.ts';
import { bringBest } from '../solver/ordering.ts';
import type { Evaluation } from './evaluation.ts';

const SQUARES = 36;
const TILES = 64;

const TABLED = 1 << 30;
const CAPTURE = 1 << 28;
const KILLER = 1 << 27;
const HISTORY_LIMIT = 1 << 24;
/** In Guard what takes nothing comes last. */
const LAST = -1_000_000;

/** The longest path on which refutations are remembered. */
export const MAX_PLY = 96;

/** The buffer of actions that all nodes on a path share, their scores, and what was learnt of good actions. */
export class Ordering {
  readonly actions = new Int32Array(1 << 14);
  private readonly scores = new Int32Array(1 << 14);
  /** By the tile that goes and the square acted on (the history heuristic; J. Schaeffer, 1983). */
  private readonly history = new Int32Array(TILES * SQUARES);
  private readonly drawHistory = new Int32Array(2);
  /** Two for each ply: quiet actions that refuted a sibling (the killer heuristic). */
  private readonly killers = new Int32Array(2 * MAX_PLY);
  private readonly evaluation: Evaluation;

  constructor(evaluation: Evaluation) {
    this.evaluation = evaluation;
  }

  /** Forgets everything. */
  clear(): void {
    this.history.fill(0);
    this.drawHistory.fill(0);
    this.killers.fill(-1);
  }

  /** Scores the actions from `start` to before `end`, `tabled` being the one that the table knows. */
  scoreAll(position: Position, start: number, end: number, tabled: Action, ply: number): void {
    for (let index = start; index < end; index++)
      this.scores[index] = this.score(position, this.actions[index]!, tabled, ply);
  }

  private score(position: Position, action: Action, tabled: Action, ply: number): number {
    if (action === tabled) return TABLED;
    if (action === DRAW) return KILLER - 2 + this.drawHistory[position.side]!;
    const { board } = position;
    if (board[actionTo(action)] !== 0) return CAPTURE + this.gain(board, action);
    const { killers } = this;
    if (action === killers[2 * ply] || action === killers[2 * ply + 1]) return KILLER - 1;
    return this.history[board[actionFrom(action)]! * SQUARES + actionTo(action)]!;
  }

  /** The most worth taken by the least worth first. */
  private gain(board: Uint8Array, action: Action): number {
    const { evaluation } = this;
    return Math.round(
      8 * evaluation.worth(board[actionTo(action)]!) - evaluation.worth(board[actionFrom(action)]!),
    );
  }

  /**
   * Keeps of the actions from `start` to before `end` the captures, or all of them, and scores them.
   * @returns the index behind the last one kept.
   */
  keepCaptures(position: Position, start: number, end: number, all: boolean): number {
    const { actions, scores } = this;
    const { board } = position;
    let count = start;
    for (let index = start; index < end; index++) {
      const action = actions[index]!;
      const quiet = board[actionTo(action)] === 0;
      if (quiet && !all) continue;
      actions[count] = action;
      scores[count++] = quiet ? LAST : this.gain(board, action);
    }
    return count;
  }

  /** Puts the most promising of the actions from `index` on in its place and returns it. */
  bringBest(index: number, end: number): Action {
    return bringBest(this.actions, this.scores, index, end);
  }

  /** Remembers an action that was too good for the other side to allow. */
  praise(position: Position, action: Action, depth: number, ply: number): void {
    const { history, drawHistory, killers } = this;
    const { board, side } = position;
    if (action === DRAW) {
      drawHistory[side] = Math.min(drawHistory[side]! + depth * depth, HISTORY_LIMIT);
      return;
    }
    if (board[actionTo(action)] !== 0) return;
    if (killers[2 * ply] !== action) {
      killers[2 * ply + 1] = killers[2 * ply]!;
      killers[2 * ply] = action;
    }
    const place = board[actionFrom(action)]! * SQUARES + actionTo(action);
    history[place] = Math.min(history[place]! + depth * depth, HISTORY_LIMIT);
  }
}
