// <duke-board>: a position as a live board or as a picture, with arrows, marks and a record to step through.
import { h, render } from 'preact';
import { drawBoard, PAGE_DRAWING } from '../board/board-drawing.ts';
import { boardDescription, boardTitle } from '../board/labels.ts';
import type { PlayedTurn } from '../board/state.ts';
import { viewOf } from '../board/view.ts';
import { formatAction, formatPosition, type Position } from '../engine/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { BoardView } from './BoardView.tsx';
import { BOARD_ATTRIBUTES, type BoardOptions, readBoardOptions } from './board-options.ts';
import { COMMON_ATTRIBUTES, DukeElement, html, reflect } from './duke-element.ts';
import { siteAddress } from './site-address.ts';
import { svgElement } from './svg-elements.ts';
import type { Words } from './words.ts';

/** What the event `duke-action` tells. */
export interface ActionDetail {
  /** The action in notation (SPEC §9), such as `b2b4`. */
  readonly action: string;
  /** The position after it (SPEC §8). */
  readonly position: string;
  /** The side that acted. */
  readonly side: 'light' | 'dark';
}

/** What is told of a played action. */
export const actionDetail = ({ action, before }: PlayedTurn, position: Position): ActionDetail => ({
  action: formatAction(action),
  position: formatPosition(position),
  side: before.side === 0 ? 'light' : 'dark',
});

export class DukeBoard extends DukeElement {
  static readonly observedAttributes = [...COMMON_ATTRIBUTES, ...BOARD_ATTRIBUTES];
  /** Counts the boards shown, so that a change of the position begins a new one. */
  private begun = { text: '', number: 0 };
  private readonly live = html('div', 'live');

  protected override draw(words: Words): void {
    const options = readBoardOptions((name) => this.getAttribute(name));
    if (options.isStatic) {
      this.clear();
      this.content.replaceChildren(picture(options, words));
      return;
    }
    // Another language or theme keeps what was played; whatever makes another board begins anew.
    const text = BOARD_ATTRIBUTES.map((name) => this.getAttribute(name) ?? '').join('\n');
    if (text !== this.begun.text) this.begun = { text, number: this.begun.number + 1 };
    if (!this.live.isConnected) this.content.replaceChildren(this.live);
    render(
      h(BoardView, {
        key: this.begun.number,
        ...{ options, words },
        onAction: (turn, position) => this.tell('action', actionDetail(turn, position)),
      }),
      this.live,
    );
  }

  protected override clear(): void {
    render(null, this.live);
    this.content.replaceChildren();
    this.begun = { text: '', number: this.begun.number };
  }

  protected override address(locale: Locale): string {
    const position = this.getAttribute('position')?.trim() ?? '';
    // A text too long for a position says nothing to our page either.
    const query =
      position === '' || position.length > 300
        ? ''
        : `?position=${encodeURIComponent(position.replace(/ +/g, '_'))}`;
    return siteAddress(`${locale}/embed/${query}`);
  }
}

/** A static board. */
function picture({ states, step, bottom, coordinates, annotations }: BoardOptions, words: Words) {
  const state = states[step] ?? states[0];
  const drawing = drawBoard(
    viewOf(state, bottom, annotations),
    {
      ...PAGE_DRAWING,
      coordinates,
      title: boardTitle(words.board, state.position),
      description: boardDescription(words.board, state.position),
    },
    words.board,
  );
  return html('div', 'board-diagram', svgElement(drawing));
}

reflect(DukeBoard, {
  ...Object.fromEntries(['theme', 'size', ...BOARD_ATTRIBUTES].map((name) => [name, false])),
  static: true,
});
