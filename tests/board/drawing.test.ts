// The drawings: every face as printed, every highlight with a shape of its own, colours from the theme, text escaped.
import { describe, expect, it } from 'vitest';
import { drawBoard, PAGE_DRAWING } from '../../src/board/board-drawing.ts';
import { diagramFile } from '../../src/board/diagram.ts';
import { drawHighlights } from '../../src/board/highlight-drawing.ts';
import { CELL, directionOf } from '../../src/board/mark-shapes.ts';
import { type SvgChild, type SvgNode, svg, svgText } from '../../src/board/svg-node.ts';
import { drawTile, emblemPlace, marksBySquare } from '../../src/board/tile-drawing.ts';
import { HIGHLIGHTS, viewOf } from '../../src/board/view.ts';
import { type Face, KINDS } from '../../src/engine/index.ts';
import { boardText } from '../../src/i18n/board.ts';
import printed from '../conformance/tiles.json' with { type: 'json' };
import { boardWith } from './boards.ts';

const text = boardText('en');

/** Every element of a drawing, the outermost first. */
function elements(node: SvgChild): SvgNode[] {
  return typeof node === 'string' ? [] : [node, ...node.children.flatMap(elements)];
}

const byClass = (node: SvgNode, name: string): SvgNode[] =>
  elements(node).filter(({ attributes }) =>
    String(attributes.class ?? '')
      .split(' ')
      .includes(name),
  );

/** Where a mark is drawn: its circle's middle or where it is moved to. */
function placeOf({ attributes }: SvgNode): readonly [number, number] {
  const moved = /translate\((\S+) (\S+)\)/.exec(String(attributes.transform ?? ''));
  return moved === null
    ? [Number(attributes.cx), Number(attributes.cy)]
    : [Number(moved[1]), Number(moved[2])];
}

const look = (kind: number, face: Face, detail: 'full' | 'compact' | 'auto' = 'full') => ({
  ...{ kind, face, detail, side: 0 as const, name: 'Name', emblem: 'N' },
  ...{ turned: false, uprightName: false },
});

describe('a tile that is asked about', () => {
  const parts = (hidden: 'marks' | 'name' | undefined) => {
    const node = drawTile({ ...look(4, 0, 'auto'), hidden });
    return ['mark', 'tile-name', 'tile-emblem'].map((name) => byClass(node, name).length > 0);
  };

  it('is drawn without what the question is about', () => {
    expect(parts(undefined)).toEqual([true, true, true]);
    expect(parts('marks')).toEqual([false, true, true]);
    expect(parts('name')).toEqual([true, false, false]);
  });
});

describe.each(printed)('$en', ({ letter, window, ...faces }) => {
  const { kind } = KINDS.find((info) => info.letter === letter)!;

  it.each([
    ['starting', 0],
    ['reverse', 1],
  ] as const)('has the printed marks on its %s face, each on its grid square', (name, face) => {
    const expected = new Set(
      Object.values(faces[name] as Record<string, number[][]>).flatMap((offsets) =>
        offsets.map(([dx, dy]) => {
          // The window's top row is drawn first; its middle column is the tile's own.
          const row = window.dy[1]! - dy!;
          return `${dx},${row}`;
        }),
      ),
    );
    const marks = byClass(drawTile(look(kind, face)), 'mark');
    const grid = byClass(drawTile(look(kind, face)), 'tile-grid')[0]!;
    const top = Number((grid.children[0] as SvgNode).attributes.y);
    const found = marks.map((mark) => {
      const [x, y] = placeOf(mark);
      return `${Math.round(x / CELL)},${Math.round((y - top) / CELL - 0.5)}`;
    });
    expect(found).toHaveLength(expected.size);
    expect(new Set(found)).toEqual(expected);
  });

  it.each([0, 1] as const)('has an emblem where its face %i has no mark', (face) => {
    const taken = marksBySquare(kind, face).map(({ offset }) => offset.join());
    const [dx, dy] = emblemPlace(kind, face);
    expect([...taken, '0,0']).not.toContain([dx, dy].join());
    expect(Math.abs(dx)).toBeLessThanOrEqual(2);
    expect(dy).toBeGreaterThanOrEqual(window.dy[0]!);
    expect(dy).toBeLessThanOrEqual(window.dy[1]!);
  });

  it.each([0, 1] as const)('tells its face %i by the diamond: hollow or filled', (face) => {
    const grid = byClass(drawTile(look(kind, face)), 'tile-grid')[0]!;
    const own = grid.children[2] as SvgNode;
    expect(own.attributes.stroke === undefined).toBe(face === 1);
  });
});

describe('marks', () => {
  it('point outward along their direction', () => {
    expect(
      [
        [0, 1],
        [1, 1],
        [1, 0],
        [2, -2],
        [0, -1],
        [-1, 0],
        [-2, 2],
      ].map(([dx, dy]) => directionOf([dx!, dy!])),
    ).toEqual([0, 45, 90, 135, 180, -90, -45]);
  });

  it('are both drawn where a Move and a Command share a square', () => {
    const general = KINDS.find((info) => info.id === 'general')!.kind;
    const shared = byClass(drawTile(look(general, 1)), 'mark').filter(
      ({ children }) => children.length === 2,
    );
    expect(shared.map((mark) => mark.children.map((child) => (child as SvgNode).tag))).toEqual([
      ['path', 'circle'],
      ['path', 'circle'],
    ]);
  });

  it('have a simpler ⌘ in the compact drawing', () => {
    const marshall = KINDS.find((info) => info.id === 'marshall')!.kind;
    const tags = (detail: 'full' | 'compact' | 'auto') =>
      byClass(drawTile(look(marshall, 1, detail)), 'mark')
        .filter(({ tag }) => tag === 'g')
        .map(({ children }) => children.map((child) => (child as SvgNode).tag).join());
    expect(tags('compact')).toEqual(['rect,circle', 'rect,circle', 'rect,circle']);
    expect(tags('auto')).toEqual(['path,rect,circle', 'path,rect,circle', 'path,rect,circle']);
  });
});

