// The glossary's terms in lessons: found as whole words, the longest first, once a lesson, in prose alone.
import { mdxToJs } from 'satteri';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/i18n/locales.ts';
import { glossaryTerms, lessonLocale } from '../../src/markdown/term-plugin.ts';
import { cutAtTerms } from '../../src/markdown/terms.ts';

/** The text with its terms in brackets: `A [tile:tile] acts`. */
const marked = (text: string, locale: Locale = 'en', seen = new Set<string>(), atStart = true) =>
  cutAtTerms(text, locale, seen, atStart)
    .map((piece) => (piece.term === undefined ? piece.text : `[${piece.term}:${piece.text}]`))
    .join('');

describe('a text in English', () => {
  it('is cut at whole words, in their other forms too', () => {
    expect(marked('It flips. Two tiles are reptiles.')).toBe(
      'It [flip:flips]. Two [tile:tiles] are reptiles.',
    );
    expect(marked('tile-shaped, a non-tile')).toBe('tile-shaped, a non-tile');
  });

  it('takes the longest term, and never a term within one that was seen', () => {
    const seen = new Set<string>();
    expect(marked('a Jump Slide, a Slide, a Jump Slide', 'en', seen)).toBe(
      'a [jump-slide:Jump Slide], a [slide:Slide], a Jump Slide',
    );
    expect(marked('the starting face', 'en', new Set(['starting-face']))).toBe('the starting face');
  });

  it('marks a term once a lesson', () => {
    const seen = new Set<string>();
    expect(marked('a bag', 'en', seen)).toBe('a [bag:bag]');
    expect(marked('the bag, both bags', 'en', seen)).toBe('the bag, both bags');
  });

  it('passes over what is no term where it stands', () => {
    expect(marked('Move the Duke. Guard it. A Move.')).toBe(
      'Move the Duke. Guard it. A [move:Move].',
    );
    expect(marked('Press a key. The lines turn; you face them and mark it.')).toBe(
      'Press a key. The lines turn; you face them and mark it.',
    );
    expect(marked('You lose sight of it, and you lose.')).toBe(
      'You lose sight of it, and you [lose:lose].',
    );
    expect(marked('beside the board, beside your Duke')).toBe(
      'beside the board, [beside:beside] your Duke',
    );
    expect(marked('Slide on', 'en', new Set(), false)).toBe('[slide:Slide] on');
  });

  it('stays the same text', () => {
    const text = 'A tile flips; levied tiles show their starting face. Guard!';
    expect(
      cutAtTerms(text, 'en', new Set(), true)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(cutAtTerms('', 'en', new Set(), true)).toEqual([]);
  });
});

describe('a text in Chinese', () => {
  it('is cut at the longest term first', () => {
    expect(marked('跳跃滑行、滑行、跳跃', 'zh')).toBe(
      '[jump-slide:跳跃滑行]、[slide:滑行]、[jump:跳跃]',
    );
    expect(marked('发号者在号令区里', 'zh')).toBe('[commander:发号者]在[command-zone:号令区]里');
  });

  it('takes a single character only as a word of its own', () => {
    expect(marked('小吃店', 'zh')).toBe('小吃店');
    expect(marked('被吃的兵牌', 'zh')).toBe('被[capture:吃]的[tile:兵牌]');
    expect(marked('四面被围，前面翻了面', 'zh')).toBe('四面被围，前面翻了面');
  });
});

describe('a lesson', () => {
  const fileURL = (path: string) => new URL(path, 'file:///somewhere/');
  const compile = (source: string, path = 'content/lessons/en/jump.mdx') => {
    const result = mdxToJs(source, { mdastPlugins: [glossaryTerms], fileURL: fileURL(path) });
    if (result instanceof Promise) throw new Error('nothing here has to be waited for');
    return result.code;
  };
  const terms = (code: string) =>
    [...code.matchAll(/Term, \{\s*id: "([\w-]+)"/g)].map(([, id]) => id);

  it('has its terms marked, in bold and in lists too', () => {
    const code = compile('A **tile** in your bag.\n\n- one maneuver\n- or one levy');
    expect(terms(code)).toEqual(['tile', 'bag', 'maneuver', 'levy']);
  });

  it('has none marked in headings, links, code and components', () => {
    const code = compile(
      '## A tile\n\n[the bag](/learn/) `levy` <Rule id="flip">flip</Rule>\n\n<Board>\n  A maneuver.\n</Board>\n\nA tile.',
    );
    expect(terms(code)).toEqual(['tile']);
  });

  it('knows where a sentence begins beyond the piece of text at hand', () => {
    expect(terms(compile('**Slide** it. The **Jump** is free.'))).toEqual(['jump']);
  });

  it('begins anew with each file, in its own language', () => {
    expect(terms(compile('A tile.'))).toEqual(['tile']);
    expect(terms(compile('A tile.'))).toEqual(['tile']);
    expect(terms(compile('一枚兵牌', 'content/lessons/zh/jump.mdx'))).toEqual(['tile']);
  });

  it('is what the plugin works on, and nothing else', () => {
    expect(terms(compile('A tile.', 'content/rules/en/move.mdx'))).toEqual([]);
    expect(lessonLocale(fileURL('content/lessons/zh/move.mdx'))).toBe('zh');
    expect(lessonLocale(fileURL('content/lessons/fr/move.mdx'))).toBeUndefined();
    expect(lessonLocale(undefined)).toBeUndefined();
  });
});
