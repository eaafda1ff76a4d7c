// The data files of both builds as they are served, and the pages that explain them.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { basePath } from '../../scripts/base-path.ts';
import { headersOf, readHeaders } from '../../scripts/headers-file.ts';
import { readPng } from '../data/png-header.ts';
import { axeFindings } from './board-page.ts';
import { builtSites } from './built-sites.ts';

interface List {
  readonly count: number;
  readonly addresses: Readonly<Record<string, string>>;
  readonly puzzles: readonly { readonly id: string }[];
}

for (const { name, directory, base } of builtSites) {
  test.describe(`a site ${name}`, () => {
    const json = (file: string) => JSON.parse(readFileSync(join(directory, file), 'utf8'));
    /** The file behind an absolute address. */
    const fileOf = (address: string): string => {
      const { pathname } = new URL(address);
      expect(pathname.startsWith(base), address).toBe(true);
      const path = pathname.slice(base.length);
      return join(directory, path === '' || path.endsWith('/') ? `${path}index.html` : path);
    };

    test('has a page in both languages, data and pictures for every puzzle in its list', () => {
      const list: List = json('puzzles.json');
      expect(list.puzzles).toHaveLength(list.count);
      expect(list.count).toBeGreaterThanOrEqual(1000);
      const missing: string[] = [];
      for (const { id } of list.puzzles) {
        for (const [kind, template] of Object.entries(list.addresses)) {
          for (const language of kind === 'page' ? ['en', 'zh'] : ['']) {
            const address = template.replace('{id}', id).replace('{language}', language);
            const file = fileOf(address);
            if (!(statSync(file, { throwIfNoEntry: false })?.isFile() ?? false)) missing.push(file);
          }
        }
      }
      expect(missing).toEqual([]);
    });

    test('has whole pictures', () => {
      const files = globSync('puzzles/*.png', { cwd: directory }).sort();
      // Every fiftieth is read to its last pixel.
      for (const file of files.filter((_, index) => index % 50 === 0)) {
        const picture = readPng(readFileSync(join(directory, file)));
        expect([picture.width, picture.height], file).toEqual([640, 640]);
        expect(readFileSync(join(directory, file.replace('.png', '.svg')), 'utf8')).not.toMatch(
          /<(text|title|desc)\b/,
        );
      }
      expect(files.length).toBeGreaterThanOrEqual(1000);
    });

    test('has a puzzle for each day of its list of days', () => {
      const { built, days } = json('daily.json');
      const known = new Set((json('puzzles.json') as List).puzzles.map(({ id }) => id));
      const entries = Object.entries<string>(days);
      expect(entries).toHaveLength(32);
      expect(entries[1]?.[0]).toBe(built);
      for (const [day, id] of entries) expect(known.has(id), `${day}: ${id}`).toBe(true);
    });

    test('has the headers that each kind of its files needs', () => {
      const rules = readHeaders(directory);
      const wrong: string[] = [];
      for (const found of globSync('**/*', { cwd: directory, withFileTypes: true })) {
        if (!found.isFile() || found.name === '_headers') continue;
        const file = join(found.parentPath, found.name).slice(join(directory, '/').length);
        const headers = headersOf(rules, base + file.replace(/(^|\/)index\.html$/, '$1'));
        const cached = headers.filter(([header]) => header === 'Cache-Control');
        const hashed = file.startsWith('_astro/');
        const open =
          hashed ||
          /^(puzzles|cards|embed|oembed|packages|diagrams)\/|^(puzzles|daily|diagrams)\.json$|feed\.xml$/.test(
            file,
          );
        const right =
          cached.length === 1 &&
          cached[0]?.[1] === (hashed ? 'public, max-age=31536000, immutable' : 'no-cache') &&
          headers.some(([header]) => header === 'Access-Control-Allow-Origin') === open;
        if (!right) wrong.push(file);
      }
      expect(wrong).toEqual([]);
    });
  });
}

test('is served with those headers', async ({ request }) => {
  const headers = async (path: string) => (await request.get(path)).headers();
  expect(await headers('puzzles.json')).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
  });
  expect(Object.hasOwn(await headers('en/'), 'access-control-allow-origin')).toBe(false);
  expect((await headers('_astro/not-there.js'))['cache-control']).toBeUndefined();
});

test('can be read by a page of another origin', async ({ browser, baseURL }) => {
  // Our own pages may ask no other origin; the page that asks here stands for anyone's.
  const page = await browser.newPage({ bypassCSP: true });
  // The other build is served on another port.
  const elsewhere = `http://127.0.0.1:${process.env.E2E_BASE_PATH_PORT ?? '4398'}${basePath}`;
  expect(new URL(elsewhere).origin).not.toBe(new URL(baseURL ?? '').origin);
  await page.goto(`${elsewhere}offline/`);
  const position = await page.evaluate(async (site) => {
    const { days } = await (await fetch(`${site}daily.json`)).json();
    const [id] = Object.values<string>(days);
    return (await (await fetch(`${site}puzzles/${id}.json`)).json()).position;
  }, baseURL);
  expect(position).toMatch(/^[1-6A-Za-z~/]+ [ld] /);
  const closed = page.evaluate((site) => fetch(`${site}en/`).then(() => true), baseURL);
  await expect(closed).rejects.toThrow(/fetch/);
  await page.close();
});

for (const locale of ['en', 'zh']) {
  test.describe(`the data page in ${locale}`, () => {
    test('is found from the foot of every page', async ({ page }) => {
      await page.goto(`${locale}/learn/`);
      const name = locale === 'zh' ? '开放数据' : 'Open data';
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });

    test('leads to files that are there', async ({ page, request }) => {
      await page.goto(`${locale}/data/`);
      const links = await page
        .locator('.files a')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      expect(links).toHaveLength(8);
      for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
    });

    test('colours its examples by classes', async ({ page }) => {
      await page.goto(`${locale}/data/`);
      expect(
        await page.locator('pre .code-token-string-expression, pre .code-token-string').count(),
      ).toBeGreaterThan(10);
      await expect(page.locator('[style]')).toHaveCount(0);
    });

    test('fits a phone, and its tables are still tables', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${locale}/data/`);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBeLessThanOrEqual(0);
      await expect(page.getByRole('table')).toHaveCount(4);
      await expect(page.getByRole('rowheader', { name: 'proof.line' })).toBeVisible();
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing in the ${colorScheme} theme`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${locale}/data/`);
        expect(await axeFindings(page)).toEqual([]);
      });
    }
  });
}
