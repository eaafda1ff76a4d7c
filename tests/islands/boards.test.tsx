// What the server sends: the live board holds exactly the static drawing, and every board of the site is sound.
import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import boards from '../../content/tiles/boards.json' with { type: 'json' };
import en from '../../content/tiles/en.json' with { type: 'json' };
import zh from '../../content/tiles/zh.json' with { type: 'json' };
import { drawBoard, PAGE_DRAWING } from '../../src/board/board-drawing.ts';
import { detailSquare } from '../../src/board/detail.ts';
import { stateOf } from '../../src/board/source.ts';
import { svgText } from '../../src/board/svg-node.ts';
import { viewOf } from '../../src/board/view.ts';
import { KINDS, legalManeuvers, tileAt, tileFace, tileKind } from '../../src/engine/index.ts';
import { boardText } from '../../src/i18n/board.ts';
import { LessonBoard } from '../../src/islands/LessonBoard.tsx';
import { STATE_CASES, stateOfCase } from '../../src/islands/state-cases.ts';

describe.each(['en', 'zh'] as const)('the live board in %s', (locale) => {
  const source = { position: '6/1f4/2F3/2K3/2P3/6 l - -', choose: 'c3' };
  const html = render(<LessonBoard locale={locale} {...source} />);

  it('is sent with the drawing that a picture of it has', () => {
    const picture = svgText(drawBoard(viewOf(stateOf(source)), PAGE_DRAWING, boardText(locale)));
    const opened = (text: string) => text.replaceAll(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>');
    expect(opened(html)).toContain(opened(picture));
  });

  it('has 36 named squares in six rows, one of which takes focus, so that tabbing there wakes the board', () => {
    expect(html.match(/role="gridcell"/g)).toHaveLength(36);
    expect(html.match(/role="row"/g)).toHaveLength(6);
    expect(html.match(/aria-label="[^"]+" ?/g)!.length).toBeGreaterThanOrEqual(37);
    expect(html.match(/tabindex="0"/g)).toHaveLength(1);
  });

  it('has no style attribute and no event handler', () => {
    expect(html).not.toMatch(/\s(style|on\w+)=/);
  });
});

describe('the gallery', () => {
  it('has a note in both languages and a board for every kind', () => {
    const ids = KINDS.map(({ id }) => id);
    expect(Object.keys(boards)).toEqual(ids);
    expect(Object.keys(en)).toEqual(ids);
    expect(Object.keys(zh)).toEqual(ids);
  });

  it.each(KINDS)('shows a $id on its starting face that can act, and act again', ({ id, kind }) => {
    const { position, square } = boards[id];
    const state = stateOf({ position, choose: square, reader: 'light', turns: 'one-side' });
    const chosen = detailSquare(state);
    expect(chosen).toBeDefined();
    const tile = tileAt(state.position, chosen!);
    expect([tileKind(tile), tileFace(tile)]).toEqual([kind, 0]);
    expect(legalManeuvers(state.position).length).toBeGreaterThan(0);
  });
});

describe('the cases of the states page', () => {
  it('have names of their own', () => {
    expect(new Set(STATE_CASES.map(({ id }) => id)).size).toBe(STATE_CASES.length);
  });

  it('show every highlight there is', async () => {
    const { HIGHLIGHTS } = await import('../../src/board/view.ts');
    const { annotationsOfCase } = await import('../../src/islands/state-cases.ts');
    const shown = new Set(
      STATE_CASES.flatMap((one) =>
        viewOf(stateOfCase(one), 0, annotationsOfCase(one)).squares.flatMap(
          ({ highlights }) => highlights,
        ),
      ),
    );
    expect(HIGHLIGHTS.filter((highlight) => !shown.has(highlight))).toEqual([]);
  });
});
