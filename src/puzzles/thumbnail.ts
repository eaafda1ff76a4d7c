// A small diagram for lists: tiles by their one character, reverse faces tinted. Light enough to draw dozens at once.

import { colour } from '../board/colour.ts';
import { BOARD_WIDTH, centreOf, RIM } from '../board/geometry.ts';
import { lasting, type SvgNode, svg } from '../board/svg-node.ts';
import {
  type Position,
  parsePosition,
  type Side,
  SQUARE_COUNT,
  tileAt,
  tileFace,
  tileKind,
  tileSide,
  unwrap,
} from '../engine/index.ts';
import { type BoardText, kindEmblem } from '../i18n/board-words.ts';

/** The board's ground: rim, squares, lines; the same for every diagram. */
const ground = (): SvgNode[] => {
  const lines = [1, 2, 3, 4, 5]
    .map((step) => `M${step * 100} 0v${BOARD_WIDTH}M0 ${step * 100}h${BOARD_WIDTH}`)
    .join('');
  const outer = BOARD_WIDTH + 2 * RIM;
  return [
    svg('rect', { x: -RIM, y: -RIM, width: outer, height: outer, rx: 14, fill: colour('rim') }),
    svg('rect', { width: BOARD_WIDTH, height: BOARD_WIDTH, rx: 4, fill: colour('square') }),
    svg('path', { d: lines, stroke: colour('line'), 'stroke-width': 3 }),
  ];
};

const SIZE = BOARD_WIDTH + 2 * RIM;

const PICTURE = {
  xmlns: 'http://www.w3.org/2000/svg',
  class: 'thumbnail',
  viewBox: `${-RIM} ${-RIM} ${SIZE} ${SIZE}`,
  'aria-hidden': 'true',
  'text-anchor': 'middle',
  'font-size': 56,
  'font-weight': 700,
} as const;

/**
 * A position as a small diagram, hidden from screen readers: what it shows stands beside it in words.
 * @param bottom the side nearest the viewer
 */
export const drawThumbnail = (position: Position, bottom: Side, text: BoardText): SvgNode =>
  lasting('svg', PICTURE, () => [...ground(), ...drawTiles(position, bottom, text)]);

/**
 * The same of a position in notation, the side to act at the bottom. It is read when it is first drawn.
 * @throws PositionError then, when it is no position
 */
export const thumbnailOf = (notation: string, text: BoardText): SvgNode =>
  lasting('svg', PICTURE, () => {
    const position = unwrap(parsePosition(notation));
    return [...ground(), ...drawTiles(position, position.side, text)];
  });

function drawTiles(position: Position, bottom: Side, text: BoardText): SvgNode[] {
  const tiles: SvgNode[] = [];
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const tile = tileAt(position, square);
    if (tile === 0) continue;
    const [x, y] = centreOf(square, bottom);
    const side = tileSide(tile) === 0 ? 'light' : 'dark';
    const paper = tileFace(tile) === 0 ? (`${side}-tile` as const) : (`${side}-reverse` as const);
    tiles.push(
      svg('rect', {
        ...{ x: x - 42, y: y - 42, width: 84, height: 84, rx: 12 },
        ...{ fill: colour(paper), stroke: colour(`${side}-edge`), 'stroke-width': 4 },
      }),
      svg(
        'text',
        {
          transform:
            tileSide(tile) === bottom ? `translate(${x} ${y})` : `translate(${x} ${y}) rotate(180)`,
          y: 20,
          fill: colour(`${side}-mark`),
        },
        kindEmblem(text, tileKind(tile)),
      ),
    );
  }
  return tiles;
}
