// The drawing of one tile: a thick square with a bevel, its name, its grid of marks and a one-character emblem.
import {
  type Face,
  type Kind,
  kindInfo,
  MARKS,
  type Mark,
  type Offset,
  type Side,
  WINDOW_SIZE,
} from '../engine/index.ts';
import { colour } from './colour.ts';
import { keptByName } from './kept.ts';
import { CELL, diamondPath, drawMarks } from './mark-shapes.ts';
import { lasting, round, type SvgNode, svg } from './svg-node.ts';
import type { BoardColour } from './theme.ts';

/**
 * How much a drawing shows. `full`: name and grid, for tiles of about 80 px and more. `compact`: no name, a larger
 * grid, a simpler ⌘ and an emblem, legible at 44 px. `auto` holds both; the style sheet chooses by the width it gets.
 */
export type Detail = 'full' | 'compact' | 'auto';

/** What a tile's drawing depends on. */
export interface TileLook {
  readonly kind: Kind;
  readonly side: Side;
  readonly face: Face;
  /** The kind's name in the reader's language. */
  readonly name: string;
  /** The kind in one character. */
  readonly emblem: string;
  /** Turned by 180°, as the tiles of the player at the top are. */
  readonly turned: boolean;
  /** Keep name and emblem upright on a turned tile. */
  readonly uprightName: boolean;
  readonly detail: Detail;
  /** What is left out, for a question about it: the marks, or the name and the emblem. */
  readonly hidden?: HiddenPart | undefined;
}

/** A part of a tile's drawing that can be left out. */
export type HiddenPart = 'marks' | 'name';

/** Names of more letters are set a little smaller: a system's fonts may be wide. */
const LONG_NAME = 8;

const GRID = CELL * WINDOW_SIZE;
const GRID_TOP = -39;
/** How the grid is enlarged when the name goes; the style sheet says the same for `auto`. */
export const COMPACT_GRID = 'translate(0 7.27) scale(1.2121)';

/** Where a grid square's middle is: grids are drawn with the tile's controller at the bottom. */
function cellCentre(windowBottom: number, [dx, dy]: Offset): readonly [number, number] {
  const row = windowBottom + WINDOW_SIZE - 1 - dy;
  return [dx * CELL, GRID_TOP + (row + 0.5) * CELL];
}

/** The marks of a face, gathered by grid square; the squares in the order in which marks name them. */
export function marksBySquare(kind: Kind, face: Face): { offset: Offset; marks: Mark[] }[] {
  const squares = new Map<string, { offset: Offset; marks: Mark[] }>();
  for (const mark of MARKS) {
    for (const offset of kindInfo(kind).faces[face][mark] ?? []) {
      const square = squares.get(offset.join()) ?? { offset, marks: [] };
      square.marks.push(mark);
      squares.set(offset.join(), square);
    }
  }
  return [...squares.values()];
}

/** The grid square at the rim of the window with the most room around it: where the emblem goes. */
export function emblemPlace(kind: Kind, face: Face): Offset {
  const bottom = kindInfo(kind).windowBottom;
  const taken = [...marksBySquare(kind, face).map(({ offset }) => offset), [0, 0] as const];
  let best: { place: Offset; room: number } | undefined;
  for (const dy of [bottom, bottom + WINDOW_SIZE - 1, bottom + 1, bottom + WINDOW_SIZE - 2]) {
    for (const dx of [2, -2, 1, -1]) {
      const room = Math.min(
        ...taken.map(([x, y]) => Math.hypot(x - dx, y - dy)),
        // Farther than two squares is no better: then the first place, a corner, is kept.
        2,
      );
      if (best === undefined || room > best.room) best = { place: [dx, dy], room };
    }
  }
  return best!.place;
}

