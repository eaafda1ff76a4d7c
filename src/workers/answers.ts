// What the solver is asked about a puzzle that is being solved, and its answers: plain text in, plain text out, so that
// they travel between a page and its worker as they are.
import {
  type Action,
  actionKind,
  actionTo,
  bagKinds,
  capturedTile,
  clonePosition,
  DRAW,
  DUKE,
  formatAction,
  hasLegalAction,
  inGuard,
  type Kind,
  kindInfo,
  kindOfLetter,
  legalLevies,
  opponentOf,
  type Position,
  parseAction,
  parsePosition,
  play,
  tileAt,
  tileKind,
  unplay,
  unwrap,
} from '../engine/index.ts';
import {
  bestDefence,
  type DistanceTable,
  type Ending,
  ForcedWins,
  OutOfBudget,
  sortActions,
} from '../solver/index.ts';
import { findMissedWin, type Missed } from './missed-wins.ts';

/** A question about a position (SPEC §8); `turns` is how many turns the attacker has left. */
export type Question =
  /** The attacker to act: does this action keep the win, and what does the defender answer? */
  | {
      readonly type: 'judge';
      readonly position: string;
      readonly turns: number;
      readonly action: string;
    }
  /** The attacker to act: every action that wins within its turns. */
  | { readonly type: 'winners'; readonly position: string; readonly turns: number }
  /** The attacker to act: does this action win within `turns`? Given up after `budget` nodes. */
  | {
      readonly type: 'wins-within';
      readonly position: string;
      readonly turns: number;
      readonly action: string;
      readonly budget: number;
    }
  /** The attacker to act: was a win within `turns` missed by this action, a levy as drawn? Given up after `budget` nodes. */
  | {
      readonly type: 'missed';
      readonly position: string;
      readonly turns: number;
      readonly action: string;
      readonly budget: number;
    }
  /** The defender to act and to levy: where does it best place a tile of this kind (its letter)? */
  | {
      readonly type: 'place';
      readonly position: string;
      readonly turns: number;
      readonly kind: string;
    }
  /** The defender to act: what answers each of its replies? */
  | { readonly type: 'replies'; readonly position: string; readonly turns: number }
  /** The attacker to act, its levy winning: for each kind the square that wins. */
  | { readonly type: 'draws'; readonly position: string; readonly turns: number };

/** What becomes of an attacker's action. */
export type Judgement =
  /** It keeps the win; the best defence follows. For `@` there is no reply: a tile is drawn first. */
  | { readonly type: 'wins'; readonly reply: string | undefined }
  /** It wins at once. */
  | { readonly type: 'ends'; readonly ending: Ending }
  /** It does not keep the win: the reply that escapes, or for `@` the letter of the kind that no square turns into a win. */
  | { readonly type: 'fails'; readonly refutation: string };

/** Replies that the same action of the attacker answers. */
export interface ReplyGroup {
  /** The attacker's answer, `@` for a levy. */
  readonly answer: string;
  /** How many of its turns the attacker then still needs, this answer included. */
  readonly turns: number;
  /** The answer ends the game: it captures the Duke, or leaves no legal action after any of the replies. */
  readonly ends: boolean;
  readonly replies: readonly string[];
}

/** The answer to each type of question. */
export interface Answers {
  readonly judge: Judgement;
  readonly winners: readonly string[];
  /** `undefined` when the budget ended it. */
  readonly 'wins-within': boolean | undefined;
  readonly missed: Missed;
  /** The levy. */
  readonly place: string;
  readonly replies: readonly ReplyGroup[];
  /** The levies, one a kind. */
  readonly draws: readonly string[];
}

/** Told how many of the things to look at have been looked at. */
export type OnProgress = (done: number, total: number) => void;

const NOTHING: OnProgress = () => {};

const readPosition = (text: string): Position => clonePosition(unwrap(parsePosition(text)));

/**
 * Answers a question.
 * @param table shared between questions to save its memory
 * @throws Error when the position or the action is not one (the page asks only about what it has seen legal)
 */
