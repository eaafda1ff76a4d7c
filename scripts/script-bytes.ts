// How much JavaScript a page loads: what it names, and all that this imports; and how much it may load.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';

/** A static `import … from "./x.js"` or `import"./x.js"`; the built files stand in one folder. */
const staticImport = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g;

/**
 * Bytes of JavaScript, gzipped, that a page loads at once or when its islands wake: inline and external scripts,
 * islands and their renderer, and their static imports. Workers and dynamic imports are not counted.
 * @param page the page
 * @param site the built folder and the base path in its addresses
 */
export function scriptBytes(page: HTMLElement, site: { directory: string; base: string }): number {
  const named = [
    ...page.querySelectorAll('script[src]').map((script) => script.getAttribute('src')),
    ...page
      .querySelectorAll('astro-island')
      .flatMap((island) => [
        island.getAttribute('component-url'),
        island.getAttribute('renderer-url'),
      ]),
  ].filter((address) => address?.startsWith(site.base));

  const texts = new Map<string, string>();
  const load = (file: string): void => {
    if (texts.has(file)) return;
    const text = readFileSync(join(site.directory, file), 'utf8');
    texts.set(file, text);
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    for (const [, imported = ''] of text.matchAll(staticImport)) load(folder + imported);
  };
  for (const address of named) load((address ?? '').slice(site.base.length));

  const inline = page
    .querySelectorAll('script:not([src])')
    .filter((script) => !/json/.test(script.getAttribute('type') ?? ''))
    .map((script) => script.text);
  return [...texts.values(), ...inline].reduce((sum, text) => sum + gzipSync(text).length, 0);
}

/**
 * JavaScript of any page, gzipped, workers not counted (in bytes); a puzzle's page also solves, shows and proves, a whole
 * game is set up, played, kept and replayed, and analysis asks all of these. The builder of embeds sets up any position and
 * reads what is typed with it.
 */
const budget = 45 * 1024;
const puzzleBudget = 55 * 1024;
const playBudget = 60 * 1024;
const builderBudget = 48 * 1024;

/** How much JavaScript a page may have, in bytes. @param file in the built folder, such as `en/learn/index.html` */
export const scriptBudgetOf = (file: string): number =>
  /^\w+\/(puzzles|daily)\//.test(file)
    ? puzzleBudget
    : /^\w+\/(play|replay|analysis)\//.test(file)
      ? playBudget
      : /^\w+\/embed\//.test(file)
        ? builderBudget
        : budget;
