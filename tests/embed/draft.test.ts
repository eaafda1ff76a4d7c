// The builder's draft: editing, its address there and back, and the code to copy.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../src/embed/builder/Code.tsx';
import {
  changeBag,
  clear,
  type Draft,
  draftOf,
  edit,
  elementCode,
  fillBag,
  frameCode,
  move,
  NO_OPTIONS,
  place,
  queryOf,
  readQuery,
  withText,
} from '../../src/embed/builder/draft.ts';
import {
  DUKE,
  FOOTMAN,
  makeTile,
  parsePosition,
  squareFromName,
  unwrap,
} from '../../src/engine/index.ts';

const at = (name: string): number => squareFromName(name) as number;
const draft = (text: string): Draft => draftOf(unwrap(parsePosition(text)), NO_OPTIONS);

describe('editing', () => {
  it('puts a tile on the board and takes it out of a full bag', () => {
    const before = draft('6/6/6/6/6/2D3 l F3P -');
    const after = edit(before, (one) => place(one, at('c2'), makeTile(FOOTMAN, 0, 1)));
    expect(after.text).toBe('6/6/6/6/2F~3/2D3 l F3P - 0');
    const more = ['a1', 'b1'].reduce(
      (one, square) => edit(one, (it) => place(it, at(square), makeTile(FOOTMAN, 0, 0))),
      after,
    );
    expect(more.text).toBe('6/6/6/6/2F~3/FFD3 l 3P - 0');
  });

  it('lets a side have one Duke', () => {
    const after = edit(draft('3d2/6/6/6/6/2D3 d - -'), (one) =>
      place(one, at('a6'), makeTile(DUKE, 1, 0)),
    );
    expect(after.text).toBe('d5/6/6/6/6/2D3 d - - 0');
  });

  it('moves onto other tiles, and removes', () => {
    const moved = edit(draft('6/6/6/6/6/F1dK2 l - -'), (one) => move(one, at('a1'), at('d1')));
    expect(moved.text).toBe('6/6/6/6/6/2dF2 l - - 0');
    expect(edit(moved, (one) => clear(one, at('d1'))).text).toBe('6/6/6/6/6/2d3 l - - 0');
  });

  it('fills a bag with the rest of the army, and keeps Dukes out of bags', () => {
    const filled = edit(draft('6/6/6/6/6/FFDK~2 l - -'), (one) => fillBag(one, 0));
    expect(filled.text).toBe('6/6/6/6/6/FFDK~2 l F3PWRSGTCMBNAL - 0');
    expect(edit(filled, (one) => changeBag(one, 0, DUKE, 1)).text).toBe(filled.text);
  });

  it('keeps the last right position while a wrong text is typed', () => {
    const typed = withText(draft('6/6/6/6/6/2D3 l - -'), '6/6/6/6/6/2D l');
    expect(typed.text).toBe('6/6/6/6/6/2D l');
    expect(draftOf(typed.position, NO_OPTIONS).text).toBe('6/6/6/6/6/2D3 l - - 0');
  });
});

it('is restored by its address, whatever stands in it', () => {
  const text = fc
    .string({ unit: 'binary', maxLength: 40 })
    .filter((one) => one.trim() === one && !/_| {2}/.test(one) && one.isWellFormed());
  fc.assert(
    fc.property(text, text, text, (position, lang, marks) => {
      const before = withText(
        draftOf(unwrap(parsePosition('6/6/6/6/6/6 l - -')), { ...NO_OPTIONS, lang, marks }),
        position,
      );
      const after = readQuery(queryOf(before));
      expect(after.text).toBe(before.text);
      expect(after.options).toEqual(before.options);
    }),
    { numRuns: 500 },
  );
});

describe('the code', () => {
  const wrong = withText(
    draftOf(unwrap(parsePosition('6/6/6/6/6/6 l - -')), {
      ...NO_OPTIONS,
      static: 'static',
      marks: '"><script>alert(1)</script>',
    }),
    '6/6 "<b>',
  );

  it('lets no text out of its attribute', () => {
    expect(elementCode(wrong, 'https://example.org/embed/v1/')).toBe(
      `<script type="module" src="https://example.org/embed/v1/duke-hall.js"></script>
<duke-board position="6/6 &quot;&lt;b>"
  static
  marks="&quot;>&lt;script>alert(1)&lt;/script>"></duke-board>`,
    );
    expect(frameCode(wrong, 'https://example.org/embed/v1/', 'A "board"')).not.toMatch(
      /<b>|<script>alert/,
    );
  });

  it('is coloured without losing anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (code) => {
        expect(
          tokensOf(code)
            .map(({ text }) => text)
            .join(''),
        ).toBe(code);
      }),
    );
    const pieces = tokensOf('<a b="c"></a>').map(({ text, className }) => [text, className]);
    expect(pieces[0]).toEqual(['<a', 'code-token-keyword']);
    expect(pieces).toContainEqual(['b', 'code-token-function']);
    expect(pieces).toContainEqual(['"c"', 'code-token-string-expression']);
  });
});
