// What the detail panel says of a tile: the face showing, the face after acting, its marks, how much it can do now.
import {
  countLegalManeuversOf,
  flipTile,
  MARKS,
  type Mark,
  type Position,
  type Square,
  type Tile,
  tileAt,
  tileMarks,
} from '../engine/index.ts';
import type { BoardState } from './state.ts';

/** A tile in detail. */
export interface TileDetail {
  readonly square: Square;
  readonly tile: Tile;
  /** The same tile after acting, or `undefined` where that is hidden. */
  readonly after: Tile | undefined;
  /** The kinds of mark on the face showing, in the order of SPEC §3. */
  readonly marks: readonly Mark[];
  /** Legal maneuvers that use one of its marks, were its side to act. */
  readonly legalActions: number;
}

/** The tile whose detail a state shows, or `undefined` when none is chosen. */
export function detailSquare({ choice }: BoardState): Square | undefined {
  switch (choice.type) {
    case 'tile':
    case 'enemy':
    case 'ask':
      return choice.square;
    case 'command':
      return choice.commander;
    default:
      return undefined;
  }
}

/** The marks on a face, each kind once. */
export const marksOnFace = (tile: Tile): Mark[] =>
  MARKS.filter((mark) => tileMarks(tile)[mark] !== undefined);

/**
 * The detail of the tile on a square.
 * @param hideReverse whether the other face is not to be shown
 */
export function detailOf(position: Position, square: Square, hideReverse: boolean): TileDetail {
  const tile = tileAt(position, square);
  return {
    square,
    tile,
    after: hideReverse ? undefined : flipTile(tile),
    marks: marksOnFace(tile),
    legalActions: countLegalManeuversOf(position, square),
  };
}
