// `npm run budgets`: builds the site and prints how long that took, how much JavaScript every kind of page loads, and
// Lighthouse's marks, beside the budgets of the design. `--no-build` takes what was built before.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { parse } from 'node-html-parser';
import { chromiumSwitches, provideChromium } from './chromium.ts';
import { measureLighthouse } from './lighthouse.ts';
import { run } from './run.ts';
import { scriptBudgetOf, scriptBytes } from './script-bytes.ts';
import { serve } from './serve.ts';

const directory = 'dist';
const port = 4396;
const origin = `http://127.0.0.1:${port}`;

/** Building the site from nothing, without the bank's proofs and without pictures (in seconds). */
const buildBudget = 60;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Pages of one kind: of a family, such as the lessons, all of them. */
interface PageKind {
  readonly name: string;
  readonly files: readonly string[];
}

/** Pages below a family's address that are none of the family. */
const kindsOfTheirOwn = new Set(['learn/faces', 'learn/card']);

/** The kinds of pages of a built site: a family has one address below another. */
function kindsOfPages(): PageKind[] {
  const kinds = new Map<string, string[]>();
  for (const file of globSync('**/*.html', { cwd: directory }).sort()) {
    const parts = file
      .replaceAll('\\', '/')
      .replace(/(^|\/)index\.html$/, '')
      .split('/');
    const [locale = '', section = '', ...rest] = parts;
    const name =
      locale !== 'en' && locale !== 'zh'
        ? locale || 'front door'
        : section === ''
          ? 'home'
          : rest.length === 0
            ? section
            : kindsOfTheirOwn.has(`${section}/${rest[0]}`)
              ? `${section}/${rest[0]}`
              : `${section}/…`;
    kinds.set(name, [...(kinds.get(name) ?? []), file]);
  }
  return [...kinds].map(([name, files]) => ({ name, files }));
}

/** The page of a kind that names the most JavaScript, and how much that is. */
function largestPage({ files }: PageKind): { file: string; bytes: number } {
  return files
    .map((file) => {
      const page = parse(readFileSync(join(directory, file), 'utf8'));
      return { file, bytes: scriptBytes(page, { directory, base: '/' }) };
    })
    .reduce((most, page) => (page.bytes > most.bytes ? page : most));
}

/** What a browser really loads of a page that is read from top to bottom: gzipped JavaScript, workers left out. */
async function loadedBytes(browser: Browser, file: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts = new Map<string, Promise<Buffer>>();
  const workers = new Set<string>();
  page.on('worker', (worker) => workers.add(worker.url()));
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    // What a page that leads elsewhere at once has loaded can be gone already.
    scripts.set(
      response.url(),
      response.body().catch(() => Buffer.alloc(0)),
    );
  });
  await page.goto(`${origin}/${file.replace(/index\.html$/, '')}`);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(30);
  }
  await page.waitForLoadState('networkidle');
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src])')]
      .filter((script) => !/json/.test(script.getAttribute('type') ?? ''))
      .map((script) => script.textContent ?? ''),
  );
  const loaded = await Promise.all(
    [...scripts].filter(([url]) => !workers.has(url)).map(([, body]) => body),
  );
  await context.close();
  return [...loaded, ...inline].reduce((sum, text) => sum + gzipSync(text).length, 0);
}

/** Prints a line of a table. */
const print = (...cells: readonly string[]): void => {
  const widths = [12, 34, 10, 10, 10];
  console.log(
    cells
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join(' ')
      .trimEnd(),
  );
};

const verdict = (holds: boolean): string => (holds ? 'holds' : 'OVER');

/** Builds the site from nothing and prints how long it took. @returns whether it went well and in time */
async function measureBuild(): Promise<boolean> {
  const start = performance.now();
  const built = await run(['astro', 'build', '--force', '--outDir', directory]);
  const seconds = (performance.now() - start) / 1000;
  if (!built) return false;
  console.log(
    `\nBuild, cold, without proofs (new pictures included): ${seconds.toFixed(1)} s of ${buildBudget} s, ${verdict(seconds <= buildBudget)}`,
  );
  return seconds <= buildBudget;
}

/** Prints the scripts of every kind of page. @returns whether all are within their budget */
async function measureScripts(): Promise<boolean> {
  const server = await serve({ directory, base: '/', port });
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: chromiumSwitches(),
  });
  let within = true;
  try {
    console.log('\nJavaScript, gzipped, workers left out: the largest page of each kind');
    print('kind', 'page', 'named', 'loaded', 'budget');
    for (const kind of kindsOfPages()) {
      const { file, bytes } = largestPage(kind);
      const loaded = await loadedBytes(browser, file);
      const budget = scriptBudgetOf(file);
      const holds = Math.max(bytes, loaded) <= budget;
      within &&= holds;
      const sizes = [bytes, loaded, budget].map(kilobytes);
      print(kind.name, file, ...sizes, verdict(holds));
    }
  } finally {
    await browser.close();
    server.close();
  }
  return within;
}

const inTime = process.argv.includes('--no-build') || (await measureBuild());
const inSize = await measureScripts();
const marked = await measureLighthouse();
if (!(inTime && inSize && marked)) process.exitCode = 1;
