// The spoken label of a square, and the description of a whole board, in the reader's language.
import {
  type Position,
  type Side,
  type Square,
  squareName,
  tileAt,
  tileFace,
  tileKind,
  tileSide,
  tilesOf,
} from '../engine/index.ts';
import { joinList } from '../i18n/actions.ts';
import { type BoardText, faceName, kindName, sideName } from '../i18n/board-words.ts';
import type { BoardRules } from './state.ts';
import type { SquareView } from './view.ts';

/**
 * A square as it is said: “c3, your Knight, starting face, can be Commanded”. On a board where the reader acts for both
 * sides, tiles are named by their side instead of “your” and “enemy”.
 */
export function squareLabel(
  text: BoardText,
  view: SquareView,
  reader: BoardRules['reader'],
): string {
  const states = view.highlights
    // Where a Command could go is said by “can go here” and “can capture” beside it.
    .filter((highlight) => highlight !== 'target')
    .map((highlight) => text(`state.${highlight}`));
  return [placeLabel(text, view, reader), ...states].join(text('label.join'));
}

function placeLabel(
  text: BoardText,
  { square, tile }: SquareView,
  reader: BoardRules['reader'],
): string {
  const name = squareName(square);
  if (tile === 0) return text('label.empty', { square: name });
  const side = tileSide(tile);
  const key = reader === 'both' ? 'label.side' : reader === side ? 'label.own' : 'label.enemy';
  return text(key, {
    square: name,
    side: sideName(text, side),
    tile: kindName(text, tileKind(tile)),
    face: faceName(text, tileFace(tile)),
  });
}

/** Whose turn it is: “Light to act”. */
export const turnLabel = (text: BoardText, side: Side): string =>
  text(side === 0 ? 'turn.light' : 'turn.dark');

/** The title of a board: “Board, Light to act”; with a name before it where a page has many boards. */
export function boardTitle(text: BoardText, position: Position, name?: string): string {
  const title = text('board.title', { turn: turnLabel(text, position.side) });
  return name === undefined ? title : text('board.named', { name, title });
}

/** Every tile with its square, side by side, and whose turn it is: a board for someone who does not see it. */
export function boardDescription(text: BoardText, position: Position): string {
  const tileOn = (square: Square): string => {
    const tile = tileAt(position, square);
    return text(tileFace(tile) === 0 ? 'board.tile' : 'board.tileReverse', {
      tile: kindName(text, tileKind(tile)),
      square: squareName(square),
    });
  };
  const sides = ([0, 1] as const).map((side) => {
    const squares = tilesOf(position, side);
    return text('board.sideTiles', {
      side: sideName(text, side),
      tiles: squares.length === 0 ? text('board.noTiles') : joinList(text, squares.map(tileOn)),
    });
  });
  return text('board.description', {
    tiles: sides.join(text('board.separator')),
    turn: turnLabel(text, position.side),
  });
}
