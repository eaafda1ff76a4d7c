// One mark as a small picture beside its meaning.
import type { Mark } from '../engine/index.ts';
import { CELL, drawMarks } from './mark-shapes.ts';
import { SvgDrawing } from './SvgDrawing.tsx';
import { svg } from './svg-node.ts';

/** The mark's shape in the colour of the text around it; hidden from screen readers, which hear the words. */
export function MarkIcon({ mark }: { readonly mark: Mark }) {
  const half = CELL / 2;
  const node = svg(
    'svg',
    { class: 'mark-icon', viewBox: `${-half} ${-half} ${CELL} ${CELL}`, 'aria-hidden': 'true' },
    drawMarks([mark], [0, 1], [0, 0], 'currentColor'),
  );
  return <SvgDrawing node={node} />;
}
