// What an author draws on a board: arrows and highlighted squares, each ink with a line of its own beside its colour.
import type { Side, Square } from '../engine/index.ts';
import { colour } from './colour.ts';
import { centreOf } from './geometry.ts';
import { round, type SvgNode, svg } from './svg-node.ts';
import type { BoardColour } from './theme.ts';
import type { Arrow, InkName, MarkedSquare } from './view.ts';

interface Ink {
  readonly colour: BoardColour;
  /** Lengths of dashes and gaps; `undefined` is a whole line. */
  readonly dashes: string | undefined;
}

const INKS: Readonly<Record<InkName, Ink>> = {
  green: { colour: 'right', dashes: undefined },
  red: { colour: 'guard', dashes: '16 8' },
  blue: { colour: 'command', dashes: '4 8' },
  yellow: { colour: 'last', dashes: '20 6 4 6' },
};

const HEAD = 26;

/** An arrow from the middle of one square to the middle of another. */
export function drawArrow({ from, to, ink }: Arrow, bottom: Side): SvgNode {
  const [x1, y1] = centreOf(from, bottom);
  const [x2, y2] = centreOf(to, bottom);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const degrees = round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
  const { colour: name, dashes } = INKS[ink];
  const tip = round(length - 14);
  const neck = round(length - 14 - HEAD);
  return svg(
    'g',
    { class: 'arrow', transform: `translate(${x1} ${y1}) rotate(${degrees})`, opacity: 0.85 },
    svg('path', {
      d: `M24 0H${neck}`,
      stroke: colour(name),
      'stroke-width': 10,
      'stroke-dasharray': dashes,
    }),
    svg('path', {
      d: `M${tip} 0L${neck} -17V17Z`,
      fill: colour(name),
      stroke: colour('halo'),
      'stroke-width': 1.5,
    }),
  );
}

/** A ring around a square's tile. */
export function drawMarkedSquare({ square, ink }: MarkedSquare, bottom: Side): SvgNode {
  const [x, y] = centreOf(square as Square, bottom);
  const { colour: name, dashes } = INKS[ink];
  return svg('rect', {
    class: 'marked-square',
    ...{ x: x - 46, y: y - 46, width: 92, height: 92, rx: 46 },
    fill: colour(name),
    'fill-opacity': 0.14,
    stroke: colour(name),
    'stroke-width': 5,
    'stroke-dasharray': dashes,
  });
}
