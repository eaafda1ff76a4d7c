// A drawing as elements, without a framework: what many static boards on one page are made of.
import type { SvgChild, SvgNode } from '../board/svg-node.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

// Parts that drawings keep (tiles, the ground) are made once and then copied.
const models = new WeakMap<SvgNode, Element>();

function make(node: SvgNode): Element {
  const element = document.createElementNS(NAMESPACE, node.tag);
  for (const [name, value] of Object.entries(node.attributes)) {
    if (value !== undefined && name !== 'xmlns') element.setAttribute(name, String(value));
  }
  element.append(...node.children.map(toChild));
  return element;
}

function toChild(child: SvgChild): Node {
  return typeof child === 'string' ? document.createTextNode(child) : svgElement(child);
}

/** The drawing as a new element. Its texts are text nodes: none becomes markup. */
export function svgElement(node: SvgNode): Element {
  // Small parts are not worth keeping a model of.
  if (node.attributes.class !== 'tile' && node.attributes.class !== 'ground') return make(node);
  let model = models.get(node);
  if (model === undefined) {
    model = make(node);
    models.set(node, model);
  }
  return model.cloneNode(true) as Element;
}
