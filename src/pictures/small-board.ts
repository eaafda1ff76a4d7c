// A board as a small picture of its own: compact tiles, no words, so that one picture serves both languages.
import { drawBoard } from '../board/board-drawing.ts';
import type { DiagramSource } from '../board/diagram.ts';
import { arrowsOf, marksOf, sideOf, stateOf } from '../board/source.ts';
import { svgText } from '../board/svg-node.ts';
import { THEMES, type ThemeName } from '../board/theme.ts';
import { viewOf } from '../board/view.ts';
import { parsePosition, unwrap } from '../engine/index.ts';
import { boardText } from '../i18n/board.ts';
import { withoutWords } from './wordless.ts';

/** Width and height of a puzzle's PNG in pixels. */
export const PICTURE_SIZE = 640;

/** A board as SVG text without words and without a need for style sheet or fonts. @throws Error as `drawDiagram`. */
export function smallBoard(source: DiagramSource, theme: ThemeName): string {
  const state = stateOf(source);
  const annotations = { arrows: arrowsOf(source.arrows), squares: marksOf(source.marks) };
  const drawing = drawBoard(
    viewOf(state, sideOf(source.bottom), annotations),
    { detail: 'compact', coordinates: false, uprightNames: false },
    // Whatever it names is taken out again.
    boardText('en'),
  );
  return svgText(withoutWords(drawing), THEMES[theme]);
}

/** A puzzle's picture as SVG text: the attacker, who is to move, at the bottom. @throws NotationError */
export function puzzlePicture(position: string): string {
  const bottom = unwrap(parsePosition(position)).side === 0 ? 'light' : 'dark';
  return smallBoard({ position, bottom }, 'light');
}
