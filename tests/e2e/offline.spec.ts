// Without a network: what was visited is there again, the coming puzzles are, and nobody online sees an old page.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serve } from '../../scripts/serve.ts';
import { localDay } from '../../src/puzzles/days.ts';
import { awakeBoard } from './board-page.ts';
import { type BuiltSite, builtSites } from './built-sites.ts';

/** Ids of today's puzzle and those of the next 14 days. */
function comingPuzzles({ directory }: BuiltSite): string[] {
  const daily = readFileSync(join(directory, 'daily.json'), 'utf8');
  const { days } = JSON.parse(daily) as { days: Record<string, string> };
  const now = new Date();
  return Array.from({ length: 15 }, (_, ahead) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
    return days[localDay(day)] ?? '';
  });
}

/** A copy of a built site, of its puzzles only the coming ones, on a server of its own that can be switched off. */
class OwnSite {
  readonly directory = mkdtempSync(join(tmpdir(), 'duke-offline-'));
  /** Ids of today's puzzle and those of the next 14 days. */
  readonly puzzles: readonly string[];
  private readonly built: BuiltSite;
  private server: Server | undefined;
  private port = 0;

  constructor(built: BuiltSite) {
    this.built = built;
    this.puzzles = comingPuzzles(built);
    const wanted = new Set(this.puzzles);
    cpSync(built.directory, this.directory, {
      recursive: true,
      filter: (file) => {
        const [, id] =
          /(?:^|\/)puzzles\/([a-z0-9]{4})(?:\.|$)/.exec(relative(built.directory, file)) ?? [];
        return id === undefined || (wanted.has(id) && !file.endsWith('.png'));
      },
    });
  }

