// A line of actions from a position, walked back and forth: what was played, and what was taken back and can be played again.
import { playAction } from '../board/choosing.ts';
import { type BoardState, type Choice, createBoard, resultOf } from '../board/state.ts';
import { type Action, DRAW, formatAction, type Position, parseAction } from '../engine/index.ts';

/** A line being walked. */
export interface Exploring {
  /** The position, what was played up to here, and what is chosen on the board. */
  readonly board: BoardState;
  /** What follows on the line, the next action first. */
  readonly undone: readonly Action[];
}

const NOTHING: Choice = { type: 'nothing' };

/** The beginning of a line: both sides act in turn. */
export const beginExploring = (position: Position): Exploring => ({
  board: createBoard(position, { reader: 'both', turns: 'alternate' }),
  undone: [],
});

/** All actions of the line, those that were taken back included. */
export const wholeLine = ({ board, undone }: Exploring): readonly Action[] => [
  ...board.turns.map(({ action }) => action),
  ...undone,
];

/** After something was done on the board: an action that goes on as the line did keeps what follows. */
export function withBoard(exploring: Exploring, board: BoardState): Exploring {
  const { undone } = exploring;
  const before = exploring.board.turns.length;
  const played = board.turns.length > before ? board.turns[before]?.action : undefined;
  if (played === undefined) return { board, undone };
  return { board, undone: played === undone[0] ? undone.slice(1) : [] };
}

/** After an action, which is legal here. */
export const playOn = (exploring: Exploring, action: Action): Exploring =>
  withBoard(exploring, playAction(withoutChoice(exploring.board), action));

/** Goes to where so many actions have been played; as near as the line allows. */
export function goTo(exploring: Exploring, count: number): Exploring {
  const line = wholeLine(exploring);
  const wanted = Math.max(0, Math.min(line.length, count));
  const { board } = exploring;
  if (wanted <= board.turns.length) {
    const first = board.turns[wanted];
    return {
      board: {
        ...withoutChoice(board),
        position: first === undefined ? board.position : first.before,
        turns: board.turns.slice(0, wanted),
        notice: wanted === board.turns.length ? board.notice : { type: 'taken-back' },
      },
      undone: line.slice(wanted),
    };
  }
  let forward = withoutChoice(board);
  for (const action of line.slice(board.turns.length, wanted))
    forward = playAction(forward, action);
  return { board: forward, undone: line.slice(wanted) };
}

/** The board with nothing chosen; a drawn tile, too, goes back into its bag. */
export const withoutChoice = (board: BoardState): BoardState =>
  board.choice.type === 'nothing' ? board : { ...board, choice: NOTHING };

/** What went wrong with a line from an address. */
export interface LineProblem {
  /** Which action, counted from 1, and its text. */
  readonly place: number;
  readonly text: string;
}

/** A line read from an address, up to its first action that cannot be played. */
export interface ReadLine {
  readonly exploring: Exploring;
  readonly problem: LineProblem | undefined;
}

/** Plays actions in notation (SPEC §9, levies as drawn) from a position. */
export function readLine(position: Position, texts: readonly string[]): ReadLine {
  let exploring = beginExploring(position);
  for (const [index, text] of texts.entries()) {
    const { board } = exploring;
    const read = parseAction(board.position, text);
    // What is drawn has to be known, and nothing follows the end of a game.
    if (!read.ok || read.value === DRAW || resultOf(board) !== undefined)
      return { exploring, problem: { place: index + 1, text } };
    exploring = playOn(exploring, read.value);
  }
  return { exploring, problem: undefined };
}

/** What was played, in notation. */
export const lineTexts = ({ board }: Exploring): string[] =>
  board.turns.map(({ action }) => formatAction(action));