export function answerQuestion<Type extends Question['type']>(
  question: Question & { readonly type: Type },
  table?: DistanceTable,
  onProgress: OnProgress = NOTHING,
): Answers[Type] {
  return answer(question, table, onProgress) as Answers[Type];
}

/** A question being answered: the search, and what asks it. */
interface Asked {
  readonly wins: ForcedWins;
  readonly find: () => Answers[Question['type']];
}

const answer = (
  question: Question,
  table: DistanceTable | undefined,
  onProgress: OnProgress,
): Answers[Question['type']] => begin(question, table, onProgress).find();

/**
 * Answers a question in slices, for a page that can start no worker and must not be blocked. What a slice has found out
 * the next ones know.
 * @param nodes how many nodes a slice may visit, some ten thousand
 * @param pause awaited between two slices; rejecting ends the search
 */
export async function answerInSlices(
  question: Question,
  nodes: number,
  pause: () => Promise<void>,
  onProgress: OnProgress = NOTHING,
): Promise<Answers[Question['type']]> {
  const { wins, find } = begin(question, undefined, onProgress);
  const start = clonePosition(wins.position);
  // A little more each time, so that even a table too small for the search lets it end.
  for (let slice = nodes; ; slice *= 1.02) {
    wins.allow(slice);
    try {
      return find();
    } catch (error) {
      if (!(error instanceof OutOfBudget)) throw error;
      wins.putBack(start);
      await pause();
    }
  }
}

function begin(
  question: Question,
  table: DistanceTable | undefined,
  onProgress: OnProgress,
): Asked {
  const position = readPosition(question.position);
  const { turns } = question;
  const defends = question.type === 'place' || question.type === 'replies';
  const attacker = defends ? opponentOf(position.side) : position.side;
  const wins = new ForcedWins(position, attacker, table);
  const find = (): Answers[Question['type']] => {
    switch (question.type) {
      case 'judge':
        return judge(wins, unwrap(parseAction(position, question.action)), turns, onProgress);
      case 'winners':
        return winners(wins, turns, onProgress).map(formatAction);
      case 'wins-within':
        return winsWithin(
          wins,
          unwrap(parseAction(position, question.action)),
          turns,
          question.budget,
        );
      case 'missed':
        return missed(wins, unwrap(parseAction(position, question.action)), turns, question.budget);
      case 'place':
        return place(wins, kindOfLetter(question.kind) ?? 0, turns);
      case 'replies':
        return groupReplies(wins, turns, onProgress);
      case 'draws':
        return draws(wins, turns).map(formatAction);
    }
  };
  return { wins, find };
}

function judge(wins: ForcedWins, action: Action, turns: number, onProgress: OnProgress): Judgement {
  if (action === DRAW) return judgeLevy(wins, turns, onProgress);
  const { position } = wins;
  const undo = play(position, action);
  try {
    if (tileKind(capturedTile(undo)) === DUKE) return { type: 'ends', ending: 'capture' };
    const side = position.side;
    if (!hasLegalAction(position))
      return { type: 'ends', ending: inGuard(position, side) ? 'trapped' : 'no-action' };
    const replies = wins.defenderActions();
    for (const [index, reply] of replies.entries()) {
      onProgress(index, replies.length + 1);
      if (!wins.replyLoses(reply, turns - 1))
        return { type: 'fails', refutation: formatAction(reply) };
    }
    onProgress(replies.length, replies.length + 1);
    return { type: 'wins', reply: formatAction(bestDefence(wins, turns - 1, replies) as Action) };
  } finally {
    unplay(position, action, undo);
  }
}

function judgeLevy(wins: ForcedWins, turns: number, onProgress: OnProgress): Judgement {
  const kinds = bagKinds(wins.position, wins.position.side);
  for (const [index, kind] of kinds.entries()) {
    onProgress(index, kinds.length);
    if (!wins.kindWins(kind, turns)) return { type: 'fails', refutation: kindInfo(kind).letter };
  }
  return { type: 'wins', reply: undefined };
}

