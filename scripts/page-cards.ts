// Draws every page's picture for previews once the pages are written: its title beside the first board that stands on it,
// in /cards/. Puzzles have pictures of their own.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { HTMLElement, parse, TextNode } from 'node-html-parser';
import { type SvgChild, type SvgNode, svgText } from '../src/board/svg-node.ts';
import { THEMES } from '../src/board/theme.ts';
import { defaultLocale, isLocale, type Locale } from '../src/i18n/locales.ts';
import { siteText } from '../src/i18n/site.ts';
import { CARDS, cardFile } from '../src/pictures/card-address.ts';
import { drawAll, type Picture } from '../src/pictures/draw-all.ts';
import { withOutlines, wordsOf } from '../src/pictures/outlined.ts';
import { type Outliner, outlinerFor } from '../src/pictures/outlines.ts';
import { CARD_WIDTH, type CardWords, drawCard } from '../src/pictures/page-card.ts';

/** Where drawn cards are kept between builds. */
const CACHE = '.cache/pictures/cards';

/** What a page's card is made from. */
export interface CardSource {
  /** File in the site's folder, such as `cards/en/learn/jump.png`. */
  readonly file: string;
  readonly words: CardWords;
  /** The first board on the page; none where it has no board. */
  readonly board: SvgNode | undefined;
}

/** Boards as pages draw them; a list of puzzles has small ones. */
const BOARDS = ['main svg.board-picture', 'main svg.thumbnail'];

const NAMES_CARD = new RegExp(`<meta property="og:image" content="[^"]*/${CARDS}/`);

/** An element of a page as a drawing. */
export function drawingOf(element: HTMLElement): SvgNode {
  return {
    tag: element.rawTagName,
    attributes: element.attributes,
    children: element.childNodes.flatMap((child): SvgChild[] => {
      if (child instanceof TextNode) return child.text === '' ? [] : [child.text];
      return child instanceof HTMLElement ? [drawingOf(child)] : [];
    }),
  };
}

/**
 * Reads what a page's card is made from.
 * @param html the page
 * @returns undefined where the page names another picture, or none
 */
export function cardSource(html: string): CardSource | undefined {
  // Most pages are puzzles' and need no closer look.
  if (!NAMES_CARD.test(html)) return undefined;
  const root = parse(html);
  const meta = (property: string): string =>
    root.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
  const [, file] = new RegExp(`/(${CARDS}/.+\\.png)$`).exec(meta('og:image')) ?? [];
  if (file === undefined) return undefined;
  const language = root.querySelector('html')?.getAttribute('lang')?.slice(0, 2);
  const locale: Locale = isLocale(language) ? language : defaultLocale;
  const board = BOARDS.map((selector) => root.querySelector(selector)).find(
    (found) => found !== null,
  );
  const t = siteText(locale);
  const title = meta('og:title');
  const foot = title === t('site.tagline') ? t('home.eyebrow') : t('site.tagline');
  return {
    file,
    words: { locale, site: meta('og:site_name'), title, foot },
    board: board ? drawingOf(board) : undefined,
  };
}

/** A card as the picture to draw. */
export function cardSvg(words: CardWords, board: SvgNode, outliner: Outliner): string {
  return svgText(withOutlines(drawCard(words, board, outliner), outliner), THEMES.light);
}

/** Every card of a built site. @throws Error naming the page when a language's home has no board to lend */
export async function siteCards(directory: string): Promise<Picture[]> {
  const sources = globSync('**/*.html', { cwd: directory })
    .sort()
    .flatMap((file) => cardSource(readFileSync(join(directory, file), 'utf8')) ?? []);
  const outliner = await outlinerFor(
    sources.flatMap(({ words, board }) => [
      ...[words.site, words.title, words.foot],
      ...(board ? wordsOf(board) : []),
    ]),
  );
  return sources.map(({ file, words, board }) => {
    // Pages without a board show that of their language's home.
    const shown = board ?? sources.find((one) => one.file === cardFile(words.locale))?.board;
    if (shown === undefined) throw new Error(`${file} has no board to show, nor has the home page`);
    return { svg: cardSvg(words, shown, outliner), width: CARD_WIDTH, file: join(directory, file) };
  });
}

/** Adds the cards to a build. `PICTURES=0` leaves them out, for a quicker build. */
export const pageCards = (): AstroIntegration => ({
  name: 'page-cards',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      if (process.env.PICTURES === '0') return;
      const begin = performance.now();
      const cards = await siteCards(fileURLToPath(dir));
      const drawn = await drawAll(cards, { cache: CACHE });
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      logger.info(`${cards.length} pages' pictures in ${seconds} s, ${drawn} drawn anew`);
    },
  },
});
