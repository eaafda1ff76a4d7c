// Solving a puzzle, as a state in one plain object and pure steps from one state to the next. What is right and wrong
// comes from proofs: the page's data for first actions and the main line, otherwise the solver's judgement.
import { chooseSquare, drawFor, playAction } from '../board/choosing.ts';
import { type BoardState, createBoard, type PlayedTurn } from '../board/state.ts';
import {
  type Action,
  actionKind,
  bagKinds,
  clonePosition,
  DRAW,
  dukeOf,
  EMPTY,
  formatAction,
  formatPosition,
  hasLegalAction,
  inGuard,
  isManeuver,
  type Kind,
  kindOfLetter,
  type Position,
  parseAction,
  parsePosition,
  play,
  type Side,
  tileSide,
  unwrap,
} from '../engine/index.ts';
import type { Ending } from '../solver/index.ts';
import type { Judgement, Question } from '../workers/answers.ts';
import type { PuzzleData } from './puzzle-data.ts';

/** Where the solving stands. */
export type Phase =
  /** The reader is to act. */
  | { readonly type: 'acting' }
  /** The reader has acted (or wants to draw); whether that keeps the win is being found out. */
  | { readonly type: 'judging'; readonly action: Action }
  /** The defender's answer is known and about to be played. */
  | { readonly type: 'replying'; readonly reply: Action }
  /** The action was wrong; the refutation is about to be played. */
  | { readonly type: 'refuting'; readonly reply: Action }
  /** The refutation stands on the board. */
  | { readonly type: 'refuted'; readonly action: Action; readonly refutation: Refutation }
  /** The end is forced and reached. */
  | { readonly type: 'solved'; readonly ending: Ending }
  /** The board shows a line of the solution or of the proof. */
  | { readonly type: 'viewing' };

/** What refutes: a reply, or for a levy the kind whose draw does not win. */
export type Refutation =
  | { readonly type: 'reply'; readonly reply: Action }
  | { readonly type: 'draw'; readonly kind: Kind };

/** Everything about one puzzle being solved. */
export interface Solving {
  readonly puzzle: PuzzleData;
  readonly attacker: Side;
  readonly board: BoardState;
  readonly phase: Phase;
  /** Actions that were wrong before it was solved. */
  readonly wrong: number;
  /** How far the hints for this turn have gone: 0 none, 1 the tile, 2 the mark, 3 the square. */
  readonly hints: number;
  /** Solved by the reader, once and for all; what is tried afterwards changes nothing. */
  readonly solved: boolean;
  /** The solution was looked at before it was solved. */
  readonly shown: boolean;
  /** Draws (a position with a kind's number) from which the reader has gone on to win. */
  readonly wonDraws: ReadonlySet<string>;
}

/** The puzzle as it begins. @throws Error when its position is not one; the build has proven that it is. */
export function startSolving(puzzle: PuzzleData): Solving {
  const position = unwrap(parsePosition(puzzle.position));
  return {
    puzzle,
    attacker: position.side,
    board: createBoard(position, { reader: position.side, turns: 'alternate' }),
    phase: { type: 'acting' },
    wrong: 0,
    hints: 0,
    solved: false,
    shown: false,
    wonDraws: new Set(),
  };
}

/** Has the reader acted, and the other side is about to answer? */
export const awaitsReply = ({ phase }: Solving): boolean =>
  phase.type === 'replying' ||
  phase.type === 'refuting' ||
  (phase.type === 'judging' && phase.action !== DRAW);

/** How many turns the attacker has used on the board. */
export const turnsUsed = ({ board, attacker }: Solving): number =>
  board.turns.filter(({ before }) => before.side === attacker).length;

/** How many turns the attacker has left, one being played included. */
export function turnsLeft(solving: Solving): number {
  const { phase, puzzle } = solving;
  const used = turnsUsed(solving);
  const inPlay = phase.type === 'judging' && phase.action !== DRAW ? 1 : 0;
  return puzzle.n - used + inPlay;
}

/** The position before the action that is being judged. */
export function judgedPosition({ board, phase }: Solving): Position {
  const last = board.turns.at(-1);
  return phase.type === 'judging' && phase.action !== DRAW && last !== undefined
    ? last.before
    : board.position;
}

/**
 * The board has changed by the reader's hand: tiles were chosen, or an action was played, which then is to be judged.
 * Actions at other times than the reader's are not taken.
 */
export function onBoard(solving: Solving, board: BoardState): Solving {
  const played = board.turns.length - solving.board.turns.length;
  if (played === 0) return { ...solving, board };
  if (played !== 1 || solving.phase.type !== 'acting') return solving;
  const { action } = board.turns.at(-1) as PlayedTurn;
  return { ...solving, board, phase: { type: 'judging', action } };
}

/** The reader wants to levy: whether that wins, whatever comes, is judged before a tile is drawn. */
export const onLevy = (solving: Solving): Solving =>
  solving.phase.type === 'acting' && solving.board.choice.type !== 'drawn'
    ? { ...solving, phase: { type: 'judging', action: DRAW } }
    : solving;

