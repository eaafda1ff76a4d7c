// What a page says of a board in plain text, turned into a state. Mistakes stop the build with a sentence for the author.

import { parsePosition, type Side, type Square, squareFromName, unwrap } from '../engine/index.ts';
import { chooseSquare } from './choosing.ts';
import { type BoardRules, type BoardState, createBoard } from './state.ts';
import type { Arrow, InkName, MarkedSquare } from './view.ts';

/** A side as authors write it. */
export type SideName = 'light' | 'dark';

/** A board as a page describes it; everything is text, so that it travels to the browser as it is. */
export interface BoardSource {
  /** A position (SPEC §8), a game or a diagram. */
  readonly position: string;
  /** Whose tiles the reader acts with; both in turn if left out. */
  readonly reader?: SideName | 'both';
  /** `one-side`: the same side acts again and again. */
  readonly turns?: BoardRules['turns'];
  /** The side at the bottom; Light if left out. */
  readonly bottom?: SideName;
  /** A square that is chosen from the start. */
  readonly choose?: string;
  /** Arrows: `green c2c4, red d5d3`. Without an ink: green. */
  readonly arrows?: string;
  /** Marked squares: `green c4, red d4`. Without an ink: green. */
  readonly marks?: string;
}

/** The number of a side. */
export const sideOf = (name: SideName | undefined): Side => (name === 'dark' ? 1 : 0);

/** The square of this name. @throws RangeError */
export function squareOf(name: string): Square {
  const square = squareFromName(name);
  if (square === undefined) throw new RangeError(`“${name}” is no square; expected a1 to f6`);
  return square;
}

/** The state a board begins with. @throws Error that names what is wrong in the description. */
export function stateOf(source: BoardSource): BoardState {
  const { reader = 'both', turns = 'alternate', choose } = source;
  const state = createBoard(unwrap(parsePosition(source.position)), {
    reader: reader === 'both' ? 'both' : sideOf(reader),
    turns,
  });
  if (choose === undefined) return state;
  return { ...chooseSquare(state, squareOf(choose)), notice: undefined };
}

/** Each item of a list: an ink, and as many squares as it must have. */
function items(list: string | undefined, count: 1 | 2): { ink: InkName; squares: Square[] }[] {
  if (list === undefined || list.trim() === '') return [];
  return list.split(',').map((text) => {
    const item = text.trim();
    const [, ink = 'green', names = ''] =
      /^(?:(green|red|blue|yellow)\s+)?((?:[a-f][1-6])+)$/.exec(item) ?? [];
    if (names.length !== 2 * count) {
      const example = count === 1 ? 'green c2' : 'green c2c4';
      throw new RangeError(`“${item}” is no mark on a board; expected one like “${example}”`);
    }
    const squares = [names.slice(0, 2), names.slice(2)].slice(0, count).map(squareOf);
    return { ink: ink as InkName, squares };
  });
}

/** The arrows of a description. @throws RangeError that names the item that is wrong */
export const arrowsOf = (list: string | undefined): Arrow[] =>
  items(list, 2).map(({ ink, squares: [from = 0, to = 0] }) => ({ ink, from, to }));

/** The marked squares of a description. @throws RangeError that names the item that is wrong */
export const marksOf = (list: string | undefined): MarkedSquare[] =>
  items(list, 1).map(({ ink, squares: [square = 0] }) => ({ ink, square }));
