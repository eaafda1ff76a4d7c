// A task: reach a goal within so many of the reader's own turns. Any way that the rules allow is right.
import {
  type Action,
  actionKind,
  actionTo,
  bagCount,
  bagKinds,
  clonePosition,
  drawChances,
  isGamePosition,
  isLegal,
  isManeuver,
  type Kind,
  legalLevies,
  legalManeuvers,
  makeLevy,
  type Position,
  parseAction,
  play,
  type Side,
} from '../engine/index.ts';
import { type Goal, type GoalSource, type Missing, missingPart, readGoal } from './goal.ts';
import { drawableKind, positionNamed, type SideName, sideNamed, wordsOf } from './words.ts';

/** A task as a lesson writes it. */
export interface TaskSource {
  /** A position (SPEC §8), the reader to act. */
  readonly position: string;
  /** Whose tiles the reader acts with; the side to act if left out. */
  readonly reader?: SideName;
  readonly goal: GoalSource;
  /** How many turns of the reader's own there are; 1 if left out. */
  readonly turns?: number;
  /** The kind that the reader's levy draws: `knight`. By chance if left out. */
  readonly draw?: string;
  /** What the opponent plays between the reader's turns: `b5b4 F@c5`. Its best defence if left out. */
  readonly replies?: string;
}

/** A task, read. */
export interface Task {
  readonly position: Position;
  readonly reader: Side;
  readonly goal: Goal;
  readonly turns: number;
  readonly draw: Kind | undefined;
  /** The opponent's turns in order, or `undefined` where it defends as well as it can. */
  readonly replies: readonly string[] | undefined;
}

/** Reads a task. @throws Error that names what is wrong in it. */
export function readTask(source: TaskSource): Task {
  const position = positionNamed(source.position);
  const reader = source.reader === undefined ? position.side : sideNamed(source.reader);
  if (reader !== position.side)
    throw new RangeError(`the reader is ${source.reader}, but it is the other side's turn`);
  const goal = readGoal(source.goal);
  const turns = source.turns ?? 1;
  const draw = source.draw === undefined ? undefined : drawableKind(source.draw);
  if (draw !== undefined && bagCount(position, reader, draw) === 0)
    throw new RangeError(`draw: there is no ${source.draw} in the reader's bag`);
  const replies = source.replies === undefined ? undefined : wordsOf(source.replies);
  if (replies !== undefined && replies.length !== turns - 1) {
    throw new RangeError(
      `replies: ${replies.length} of them; expected ${turns - 1}, one between two of the ${turns} turns`,
    );
  }
  if (turns > 1 && replies === undefined && !(goal.captureDuke && isGamePosition(position))) {
    throw new RangeError(
      'more than one turn needs replies, or the goal captureDuke in a game position for the best defence',
    );
  }
  return { position, reader, goal, turns, draw, replies };
}

/** Does the opponent of this task answer with its best defence, which only the solver knows? */
export const needsDefence = (task: Task): boolean => task.turns > 1 && task.replies === undefined;

/** What the reader may do here: every legal maneuver, and the levies that its draw allows. */
export function choicesOf(task: Task, position: Position): Action[] {
  const levies =
    task.draw === undefined
      ? legalLevies(position)
      : [
          ...new Set(
            legalLevies(position).map((levy) => makeLevy(task.draw as Kind, actionTo(levy))),
          ),
        ].filter((levy) => isLegal(position, levy));
  return [...legalManeuvers(position), ...levies];
}

/** The position after an action. */
export function after(position: Position, action: Action): Position {
  const next = clonePosition(position);
  play(next, action);
  return next;
}

/**
 * The opponent's written reply after the reader's turn number `done`, or `undefined` where it cannot be played.
 * @param position after the reader's turn, the opponent to act
 */
export function writtenReply(task: Task, position: Position, done: number): Action | undefined {
  const text = task.replies?.[done - 1];
  if (text === undefined) return undefined;
  const action = parseAction(position, text);
  return action.ok ? action.value : undefined;
}

/** Does this action, the reader's turn number `done` + 1, reach the goal at once or with what can follow? */
function works(task: Task, position: Position, action: Action, done: number): boolean {
  if (missingPart(task.goal, position, action) === undefined) return true;
  if (done + 1 >= task.turns) return false;
  const next = after(position, action);
  const reply = writtenReply(task, next, done + 1);
  return reply !== undefined && canReach(task, after(next, reply), done + 1);
}

/**
 * The reader's actions that reach the goal, at once or later against the written replies.
 * @param done how many turns the reader has had
 */
export const solutions = (task: Task, position: Position = task.position, done = 0): Action[] =>
  choicesOf(task, position).filter((action) => works(task, position, action, done));

/**
 * Can the reader reach the goal from here for sure: by a maneuver, or by a levy whatever is drawn?
 * @param done how many turns the reader has had
 */
export function canReach(task: Task, position: Position = task.position, done = 0): boolean {
  const found = solutions(task, position, done);
  if (found.some(isManeuver)) return true;
  const kinds = task.draw === undefined ? bagKinds(position, task.reader) : [task.draw];
  return found.length > 0 && kinds.every((kind) => found.some((levy) => actionKind(levy) === kind));
}

/** How things stand after a turn of the reader's. */
export type Verdict =
  | { readonly status: 'solved' }
  /** Not there; `missing` says what of the goal the turn lacks, `late` that the turns left cannot make up for it. */
  | { readonly status: 'wrong'; readonly missing: Missing; readonly late: boolean }
  /** On the way: the opponent plays this. */
  | { readonly status: 'going'; readonly reply: Action }
  /** On the way or not: the solver has to say, with `left` turns of the reader's left. */
  | { readonly status: 'open'; readonly missing: Missing; readonly left: number };

/**
 * Judges a turn of the reader's.
 * @param before the position it was played in
 * @param done how many turns the reader has had, this one included
 */
export function judgeTurn(task: Task, before: Position, action: Action, done: number): Verdict {
  const missing = missingPart(task.goal, before, action);
  if (missing === undefined) return { status: 'solved' };
  const left = task.turns - done;
  if (left <= 0) return { status: 'wrong', missing, late: false };
  if (needsDefence(task)) return { status: 'open', missing, left };
  const next = after(before, action);
  const reply = writtenReply(task, next, done);
  if (reply === undefined || !canReach(task, after(next, reply), done))
    return { status: 'wrong', missing, late: true };
  return { status: 'going', reply };
}

/** Numbers for `drawTile` that make it draw the task's kind, or the browser's own chance where none is set. */
export function randomFor(task: Task, position: Position): () => number {
  const { draw } = task;
  if (draw === undefined) return Math.random;
  let before = 0;
  for (const { kind, copies, bagSize } of drawChances(position, task.reader)) {
    if (kind === draw) return () => (before + 0.5) / bagSize;
    before += copies;
  }
  return Math.random;
}
