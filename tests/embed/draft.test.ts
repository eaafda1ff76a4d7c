// The builder's draft: its address, its code, and what is wrong with its options.
import fc from 'fast-check';
import markdownIt from 'markdown-it';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Draft,
  firstDraft,
  formsOf,
  NO_OPTIONS,
  type Options,
  queryOf,
  readQuery,
} from '../../src/embed/builder/draft.ts';
import { annotationsOf, problemOfOption } from '../../src/embed/builder/problems.ts';
import {
  elementSnippet,
  fenceSnippet,
  frameSnippet,
  markdownPictureSnippet,
  pictureSnippet,
  type Snippet,
} from '../../src/embed/builder/snippets.ts';
import {
  fillTemplate,
  TEMPLATES,
  type Token,
  textOfLines,
} from '../../src/embed/builder/templates.ts';
import { editedFrom } from '../../src/islands/editor/edited.ts';
import { colourLines } from '../../src/markdown/colour-lines.ts';
import { readFence } from '../../src/markdown/fence.ts';

const KNIGHT = '6/6/2K3/6/6/2D3 l - - 0';

const draftOf = (more: Partial<Draft> = {}, options: Partial<Options> = {}): Draft => ({
  ...firstDraft(),
  edited: editedFrom(KNIGHT),
  ...more,
  options: { ...NO_OPTIONS, ...options },
});

const surroundings = {
  folder: 'https://example.org/embed/v1/',
  locale: 'en',
  title: 'A "board"',
};

