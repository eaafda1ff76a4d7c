// Thinking: the solver for forced wins, then one search deeper than the other until the budget is used up.
import {
  type Action,
  actionTo,
  canLevy,
  clonePosition,
  DRAW,
  DUKE,
  isGamePosition,
  isLegal,
  isManeuver,
  legalManeuvers,
  opponentOf,
  type Position,
  play,
  QUIET_LIMIT,
  tileAt,
  tileKind,
} from '../engine/index.ts';
import { DistanceTable, ForcedWins, OutOfBudget } from '../solver/index.ts';
import { isStop } from './allowance.ts';
import { Evaluation, WON } from './evaluation.ts';
import { MAX_DEPTH, Search } from './search.ts';
import type { Budget, History, Thought, ThoughtLine } from './types.ts';

/** What to think about, and how. */
export interface ThinkOptions {
  readonly budget: Budget;
  /** The game so far, for repetitions; without it none is known. */
  readonly history?: History;
  /** How many first actions to value exactly, the best ones; 1 unless given. More cost more. */
  readonly lines?: number;
  /** The most turns to look ahead. */
  readonly maxDepth?: number;
  /** The first actions to choose from, legal ones; all legal ones (a levy as `DRAW`) unless given. */
  readonly actions?: readonly Action[];
  /** Another evaluation than the usual one, to measure it. */
  readonly evaluation?: Evaluation;
}

/** Of the budget, the part that the solver may use before the search begins. */
const SOLVER_SHARE = 0.15;
/** The solver's nodes in a millisecond, about, where only time is limited. */
const SOLVER_SPEED = 300;
/** The first nodes that the solver gets where there is a clock. */
const FIRST_PORTION = 1_000;
/** With fewer nodes than this in all the solver would find nothing that the search does not. */
const SOLVER_FROM = 1_000;
/** A forced loss is looked for only where the search's value is below this. */
const LOSING = -0.9 * WON;
/** Forced wins are looked for up to this many turns. */
const SOLVER_TURNS = 6;
/** A continuation is no longer than this. */
const LONGEST_CONTINUATION = 12;

/** What thinking needs room for, used again and again: some megabytes. */
class Workspace {
  readonly search: Search;
  readonly distances = new DistanceTable(15);
  busy = false;

  constructor(evaluation: Evaluation) {
    this.search = new Search(evaluation);
  }
}

const usualEvaluation = new Evaluation();
const shared = new WeakMap<Evaluation, Workspace>();

/** The shared room of an evaluation, or a new one where that is in use. */
function room(evaluation: Evaluation): Workspace {
  const known = shared.get(evaluation);
  if (known !== undefined && !known.busy) return known;
  const workspace = new Workspace(evaluation);
  if (known === undefined) shared.set(evaluation, workspace);
  return workspace;
}

/** One first action while it is being thought about. */
interface Root {
  readonly action: Action;
  value: number;
  order: number;
}

/** The legal first actions: maneuvers, and `DRAW` where a levy is possible. */
export const firstActions = (position: Position): Action[] =>
  canLevy(position, position.side) ? [...legalManeuvers(position), DRAW] : legalManeuvers(position);

/**
 * Thinks about a position of a game, the side to act choosing.
 * @throws RangeError when the position is no game position, no action is legal, the game is drawn by quiet turns already,
 * or the history cannot be read.
 */
