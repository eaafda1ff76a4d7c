// A position as a finished picture: what static diagrams, the command line and embeds call.
import type { Position, Side } from '../engine/index.ts';
import type { BoardText } from '../i18n/board-words.ts';
import { type DrawingOptions, drawBoard, PAGE_DRAWING } from './board-drawing.ts';
import { boardDescription, boardTitle } from './labels.ts';
import { createBoard } from './state.ts';
import { type SvgNode, svgText } from './svg-node.ts';
import { THEMES, type ThemeName } from './theme.ts';
import { type Annotations, viewOf } from './view.ts';

/** What a diagram shows beside its position. */
export interface DiagramOptions extends Partial<DrawingOptions>, Annotations {
  /** The side at the bottom; Light if left out. */
  readonly bottom?: Side;
}

/** A position as a drawing, with title and description in the language of `text`. */
export function drawDiagram(
  position: Position,
  text: BoardText,
  options: DiagramOptions = {},
): SvgNode {
  const state = createBoard(position, { reader: 'both', turns: 'alternate' });
  return drawBoard(
    viewOf(state, options.bottom, options),
    {
      ...PAGE_DRAWING,
      title: boardTitle(text, position),
      description: boardDescription(text, position),
      ...options,
    },
    text,
  );
}

/** A position as SVG text that needs no style sheet: its colours are those of a theme. */
export const diagramFile = (
  position: Position,
  text: BoardText,
  theme: ThemeName,
  options: DiagramOptions = {},
): string => svgText(drawDiagram(position, text, { detail: 'full', ...options }), THEMES[theme]);
