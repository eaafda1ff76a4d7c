// The pictures of a lesson's diagram and their stable address.
import { createHash } from 'node:crypto';
import { type DiagramSource, diagramFile } from '../board/diagram.ts';
import { boardDescription } from '../board/labels.ts';
import { formatPosition, parsePosition, unwrap } from '../engine/index.ts';
import { boardText } from '../i18n/board.ts';
import type { Locale } from '../i18n/locales.ts';
import { smallBoard } from './small-board.ts';

/** The folder of lessons' diagrams in a built site. */
export const DIAGRAMS_FOLDER = 'diagrams';

const tidy = (list: string | undefined): string => (list ?? '').trim().replace(/\s*,\s*/g, ', ');

/** A diagram's description in one form, however an author has written it. @throws NotationError */
export function canonicalDiagram(source: DiagramSource): Required<DiagramSource> {
  return {
    position: formatPosition(unwrap(parsePosition(source.position))),
    bottom: source.bottom ?? 'light',
    choose: source.choose ?? '',
    arrows: tidy(source.arrows),
    marks: tidy(source.marks),
  };
}

/**
 * A diagram's name in its address. It is made of what the diagram shows: a lesson may be rewritten, its diagrams moved or
 * its file renamed, and the address stays; a diagram that shows something else has another address, so that a picture in
 * someone's page never changes under the words beside it.
 */
export function diagramId(source: DiagramSource): string {
  const { position, bottom, choose, arrows, marks } = canonicalDiagram(source);
  const text = [position, bottom, choose, arrows, marks].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/** The diagram as it is drawn: without what is empty. */
function drawn(source: DiagramSource): DiagramSource {
  const { choose, ...rest } = canonicalDiagram(source);
  return choose === '' ? rest : { ...rest, choose };
}

/** The diagram as SVG text, with names and description in a language. */
export const diagramSvg = (source: DiagramSource, locale: Locale): string =>
  diagramFile(drawn(source), boardText(locale), 'light');

/** The diagram as SVG text without words, to make the PNG of. */
export const diagramForPng = (source: DiagramSource): string => smallBoard(drawn(source), 'light');

/** What is on the board, for those who do not see it. */
export const diagramAlt = (source: DiagramSource, locale: Locale): string =>
  boardDescription(boardText(locale), unwrap(parsePosition(source.position)));
