// A board as a finished picture: what static diagrams, the command line and embeds call.
import type { BoardText } from '../i18n/board-words.ts';
import { type DrawingOptions, drawBoard, PAGE_DRAWING } from './board-drawing.ts';
import { boardDescription, boardTitle } from './labels.ts';
import { arrowsOf, type BoardSource, marksOf, sideOf, stateOf } from './source.ts';
import { type SvgNode, svgText } from './svg-node.ts';
import { THEMES, type ThemeName } from './theme.ts';
import { viewOf } from './view.ts';

/** What a picture can show of a board's description: all but what only a live board has. */
export type DiagramSource = Omit<BoardSource, 'reader' | 'turns'>;

/** Fonts of a picture that stands alone: what most systems have for Latin and for Chinese names. */
const FILE_FONTS =
  "Georgia, 'Source Han Serif SC', 'Noto Serif CJK SC', 'Songti SC', 'Noto Serif', serif";

/**
 * A board as a drawing, with title and description in the language of `text`.
 * @throws Error that names what is wrong in the description
 */
export function drawDiagram(
  source: DiagramSource,
  text: BoardText,
  options: Partial<DrawingOptions> = {},
): SvgNode {
  const state = stateOf(source);
  const annotations = { arrows: arrowsOf(source.arrows), squares: marksOf(source.marks) };
  return drawBoard(
    viewOf(state, sideOf(source.bottom), annotations),
    {
      ...PAGE_DRAWING,
      title: boardTitle(text, state.position),
      description: boardDescription(text, state.position),
      ...options,
    },
    text,
  );
}

/** A board as SVG text that needs no style sheet: its colours are those of a theme. Errors as in `drawDiagram`. */
export const diagramFile = (
  source: DiagramSource,
  text: BoardText,
  theme: ThemeName,
  options: Partial<DrawingOptions> = {},
): string =>
  svgText(
    drawDiagram(source, text, { detail: 'full', fontFamily: FILE_FONTS, ...options }),
    THEMES[theme],
  );
