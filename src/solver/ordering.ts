// In which order a search tries actions, and which it need not try: what the search for forced wins and the search for
// chances share. README.md beside this file says what was tried and measured.
import {
  actionActor,
  actionFrom,
  actionTo,
  actionTypeIndex,
  COMMAND,
  NEIGHBOURS,
  type Position,
  type Side,
  STRIKE,
} from '../engine/index.ts';
import { generateManeuvers } from './generate.ts';
import type { Watch } from './watch.ts';

const RECAPTURE = 1 << 29;
const GUARD = 1 << 28;
const CAPTURE = 1 << 27;
const DUKE_MOVE = 1 << 26;
const HISTORY_LIMIT = 1 << 25;

const SQUARES = 36;
const TILES = 64;

/** The square on which the tile that mattered in this action stands after it. */
export const squareAfter = (action: number): number =>
  actionTypeIndex(action) === STRIKE ? actionActor(action) : actionTo(action);

/** How many empty squares there are beside a side's Duke. */
export function roomBeside(position: Position, side: Side): number {
  const { board } = position;
  const beside = NEIGHBOURS[position.dukes[side]!]!;
  let room = 0;
  for (let index = 0; index < beside.length; index++) if (board[beside[index]!] === 0) room++;
  return room;
}

/** Does this action put a tile on a square beside a side's Duke that is empty now? */
function fillsRoom(position: Position, side: Side, action: number): boolean {
  if (actionTypeIndex(action) === STRIKE) return false;
  const to = actionTo(action);
  return position.board[to] === 0 && NEIGHBOURS[position.dukes[side]!]!.includes(to);
}

/**
 * With two tiles to draw and three squares to put them on, a defender that is not in Guard levies, and then the attacker's
 * last turn can neither capture its Duke nor leave it without a levy. One turn closes at most one square, and its own
 * captures and departures never do. So with two turns left and four squares only what gives Guard can win.
 */
export const onlyGuardCanWin = (turns: number, bag: number, room: number): boolean =>
  turns === 2 && bag >= 2 && room >= 4;

/**
 * Puts the best scored of the actions from `index` to before `end` in the place of the one at `index`: a step of a sort
 * that ends where a search does.
 * @returns that action.
 */
export function bringBest(
  actions: Int32Array,
  scores: Int32Array,
  index: number,
  end: number,
): number {
  let best = index;
  for (let other = index + 1; other < end; other++)
    if (scores[other]! > scores[best]!) best = other;
  const action = actions[best]!;
  const score = scores[best]!;
  actions[best] = actions[index]!;
  scores[best] = scores[index]!;
  actions[index] = action;
  scores[index] = score;
  return action;
}

/** The buffer of actions that all nodes on a path share, their scores, and which actions were good before. */
export class Ordering {
  readonly actions: Int32Array;
  private readonly scores: Int32Array;
  /** By the tile that goes (or strikes, or commands) and the square acted on (J. Schaeffer's history heuristic, 1983). */
  private readonly history = new Int32Array(TILES * SQUARES);
  private readonly position: Position;

  /** @param size how many actions fit, on the longest path together. */
  constructor(position: Position, size: number) {
    this.position = position;
    this.actions = new Int32Array(size);
    this.scores = new Int32Array(size);
  }

  /**
   * Writes and scores the attacker's maneuvers that can win with `turns` left: Guard with a capture, Guard, captures, the
   * rest by what was good before.
   * @param threat what bears on the defender's Duke; `danger`: on the attacker's. Both looked at in this position.
   * @param top the first free place. @returns the index behind the last one.
   */
  attack(turns: number, bag: number, threat: Watch, danger: Watch, top: number): number {
    const { position, actions, scores } = this;
    const { board } = position;
    const attacker = position.side;
    const defender = (attacker ^ 1) as Side;
    const end = generateManeuvers(position, danger, actions, top);
    const room = roomBeside(position, defender);
    const needsGuard = onlyGuardCanWin(turns, bag, room);
    // With three squares, what fills one of them may win as well.
    const mayNeedGuard = turns === 2 && bag >= 2 && room === 3;
    let count = top;
    for (let index = top; index < end; index++) {
      const action = actions[index]!;
      const guard = threat.givesGuard(board, action, attacker);
      if (needsGuard && !guard) continue;
      let score = board[actionTo(action)] !== 0 ? CAPTURE : 0;
      if (guard) score += GUARD;
      else if (mayNeedGuard && !fillsRoom(position, defender, action)) continue;
      actions[count] = action;
      scores[count++] = score + this.history[this.place(action)]!;
    }
    return count;
  }

  /**
   * Scores the defender's maneuvers from `top` to before `end`: the capture of the tile that just acted, other captures,
   * the Duke, the rest by what was good before.
   * @param last where the attacker's tile that acted stands, or −1. @param duke the square of the defender's Duke.
   */
  scoreReplies(last: number, duke: number, top: number, end: number): void {
    const { actions, scores } = this;
    const { board } = this.position;
    for (let index = top; index < end; index++) {
      const action = actions[index]!;
      const to = actionTo(action);
      let score = board[to] === 0 ? 0 : to === last ? RECAPTURE : CAPTURE;
      if (actionFrom(action) === duke && actionTypeIndex(action) !== COMMAND) score += DUKE_MOVE;
      scores[index] = score + this.history[this.place(action)]!;
    }
  }

  /** Puts the best scored of the actions from `index` on in its place and returns it. */
  bringBest(index: number, end: number): number {
    return bringBest(this.actions, this.scores, index, end);
  }

  /** Was the attacker's action at this place, which `attack` scored, found to give Guard? */
  givesGuard(index: number): boolean {
    return (this.scores[index]! & GUARD) !== 0;
  }

  /** Remembers an action that decided its node with `turns` left. It has been taken back. */
  remember(action: number, turns: number): void {
    const { history } = this;
    const place = this.place(action);
    history[place] = Math.min(history[place]! + turns * turns, HISTORY_LIMIT - 1);
  }

  private place(action: number): number {
    return this.position.board[actionFrom(action)]! * SQUARES + actionTo(action);
  }
}
