// The headers file: read strictly, without rules that contradict each other, and right for every kind of file.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headersOf, headersUnder, parseHeaders } from '../../scripts/headers-file.ts';

const text = readFileSync('public/_headers', 'utf8');

describe('reading a headers file', () => {
  it('takes paths, headers and comments', () => {
    expect(parseHeaders('# note\n/a/*\n  X-One: 1\n  X-Two: a: b\n\n/b\n  X-One: 2\n')).toEqual([
      {
        pattern: '/a/*',
        headers: [
          ['X-One', '1'],
          ['X-Two', 'a: b'],
        ],
      },
      { pattern: '/b', headers: [['X-One', '2']] },
    ]);
  });

  it.each(['a/*', '  X-One: 1', '/a b', '/a\n  X-One 1'])('names the line of %j', (bad) => {
    expect(() => parseHeaders(bad)).toThrow(/^_headers, line \d: /);
  });
});

describe.each(['/', '/games/duke/'])('the headers of a site in %s', (base) => {
  const rules = parseHeaders(headersUnder(text, base));
  const headers = (path: string) => Object.fromEntries(headersOf(rules, base + path));

  const hashed = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Access-Control-Allow-Origin': '*',
  };
  const page = { 'Cache-Control': 'no-cache' };
  const open = { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' };

  it.each([
    ['_astro/board.BhH-3Jjx.js', hashed],
    ['_astro/index.B8STSd38.css', hashed],
    ['', page],
    ['en/', page],
    ['zh/puzzles/k7f3/', page],
    ['en/learn/jump/index.html', page],
    ['404.html', page],
    ['offline/', page],
    ['service-worker.js', page],
    ['puzzles.json', open],
    ['daily.json', open],
    ['puzzles/k7f3.json', open],
    ['puzzles/k7f3.png', open],
    ['puzzles/k7f3.svg', open],
    ['en/feed.xml', open],
    ['zh/feed.xml', open],
    ['embed/board.js', open],
    ['embed/frame/', open],
    ['diagrams/0123456789.en.svg', open],
    ['diagrams.json', open],
    ['oembed/zh/puzzles/k7f3.json', open],
    ['packages/duke-hall-markdown.tgz', open],
  ])('are right for %s', (path, expected) => {
    expect(headers(path)).toEqual(expected);
  });

  it('say each thing once: hosts differ in what they make of two', () => {
    for (const path of ['', 'en/', 'en/feed.xml', 'puzzles/k7f3.png', '_astro/a.js', 'embed/a.js'])
      expect(headersOf(rules, base + path)).toHaveLength(Object.keys(headers(path)).length);
  });

  it('say nothing of what is outside', () => {
    expect(headersOf(rules, '/elsewhere/_astro/a.js')).toEqual([]);
  });
});
