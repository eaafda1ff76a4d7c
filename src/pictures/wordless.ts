// Takes the words out of a drawing, so that it needs no font and is the same in every language and on every machine.
import type { SvgNode } from '../board/svg-node.ts';

/** Elements that hold words or the ground under them. */
const isWords = ({ tag, attributes }: SvgNode): boolean =>
  tag === 'text' || tag === 'title' || tag === 'desc' || attributes.class === 'guard-flags';

/** The drawing without any text: no names, emblems, coordinates, title or description, and no Guard flag, which is a word. */
export const withoutWords = (node: SvgNode): SvgNode => ({
  ...node,
  children: node.children
    .filter((child): child is SvgNode => typeof child !== 'string' && !isWords(child))
    .map(withoutWords),
});
