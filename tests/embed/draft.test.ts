// The builder's draft: its address there and back, and the code to copy.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../src/embed/builder/Code.tsx';
import {
  type Draft,
  elementCode,
  frameCode,
  NO_OPTIONS,
  type Options,
  queryOf,
  readQuery,
} from '../../src/embed/builder/draft.ts';
import { editedFrom } from '../../src/islands/editor/edited.ts';

const draftOf = (text: string, options: Partial<Options> = {}): Draft => ({
  edited: editedFrom(text),
  options: { ...NO_OPTIONS, ...options },
});

it('is restored by its address, whatever stands in it', () => {
  const text = fc
    .string({ unit: 'binary', maxLength: 40 })
    .filter((one) => one.trim() === one && !/_| {2}/.test(one) && one.isWellFormed());
  fc.assert(
    fc.property(text, text, text, (position, lang, marks) => {
      const before = draftOf(position, { lang, marks });
      const after = readQuery(queryOf(before));
      expect(after.edited.text).toBe(position);
      expect(after.options).toEqual(before.options);
    }),
    { numRuns: 500 },
  );
});

describe('the code', () => {
  const wrong = draftOf('6/6 "<b>', {
    static: 'static',
    marks: '"><script>alert(1)</script>',
  });

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
