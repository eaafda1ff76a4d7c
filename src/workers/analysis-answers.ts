// What the analysis page asks of a position, and the answers: plain text in, plain text out, as with answers.ts. Each
// answer comes in parts, so that a page shows what is known already.
import {
  type Action,
  clonePosition,
  formatAction,
  kindInfo,
  type Position,
  parsePosition,
  squareName,
  unwrap,
} from '../engine/index.ts';
import { type Thought, thinkStepwise } from '../opponent/index.ts';
import {
  type ActionChance,
  bestDefenceLine,
  type Ending,
  ForcedWins,
  type Fraction,
  OutOfBudget,
  winChances,
} from '../solver/index.ts';

/** A question about a game position (SPEC §8), the side to act asking. */
export type AnalysisQuestion =
  /** The shortest forced win within so many turns (SPEC §10). */
  | {
      readonly type: 'forced-win';
      readonly position: string;
      readonly maxTurns: number;
      /** The most nodes to visit. */
      readonly budget: number;
    }
  /** The chance of each action to win within so many turns (SPEC §10). */
  | {
      readonly type: 'chances';
      readonly position: string;
      readonly turns: number;
      readonly budget: number;
    }
  /** What the computer player thinks. */
  | {
      readonly type: 'think';
      readonly position: string;
      readonly milliseconds: number;
      readonly nodes?: number;
      readonly lines: number;
    };

/** A forced win as the proof explorer needs it. */
export interface FoundWin {
  readonly status: 'win';
  readonly n: number;
  /** Every first action that wins in it, `@` for the levy. */
  readonly keys: readonly string[];
  readonly ending: Ending;
  /** The best-defence line, levies with their kind and square. */
  readonly line: readonly string[];
  /** How many actions win at each of the attacker's turns on the line. */
  readonly winners: readonly number[];
  /** Every legal first action, `@` for the levy. */
  readonly firstActions: readonly string[];
  readonly nodes: number;
}

/** What came of looking for a forced win. */
export type WinAnswer =
  | FoundWin
  /** There is none within `turns`. */
  | { readonly status: 'none'; readonly turns: number; readonly nodes: number }
  /** There is none within `turns`; beyond that it stays open. */
  | { readonly status: 'out-of-budget'; readonly turns: number; readonly nodes: number };

/** One action with its chance; without one it ran out of budget. */
export interface ChanceAnswer {
  readonly action: string;
  readonly chance?: Fraction;
  /** For the levy: what each kind comes to, placed best. */
  readonly draws?: readonly {
    readonly letter: string;
    readonly copies: number;
    readonly square: string;
    readonly chance: Fraction;
  }[];
}

/** What the computer thinks, its actions as texts. */
export interface ThoughtAnswer {
  readonly lines: readonly {
    readonly action: string;
    readonly value: number;
    readonly continuation: readonly string[];
  }[];
  readonly depth: number;
  readonly nodes: number;
  readonly forcedWin?: number;
  readonly forcedLoss?: number;
}

/** What comes while a question is being answered. */
export interface AnalysisParts {
  /** Now looking for a win within `turns`: there is none within fewer. */
  readonly 'forced-win': { readonly turns: number };
  readonly chances: ChanceAnswer;
  /** What it thinks after another turn of depth. */
  readonly think: ThoughtAnswer;
}

/** The answer to each type of question. */
export interface AnalysisAnswers {
  readonly 'forced-win': WinAnswer;
  readonly chances: { readonly nodes: number };
  readonly think: ThoughtAnswer;
}

type Type = AnalysisQuestion['type'];

/**
 * Answers a question part by part.
 * @throws Error when the position is not one or no game position, or when the game is over
 */
export function answerAnalysis(
  question: AnalysisQuestion,
): Generator<AnalysisParts[Type], AnalysisAnswers[Type]> {
  const position = clonePosition(unwrap(parsePosition(question.position)));
  switch (question.type) {
    case 'forced-win':
      return findWin(position, question.maxTurns, question.budget);
    case 'chances':
      return findChances(position, question.turns, question.budget);
    case 'think': {
      const { milliseconds, nodes = Number.POSITIVE_INFINITY, lines } = question;
      return thinkAbout(position, { milliseconds, nodes }, lines);
    }
  }
}

function* findWin(
  position: Position,
  maxTurns: number,
  budget: number,
): Generator<AnalysisParts['forced-win'], WinAnswer> {
  const wins = new ForcedWins(position, position.side);
  wins.allow(budget);
  let turns = 1;
  try {
    for (; turns <= maxTurns; turns++) {
      yield { turns };
      const keys = wins.winningActions(turns);
      if (keys.length > 0) return describeWin(wins, turns, keys);
    }
    return { status: 'none', turns: maxTurns, nodes: wins.nodes };
  } catch (error) {
    if (!(error instanceof OutOfBudget)) throw error;
    return { status: 'out-of-budget', turns: turns - 1, nodes: wins.nodes };
  }
}

function describeWin(wins: ForcedWins, n: number, keys: readonly Action[]): FoundWin {
  const { nodes } = wins;
  // The win is proven; its line costs little, and is wanted whole.
  wins.allow(Number.POSITIVE_INFINITY);
  const { actions, attackerTurns, ending } = bestDefenceLine(wins, n, keys);
  return {
    status: 'win',
    n,
    keys: keys.map(formatAction),
    ending,
    line: actions.map(formatAction),
    winners: attackerTurns.map(({ winners }) => winners),
    firstActions: wins.attackerActions().map(formatAction),
    nodes,
  };
}

function* findChances(
  position: Position,
  turns: number,
  budget: number,
): Generator<ChanceAnswer, { nodes: number }> {
  const search = winChances(position, { turns, budget });
  for (;;) {
    const step = search.next();
    if (step.done) return { nodes: step.value };
    yield chanceAnswer(step.value);
  }
}

const chanceAnswer = ({ action, chance, draws }: ActionChance): ChanceAnswer => ({
  action: formatAction(action),
  ...(chance === undefined ? {} : { chance }),
  ...(draws === undefined
    ? {}
    : {
        draws: draws.map(({ kind, copies, square, chance: drawn }) => ({
          letter: kindInfo(kind).letter,
          copies,
          square: squareName(square),
          chance: drawn,
        })),
      }),
});

function* thinkAbout(
  position: Position,
  budget: { readonly milliseconds: number; readonly nodes: number },
  lines: number,
): Generator<ThoughtAnswer, ThoughtAnswer> {
  const thinking = thinkStepwise(position, { budget, lines });
  for (;;) {
    const step = thinking.next();
    if (step.done) return thoughtAnswer(step.value);
    yield thoughtAnswer(step.value);
  }
}

const thoughtAnswer = ({ lines, ...rest }: Thought): ThoughtAnswer => ({
  ...rest,
  lines: lines.map(({ action, value, continuation }) => ({
    action: formatAction(action),
    value,
    continuation: continuation.map(formatAction),
  })),
});
