// Drawings as plain data: one tree of SVG elements that becomes text on the server and elements in the browser.

/** An attribute's value; one that is `undefined` is left out. */
export type SvgValue = string | number | undefined;

/** One SVG element. Colours stand as `var(--board-…)`, see `theme.ts`. */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, SvgValue>>;
  readonly children: readonly SvgChild[];
  /** Made by `lasting`. */
  readonly isLasting?: true;
}

/** What an element holds: elements and text. */
export type SvgChild = SvgNode | string;

/** Makes an element; children that are `undefined` or `false` are left out, lists of children are opened. */
export function svg(
  tag: string,
  attributes: Readonly<Record<string, SvgValue>> = {},
  ...children: readonly (SvgChild | readonly SvgChild[] | undefined | false)[]
): SvgNode {
  return {
    tag,
    attributes,
    children: children
      .flat()
      .filter((child): child is SvgChild => child !== undefined && child !== false),
  };
}

/**
 * Makes an element that is kept and shown again and again: what it holds never changes.
 * @param make gives what it holds, asked once and not before that is needed: a page that takes over what the server has
 *   drawn never asks
 */
export function lasting(
  tag: string,
  attributes: Readonly<Record<string, SvgValue>>,
  make: () => readonly SvgChild[],
): SvgNode {
  let made: readonly SvgChild[] | undefined;
  return {
    tag,
    attributes,
    isLasting: true,
    get children() {
      made ??= make();
      return made;
    },
  };
}

/** A `<g>` with a class. */
export const group = (
  className: string,
  ...children: readonly (SvgChild | readonly SvgChild[] | undefined | false)[]
): SvgNode => svg('g', { class: className }, ...children);

/** A number with at most two decimals, as drawings write them. */
export const round = (value: number): number => Math.round(value * 100) / 100 || 0;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] as string);

/**
 * The drawing as text. Whatever it holds is escaped, so no text becomes markup.
 * @param colours what each `--board-…` name stands for, for a drawing that has no style sheet; without it names stay
 */
export function svgText(node: SvgNode, colours?: Readonly<Record<string, string>>): string {
  const value = (raw: string | number): string =>
    escapeText(
      colours === undefined
        ? String(raw)
        : String(raw).replace(/var\(--board-([\w-]+)\)/g, (name, token: string) => {
            return colours[token] ?? name;
          }),
    );
  const write = (child: SvgChild): string => {
    if (typeof child === 'string') return escapeText(child);
    const attributes = Object.entries(child.attributes)
      .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
      .map(([name, raw]) => ` ${name}="${value(raw)}"`)
      .join('');
    const inside = child.children.map(write).join('');
    return inside === ''
      ? `<${child.tag}${attributes}/>`
      : `<${child.tag}${attributes}>${inside}</${child.tag}>`;
  };
  return write(node);
}
