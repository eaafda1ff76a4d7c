// The shapes of the marks ● ○ ▲ △ ✦ ⌘ ◇, drawn around 0,0 for a grid square of 13.2 units.
import type { Mark, Offset } from '../engine/index.ts';
import { round, type SvgNode, svg } from './svg-node.ts';

/** The side of one square of a tile's grid, in drawing units. */
export const CELL = 13.2;

const TRIANGLE = 'M0-5.4L5 3.9H-5Z';
const OUTLINE_TRIANGLE = 'M0-4.7L4.2 3.3H-4.2Z';

/** ✦: a star of four rays. `ray` is the distance from its middle to a tip. */
export function starPath(ray: number): string {
  const waist = round(ray * 0.17);
  return `M0 ${-ray}Q${waist} ${-waist} ${ray} 0Q${waist} ${waist} 0 ${ray}Q${-waist} ${waist} ${-ray} 0Q${-waist} ${-waist} 0 ${-ray}Z`;
}

/** ⌘: a square with a loop at each corner. `reach` is the distance from its middle to a loop's middle. */
export function loopedSquarePath(reach: number): string {
  const loop = round(reach * 0.44);
  const inner = round(reach - loop);
  const span = round(reach * 2);
  const arc = (x: number, y: number): string => `a${loop} ${loop} 0 1 0 ${x} ${y}`;
  return (
    `M${-inner} ${-reach}${arc(-loop, loop)}h${span}${arc(-loop, -loop)}v${span}` +
    `${arc(loop, -loop)}h${-span}${arc(loop, loop)}Z`
  );
}

/** ◇: the tile's own square, from its middle to a corner `reach`. */
export const diamondPath = (reach: number): string =>
  `M0 ${-reach}L${reach} 0 0 ${reach} ${-reach} 0Z`;

/** How far a mark is turned, clockwise in degrees, so that it points outward along its direction. */
export const directionOf = ([dx, dy]: Offset): number =>
  Math.round((Math.atan2(dx, dy) * 180) / Math.PI);

/**
 * The shapes of the marks on one square of a grid, at a place, in one colour.
 * @param marks the square's marks: one, or a Move and a Command, drawn as a dot inside the ⌘
 * @param detail at small sizes a plain outline stands for the ⌘; `auto` holds both
 */
export function drawMarks(
  marks: readonly Mark[],
  offset: Offset,
  [x, y]: readonly [number, number],
  ink: string,
  detail: 'full' | 'compact' | 'auto' = 'full',
): SvgNode {
  const place = `translate(${round(x)} ${round(y)})`;
  const line = { fill: 'none', stroke: ink };
  if (marks.includes('command')) {
    const both = marks.includes('move');
    return svg(
      'g',
      { class: 'mark', transform: place },
      detail !== 'compact' &&
        svg('path', { class: 'at-full', d: loopedSquarePath(4.1), ...line, 'stroke-width': 1.15 }),
      detail !== 'full' &&
        svg('rect', {
          class: 'at-compact',
          ...{ x: -4, y: -4, width: 8, height: 8, rx: 1 },
          ...line,
          'stroke-width': 1.7,
        }),
      both && svg('circle', { r: 1.9, fill: ink }),
    );
  }
  const turn = directionOf(offset);
  const turned = turn === 0 ? place : `${place} rotate(${turn})`;
  switch (marks[0]) {
    case 'move':
      return svg('circle', { class: 'mark', cx: round(x), cy: round(y), r: 4.6, fill: ink });
    case 'jump':
      return svg('circle', {
        class: 'mark',
        ...{ cx: round(x), cy: round(y), r: 3.9 },
        ...line,
        'stroke-width': 2,
      });
    case 'slide':
      return svg('path', { class: 'mark', transform: turned, d: TRIANGLE, fill: ink });
    case 'jumpSlide':
      return svg('path', {
        class: 'mark',
        transform: turned,
        d: OUTLINE_TRIANGLE,
        ...line,
        'stroke-width': 1.7,
        'stroke-linejoin': 'round',
      });
    default:
      return svg('path', { class: 'mark', transform: place, d: starPath(6.4), fill: ink });
  }
}