const sameLine = (turns: readonly PlayedTurn[], line: readonly string[]): boolean =>
  turns.every(({ action }, index) => formatAction(action) === line[index]);

/** The judgement where the page's data holds it: the first actions, and the main line. */
export function knownJudgement(solving: Solving): Judgement | undefined {
  const { puzzle, board, phase } = solving;
  if (phase.type !== 'judging') return undefined;
  const { line } = puzzle;
  if (sameLine(board.turns, line) && phase.action !== DRAW) {
    const reply = line[board.turns.length];
    return reply === undefined ? { type: 'ends', ending: puzzle.ending } : { type: 'wins', reply };
  }
  const isFirst = board.turns.length === (phase.action === DRAW ? 0 : 1);
  if (!isFirst) return undefined;
  const refutation = puzzle.firstActions[formatAction(phase.action)];
  if (refutation === null && phase.action === DRAW) return { type: 'wins', reply: undefined };
  return refutation === null || refutation === undefined
    ? undefined
    : { type: 'fails', refutation };
}

/** What to ask the solver where the page's data holds no judgement. */
export const judgeQuestion = (solving: Solving): Question & { readonly type: 'judge' } => ({
  type: 'judge',
  position: formatPosition(judgedPosition(solving)),
  turns: turnsLeft(solving),
  action: solving.phase.type === 'judging' ? formatAction(solving.phase.action) : '',
});

/** The judgement has come. A levy that wins is not drawn here: `draw` does that with the kind that chance chose. */
export function onJudgement(solving: Solving, judgement: Judgement): Solving {
  const { phase, board } = solving;
  if (phase.type !== 'judging') return solving;
  switch (judgement.type) {
    case 'ends':
      return finish(solving, judgement.ending);
    case 'wins': {
      const phaseNow: Phase =
        judgement.reply === undefined
          ? { type: 'acting' }
          : { type: 'replying', reply: unwrap(parseAction(board.position, judgement.reply)) };
      return { ...solving, phase: phaseNow, hints: 0 };
    }
    case 'fails': {
      const wrong = solving.wrong + (solving.solved ? 0 : 1);
      if (phase.action === DRAW) {
        const kind = kindOfLetter(judgement.refutation) ?? 0;
        const refutation: Refutation = { type: 'draw', kind };
        return { ...solving, wrong, phase: { type: 'refuted', action: DRAW, refutation } };
      }
      const reply = unwrap(parseAction(board.position, judgement.refutation));
      return { ...solving, wrong, phase: { type: 'refuting', reply } };
    }
  }
}

const drawKey = (before: Position, kind: Kind): string => `${formatPosition(before)} ${kind}`;

const drawsOn = (turns: readonly PlayedTurn[]): string[] =>
  turns
    .filter(({ action }) => !isManeuver(action))
    .map(({ action, before }) => drawKey(before, actionKind(action)));

function finish(solving: Solving, ending: Ending): Solving {
  const { board, wonDraws } = solving;
  return {
    ...solving,
    phase: { type: 'solved', ending },
    solved: true,
    hints: 0,
    wonDraws: new Set([...wonDraws, ...drawsOn(board.turns)]),
  };
}

/** A tile was drawn for the reader's levy, which is known to win. */
export const draw = (solving: Solving, kind: Kind): Solving => ({
  ...solving,
  phase: { type: 'acting' },
  board: drawFor({ ...solving.board, choice: { type: 'nothing' } }, kind),
});

/** Plays the defender's answer that is about to be played. */
export function playReply(solving: Solving): Solving {
  const { phase, board } = solving;
  if (phase.type !== 'replying' && phase.type !== 'refuting') return solving;
  const { reply } = phase;
  const played = playAction(board, reply);
  if (phase.type === 'refuting') {
    const { action } = board.turns.at(-1) as PlayedTurn;
    const refutation: Refutation = { type: 'reply', reply };
    return { ...solving, board: played, phase: { type: 'refuted', action, refutation } };
  }
  return { ...solving, board: keepChosen(solving, played), phase: { type: 'acting' } };
}

/** A tile of the reader's own that was chosen before the answer came stays chosen, now to act with. */
function keepChosen({ attacker, board: { choice } }: Solving, played: BoardState): BoardState {
  if (choice.type !== 'enemy' || !isOn(played.position, choice.square, attacker)) return played;
  return { ...chooseSquare(played, choice.square), notice: played.notice };
}

const isOn = ({ board }: Position, square: number, side: Side): boolean => {
  const tile = board[square] ?? EMPTY;
  return tile !== EMPTY && tileSide(tile) === side;
};

/** The board with its first `count` turns, nothing chosen. */
function boardAfter(board: BoardState, count: number): BoardState {
  const turns = board.turns.slice(0, count);
  const next = board.turns[count];
  return {
    ...board,
    turns,
    position: next === undefined ? board.position : next.before,
    choice: { type: 'nothing' },
    notice: { type: 'taken-back' },
  };
}

