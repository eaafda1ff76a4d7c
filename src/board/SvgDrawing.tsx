// A drawing as elements on the page: the same tree that `svgText` writes as text.
import { type ComponentChild, h, type VNode } from 'preact';
import type { SvgChild, SvgNode } from './svg-node.ts';

// Parts that a drawing keeps (tiles, the ground) keep their elements too: Preact does not look into one it has seen.
const elements = new WeakMap<SvgNode, VNode>();

function toElement(child: SvgChild): ComponentChild {
  if (typeof child === 'string') return child;
  const known = elements.get(child);
  if (known !== undefined) return known;
  const element = h(
    child.tag,
    child.attributes as Record<string, string>,
    ...child.children.map(toElement),
  ) as VNode;
  elements.set(child, element);
  return element;
}

/** Shows a drawing. */
export const SvgDrawing = ({ node }: { readonly node: SvgNode }) => toElement(node) as VNode;
