// Turns the words of a drawing into outlines, so that it is the same on every machine.
import { round, type SvgNode, type SvgValue, svg } from '../board/svg-node.ts';
import type { Outliner } from './outlines.ts';

/** What an element hands down to the words in it. */
type Inherited = Readonly<Record<'font-size' | 'font-weight' | 'text-anchor', SvgValue>>;

const INITIAL: Inherited = { 'font-size': 16, 'font-weight': 400, 'text-anchor': 'start' };

/** Only a style sheet chooses between a tile's name and its emblem; where there is none, the name stays. */
const isLeftOut = ({ tag, attributes }: SvgNode): boolean =>
  tag === 'title' || tag === 'desc' || attributes.class === 'tile-emblem';

/** Every text that a drawing shows: what its outliner has to know. */
export const wordsOf = (node: SvgNode): string[] =>
  isLeftOut(node)
    ? []
    : node.children.flatMap((child) => (typeof child === 'string' ? [child] : wordsOf(child)));

/** The drawing with outlines in place of its words. @throws RangeError naming a character that the font lacks */
export function withOutlines(
  node: SvgNode,
  outliner: Outliner,
  inherited: Inherited = INITIAL,
): SvgNode {
  const { attributes } = node;
  const style: Inherited = {
    'font-size': attributes['font-size'] ?? inherited['font-size'],
    'font-weight': attributes['font-weight'] ?? inherited['font-weight'],
    'text-anchor': attributes['text-anchor'] ?? inherited['text-anchor'],
  };
  if (node.tag === 'text') return outlined(node, outliner, style);
  return {
    ...node,
    children: node.children
      .filter((child) => typeof child === 'string' || !isLeftOut(child))
      .map((child) => (typeof child === 'string' ? child : withOutlines(child, outliner, style))),
  };
}

function outlined(
  { attributes, children }: SvgNode,
  outliner: Outliner,
  style: Inherited,
): SvgNode {
  const words = children.filter((child) => typeof child === 'string').join('');
  const { x = 0, y = 0, transform, fill } = attributes;
  const setting = {
    size: Number(style['font-size']),
    weight: Number(style['font-weight']),
    spacing: Number(attributes['letter-spacing'] ?? 0),
  };
  const width = outliner.width(words, setting);
  const shift = { start: 0, middle: width / 2, end: width }[String(style['text-anchor'])] ?? 0;
  return svg('path', {
    transform:
      `${transform ?? ''} translate(${round(Number(x) - shift)} ${round(Number(y))})`.trim(),
    fill,
    d: outliner.path(words, setting),
  });
}