/** Back to the reader's last turn; a tile placed is drawn still, and one drawn but not placed goes back into the bag. */
export function takeBackTurn(solving: Solving): Solving {
  const { board, attacker, phase } = solving;
  if (phase.type === 'viewing') return restart(solving);
  if (board.choice.type === 'drawn' || (phase.type === 'refuted' && phase.action === DRAW))
    return {
      ...solving,
      phase: { type: 'acting' },
      board: { ...board, choice: { type: 'nothing' }, notice: { type: 'taken-back' } },
      hints: 0,
    };
  const last = board.turns.findLastIndex(({ before }) => before.side === attacker);
  if (last < 0) return solving;
  const back: Solving = {
    ...solving,
    board: boardAfter(board, last),
    phase: { type: 'acting' },
    hints: 0,
  };
  const { action } = board.turns[last] as PlayedTurn;
  return isManeuver(action) ? back : draw(back, actionKind(action));
}

/** Is there anything to take back? */
export const canTakeBack = ({ board, phase }: Solving): boolean =>
  board.turns.length > 0 || board.choice.type === 'drawn' || phase.type === 'refuted';

/** From the start again; what was counted stays. */
export const restart = (solving: Solving): Solving => ({
  ...solving,
  board: boardAfter(solving.board, 0),
  phase: { type: 'acting' },
  hints: 0,
});

/** The last draw on the board: where it was, whose, which kind came, and what else the bag held. */
export interface LastDraw {
  /** Its place among the turns; for a tile not placed yet the number of turns. */
  readonly turn: number;
  readonly before: Position;
  readonly side: Side;
  readonly kind: Kind;
  readonly others: readonly { readonly kind: Kind; readonly won: boolean }[];
}

/** The last draw on the board, or `undefined`. */
export function lastDraw(solving: Solving): LastDraw | undefined {
  const { board, wonDraws } = solving;
  const describe = (turn: number, before: Position, kind: Kind): LastDraw => ({
    turn,
    before,
    side: before.side,
    kind,
    others: bagKinds(before, before.side).map((other) => ({
      kind: other,
      won: wonDraws.has(drawKey(before, other)),
    })),
  });
  if (board.choice.type === 'drawn')
    return describe(board.turns.length, board.position, board.choice.kind);
  const turn = board.turns.findLastIndex(({ action }) => !isManeuver(action));
  const played = board.turns[turn];
  return played === undefined
    ? undefined
    : describe(turn, played.before, actionKind(played.action));
}

/** What to ask before another tile comes to the defender: where it is best placed. */
export function placeQuestion(
  solving: Solving,
  { turn, before }: LastDraw,
  kindLetter: string,
): Question & { readonly type: 'place' } {
  const used = solving.board.turns
    .slice(0, turn)
    .filter((played) => played.before.side === solving.attacker).length;
  return {
    type: 'place',
    position: formatPosition(before),
    turns: solving.puzzle.n - used,
    kind: kindLetter,
  };
}

/** Another tile comes to the defender instead: it is placed, and the reader acts from there. */
export function replaceDraw(solving: Solving, { turn, before }: LastDraw, levy: string): Solving {
  const board = boardAfter(solving.board, turn);
  return {
    ...solving,
    board,
    phase: { type: 'replying', reply: unwrap(parseAction(before, levy)) },
    hints: 0,
  };
}

/** Another tile comes to the reader instead. */
export const redraw = (solving: Solving, { turn }: LastDraw, kind: Kind): Solving =>
  draw({ ...solving, board: boardAfter(solving.board, turn), hints: 0 }, kind);

/** One hint more; that something was taken back need not be said beside it. */
export const hint = (solving: Solving): Solving => ({
  ...solving,
  board:
    solving.board.notice?.type === 'taken-back'
      ? { ...solving.board, notice: undefined }
      : solving.board,
  hints: Math.min(3, solving.hints + 1),
});

/** The action that the hints of this turn are about, where the page's data holds it: the main line's. */
export function knownHint({ board, puzzle }: Solving): string | undefined {
  if (board.choice.type === 'drawn' || !sameLine(board.turns, puzzle.line)) return undefined;
  return board.turns.length === 0 ? puzzle.key : puzzle.line[board.turns.length];
}

/** The board shows a line from the start; each action is legal there. */
export function view(solving: Solving, line: readonly string[]): Solving {
  let board = createBoard(solving.board.start, solving.board.rules);
  for (const text of line) board = playAction(board, unwrap(parseAction(board.position, text)));
  return {
    ...solving,
    board,
    phase: { type: 'viewing' },
    shown: solving.shown || !solving.solved,
    hints: 0,
  };
}

/** How a line ends: its ending, or `undefined` where it goes on. */
export function endingAfter(position: Position, action: Action): Ending | undefined {
  const next = clonePosition(position);
  play(next, action);
  if (dukeOf(next, next.side) === undefined) return 'capture';
  if (hasLegalAction(next)) return undefined;
  return inGuard(next, next.side) ? 'trapped' : 'no-action';
}