export function think(position: Position, options: ThinkOptions): Thought {
  const thinking = thinkStepwise(position, options);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

/**
 * The same in steps: yields what it thinks after each turn of depth, so that a worker can tell a page how far it has come,
 * look for messages in between, and stop (by `return`) whenever it likes.
 */
export function* thinkStepwise(
  position: Position,
  options: ThinkOptions,
): Generator<Thought, Thought, void> {
  const { budget, history = [], lines = 1, maxDepth = MAX_DEPTH } = options;
  const { evaluation = usualEvaluation } = options;
  if (!isGamePosition(position)) throw new RangeError('a game needs a Duke on each side');
  if (position.quiet >= QUIET_LIMIT)
    throw new RangeError('the game is drawn: too many quiet turns');
  const actions = options.actions ?? firstActions(position);
  if (actions.length === 0) throw new RangeError('the game is over: no action is legal');
  const capture = actions.find((action) => capturesDuke(position, action));
  if (capture !== undefined) {
    const line = { action: capture, value: 1, continuation: [capture] };
    return { lines: [line], depth: 1, nodes: 1, forcedWin: 1 };
  }
  const workspace = room(evaluation);
  workspace.busy = true;
  try {
    const { search } = workspace;
    search.begin(position, history, budget);
    const asksSolver = options.actions === undefined && budget.nodes >= SOLVER_FROM;
    if (asksSolver) {
      const won = forcedWin(position, workspace, budget);
      if (won !== undefined) return won;
    }
    const roots: Root[] = actions.map((action, order) => ({ action, value: 0, order }));
    let thought: Thought | undefined;
    for (let depth = 1; depth <= maxDepth; depth++) {
      const complete = deepen(search, roots, depth, Math.min(lines, roots.length));
      if (thought === undefined || complete > 0)
        thought = describe(
          search,
          roots,
          Math.min(lines, roots.length),
          complete < roots.length ? depth - 1 : depth,
        );
      if (complete < roots.length) break;
      yield thought;
      if (search.allowance.spent || isDecided(roots[0] as Root, depth)) break;
      if (roots.length === 1 && depth >= 3) break;
    }
    const found = thought as Thought;
    const loss =
      asksSolver && (roots[0] as Root).value < LOSING
        ? forcedLoss(position, workspace, budget)
        : undefined;
    return {
      ...found,
      nodes: search.allowance.nodes,
      ...(loss !== undefined && { forcedLoss: loss }),
    };
  } finally {
    workspace.busy = false;
  }
}

const capturesDuke = (position: Position, action: Action): boolean =>
  isManeuver(action) && tileKind(tileAt(position, actionTo(action))) === DUKE;

/** Is the best value that of a win or loss that lies within the depth already? */
const isDecided = ({ value }: Root, depth: number): boolean => Math.abs(value) >= WON - depth;

/**
 * Looks at every first action `depth` turns ahead, and sorts them, the best first. The `lines` best are valued exactly.
 * @returns how many actions were looked at before the budget was used up; the others keep their earlier places.
 */
function deepen(search: Search, roots: Root[], depth: number, lines: number): number {
  const done: Root[] = [];
  try {
    for (const root of roots) {
      const floor = done.length < lines ? -WON : (done[lines - 1] as Root).value;
      let value = -WON;
      if (done.length >= lines) value = search.valueOf(root.action, depth, floor, floor + 1);
      if (done.length < lines || value > floor)
        value = search.valueOf(root.action, depth, floor, WON);
      root.value = value;
      // Equal values keep their order, so that the earlier depth decides.
      const place = done.findIndex((other) => other.value < value);
      done.splice(place < 0 ? done.length : place, 0, root);
    }
  } catch (error) {
    if (!isStop(error)) throw error;
    search.recover();
  }
  const complete = done.length;
  const rest = roots.filter((root) => !done.includes(root));
  // A search that was broken off tells something only if it has looked at as many actions as are asked for.
  if (complete < lines) return depth === 1 ? keep(roots, [...done, ...rest], complete) : 0;
  return keep(roots, [...done, ...rest], complete);
}

function keep(roots: Root[], sorted: readonly Root[], complete: number): number {
  roots.splice(0, roots.length, ...sorted);
  return complete;
}

function describe(search: Search, roots: readonly Root[], lines: number, depth: number): Thought {
  return {
    lines: roots.slice(0, lines).map(({ action, value }) => ({
      action,
      // Adding 0 makes −0 a plain 0.
      value: Math.max(-1, Math.min(1, value / WON)) + 0,
      continuation: continuationOf(search, action),
    })),
    depth,
    nodes: search.allowance.nodes,
  };
}

/** What the table knows to follow an action, up to a draw. */
function continuationOf(search: Search, first: Action): Action[] {
  const continuation = [first];
  if (first === DRAW) return continuation;
  const start = search.position;
  const position = clonePosition(start);
  search.position = position;
  play(position, first);
  while (continuation.length < LONGEST_CONTINUATION) {
    const action = search.bestKnown();
    if (action < 0 || !isGamePosition(position) || !isLegal(position, action)) break;
    continuation.push(action);
    if (action === DRAW) break;
    play(position, action);
  }
  search.position = start;
  return continuation;
}

/** The nodes that the solver may use before the search, or after it. */
const solverShare = ({ nodes, milliseconds = 1000 }: Budget): number =>
  Math.ceil(SOLVER_SHARE * (Number.isFinite(nodes) ? nodes : milliseconds * SOLVER_SPEED));

/** A win that the solver proves within its share of the budget. */
function forcedWin(
  position: Position,
  { search, distances }: Workspace,
  budget: Budget,
): Thought | undefined {
  const wins = new ForcedWins(clonePosition(position), position.side, distances);
  const turns = fewestTurns(wins, budget, (limit) => wins.attackerWins(limit));
  if (turns === undefined) {
    search.allowance.nodes += wins.nodes;
    return undefined;
  }
  wins.allow(Number.POSITIVE_INFINITY);
  const [action] = wins.winningActions(turns, 1) as [Action];
  search.allowance.nodes += wins.nodes;
  const line: ThoughtLine = { action, value: 1, continuation: [action] };
  return { lines: [line], depth: 2 * turns - 1, nodes: search.allowance.nodes, forcedWin: turns };
}

/** In how many turns the other side wins whatever is done, where the solver proves that within its share. */
function forcedLoss(
  position: Position,
  { search, distances }: Workspace,
  budget: Budget,
): number | undefined {
  const wins = new ForcedWins(clonePosition(position), opponentOf(position.side), distances);
  const turns = fewestTurns(wins, budget, (limit) => wins.defenderLoses(limit));
  search.allowance.nodes += wins.nodes;
  return turns;
}

/**
 * The smallest number of turns for which the answer is yes, asked within the solver's share; `undefined` without one. Where
 * there is a clock, in growing portions, since a slow machine may not come through the whole share in its time; what one
 * portion found out the next one has in its table.
 */
function fewestTurns(
  wins: ForcedWins,
  budget: Budget,
  ask: (turns: number) => boolean,
): number | undefined {
  const share = solverShare(budget);
  const { milliseconds = Number.POSITIVE_INFINITY } = budget;
  const end = performance.now() + SOLVER_SHARE * milliseconds;
  let portion = Number.isFinite(milliseconds) ? FIRST_PORTION : share;
  for (;;) {
    wins.allow(Math.min(portion, share - wins.nodes));
    try {
      for (let turns = 1; turns <= SOLVER_TURNS; turns++) if (ask(turns)) return turns;
      return undefined;
    } catch (error) {
      if (!(error instanceof OutOfBudget)) throw error;
    }
    if (wins.nodes >= share || performance.now() > end) return undefined;
    portion *= 2;
  }
}