describe('a tile', () => {
  it('has a name in the full drawing, an emblem in the compact one, and both where a style sheet chooses', () => {
    const parts = (detail: 'full' | 'compact' | 'auto') => {
      const node = drawTile(look(1, 0, detail));
      return [byClass(node, 'tile-name').length, byClass(node, 'tile-emblem').length];
    };
    expect(parts('full')).toEqual([1, 0]);
    expect(parts('compact')).toEqual([0, 1]);
    expect(parts('auto')).toEqual([1, 1]);
  });

  it('is turned with its face alone: the thick edge stays at the bottom of the screen', () => {
    const node = drawTile({ ...look(1, 0), turned: true });
    const turned = elements(node).filter(({ attributes }) =>
      String(attributes.transform ?? '').includes('rotate(180)'),
    );
    expect(turned).toHaveLength(1);
    expect(turned[0]!.children.length).toBeGreaterThan(0);
    expect(node.attributes.transform).toBeUndefined();
  });

  it('can keep its name upright when it is turned', () => {
    const name = byClass(drawTile({ ...look(1, 0), turned: true, uprightName: true }), 'tile-name');
    expect(name[0]!.attributes.transform).toContain('rotate(180)');
  });
});

describe('highlights', () => {
  const withoutColours = (nodes: readonly SvgNode[]): string =>
    nodes
      .map((node) => svgText(node))
      .join('')
      .replaceAll(/var\(--board-[\w-]+\)/g, 'colour')
      .replaceAll(/class="[^"]*"/g, '');

  it.each([false, true])(
    'each have a shape of their own, apart from colour (occupied: %s)',
    (occupied) => {
      const shapes = HIGHLIGHTS.map((highlight) => [
        highlight,
        withoutColours(drawHighlights('under', [highlight], occupied)) +
          withoutColours(drawHighlights('over', [highlight], occupied)),
      ]);
      // On an occupied square nothing is “legal”: it is a capture.
      const shown = shapes.filter(([highlight]) => !(occupied && highlight === 'legal'));
      expect(shown.filter(([, shape]) => shape === '')).toEqual([]);
      expect(new Set(shown.map(([, shape]) => shape)).size).toBe(
        // A commander and a Command's target on an occupied square share a badge; their frames tell them apart.
        occupied ? shown.length - 1 : shown.length,
      );
    },
  );

  it('show the ⌘ of a Command in place of the dot', () => {
    expect(drawHighlights('over', ['legal', 'target'], false)).toHaveLength(1);
  });
});

describe('a board', () => {
  it('leaves out the tiles that are lifted', () => {
    const state = boardWith('6/6/2f3/2F3/6/6 l - -');
    const draw = (lifted: number[]) =>
      byClass(drawBoard(viewOf(state), { ...PAGE_DRAWING, lifted }, text), 'tile').length;
    expect([draw([]), draw([14])]).toEqual([2, 1]);
  });

  it('has coordinates on the viewer’s side', () => {
    const words = (bottom: 0 | 1) =>
      byClass(
        drawBoard(viewOf(boardWith('6/6/6/6/6/6 l - -'), bottom), PAGE_DRAWING, text),
        'coordinates',
      )[0]!.children.map((child) => (child as SvgNode).children[0]);
    expect(words(0).join('')).toBe('abcdef654321');
    expect(words(1).join('')).toBe('fedcba123456');
  });

  it('has no style attribute and no event handler', () => {
    const file = diagramFile({ position: '6/6/2f3/2G~3/6/6 l - -', choose: 'c3' }, text, 'dark');
    expect(file).not.toMatch(/\s(style|on\w+)=/);
  });

  it('needs no style sheet as a file: no name of a colour is left', () => {
    const file = diagramFile(
      { position: '1b2f~1/1dg3/m~2F~2/2p~2P~/2p~3/1ND2M~ l - -', choose: 'c1', arrows: 'red a1a3' },
      text,
      'light',
    );
    expect(file).not.toContain('var(');
    expect(file).toContain('#e8590c');
  });

  it('is described in the page’s language', () => {
    const source = { position: '6/6/2f3/2P~3/6/6 l - -' };
    const english = diagramFile(source, text, 'light');
    expect(english).toContain('<title>Board, Light to act</title>');
    expect(english).toContain(
      '<desc>Light: Pikeman c3 (reverse face); Dark: Footman c4. Light to act.</desc>',
    );
    const chinese = diagramFile(source, boardText('zh'), 'light');
    expect(chinese).toContain('<title>棋盘，轮到浅色方行动</title>');
    expect(chinese).toContain('浅色方：长枪兵\u2009c3（背面）；深色方：步兵\u2009c4。');
  });
});

it('writes text as text, never as markup', () => {
  expect(svgText(svg('text', { x: '"<&>' }, '<script>&"'))).toBe(
    '<text x="&quot;&lt;&amp;&gt;">&lt;script&gt;&amp;&quot;</text>',
  );
});
