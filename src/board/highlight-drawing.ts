// The drawing of highlights: each state of a square by its own shape as well as its colour (DESIGN §5).

import { colour } from './colour.ts';
import { loopedSquarePath, starPath } from './mark-shapes.ts';
import { round, type SvgNode, svg } from './svg-node.ts';
import type { Highlight } from './view.ts';

/** A drawing around the middle of a square of 100 × 100 units; `under` lies below the tile, `over` on top of it. */
interface Layers {
  readonly under?: (occupied: boolean) => SvgNode[];
  readonly over?: (occupied: boolean) => SvgNode[];
}

const frame = (inset: number, radius: number, attributes: Record<string, string | number>) =>
  svg('rect', {
    x: -50 + inset,
    y: -50 + inset,
    width: 100 - 2 * inset,
    height: 100 - 2 * inset,
    rx: radius,
    fill: 'none',
    ...attributes,
  });

const tint = (name: Parameters<typeof colour>[0], opacity: number): SvgNode =>
  svg('rect', {
    ...{ x: -50, y: -50, width: 100, height: 100 },
    fill: colour(name),
    'fill-opacity': opacity,
  });

/** A round badge in a corner of the square, with a shape in it. */
function badge(
  [x, y]: readonly [number, number],
  name: Parameters<typeof colour>[0],
  shape: SvgNode,
): SvgNode {
  return svg(
    'g',
    { class: 'badge', transform: `translate(${x} ${y})` },
    svg('circle', { r: 14, fill: colour(name), stroke: colour('halo'), 'stroke-width': 2.5 }),
    shape,
  );
}

const TOP_RIGHT = [33, -33] as const;
const TOP_LEFT = [-33, -33] as const;

const stroke = (name: Parameters<typeof colour>[0], width: number) => ({
  fill: 'none',
  stroke: colour(name),
  'stroke-width': width,
});

const cap = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

const corners = (inset: number, length: number): string => {
  const edge = 50 - inset;
  const inner = edge - length;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([x, y]) => {
      const [ex, ey] = [edge * x!, edge * y!];
      return `M${inner * x!} ${ey}H${ex}V${inner * y!}`;
    })
    .join('');
};

/** Slanting stripes across a square. */
const STRIPES = [-75, -50, -25, 0, 25, 50, 75]
  .map((shift) => {
    // The line y = x + shift, cut at the square's edges.
    const from = Math.max(-50, -50 - shift);
    const to = Math.min(50, 50 - shift);
    return `M${from} ${-from - shift}L${to} ${-to - shift}`;
  })
  .join('');

const exclamation = svg(
  'g',
  { stroke: colour('on-mark'), 'stroke-width': 4, 'stroke-linecap': 'round' },
  svg('path', { d: 'M0-7V1.5' }),
  svg('path', { d: 'M0 7.2v.1' }),
);