  async start(): Promise<void> {
    const { directory, port } = this;
    this.server = await serve({ directory, base: this.built.base, port });
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** From here on nothing answers. */
  async switchOff(): Promise<void> {
    const { server } = this;
    await new Promise((resolve) => {
      server?.close(resolve);
      server?.closeAllConnections();
    });
  }

  url(path: string): string {
    return `http://127.0.0.1:${this.port}${this.built.base}${path}`;
  }

  read(file: string): string {
    return readFileSync(join(this.directory, file), 'utf8');
  }

  replace(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has no ${from}`);
    writeFileSync(join(this.directory, file), changed);
  }

  async remove(): Promise<void> {
    await this.switchOff();
    rmSync(this.directory, { recursive: true });
  }
}

const isKept = (page: Page, url: string) =>
  page.evaluate(async (address) => (await caches.match(address)) !== undefined, url);

const becomesKept = (page: Page, url: string) =>
  expect.poll(() => isKept(page, url), { message: `${url} is kept`, timeout: 40_000 }).toBe(true);

test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

for (const built of builtSites) {
  test.describe(`a site ${built.name}`, () => {
    let site: OwnSite;
    test.beforeEach(async () => {
      site = new OwnSite(built);
      await site.start();
    });
    test.afterEach(() => site.remove());

    test('has a lesson that was visited once, with its live boards, and the coming puzzles', async ({
      page,
      context,
    }) => {
      const elsewhere: string[] = [];
      context.on('request', (request) => {
        if (!request.url().startsWith(site.url(''))) elsewhere.push(request.url());
      });
      const lesson = site.url('en/learn/jump/');
      await page.goto(lesson);
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      const puzzles = site.puzzles.map((id) => site.url(`en/puzzles/${id}/`));
      expect(puzzles).toHaveLength(15);
      await becomesKept(page, puzzles.at(-1) ?? '');

      // The solver comes with the puzzles, though no page has started it yet.
      for (const file of readdirSync(join(site.directory, '_astro')))
        if (file.startsWith('solver.worker')) await becomesKept(page, site.url(`_astro/${file}`));

      await site.switchOff();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      // Wakes by scripts that were not needed before the board was scrolled to.
      await awakeBoard(page.getByRole('main'));

      for (const puzzle of puzzles) {
        await page.goto(puzzle);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(new URL(puzzle).pathname);
        await expect(page.getByRole('heading', { name: 'No network' })).toHaveCount(0);
      }
      for (const path of ['en/', 'en/daily/']) {
        await page.goto(site.url(path));
        await expect(page.getByRole('heading', { name: 'No network' })).toHaveCount(0);
      }
      // The daily page has its board, and finds the puzzle of another day of the calendar's coming ones in its file.
      await awakeBoard(page.getByRole('main'));
      for (const id of site.puzzles) {
        const file = site.url(`puzzles/${id}.json`);
        const found = await page.evaluate(
          async (url) => (await (await fetch(url)).json()).id,
          file,
        );
        expect(found).toBe(id);
      }
      expect(elsewhere).toEqual([]);
    });

    test('says in both languages that a page was not kept, and leads on', async ({ page }) => {
      await page.goto(site.url('zh/learn/'));
      await becomesKept(page, site.url('zh/'));
      await site.switchOff();
      await page.goto(site.url('zh/rules/'));
      await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
      await expect(page.getByRole('heading', { name: '没有网络' })).toBeVisible();
      // It lists what there is instead, each language's pages for themselves.
      const kept = page.getByRole('region', { name: '这台设备上存着的页面' });
      await expect(kept.getByRole('link', { name: '课程', exact: true })).toHaveAttribute(
        'href',
        new URL(site.url('zh/learn/')).pathname,
      );
      await expect(page.getByRole('region', { name: 'Pages on this device' })).toBeHidden();
      await page.getByRole('link', { name: '首页', exact: true }).click();
      await expect(page).toHaveURL(site.url('zh/'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('shows the new page at once when there is one, though it has kept the old', async ({
      page,
    }) => {
      const address = site.url('en/learn/');
      await page.goto(address);
      await becomesKept(page, address);
      site.replace('en/learn/index.html', /(<h1[^>]*>)[^<]*/, '$1Changed since');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed since');
      await expect
        .poll(() => page.evaluate(async (url) => (await caches.match(url))?.text(), address))
        .toContain('Changed since');
      await site.switchOff();
      // Whatever the query says, it is the same page.
      await page.goto(`${address}?from=mail`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed since');
    });

    test('changes to the worker of a new build while a page is open, and keeps what it had', async ({
      page,
    }) => {
      const lesson = site.url('en/learn/jump/');
      await page.goto(lesson);
      await becomesKept(page, lesson);
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));

      site.replace('service-worker.js', /^\/\/ \w+/, '// another-version');
      await page.evaluate(async () => {
        const changed = new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve),
        );
        await (await navigator.serviceWorker.ready).update();
        await changed;
      });
      await site.switchOff();
      await page.reload();
      await expect(page.getByRole('grid').first()).toBeVisible();
      expect(errors).toEqual([]);
    });
  });
}

test.describe('where there can be no service worker', () => {
  let site: OwnSite;
  test.beforeEach(async () => {
    site = new OwnSite(builtSites[0] as BuiltSite);
    await site.start();
  });
  test.afterEach(() => site.remove());

  for (const [what, hide] of [
    [
      'storage throws',
      () => {
        Object.defineProperty(navigator, 'serviceWorker', {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      },
    ],
    [
      'it is refused',
      () => {
        navigator.serviceWorker.register = () =>
          Promise.reject(new DOMException('full', 'QuotaExceededError'));
      },
    ],
    ['the browser has none', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  ] as const) {
    test(`pages work all the same: ${what}`, async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.addInitScript(hide);
      await page.goto(site.url('en/learn/'));
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: 'The board and the armies' }).click();
      await expect(page.getByText('Lesson 1 of')).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  test('a strict policy of Trusted Types lets the worker start, by a policy of its own', async ({
    page,
  }) => {
    await page.route(site.url('offline/'), async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: {
          ...response.headers(),
          'content-security-policy':
            "require-trusted-types-for 'script'; trusted-types duke-hall-service-worker",
        },
      });
    });
    await page.goto(site.url('offline/'));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    // The policy is in force.
    await expect(
      page.evaluate(() => document.createElement('script').setAttribute('src', '/x.js')),
    ).rejects.toThrow(/TrustedScriptURL/);
  });
});

test.describe('a board in another page’s frame', () => {
  test('starts no worker', async ({ page, baseURL }) => {
    await page.route('**/frame-around.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Frame</title><iframe src="${baseURL}offline/"></iframe>`,
      }),
    );
    await page.goto('frame-around.html');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
  });
});
