// A drawing as elements on the page: the same tree that `svgText` writes as text.
import { type ComponentChild, h, type VNode } from 'preact';
import type { SvgChild, SvgNode } from './svg-node.ts';

const toElement = (child: SvgChild): ComponentChild =>
  typeof child === 'string'
    ? child
    : h(child.tag, child.attributes as Record<string, string>, ...child.children.map(toElement));

/** Shows a drawing. */
export const SvgDrawing = ({ node }: { readonly node: SvgNode }) => toElement(node) as VNode;