describe('the address', () => {
  it('restores a draft, whatever stands in it', () => {
    const text = fc
      .string({ unit: 'binary', maxLength: 40 })
      .filter((one) => one.trim() === one && !/_| {2}/.test(one) && one.isWellFormed());
    fc.assert(
      fc.property(
        fc.record({ position: text, lang: text, marks: text, record: text, puzzle: text }),
        fc.constantFrom('board', 'puzzle', 'daily'),
        fc.constantFrom('element', 'frame', 'markdown', 'picture'),
        fc.constantFrom('', '1', '5'),
        ({ position, puzzle, ...options }, show, form, n) => {
          const before = draftOf({ edited: editedFrom(position), show, form, n, puzzle }, options);
          const after = readQuery(queryOf(before));
          expect(after.edited.text).toBe(position);
          expect(after).toMatchObject({ show, form, n, puzzle, options: before.options });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('says nothing of what is usual, and takes what it does not know for that', () => {
    expect(queryOf(firstDraft())).toBe(
      '?position=1fdf2%2F6%2F6%2F6%2F6%2F1FDF2_l_F3PKWRSGTCMBNAL_f3pkwrsgtcmbnal_0',
    );
    expect(readQuery('?show=all&form=pdf&n=9')).toEqual(firstDraft());
  });
});

describe('the code', () => {
  let coloured: Record<string, Token[][]>;
  beforeAll(async () => {
    coloured = {};
    for (const [name, { language, lines }] of Object.entries(TEMPLATES))
      coloured[name] = await colourLines(
        lines.map(({ code }) => code),
        language,
      );
  });
  const linesOf = ({ template, values }: Snippet): Token[][] =>
    fillTemplate(TEMPLATES[template], coloured[template] ?? [], values);
  const codeOf = (snippet: Snippet): string => textOfLines(linesOf(snippet));

  it('has the options that are chosen, and lets no text out of its attribute', () => {
    const draft = draftOf(
      { edited: editedFrom('6/6 "<b>') },
      { static: 'static', marks: '"><script>alert(1)</script>' },
    );
    expect(codeOf(elementSnippet(draft, surroundings))).toBe(
      `<script type="module" src="https://example.org/embed/v1/duke-hall.js"></script>
<duke-board
  static
  marks="&quot;>&lt;script>alert(1)&lt;/script>"
  position="6/6 &quot;&lt;b>"></duke-board>`,
    );
    expect(codeOf(frameSnippet(draft, surroundings))).not.toMatch(/<b>|<script>alert/);
  });

  it.each([
    [
      draftOf({ show: 'puzzle', puzzle: 'k7f3' }, { theme: 'dark' }),
      'theme="dark"\n  puzzle="k7f3"',
    ],
    [draftOf({ show: 'puzzle', n: '3' }), `n="3"\n  position="${KNIGHT}"`],
    [draftOf({ show: 'daily' }), '<duke-daily\n  lang="en"></duke-daily>'],
    [draftOf({ show: 'daily' }, { lang: 'zh', arrows: 'c2c4' }), '<duke-daily\n  lang="zh">'],
  ])('of an element', (draft, part) => {
    const code = codeOf(elementSnippet(draft, surroundings));
    expect(code).toContain(part);
    expect(code).not.toMatch(/arrows|\{\{/);
  });

  it.each([
    [
      draftOf({}, { marks: 'red c4' }),
      'board/#position=6%2F6%2F2K3%2F6%2F6%2F2D3_l_-_-_0&amp;marks=red+c4',
    ],
    [draftOf({ show: 'puzzle', puzzle: 'k7f3' }), 'puzzle/k7f3/'],
    [draftOf({ show: 'puzzle', puzzle: '../../x' }), 'puzzle/..%2F..%2Fx/'],
    [
      draftOf({ show: 'puzzle', n: '2' }),
      'puzzle/#position=6%2F6%2F2K3%2F6%2F6%2F2D3_l_-_-_0&amp;n=2',
    ],
    [draftOf({ show: 'daily' }, { theme: 'dark' }), 'daily/#theme=dark'],
  ])('of a frame', (draft, address) => {
    const code = codeOf(frameSnippet(draft, surroundings));
    expect(code).toContain(`src="https://example.org/embed/v1/${address}"`);
    expect(code).toContain('title="A &quot;board&quot;"');
  });

  it('of a Markdown block is read by our plugins as the same board', () => {
    const draft = draftOf(
      { edited: editedFrom('6/6/2K3/6/6/2D3 l - -') },
      { orientation: 'dark', arrows: ' red c4d6 ', marks: 'wrong' },
    );
    const code = codeOf(fenceSnippet(draft));
    expect(code).toBe(`\`\`\`duke\n${KNIGHT}\nbottom: dark\narrows: red c4d6\n\`\`\``);
    expect(readFence(code.split('\n').slice(1, -1).join('\n'))).toEqual({
      ...{ position: KNIGHT, bottom: 'dark', arrows: 'red c4d6' },
    });
  });

  it('of a picture keeps its words as words', () => {
    const words = { src: 'https://example.org/a (1).png', alt: 'a ]"<b>', link: 'https://x.org/' };
    expect(codeOf(pictureSnippet(words))).toContain('alt="a ]&quot;&lt;b>"');
    expect(codeOf(markdownPictureSnippet(words))).toBe(
      '[![a \\]"<b>](https://example.org/a%20%281%29.png)](https://x.org/)',
    );
    const rendered = markdownIt().render(codeOf(markdownPictureSnippet(words)));
    expect(rendered).toContain('alt="a ]&quot;&lt;b&gt;"');
    expect(rendered).toContain('<a href="https://x.org/">');
  });

  it('has no picture where there is none that lasts', () => {
    expect(formsOf(draftOf({ show: 'daily' }))).not.toContain('picture');
    expect(formsOf(draftOf({ show: 'puzzle' }))).not.toContain('markdown');
    expect(formsOf(draftOf({ show: 'puzzle', puzzle: 'k7f3' }))).toContain('picture');
  });

  it('is in Shiki’s colours, with places and lines whole', () => {
    const [, second = []] = linesOf(elementSnippet(draftOf(), surroundings));
    expect(second.some(({ className }) => className?.startsWith('code-token-'))).toBe(true);
    const last = linesOf(elementSnippet(draftOf(), surroundings)).at(-1) ?? [];
    expect(last.find(({ text }) => text.includes(KNIGHT))?.className).toBe(
      'code-token-string-expression',
    );
  });

  it('is refused a place without a value', () => {
    const template = { language: 'html', lines: [{ code: '{{a}}' }] } as const;
    expect(() => fillTemplate(template, [[{ text: '{{a}}' }]], {})).toThrow('no value for {{a}}');
  });
});

describe('an option', () => {
  const start = '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0';

  it.each([
    ['record', 'b1b2 a1a2', { type: 'notation', attribute: 'record' }],
    ['arrows', 'c2', { type: 'value', attribute: 'arrows', found: 'c2' }],
    ['size', '9', { type: 'value', attribute: 'size', expected: '120–1200' }],
    ['marks', 'green c4', undefined],
    ['record', 'b1b2 b6b5', undefined],
    ['size', '', undefined],
  ] as const)('%s “%s”', (name, text, problem) => {
    const found = problemOfOption(
      draftOf(
        { edited: editedFrom(start) },
        { [name]: text, ...(name === 'marks' ? { arrows: '?' } : {}) },
      ),
      name,
    );
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(problem);
  });

  it('that is a record names the turn and the column', () => {
    const draft = draftOf({ edited: editedFrom(start) }, { record: 'b1b2 b6b5 a1a2' });
    expect(problemOfOption(draft, 'record')).toMatchObject({
      error: { code: 'illegal', field: 'record', column: 11, details: { turn: 3 } },
    });
  });

  it('that is wrong draws nothing', () => {
    expect(annotationsOf(draftOf({}, { arrows: 'red c1c2', marks: 'x' }))).toEqual({
      arrows: [{ ink: 'red', from: 2, to: 8 }],
      squares: [],
    });
  });
});
