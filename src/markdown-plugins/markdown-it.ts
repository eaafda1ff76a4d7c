// The markdown-it plugin: fenced `duke` blocks become drawings. `md.use(markdownItDuke, { lang: 'zh' })`.
import { svgText } from '../board/svg-node.ts';
import { BLOCK_LANGUAGE, type DukeOptions, drawBlock } from './draw-block.ts';

export type { DukeOptions };

/** A token of markdown-it, the part that matters here. */
interface FenceToken {
  readonly info: string;
  readonly content: string;
  readonly map?: readonly [number, number] | null;
}

type FenceRule = (tokens: FenceToken[], index: number, ...rest: unknown[]) => string;

/** A markdown-it, the part that matters here. */
interface MarkdownIt {
  readonly renderer: { readonly rules: Record<string, unknown> };
}

/**
 * Adds the drawing of blocks to a markdown-it.
 * @throws Error while rendering, with the block's line and what is wrong in it
 */
export default function markdownItDuke(md: MarkdownIt, options: DukeOptions = {}): void {
  const other = md.renderer.rules.fence as FenceRule | undefined;
  const rule: FenceRule = (tokens, index, ...rest) => {
    const token = tokens[index] as FenceToken;
    const [language, ...meta] = token.info.trim().split(/\s+/);
    if (language !== BLOCK_LANGUAGE) return other?.(tokens, index, ...rest) ?? '';
    try {
      const { node, colours } = drawBlock(token.content, meta.join(' '), options);
      return `<figure class="duke-diagram">${svgText(node, colours)}</figure>\n`;
    } catch (error) {
      const line = token.map ? ` at line ${token.map[0] + 1}` : '';
      throw new Error(`duke block${line}: ${error instanceof Error ? error.message : error}`);
    }
  };
  md.renderer.rules.fence = rule;
}
