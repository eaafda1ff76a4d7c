// What Markdown understands besides itself: drawn positions, and notation that is coloured.
import { mdxToJs } from 'satteri';
import { describe, expect, it } from 'vitest';
import { readFence } from '../../src/markdown/fence.ts';
import { dukeFences, dukeInline } from '../../src/markdown/plugins.ts';

const compile = (source: string) =>
  mdxToJs(source, { mdastPlugins: [dukeFences], hastPlugins: [dukeInline] }).code;

describe('a duke block', () => {
  it('becomes a diagram with what is drawn on it', () => {
    const code = compile('```duke\n6/6/6/2K3/6/6 l - -\narrows: green c3d5\nbottom: dark\n```');
    expect(code).toContain('Diagram');
    expect(code).toContain('position: "6/6/6/2K3/6/6 l - -"');
    expect(code).toContain('arrows: "green c3d5"');
    expect(code).toContain('bottom: "dark"');
    expect(code).not.toContain('language-duke');
  });

  it('leaves other blocks alone', () => {
    expect(compile('```ts\n6/6\n```')).not.toContain('Diagram');
  });

  it('says what is wrong in it', () => {
    expect(() => readFence('')).toThrow('the block is empty');
    expect(() => readFence('6/6\nfoo: c3')).toThrow('“foo: c3”');
    expect(() => readFence('6/6\nbottom: left')).toThrow('expected light or dark');
  });
});

describe('inline code that ends in {:duke}', () => {
  it('is coloured by what its parts are, with classes alone', () => {
    const code = compile('Play `c3:b4d4{:duke}` or `F@c2{:duke}`.');
    expect(code).not.toContain('{:duke}');
    expect(code).not.toContain('style');
    expect(code).toMatch(/code-token-constant[^)]*"c3"/);
    expect(code).toMatch(/code-token-keyword[^)]*":"/);
    expect(code).toMatch(/code-token-string[^)]*"F"/);
  });

  it('leaves other inline code alone', () => {
    expect(compile('Call `b2b4`.')).not.toContain('code-token');
  });
});
