// What a page says of a board in plain text, turned into a state. Mistakes stop the build with a sentence for the author.

import {
  kindOfId,
  type Mark,
  parsePosition,
  type Side,
  type Square,
  squareFromName,
  unwrap,
} from '../engine/index.ts';
import { chooseSquare } from './choosing.ts';
import type { Goal } from './goal.ts';
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

/** An exercise's goal as a page describes it. */
export interface GoalSource {
  /** Capture this kind: `footman`. */
  readonly capture?: string;
  /** By this mark: `jump`. */
  readonly by?: Mark;
  /** On this square: `c5`. */
  readonly to?: string;
  /** With this kind: `knight`. */
  readonly actor?: string;
}

/** The number of a side. */
export const sideOf = (name: SideName | undefined): Side => (name === 'dark' ? 1 : 0);

/** The square of this name. @throws RangeError */
export function squareOf(name: string): Square {
  const square = squareFromName(name);
  if (square === undefined) throw new RangeError(`“${name}” is no square; expected a1 to f6`);
  return square;
}

function kindOf(id: string | undefined): number | undefined {
  if (id === undefined) return undefined;
  const kind = kindOfId(id);
  if (kind === undefined)
    throw new RangeError(`“${id}” is no kind of tile; expected one such as footman`);
  return kind;
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

/** The goal. @throws RangeError that names what is wrong in the description. */
export const goalOf = ({ capture, by, to, actor }: GoalSource): Goal => ({
  capture: kindOf(capture),
  by,
  to: to === undefined ? undefined : squareOf(to),
  actor: kindOf(actor),
});

function items(list: string | undefined): { ink: InkName; squares: string }[] {
  if (list === undefined || list.trim() === '') return [];
  return list.split(',').map((item) => {
    const found = /^(?:(green|red|blue|yellow)\s+)?([a-f][1-6]){1,2}$/.exec(item.trim());
    if (found === null)
      throw new RangeError(
        `“${item.trim()}” is not like “green c2c4”: an ink and one or two squares`,
      );
    return {
      ink: (found[1] ?? 'green') as InkName,
      squares: item.trim().split(/\s+/).at(-1) ?? '',
    };
  });
}

/** The arrows of a description. */
export const arrowsOf = (list: string | undefined): Arrow[] =>
  items(list).map(({ ink, squares }) => ({
    ink,
    from: squareOf(squares.slice(0, 2)),
    to: squareOf(squares.slice(2)),
  }));

/** The marked squares of a description. */
export const marksOf = (list: string | undefined): MarkedSquare[] =>
  items(list).map(({ ink, squares }) => ({ ink, square: squareOf(squares) }));
