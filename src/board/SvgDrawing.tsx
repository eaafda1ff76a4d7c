// A drawing as elements on the page: the same tree that `svgText` writes as text.
import { type ComponentChild, h, type VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { SvgChild, SvgNode } from './svg-node.ts';
import { isWaking } from './waking.ts';

// Lasting parts (tiles, the ground) keep their elements too: Preact does not look into one it has seen.
const elements = new WeakMap<SvgNode, ComponentChild>();

const attributesOf = ({ attributes }: SvgNode) => attributes as Record<string, string>;

function toElement(child: SvgChild): ComponentChild {
  if (typeof child === 'string') return child;
  const known = elements.get(child);
  if (known !== undefined) return known;
  const element = child.isLasting ? h(LastingDrawing, { node: child }) : draw(child);
  elements.set(child, element);
  return element;
}

const draw = (node: SvgNode): VNode =>
  h(node.tag, attributesOf(node), ...node.children.map(toElement)) as VNode;

/**
 * Keeps Preact out of an element that is taken over: while hydrating it leaves the content as it is. Nothing is ever
 * written; should an element be missing, this is the empty text that strict policies trust.
 */
const AS_SERVED = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
};

/** A part that never changes. One that the server has drawn stays as it is for as long as it is shown. */
function LastingDrawing({ node }: { readonly node: SvgNode }) {
  const served = useRef<SvgNode | undefined>(isWaking() ? node : undefined);
  if (served.current !== node) served.current = undefined;
  return served.current === undefined
    ? draw(node)
    : h(node.tag, {
        ...attributesOf(node),
        key: 'served',
        dangerouslySetInnerHTML: AS_SERVED,
      });
}

/** Shows a drawing. */
export const SvgDrawing = ({ node }: { readonly node: SvgNode }) => toElement(node) as VNode;
