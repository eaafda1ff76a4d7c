// A page's picture for previews in other places: its title beside a board of its own.
import { type SvgNode, svg } from '../board/svg-node.ts';
import { THEMES } from '../board/theme.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Outliner, Setting } from './outlines.ts';
import { wrapWords } from './wrap-words.ts';

/** Width of a card in pixels: what previews ask for. */
export const CARD_WIDTH = 1200;
/** Height of a card in pixels. */
export const CARD_HEIGHT = 630;

/** What stands on a card. */
export interface CardWords {
  readonly locale: Locale;
  /** The site's name. */
  readonly site: string;
  readonly title: string;
  /** A line at the foot. */
  readonly foot: string;
}

/** The vermilion of the seal, as in styles/tokens.css. */
const SEAL = { face: '#b3261e', edge: '#7d1813', mark: '#fff8ee' };

const MARGIN = 56;
const BOARD = 566;
const BOARD_LEFT = CARD_WIDTH - BOARD - 32;
const COLUMN = BOARD_LEFT - MARGIN - 40;

/** Sizes of the title, the largest that fits is taken; so many lines have room. */
const TITLE_SIZES = [76, 66, 58, 50, 44, 38];
const TITLE_HEIGHT = 330;

const LEADING: Readonly<Record<Locale, number>> = { en: 1.16, zh: 1.32 };

const words = (text: string, x: number, y: number, setting: Setting, fill: string): SvgNode =>
  svg('text', { x, y, fill, 'font-size': setting.size, 'font-weight': setting.weight }, text);

/** The site's seal, as layouts/Seal.astro draws it. */
const seal = (): SvgNode =>
  svg(
    'g',
    { transform: `translate(${MARGIN - 4} 46) scale(1.7)` },
    svg('rect', { x: 2, y: 4, width: 36, height: 35, rx: 8, fill: SEAL.edge }),
    svg('rect', { x: 2, y: 1, width: 36, height: 35, rx: 8, fill: SEAL.face }),
    svg('path', {
      d: 'M20 12.5 26 18.5 20 24.5 14 18.5Z',
      ...{ fill: 'none', stroke: SEAL.mark, 'stroke-width': 2.4, 'stroke-linejoin': 'round' },
    }),
    svg('path', { d: 'M11.5 14v9L5.5 18.5ZM28.5 14v9L34.5 18.5Z', fill: SEAL.mark }),
  );

/** The title in the largest size that fits its column. */
function drawTitle(title: string, locale: Locale, outliner: Outliner): SvgNode[] {
  const fits = TITLE_SIZES.map((size) => {
    const setting = { size, weight: 700 };
    const lines = wrapWords(title, COLUMN, (text) => outliner.width(text, setting));
    return { setting, lines, leading: size * LEADING[locale] };
  });
  const best =
    fits.find(
      ({ lines, leading, setting }) =>
        lines.length * leading <= TITLE_HEIGHT &&
        lines.every((line) => outliner.width(line, setting) <= COLUMN),
    ) ?? fits.at(-1);
  if (best === undefined) return [];
  const { setting, lines, leading } = best;
  const first = 345 - ((lines.length - 1) * leading) / 2 + setting.size * 0.35;
  return lines.map((line, index) =>
    words(line, MARGIN, first + index * leading, setting, THEMES.light.ink),
  );
}

/**
 * Draws a card; its words are still text, `withOutlines` turns them into outlines.
 * @param board a board as a drawing of its own, an `<svg>` with a `viewBox`
 * @param outliner measures the words
 */
export function drawCard(
  { locale, site, title, foot }: CardWords,
  board: SvgNode,
  outliner: Outliner,
): SvgNode {
  const { light } = THEMES;
  return svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`,
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
    },
    svg('rect', { width: CARD_WIDTH, height: CARD_HEIGHT, fill: light.page }),
    svg('rect', { width: 14, height: CARD_HEIGHT, fill: SEAL.face }),
    seal(),
    words(site, MARGIN + 78, 91, { size: 34, weight: 700 }, light.ink),
    drawTitle(title, locale, outliner),
    words(foot, MARGIN, CARD_HEIGHT - 52, { size: 25, weight: 400 }, light.coordinate),
    {
      ...board,
      attributes: {
        ...board.attributes,
        x: BOARD_LEFT,
        y: (CARD_HEIGHT - BOARD) / 2,
        width: BOARD,
        height: BOARD,
      },
    },
  );
}