function drawGrid(look: TileLook, ink: string, paper: BoardColour, cells: BoardColour): SvgNode {
  const { windowBottom } = kindInfo(look.kind);
  const left = -GRID / 2;
  const steps = [1, 2, 3, 4].map((step) => round(step * CELL));
  const lines = steps
    .map(
      (step) =>
        `M${round(left + step)} ${GRID_TOP}v${GRID}M${left} ${round(GRID_TOP + step)}h${GRID}`,
    )
    .join('');
  const [x, y] = cellCentre(windowBottom, [0, 0]);
  const own = { d: diamondPath(5.6), transform: `translate(${round(x)} ${round(y)})` };
  return svg(
    'g',
    {
      class: look.detail === 'auto' ? 'tile-grid is-auto' : 'tile-grid',
      transform: look.detail === 'compact' ? COMPACT_GRID : undefined,
    },
    svg('rect', {
      ...{ x: left, y: GRID_TOP, width: GRID, height: GRID, rx: 2 },
      fill: colour(cells),
    }),
    svg('path', { d: lines, stroke: colour(paper), 'stroke-width': 1 }),
    look.face === 0
      ? svg('path', { ...own, fill: colour(paper), stroke: ink, 'stroke-width': 1.7 })
      : svg('path', { ...own, fill: ink }),
    look.hidden === 'marks'
      ? []
      : marksBySquare(look.kind, look.face).map(({ offset, marks }) =>
          drawMarks(marks, offset, cellCentre(windowBottom, offset), ink, look.detail),
        ),
  );
}

function drawName(look: TileLook, ink: string): SvgNode {
  const upright = look.turned && look.uprightName;
  return svg(
    'text',
    {
      class: 'tile-name',
      transform: upright ? 'translate(0 34.5) rotate(180)' : 'translate(0 34.5)',
      y: 4.2,
      'text-anchor': 'middle',
      'font-size': look.name.length > LONG_NAME ? 11.2 : 12.4,
      'font-weight': 700,
      'letter-spacing': 0.3,
      fill: ink,
    },
    look.name,
  );
}

function drawEmblem(look: TileLook, ink: string): SvgNode {
  const [dx, dy] = emblemPlace(look.kind, look.face);
  const [x, y] = cellCentre(kindInfo(look.kind).windowBottom, [dx, dy]);
  // The same enlargement as the grid's, since the emblem takes one of its squares; then a little outward.
  const place = `translate(${round(x * 1.2121 + Math.sign(dx) * 0.5)} ${round(y * 1.2121 + 7.27)})`;
  const upright = look.turned && look.uprightName;
  return svg(
    'text',
    {
      class: 'tile-emblem',
      transform: upright ? `${place} rotate(180)` : place,
      y: 6.2,
      'text-anchor': 'middle',
      'font-size': 17.5,
      'font-weight': 700,
      fill: ink,
    },
    look.emblem,
  );
}

/**
 * A tile around 0,0 in a square of 100 × 100 units. Light falls from above on everybody, so the thick edge is always
 * at the bottom of the screen; only the face is turned.
 */
export const drawTile = keptByName(
  ({ kind, side, face, name, turned, uprightName, detail, hidden }: TileLook) =>
    [kind, side, face, name, turned, uprightName, detail, hidden].join(),
  draw,
);

function draw(look: TileLook): SvgNode {
  return lasting('g', { class: 'tile' }, () => {
    const side = look.side === 0 ? 'light' : 'dark';
    const paper: BoardColour = look.face === 0 ? `${side}-tile` : `${side}-reverse`;
    const cells: BoardColour = look.face === 0 ? `${side}-tile-grid` : `${side}-reverse-grid`;
    const ink = colour(`${side}-mark`);
    const body = { x: -43, width: 86, rx: 10 };
    const rule = svg('rect', {
      ...{ x: -41.2, y: -43.2, width: 82.4, height: 82.4, rx: 8.4 },
      ...{ fill: 'none', stroke: colour(`${side}-rule`), 'stroke-width': 1.3 },
    });
    return [
      svg('rect', { ...body, y: -43, height: 90, fill: colour(`${side}-edge`) }),
      svg('rect', {
        ...{ ...body, y: -45, height: 86, fill: colour(paper) },
        ...{ stroke: colour(`${side}-edge`), 'stroke-width': 1, 'stroke-opacity': 0.5 },
      }),
      ...(look.face === 1 ? [rule] : []),
      svg(
        'g',
        { transform: look.turned ? 'translate(0 -2) rotate(180)' : 'translate(0 -2)' },
        drawGrid(look, ink, paper, cells),
        look.detail !== 'compact' && look.hidden !== 'name' && drawName(look, ink),
        look.detail !== 'full' && look.hidden !== 'name' && drawEmblem(look, ink),
      ),
    ];
  });
}
