// What the search finds on pages: each rule, term, tile and section of a lesson by its own address.
import { expect, it } from 'vitest';
import { isSearched, pageRecords } from '../../scripts/search-records.ts';

const page = (main: string, head = '') =>
  `<html lang="en"><head><meta name="description" content="What it is."><meta property="og:title" content="Jump">${head}</head>
  <body><nav>Elsewhere</nav><main>${main}</main></body></html>`;

const island = (position: string, bottom = '') =>
  `<astro-island props="{&quot;position&quot;:[0,&quot;${position}&quot;]${bottom && `,&quot;bottom&quot;:[0,&quot;${bottom}&quot;]`}}"><p>Take back</p></astro-island>`;

it('a lesson is found by its sections, without controls and answers', () => {
  const records = pageRecords(
    'en/learn/jump/',
    page(`<article class="prose"><header><p class="eyebrow">Lesson 4</p><h1>Jump</h1><p class="lead">See where.</p></header>
      <p>A ring is a <b>Jump</b>.</p><figure>${island('6/6/6/6/2K3/6 l - -')}<figcaption>Try b5.</figcaption></figure>
      <h2 id="landing">Where it lands</h2><ul><li>On an empty square</li><li>On an enemy</li></ul>
      <section><p class="exercise-ask">Capture it.</p>${island('6/6/6/6/2S3/6 d - -', 'dark')}<details><p>c2–d4</p></details></section>
      <h2 id="end">The end</h2><p>Done &amp; dusted.</p></article><nav class="around">Next</nav>`),
  );
  expect(records).toEqual([
    {
      ...{ kind: 'lesson', url: 'en/learn/jump/', title: 'Jump', section: '' },
      text: 'See where. A ring is a Jump. Try b5.',
      ...{ position: '6/6/6/6/2K3/6 l - - 0', bottom: 'light' },
    },
    {
      ...{
        kind: 'lesson',
        url: 'en/learn/jump/#landing',
        title: 'Jump',
        section: 'Where it lands',
      },
      text: 'On an empty square On an enemy Capture it.',
      ...{ position: '6/6/6/6/2S3/6 d - - 0', bottom: 'dark' },
    },
    {
      ...{ kind: 'lesson', url: 'en/learn/jump/#end', title: 'Jump', section: 'The end' },
      text: 'Done & dusted.',
      // A section without a board shows the lesson's first.
      ...{ position: '6/6/6/6/2K3/6 l - - 0', bottom: 'light' },
    },
  ]);
});

it('a rule is found by its number, a term by its name and with the diagram of its rule', () => {
  const records = pageRecords(
    'en/rules/',
    page(`<h1>Rules</h1><form>Find</form>
      <article class="rule" id="rule-4-2" data-number="4.2"><div class="head"><h3><a>4.2</a> <span data-title>Every way counts</span></h3><p>printed</p></div>
        <div class="text"><p>A Strike counts.</p></div><figure><div data-position="6/6/6/6/6/3D2 l - -"></div></figure></article>
      <dl><div class="term" id="term-guard"><dt><a data-title>Guard</a><span>护驾</span></dt><dd>The Duke could be captured.<span class="more"><a href="#rule-4-2">rule 4.2</a></span></dd></div></dl>`),
  );
  expect(records.map(({ kind, url, title, text }) => [kind, url, title, text])).toEqual([
    ['page', 'en/rules/', 'Jump', 'What it is.'],
    ['rule', 'en/rules/#rule-4-2', '4.2 Every way counts', 'A Strike counts.'],
    ['term', 'en/rules/#term-guard', 'Guard', 'The Duke could be captured. · rule 4.2'],
  ]);
  expect(records[2]?.position).toBe('6/6/6/6/6/3D2 l - - 0');
});

it('a tile is found with its board, another page as a whole', () => {
  const [, tile] = pageRecords(
    'zh/gallery/',
    page(
      `<section class="kind" id="knight"><h2><a>骑士</a></h2><p class="note">先向前跳。</p>${island('6/6/6/6/2K3/6 l - -')}</section>`,
    ),
  );
  expect(tile).toMatchObject({
    ...{ kind: 'tile', url: 'zh/gallery/#knight', title: '骑士', text: '先向前跳。' },
    position: '6/6/6/6/2K3/6 l - - 0',
  });
  expect(pageRecords('en/embed/', page('<h1>Embed</h1><p>Copy a line.</p>'))).toEqual([
    {
      ...{ kind: 'page', url: 'en/embed/', title: 'Jump', section: '' },
      ...{ text: 'What it is. Copy a line.', position: '', bottom: 'light' },
    },
  ]);
});

it('leaves out what no search engine may list, and a position that is none', () => {
  expect(pageRecords('en/states/', page('x', '<meta name="robots" content="noindex">'))).toEqual(
    [],
  );
  const [record] = pageRecords('en/embed/', page('<div data-position="nonsense"></div>'));
  expect(record?.position).toBe('');
});

it.each([
  ['en/rules/', true],
  ['zh/puzzles/', true],
  ['zh/puzzles/collections/command/', true],
  ['zh/puzzles/train/', true],
  ['en/puzzles/k7f3/', false],
  ['embed/v1/board/', false],
  ['', false],
])('whether %s is searched', (path, is) => {
  expect(isSearched(path)).toBe(is);
});
