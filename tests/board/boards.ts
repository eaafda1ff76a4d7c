// Helpers for tests of the board: positions, squares and states from text.
import { chooseSquare } from '../../src/board/choosing.ts';
import { squareOf } from '../../src/board/source.ts';
import { type BoardRules, type BoardState, createBoard } from '../../src/board/state.ts';
import { type Highlight, viewOf } from '../../src/board/view.ts';
import { type Position, parsePosition, squareName, unwrap } from '../../src/engine/index.ts';

export const at = squareOf;

export const positionOf = (text: string): Position => unwrap(parsePosition(text));

/** A board on which the reader has Light, squares chosen one after the other. */
export function boardWith(
  text: string,
  choices: readonly string[] = [],
  rules: Partial<BoardRules> = {},
): BoardState {
  const state = createBoard(positionOf(text), { reader: 0, turns: 'alternate', ...rules });
  return choices.reduce((before, name) => chooseSquare(before, at(name)), state);
}

/** The names of the squares that carry a highlight, in the order a1, b1 … f6. */
export const squaresWith = (state: BoardState, highlight: Highlight): string[] =>
  viewOf(state)
    .squares.filter(({ highlights }) => highlights.includes(highlight))
    .map(({ square }) => squareName(square));
