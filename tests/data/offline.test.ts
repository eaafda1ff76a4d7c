// The service worker's own logic: which files a page needs, which puzzles are kept ahead, what it is told.
import { describe, expect, it } from 'vitest';
import { assetsOfFile, assetsOfPage } from '../../src/service-worker/assets.ts';
import { comingPuzzles, DAYS_KEPT } from '../../src/service-worker/coming-days.ts';
import { isPageMessage } from '../../src/service-worker/message.ts';

describe('the files of a page', () => {
  it('are its scripts, its styles and those of its islands, each once', () => {
    const html = `<link rel="stylesheet" href="/duke/_astro/a.B1.css"><script src="/duke/theme.js"></script>
      <link rel="icon" href="/duke/favicon.svg"><a href="/duke/en/learn/">x</a><img src="/duke/p.png">
      <astro-island component-url="/duke/_astro/Board.C2.js" renderer-url="/duke/_astro/client.D3.js"></astro-island>
      <astro-island component-url="/duke/_astro/Board.C2.js"></astro-island>`;
    expect(assetsOfPage(html, 'https://example.org/duke/en/')).toEqual(
      ['_astro/a.B1.css', 'theme.js', '_astro/Board.C2.js', '_astro/client.D3.js'].map(
        (path) => `https://example.org/duke/${path}`,
      ),
    );
  });

  it('name others: imports, what is loaded later, workers, fonts', () => {
    const url = 'https://example.org/duke/_astro/Board.C2.js';
    const script = `import{a as b}from"./engine.E4.js";const m=["_astro/zh.F5.js","_astro/zh.G6.css"];
      new Worker(new URL("/duke/_astro/solver.worker-H7.js",import.meta.url));import("./engine.E4.js")`;
    expect(assetsOfFile(script, url)).toEqual(
      ['engine.E4.js', 'zh.F5.js', 'zh.G6.css', 'solver.worker-H7.js'].map(
        (name) => `https://example.org/duke/_astro/${name}`,
      ),
    );
    expect(assetsOfFile('src:url(./text.J8.woff2)', url)).toEqual([
      'https://example.org/duke/_astro/text.J8.woff2',
    ]);
    expect(assetsOfFile('export const nothing = "a.js";', url)).toEqual([]);
  });
});

describe('the coming puzzles', () => {
  const day = (date: number) => `2026-12-${String(date).padStart(2, '0')}`;
  const days = Object.fromEntries(
    Array.from({ length: 31 }, (_, index) => [day(index + 1), `p${index + 1}`] as const).reverse(),
  );
  const noon = new Date(2026, 11, 10, 12);

  it('are today’s by this device’s calendar and those of the next 14 days', () => {
    const ids = comingPuzzles({ days }, noon);
    expect(ids).toHaveLength(DAYS_KEPT + 1);
    expect([ids[0], ids.at(-1)]).toEqual(['p10', 'p24']);
    expect(comingPuzzles({ days }, new Date(2026, 11, 10, 0, 0))[0]).toBe('p10');
    expect(comingPuzzles({ days }, new Date(2026, 11, 10, 23, 59, 59))[0]).toBe('p10');
  });

  it('are as many as there are near the end of the list', () => {
    expect(comingPuzzles({ days }, new Date(2026, 11, 30))).toEqual(['p30', 'p31']);
    expect(comingPuzzles({ days }, new Date(2027, 0, 1))).toEqual([]);
  });

  it.each([
    undefined,
    null,
    'x',
    [],
    {},
    { days: null },
    { days: 'x' },
    { days: { '2026-12-10': 7 } },
  ])('are none in %j', (damaged) => expect(comingPuzzles(damaged, noon)).toEqual([]));

  it('never lead out of the puzzles’ folder', () => {
    expect(comingPuzzles({ days: { '2026-12-10': '../../x' } }, noon)).toEqual([]);
  });
});

describe('what the worker is told', () => {
  it.each([
    [{ page: 'https://example.org/en/', controlled: false }, true],
    [{ page: 'https://example.org/en/' }, false],
    [{ page: 'en/', controlled: true }, false],
    ['https://example.org/en/', false],
    [null, false],
    [undefined, false],
  ])('%j is a page’s message: %s', (value, expected) => {
    expect(isPageMessage(value)).toBe(expected);
  });
});
