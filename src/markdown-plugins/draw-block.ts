// A fenced `duke` block as a drawing that stands alone: no script, no style sheet, no reference, words in one language.
import { type DiagramSource, drawDiagram } from '../board/diagram.ts';
import type { SvgNode } from '../board/svg-node.ts';
import { THEMES } from '../board/theme.ts';
import { boardText } from '../i18n/board.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { readFence } from '../markdown/fence.ts';

/** How blocks are drawn. */
export interface DukeOptions {
  /** The language of names and descriptions; `lang=zh` after a block's language says it for one block. */
  readonly lang?: Locale;
  /**
   * `light` and `dark` have their colours in the drawing. `auto` is light, and dark where the page's style sheet says so
   * (duke.css does).
   */
  readonly theme?: 'light' | 'dark' | 'auto';
}

/** The language that marks a block: ```duke. */
export const BLOCK_LANGUAGE = 'duke';

/** Fonts for names: what most systems have for Latin and for Chinese. */
const FONTS = "Georgia, 'Songti SC', 'Noto Serif SC', 'Noto Serif CJK SC', serif";

/** Colours that a style sheet may change: `var(--board-ink,#1d2421)`. */
const CHANGEABLE = Object.fromEntries(
  Object.entries(THEMES.light).map(([name, value]) => [name, `var(--board-${name},${value})`]),
);

/** A block's drawing. */
export interface Drawing {
  readonly node: SvgNode;
  /** What each name of a colour stands for. */
  readonly colours: Readonly<Record<string, string>>;
}

/** The language of a block. @throws RangeError for one that there is not */
function languageOf(meta: string, otherwise: Locale): Locale {
  const said = /(?:^|\s)lang=(\S*)/.exec(meta)?.[1];
  if (said === undefined) return otherwise;
  const found = locales.find((one) => one === said);
  if (found === undefined) throw new RangeError(`“lang=${said}”: expected ${locales.join(' or ')}`);
  return found;
}

/**
 * Draws a block.
 * @param text what stands in the block: a position, then lines such as `arrows: green c2c4`
 * @param meta what stands after the block's language, such as `lang=zh`
 * @throws Error that names what is wrong in the block
 */
export function drawBlock(
  text: string,
  meta: string,
  { lang = 'en', theme = 'light' }: DukeOptions,
): Drawing {
  const source: DiagramSource = readFence(text);
  const node = drawDiagram(source, boardText(languageOf(meta, lang)), {
    ...{ detail: 'full', fontFamily: FONTS },
  });
  return { node, colours: theme === 'auto' ? CHANGEABLE : THEMES[theme] };
}