function winners(wins: ForcedWins, turns: number, onProgress: OnProgress): Action[] {
  const actions = wins.attackerActions();
  return actions.filter((action, index) => {
    onProgress(index, actions.length);
    return wins.actionWins(action, turns);
  });
}

function winsWithin(
  wins: ForcedWins,
  action: Action,
  turns: number,
  budget: number,
): boolean | undefined {
  wins.allow(budget);
  try {
    return wins.actionWins(action, turns);
  } catch (error) {
    if (error instanceof OutOfBudget) return undefined;
    throw error;
  }
}

function missed(wins: ForcedWins, action: Action, turns: number, budget: number): Missed {
  try {
    return findMissedWin(wins, action, turns, budget);
  } catch (error) {
    if (error instanceof OutOfBudget) return { type: 'unknown' };
    throw error;
  }
}

function place(wins: ForcedWins, kind: Kind, turns: number): string {
  const levies = sortActions(
    legalLevies(wins.position).filter((levy) => actionKind(levy) === kind),
  );
  const best = bestDefence(wins, turns, levies);
  if (best === undefined) throw new RangeError('no tile of this kind can be levied here');
  return formatAction(best);
}

/** One reply with everything that answers it soonest. */
interface Answered {
  readonly reply: string;
  readonly turns: number;
  /** Answers as texts, each with whether it ends the game. */
  readonly answers: ReadonlyMap<string, boolean>;
}

function answered(wins: ForcedWins, reply: Action, turns: number): Answered {
  const { position } = wins;
  const undo = play(position, reply);
  const needed = wins.shortestWin(turns);
  if (needed === 0) throw new RangeError(`${formatAction(reply)} does not lose`);
  const answers = new Map<string, boolean>();
  for (const action of wins.winningActions(needed)) {
    const takesDuke = action !== DRAW && tileKind(tileAt(position, actionTo(action))) === DUKE;
    answers.set(formatAction(action), takesDuke || endsGame(position, action));
  }
  unplay(position, reply, undo);
  return { reply: formatAction(reply), turns: needed, answers };
}

function endsGame(position: Position, action: Action): boolean {
  if (action === DRAW) return false;
  const undo = play(position, action);
  const ends = !hasLegalAction(position);
  unplay(position, action, undo);
  return ends;
}

/**
 * The defender's replies, folded: each group is answered by one action, and the largest group is taken first. Within a
 * group every reply is lost in the same number of turns.
 */
function groupReplies(wins: ForcedWins, turns: number, onProgress: OnProgress): ReplyGroup[] {
  const replies = wins.defenderActions();
  let open = replies.map((reply, index) => {
    onProgress(index, replies.length);
    return answered(wins, reply, turns);
  });
  const groups: ReplyGroup[] = [];
  while (open.length > 0) {
    const counts = new Map<string, Answered[]>();
    for (const one of open) {
      for (const [action, ends] of one.answers) {
        const key = `${one.turns} ${ends ? 1 : 0} ${action}`;
        counts.set(key, [...(counts.get(key) ?? []), one]);
      }
    }
    const [key, members] = [...counts].reduce((most, next) =>
      next[1].length > most[1].length ? next : most,
    );
    const [needed, ends, action] = key.split(' ') as [string, string, string];
    groups.push({
      answer: action,
      turns: Number(needed),
      ends: ends === '1',
      replies: members.map(({ reply }) => reply),
    });
    open = open.filter((one) => !members.includes(one));
  }
  // The replies that hold out longest come first.
  return groups.sort((a, b) => b.turns - a.turns || b.replies.length - a.replies.length);
}

function draws(wins: ForcedWins, turns: number): Action[] {
  const { position } = wins;
  const levies = sortActions(legalLevies(position));
  return bagKinds(position, position.side).map((kind) => {
    const levy = levies.find((one) => actionKind(one) === kind && wins.actionWins(one, turns));
    if (levy === undefined) throw new RangeError('the levy does not win with every kind');
    return levy;
  });
}