const DRAWINGS: Readonly<Record<Highlight, Layers>> = {
  selected: {
    under: () => [tint('ink', 0.22), frame(2, 3, stroke('ink', 4))],
  },
  commander: {
    over: () => [badge(TOP_LEFT, 'command', commandGlyph(4.6, 1.7, 'on-mark'))],
  },
  // The outline of the whole zone is drawn once, by the board.
  zone: { under: () => [tint('command', 0.13)] },
  friend: {
    over: () => [frame(4, 10, { ...stroke('command', 4), 'stroke-dasharray': '14 7' })],
  },
  sent: {
    under: () => [tint('command', 0.3)],
    over: () => [frame(3, 10, stroke('command', 5))],
  },
  legal: {
    over: (occupied) =>
      occupied
        ? []
        : [
            svg('circle', {
              r: 15.5,
              fill: colour('legal'),
              stroke: colour('halo'),
              'stroke-width': 2.5,
            }),
          ],
  },
  capture: {
    over: () => [
      frame(3.5, 13, { stroke: colour('halo'), 'stroke-width': 10, 'stroke-opacity': 0.75 }),
      frame(3.5, 13, stroke('legal', 6.5)),
    ],
  },
  strike: {
    over: () => [
      frame(4, 12, { ...stroke('strike', 5.5), 'stroke-dasharray': '5 6.5', ...cap }),
      svg(
        'g',
        { transform: `translate(${TOP_RIGHT.join(' ')})` },
        svg('path', { d: burstPath(8, 17, 10.5), fill: colour('strike'), ...halo(2) }),
        svg('path', { d: starPath(8.5), fill: colour('on-mark') }),
      ),
    ],
  },
  target: {
    over: (occupied) =>
      occupied
        ? [badge(TOP_LEFT, 'command', commandGlyph(4.6, 1.7, 'on-mark'))]
        : [
            svg('path', { d: loopedSquarePath(21), ...stroke('halo', 7) }),
            svg('path', { d: loopedSquarePath(21), ...stroke('command', 4) }),
          ],
  },
  forbidden: {
    under: () => [
      tint('forbidden', 0.16),
      svg('path', {
        d: STRIPES,
        stroke: colour('forbidden'),
        'stroke-width': 6,
        'stroke-opacity': 0.4,
      }),
      frame(2, 2, stroke('forbidden', 4)),
    ],
    over: (occupied) => [
      ...(occupied ? [frame(3, 11, stroke('forbidden', 5))] : []),
      badge(TOP_RIGHT, 'forbidden', exclamation),
    ],
  },
  blocked: {
    over: () => [
      svg(
        'g',
        { ...stroke('coordinate', 4), ...cap },
        svg('circle', { r: 14, 'stroke-dasharray': '4.5 6.5' }),
        svg('path', { d: 'M-7 0H7' }),
      ),
    ],
  },
  reach: {
    under: (occupied) => (occupied ? [] : [tint('reach', 0.12)]),
    over: () => [
      frame(5, 6, { ...stroke('reach', 4.5), 'stroke-dasharray': '2 8', ...cap }),
      svg('path', { d: corners(5, 14), ...stroke('reach', 4.5), ...cap }),
    ],
  },
  levy: {
    over: () => [
      frame(9, 12, { ...stroke('legal', 4), 'stroke-dasharray': '11 8', ...cap }),
      svg('path', { d: 'M0-14V14M-14 0H14', ...stroke('legal', 7), ...cap }),
    ],
  },
  last: {
    under: () => [
      tint('last', 0.16),
      svg('path', { d: corners(4, 15), ...stroke('last', 5), 'stroke-linejoin': 'miter' }),
    ],
  },
  guard: {
    under: () => [
      tint('guard', 0.22),
      svg('circle', { class: 'guard-pulse', r: 48, ...stroke('guard', 5) }),
    ],
  },
  hint: {
    over: () => [
      svg('circle', { r: 44, ...stroke('hint', 3), 'stroke-dasharray': '1 7', ...cap }),
      svg('circle', { r: 37, ...stroke('halo', 6), 'stroke-opacity': 0.6 }),
      svg('circle', { r: 37, ...stroke('hint', 3) }),
      badge([33, 33], 'hint', questionMark()),
    ],
  },
  right: {
    over: () => [
      badge(
        TOP_RIGHT,
        'right',
        svg('path', { d: 'M-6.5.5L-2 5.5 7-5', ...stroke('on-mark', 4), ...cap }),
      ),
    ],
  },
  wrong: {
    over: () => [
      badge(
        TOP_RIGHT,
        'guard',
        svg('path', { d: 'M-5.5-5.5L5.5 5.5M5.5-5.5L-5.5 5.5', ...stroke('on-mark', 4), ...cap }),
      ),
    ],
  },
};

function halo(width: number): Record<string, string | number> {
  return { stroke: colour('halo'), 'stroke-width': width };
}

function commandGlyph(reach: number, width: number, name: Parameters<typeof colour>[0]): SvgNode {
  return svg('path', { d: loopedSquarePath(reach), ...stroke(name, width) });
}

function questionMark(): SvgNode {
  return svg(
    'g',
    { ...stroke('on-mark', 3.4), ...cap },
    svg('path', { d: 'M-4.5-3.5C-4.5-9 4.5-9 4.5-3.5 4.5 0 0 .5 0 3.5' }),
    svg('path', { d: 'M0 8v.1' }),
  );
}

/** A star burst of `rays` rays. */
function burstPath(rays: number, outer: number, inner: number): string {
  const points = Array.from({ length: rays * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / rays;
    return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** A square's highlights in one layer, around the square's middle. */
export function drawHighlights(
  layer: 'under' | 'over',
  highlights: readonly Highlight[],
  occupied: boolean,
): SvgNode[] {
  return highlights.flatMap((highlight) => {
    // A Command's ⌘ stands for the dot.
    if (highlight === 'legal' && highlights.includes('target')) return [];
    const nodes = DRAWINGS[highlight][layer]?.(occupied) ?? [];
    return nodes.length === 0 ? [] : [svg('g', { class: `is-${highlight}` }, nodes)];
  });
}
