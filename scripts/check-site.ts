// Checks a built site as a whole: every link leads somewhere, every page says what it is, nothing breaks a strict
// Content-Security-Policy, and scripts stay within their budget. `node scripts/check-site.ts` checks dist/.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { readSiteSettings, type SiteSettings } from '../src/layouts/site-settings.ts';
import { scriptBudgetOf, scriptBytes } from './script-bytes.ts';

/** One page of the site. */
interface SitePage {
  /** File in the site's folder, such as `en/learn/index.html`. */
  readonly file: string;
  /** Absolute address. */
  readonly url: URL;
  readonly root: HTMLElement;
}

/** A built site with its pages read. */
interface Site extends SiteSettings {
  readonly directory: string;
  readonly pages: ReadonlyMap<string, SitePage>;
}

/** Attributes that hold an address, by the elements that have them. */
const addressAttributes = [
  ['a, link, use, image', 'href'],
  ['script, img, source, iframe, audio, video, track', 'src'],
  ['astro-island', 'component-url'],
  ['astro-island', 'renderer-url'],
  ['astro-island', 'before-hydration-url'],
  ['form', 'action'],
  ['meta[property="og:image"]', 'content'],
] as const;

/**
 * Checks a built site.
 * @param directory the built folder
 * @param settings the origin and base path it was built for
 * @returns a sentence for each problem, naming the file; empty when all is well
 */
export function checkSite(directory: string, settings: SiteSettings): string[] {
  const site = readSite(directory, settings);
  const problems = [...site.pages.values()].flatMap((page) =>
    [
      ...brokenLinks(page, site),
      ...policyBreaches(page),
      ...missingDescriptions(page),
      ...budgetExcess(page, site),
    ].map((problem) => `${page.file}: ${problem}`),
  );
  return [...problems, ...repeatedTitles(site), ...brokenSitemap(site)];
}

function readSite(directory: string, settings: SiteSettings): Site {
  const files = globSync('**/*.html', { cwd: directory });
  const pages = files.map((file): SitePage => {
    const path = file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1');
    return {
      file,
      url: new URL(settings.base + path, settings.site),
      root: parse(readFileSync(join(directory, file), 'utf8')),
    };
  });
  return { ...settings, directory, pages: new Map(pages.map((page) => [page.url.href, page])) };
}

/** What is wrong with an address, or undefined. Addresses of other hosts are not looked at. */
function addressProblem(address: string, from: URL, site: Site): string | undefined {
  const url = URL.parse(address, from);
  if (url === null) return 'is no address';
  if (url.origin !== site.site || !/^https?:$/.test(url.protocol)) return undefined;
  if (!url.pathname.startsWith(site.base)) return `is not under the base path ${site.base}`;

  const fragment = decodeURIComponent(url.hash.slice(1));
  url.hash = '';
  url.search = '';
  const page = site.pages.get(url.href);
  if (page === undefined) {
    const file = join(site.directory, decodeURIComponent(url.pathname.slice(site.base.length)));
    return existsSync(file) && statSync(file).isFile() ? undefined : 'leads nowhere';
  }
  // `#position=…` is read by the page's script, and means no place on it.
  const isState = /^[a-z]+=/.test(fragment);
  if (fragment !== '' && !isState && page.root.getElementById(fragment) === null) {
    return `leads to a page without "${fragment}"`;
  }
  return undefined;
}

function brokenLinks(page: SitePage, site: Site): string[] {
  return addressAttributes.flatMap(([selector, attribute]) =>
    page.root.querySelectorAll(selector).flatMap((element) => {
      const address = element.getAttribute(attribute);
      if (address === undefined) return [];
      const problem = addressProblem(address, page.url, site);
      return problem === undefined ? [] : [`${attribute} "${address}" ${problem}`];
    }),
  );
}

/** Astro's own loader of islands: the same text on every page, so that a policy can name it by its hash. */
function isIslandLoader(element: HTMLElement): boolean {
  return /astro-island|self\.Astro/.test(element.text);
}

function policyBreaches(page: SitePage): string[] {
  const problems: string[] = [];
  for (const script of page.root.querySelectorAll('script:not([src])')) {
    const isData = /json/.test(script.getAttribute('type') ?? '');
    if (!isData && !isIslandLoader(script)) problems.push('has an inline script');
  }
  for (const style of page.root.querySelectorAll('style')) {
    if (!isIslandLoader(style)) problems.push('has an inline <style>');
  }
  for (const element of page.root.querySelectorAll('*')) {
    for (const name of Object.keys(element.attributes)) {
      if (name === 'style' || /^on/i.test(name)) {
        problems.push(`<${element.rawTagName}> has a ${name} attribute`);
      }
    }
    if (/^\s*javascript:/i.test(element.getAttribute('href') ?? '')) {
      problems.push('has a javascript: link');
    }
  }
  return problems;
}

function missingDescriptions({ root, url, file }: SitePage): string[] {
  const problems: string[] = [];
  const expect = (holds: boolean, what: string) => {
    if (!holds) problems.push(what);
  };
  const isMissingPage = file === '404.html';
  const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const unlisted = root.querySelector('meta[name="robots"][content~="noindex"]') !== null;

  expect(Boolean(root.querySelector('html')?.getAttribute('lang')), 'has no language');
  expect(Boolean(root.querySelector('title')?.text.trim()), 'has no title');
  expect(
    Boolean(root.querySelector('meta[name="description"]')?.getAttribute('content')?.trim()),
    'has no description',
  );
  expect(root.querySelectorAll('h1').length === 1, 'has not exactly one h1');
  expect(root.querySelectorAll('main').length === 1, 'has not exactly one main part');
  expect(unlisted || canonical === url.href, `has canonical ${canonical}, expected ${url.href}`);
  expect(
    isMissingPage || unlisted || root.querySelectorAll('link[hreflang]').length >= 3,
    'does not name its other languages',
  );
  return problems;
}

function budgetExcess(page: SitePage, site: Site): string[] {
  const bytes = scriptBytes(page.root, site);
  const budget = scriptBudgetOf(page.file);
  return bytes > budget
    ? [`has ${bytes} bytes of gzipped JavaScript; the budget is ${budget}`]
    : [];
}

function repeatedTitles(site: Site): string[] {
  const files = new Map<string, string[]>();
  for (const { root, file } of site.pages.values()) {
    const title = root.querySelector('title')?.text ?? '';
    files.set(title, [...(files.get(title) ?? []), file]);
  }
  return [...files]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([title, sharing]) => `${sharing.join(', ')}: share the title "${title}"`);
}

function brokenSitemap(site: Site): string[] {
  return globSync('sitemap-*.xml', { cwd: site.directory }).flatMap((file) => {
    const text = readFileSync(join(site.directory, file), 'utf8');
    return [...text.matchAll(/(?:<loc>|href=")([^<"]+)/g)].flatMap(([, address = '']) => {
      const problem = addressProblem(address, new URL(site.site), site);
      return problem === undefined ? [] : [`${file}: ${address} ${problem}`];
    });
  });
}

if (import.meta.main) {
  const problems = checkSite('dist', readSiteSettings(process.env));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
