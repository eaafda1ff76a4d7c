// The drawing of a whole board: one function for pages, the command line and other people's pages.
import {
  type Side,
  SQUARE_COUNT,
  type Square,
  squareName,
  tileFace,
  tileKind,
  tileSide,
} from '../engine/index.ts';
import { type BoardText, kindEmblem, kindName } from '../i18n/board-words.ts';
import { drawArrow, drawMarkedSquare } from './annotation-drawing.ts';
import { colour } from './colour.ts';
import {
  BOARD_WIDTH,
  centreOf,
  cornerOf,
  gridPlace,
  RIM,
  SQUARE_SIZE,
  squareAtPlace,
  viewBoxOf,
} from './geometry.ts';
import { drawHighlights } from './highlight-drawing.ts';
import { keptByName } from './kept.ts';
import { group, lasting, type SvgNode, svg } from './svg-node.ts';
import { type Detail, drawTile, type HiddenPart } from './tile-drawing.ts';
import type { BoardView } from './view.ts';

/** How a board is drawn, whatever it shows. */
export interface DrawingOptions {
  readonly detail: Detail;
  /** Draw file letters and rank numbers. */
  readonly coordinates: boolean;
  /** Keep the names of turned tiles upright. */
  readonly uprightNames: boolean;
  /** Squares whose tile is not drawn, since it is being moved on top of the drawing. */
  readonly lifted?: readonly Square[];
  /** What is left out of every tile, for a question about it. */
  readonly hidden?: HiddenPart | undefined;
  /** Title and description for screen readers. Without them the drawing is hidden from them. */
  readonly title?: string;
  readonly description?: string;
  /** Fonts for a drawing without a style sheet. */
  readonly fontFamily?: string;
}

/** The options of a drawing in a page. */
export const PAGE_DRAWING: DrawingOptions = {
  detail: 'auto',
  coordinates: true,
  uprightNames: false,
};

const allSquares: readonly Square[] = Array.from({ length: SQUARE_COUNT }, (_, square) => square);

/** The board as a drawing. `text` gives the names on the tiles. */
export function drawBoard(view: BoardView, options: DrawingOptions, text: BoardText): SvgNode {
  const { title, description } = options;
  return svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'board-picture',
      viewBox: viewBoxOf(options.coordinates),
      role: title === undefined ? undefined : 'img',
      'aria-hidden': title === undefined ? 'true' : undefined,
      'font-family': options.fontFamily,
    },
    title !== undefined && svg('title', {}, title),
    description !== undefined && svg('desc', {}, description),
    drawGround(view.bottom),
    options.coordinates && drawCoordinates(view.bottom),
    drawLayer('under', view),
    drawZone(view),
    drawTiles(view, options, text),
    group(
      'annotations',
      view.markedSquares.map((marked) => drawMarkedSquare(marked, view.bottom)),
      view.arrows.map((arrow) => drawArrow(arrow, view.bottom)),
    ),
    drawLayer('over', view),
    drawGuardFlags(view, text),
  );
}

const drawGround = keptByName(String, (bottom: Side): SvgNode => {
  return lasting('g', { class: 'ground' }, () => groundOf(bottom));
});

function groundOf(bottom: Side): SvgNode[] {
  const shaded = allSquares
    .filter((square) => {
      const [column, row] = gridPlace(square, bottom);
      return (column + row) % 2 === 1;
    })
    .map((square) => `M${cornerOf(square, bottom).join(' ')}h100v100h-100z`)
    .join('');
  const lines = [1, 2, 3, 4, 5]
    .map((step) => `M${step * SQUARE_SIZE} 0v${BOARD_WIDTH}M0 ${step * SQUARE_SIZE}h${BOARD_WIDTH}`)
    .join('');
  return [
    svg('rect', {
      ...{ x: -RIM, y: -RIM, width: BOARD_WIDTH + 2 * RIM, height: BOARD_WIDTH + 2 * RIM, rx: 14 },
      fill: colour('rim'),
    }),
    svg('rect', { width: BOARD_WIDTH, height: BOARD_WIDTH, rx: 4, fill: colour('square') }),
    svg('path', { d: shaded, fill: colour('square-alt') }),
    svg('path', { d: lines, stroke: colour('line'), 'stroke-width': 1.5 }),
  ];
}

