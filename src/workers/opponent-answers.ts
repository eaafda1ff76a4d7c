// What the computer player is asked about a game, and its answers: plain text and numbers, so that they travel between a
// page and its worker as they are.
import {
  actionKind,
  formatAction,
  formatFullPosition,
  Game,
  type Kind,
  kindOfLetter,
  legalLevies,
  makeLevy,
  parsePosition,
  replay,
  unwrap,
} from '../engine/index.ts';
import {
  type Budget,
  choose,
  explain,
  type History,
  LEVEL_BUDGETS,
  type Level,
  placeDrawn,
  type Reason,
  think,
} from '../opponent/index.ts';
import { randomOf } from '../solver/mining/random.ts';

/** How long the strongest level, and whoever asks for its thoughts, thinks in a browser. */
export const ONE_SECOND: Budget = { nodes: Number.POSITIVE_INFINITY, milliseconds: 1000 };

/** A game in which somebody is to act: where it began (SPEC §8) and what was played (SPEC §9), separated by spaces. */
export interface AskedGame {
  readonly start: string;
  readonly actions: string;
}

interface AskedLevel extends AskedGame {
  readonly level: Level;
  /** What the level's chance comes from: the same for the same question. */
  readonly seed: number;
  /** Instead of the level's own. */
  readonly budget?: Budget | undefined;
}

/** A question about a game that is not over. */
export type OpponentQuestion =
  /** What does this level do? */
  | (AskedLevel & { readonly type: 'choose' })
  /** Where does this level put a tile of this kind (its letter) that it has drawn? */
  | (AskedLevel & { readonly type: 'place'; readonly kind: string })
  /** What are the best actions, and why is the first one good? */
  | (AskedGame & {
      readonly type: 'think';
      /** One second unless given. */
      readonly budget?: Budget | undefined;
      /** How many lines are wanted with exact values; 1 unless given. */
      readonly lines?: number;
      /** A tile of this kind (its letter) is drawn: the actions are its levies alone. */
      readonly drawn?: string | undefined;
    });

/** A first action and what was thought of it; the actions in notation. */
export interface AnsweredLine {
  readonly action: string;
  /** The expected result for the side to act: −1 lost, 0 even, 1 won. */
  readonly value: number;
  readonly continuation: readonly string[];
}

/** What was thought of a position. */
export interface AnsweredThought {
  /** Best first; never empty. */
  readonly lines: readonly AnsweredLine[];
  readonly depth: number;
  readonly nodes: number;
  readonly forcedWin: number | undefined;
  readonly forcedLoss: number | undefined;
  /** Why the first line is good. */
  readonly reason: Reason;
}

/** The answer to each type of question. */
export interface OpponentAnswers {
  /** An action, `@` for a levy. */
  readonly choose: string;
  /** The levy. */
  readonly place: string;
  readonly think: AnsweredThought;
}

interface Read {
  readonly game: Game;
  readonly history: History;
}

/** The game, and its full positions for repetitions. @throws Error when the text is no game */
function read({ start, actions }: AskedGame): Read {
  const first = unwrap(parsePosition(start));
  const game = new Game(first);
  const history = [formatFullPosition(game.position)];
  for (const action of unwrap(replay(first, actions)).actions) {
    game.play(action);
    history.push(formatFullPosition(game.position));
  }
  return { game, history };
}

function kindNamed(letter: string): Kind {
  const kind = kindOfLetter(letter);
  if (kind === undefined) throw new RangeError(`no tile has the letter ${letter}`);
  return kind;
}

const budgetOf = (level: Level): Budget => (level === 5 ? ONE_SECOND : LEVEL_BUDGETS[level]);

/**
 * Answers a question.
 * @throws Error when the game is not one or is over (a page asks only about games that it has played by the rules)
 */
export function answerAsOpponent<Type extends OpponentQuestion['type']>(
  question: OpponentQuestion & { readonly type: Type },
): OpponentAnswers[Type] {
  return answer(question) as OpponentAnswers[Type];
}

function answer(question: OpponentQuestion): OpponentAnswers[OpponentQuestion['type']] {
  const { game, history } = read(question);
  const { position } = game;
  if (question.type === 'think') return thought(question, { game, history });
  const { level, seed, budget = budgetOf(level) } = question;
  const options = { budget, history, random: randomOf(seed, 0) };
  if (question.type === 'choose') return formatAction(choose(position, level, options).action);
  const kind = kindNamed(question.kind);
  return formatAction(makeLevy(kind, placeDrawn(position, kind, level, options)));
}

function thought(
  question: OpponentQuestion & { readonly type: 'think' },
  { game: { position }, history }: Read,
): AnsweredThought {
  const { budget = ONE_SECOND, lines = 1, drawn } = question;
  const levies = (letter: string) =>
    legalLevies(position).filter((levy) => actionKind(levy) === kindNamed(letter));
  const found = think(position, {
    ...{ budget, history, lines },
    ...(drawn === undefined ? {} : { actions: levies(drawn) }),
  });
  return {
    lines: found.lines.map(({ action, value, continuation }) => ({
      action: formatAction(action),
      value,
      continuation: continuation.map(formatAction),
    })),
    depth: found.depth,
    nodes: found.nodes,
    forcedWin: found.forcedWin,
    forcedLoss: found.forcedLoss,
    reason: explain(position, found),
  };
}
