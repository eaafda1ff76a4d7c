// The remark plugin: fenced `duke` blocks become drawings, in plain HTML as in MDX. `unified().use(remarkDuke, { lang: 'zh' })`.
import type { SvgChild, SvgNode } from '../board/svg-node.ts';
import { BLOCK_LANGUAGE, type DukeOptions, drawBlock } from './draw-block.ts';

export type { DukeOptions };

/** A node of a syntax tree of Markdown, the part that matters here. */
interface MarkdownNode {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  children?: MarkdownNode[];
  data?: object;
  position?: unknown;
}

/** A file of unified, the part that matters here. */
interface File {
  fail(reason: string, place?: unknown): never;
}

/** An element of a syntax tree of HTML, or a text. */
type HtmlNode =
  | { type: 'text'; value: string }
  | { type: 'element'; tagName: string; properties: object; children: HtmlNode[] };

function htmlNode(child: SvgChild, colours: Readonly<Record<string, string>>): HtmlNode {
  if (typeof child === 'string') return { type: 'text', value: child };
  const { tag, attributes, children }: SvgNode = child;
  const properties = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [
      name === 'class' ? 'className' : name,
      String(value).replace(
        /var\(--board-([\w-]+)\)/g,
        (whole, colour: string) => colours[colour] ?? whole,
      ),
    ]);
  return {
    type: 'element',
    tagName: tag,
    properties: Object.fromEntries(properties),
    children: children.map((one) => htmlNode(one, colours)),
  };
}

/**
 * The plugin.
 * @returns the transformer; for a block that is wrong it fails the file, with the block's place and what is wrong in it
 */
export default function remarkDuke(options: DukeOptions = {}) {
  return (tree: MarkdownNode, file: File): void => {
    walk(tree);

    function walk(parent: MarkdownNode): void {
      parent.children?.forEach((child, index, siblings) => {
        if (child.type === 'code' && child.lang === BLOCK_LANGUAGE) siblings[index] = drawn(child);
        else walk(child);
      });
    }

    function drawn({ value = '', meta, position }: MarkdownNode): MarkdownNode {
      try {
        const { node, colours } = drawBlock(value, meta ?? '', options);
        return {
          type: 'dukeDiagram',
          position,
          // What turns Markdown into HTML takes it from here; raw HTML would be refused by MDX.
          data: {
            hName: 'figure',
            hProperties: { className: 'duke-diagram' },
            hChildren: [htmlNode(node, colours)],
          },
        };
      } catch (error) {
        return file.fail(`duke block: ${error instanceof Error ? error.message : error}`, position);
      }
    }
  };
}