const drawCoordinates = keptByName(String, (bottom: Side): SvgNode => {
  const label = (x: number, y: number, text: string): SvgNode => svg('text', { x, y }, text);
  const places = [0, 1, 2, 3, 4, 5];
  const nameAt = (column: number, row: number): string =>
    squareName(squareAtPlace(column, row, bottom) as Square);
  return lasting(
    'g',
    {
      class: 'coordinates',
      fill: colour('coordinate'),
      'font-size': 19,
      'text-anchor': 'middle',
      'aria-hidden': 'true',
    },
    () => [
      ...places.map((column) =>
        label(column * 100 + 50, BOARD_WIDTH + RIM + 22, nameAt(column, 5).charAt(0)),
      ),
      ...places.map((row) => label(-RIM - 15, row * 100 + 57, nameAt(0, row).charAt(1))),
    ],
  );
});

function drawLayer(layer: 'under' | 'over', view: BoardView): SvgNode {
  return group(
    `highlights-${layer}`,
    view.squares.flatMap(({ square, tile, highlights }) => {
      const nodes = drawHighlights(layer, highlights, tile !== 0);
      if (nodes.length === 0) return [];
      const [x, y] = centreOf(square, view.bottom);
      return svg('g', { transform: `translate(${x} ${y})` }, nodes);
    }),
  );
}

/** The outline of a commander's ⌘ squares: the edges that only one of them has. */
function drawZone(view: BoardView): SvgNode | undefined {
  const zone = new Set(
    view.squares
      .filter(({ highlights }) => highlights.includes('zone'))
      .map(({ square }) => square),
  );
  if (zone.size === 0) return undefined;
  const edges = [...zone].map((square) => {
    const [column, row] = gridPlace(square, view.bottom);
    const [x, y] = cornerOf(square, view.bottom);
    const open = (dx: number, dy: number): boolean => {
      const next = squareAtPlace(column + dx, row + dy, view.bottom);
      return next === undefined || !zone.has(next);
    };
    return (
      (open(0, -1) ? `M${x} ${y}h100` : '') +
      (open(0, 1) ? `M${x} ${y + 100}h100` : '') +
      (open(-1, 0) ? `M${x} ${y}v100` : '') +
      (open(1, 0) ? `M${x + 100} ${y}v100` : '')
    );
  });
  return svg('path', {
    class: 'zone-outline',
    d: edges.join(''),
    stroke: colour('command'),
    'stroke-width': 5,
    'stroke-linecap': 'round',
    'stroke-dasharray': '12 9',
  });
}

function drawTiles(view: BoardView, options: DrawingOptions, text: BoardText): SvgNode {
  const lifted = new Set(options.lifted);
  return svg(
    'g',
    { class: 'tiles', 'aria-hidden': 'true' },
    view.squares
      .filter(({ square, tile }) => tile !== 0 && !lifted.has(square))
      .map(({ square, tile }) => {
        const [x, y] = centreOf(square, view.bottom);
        const kind = tileKind(tile);
        const side = tileSide(tile);
        return svg(
          'g',
          { transform: `translate(${x} ${y})` },
          drawTile({
            kind,
            side,
            face: tileFace(tile),
            name: kindName(text, kind),
            emblem: kindEmblem(text, kind),
            turned: side !== view.bottom,
            uprightName: options.uprightNames,
            detail: options.detail,
            hidden: options.hidden,
          }),
        );
      }),
  );
}

/** A pennant at the Duke that could be captured. */
function drawGuardFlags(view: BoardView, text: BoardText): SvgNode {
  const words = text('guard.flag');
  const width = 58;
  return svg(
    'g',
    { class: 'guard-flags', 'aria-hidden': 'true' },
    view.squares
      .filter(({ highlights }) => highlights.includes('guard'))
      .map(({ square }) => {
        const [x, y] = centreOf(square, view.bottom);
        return svg(
          'g',
          { transform: `translate(${x} ${y - 43})` },
          svg('rect', {
            ...{ x: -width / 2, y: -10, width, height: 20, rx: 10 },
            fill: colour('guard'),
            stroke: colour('halo'),
            'stroke-width': 2,
          }),
          svg(
            'text',
            {
              y: 5,
              'text-anchor': 'middle',
              'font-size': 14.5,
              'font-weight': 700,
              fill: colour('on-mark'),
            },
            words,
          ),
        );
      }),
  );
}
