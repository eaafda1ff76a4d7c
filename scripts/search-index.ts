// Makes the index of the full-text search once the pages are written: /pagefind/, by Pagefind, of records that
// search-records.ts reads from the pages.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as pagefind from 'pagefind';
import { type Locale, languageTags, locales } from '../src/i18n/locales.ts';
import { knownWords } from '../src/search/known-words.ts';
import { manifestFile, SEARCH_FOLDER, type SearchRecord, separated } from '../src/search/record.ts';
import { isSearched, pageRecords } from './search-records.ts';

/** So many files at most hold the texts of a language: few, since what is found is shown with its text. */
const TEXT_FILES = 12;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<"]/g, (sign) => ESCAPES[sign] ?? '');

/** Pagefind reads pages; this is one with what a record says, and beside it what its result shows. */
function recordPage(record: SearchRecord, locale: Locale): string {
  const meta = (['kind', 'title', 'section', 'position', 'bottom'] as const)
    .filter((name) => record[name] !== '')
    .map(
      (name) =>
        `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(record[name])}">`,
    );
  const words = (text: string): string => escapeHtml(separated(text));
  return `<!doctype html><html lang="${languageTags[locale]}"><head>${meta.join('')}</head><body>
<h1>${words(record.title)}</h1><h2>${words(record.section)}</h2><p>${words(record.text)}</p></body></html>`;
}

/** What the pages of a built site in one language offer to the search. */
export function siteRecords(directory: string, locale: Locale): SearchRecord[] {
  return globSync(`${locale}/**/index.html`, { cwd: directory })
    .map((file) => file.replaceAll('\\', '/').replace(/index\.html$/, ''))
    .filter(isSearched)
    .sort()
    .flatMap((path) =>
      pageRecords(path, readFileSync(join(directory, path, 'index.html'), 'utf8')),
    );
}

/** What a page fetches: Pagefind's script, and data. Its own interfaces are not ours. */
const isNeeded = (path: string): boolean => path === 'pagefind.js' || !/\.(js|css)$/.test(path);

/**
 * Makes the index of a built site.
 * @returns how many records it has
 * @throws Error with what Pagefind said when it refuses a record
 */
export async function writeSearchIndex(directory: string): Promise<number> {
  const { index, errors } = await pagefind.createIndex({ maxFragments: TEXT_FILES });
  if (index === undefined) throw new Error(`Pagefind made no index: ${errors.join('; ')}`);
  let count = 0;
  for (const locale of locales) {
    for (const record of siteRecords(directory, locale)) {
      const added = await index.addHTMLFile({
        url: record.url,
        content: recordPage(record, locale),
      });
      if (added.errors.length > 0)
        throw new Error(`Pagefind refuses ${record.url}: ${added.errors.join('; ')}`);
      count++;
    }
  }
  const { files } = await index.getFiles();
  await pagefind.close();
  const folder = join(directory, SEARCH_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  const needed = files.filter(({ path }) => isNeeded(path));
  for (const { path, content } of needed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  for (const locale of locales)
    writeManifest(
      folder,
      locale,
      needed.map(({ path }) => path),
    );
  return count;
}

/** Lists what a language's search needs before its first answer, and the words it knows. */
function writeManifest(folder: string, locale: Locale, paths: readonly string[]): void {
  const tag = languageTags[locale].toLowerCase();
  const entry = JSON.parse(readFileSync(join(folder, 'pagefind-entry.json'), 'utf8')) as {
    languages: Record<string, { hash: string; wasm: string | null }>;
  };
  const language = entry.languages[tag];
  if (language === undefined) throw new Error(`Pagefind made no index of ${tag}`);
  const files = [
    `pagefind.${language.hash}.pf_meta`,
    `wasm.${language.wasm ?? 'unknown'}.pagefind`,
    ...paths.filter((path) => path.startsWith(`index/${tag}_`)),
  ];
  const missing = files.find((file) => !paths.includes(file));
  if (missing !== undefined) throw new Error(`Pagefind made no ${missing}`);
  writeFileSync(
    join(folder, manifestFile(locale)),
    JSON.stringify({ files, ...knownWords(locale) }),
  );
}

/** Adds the index to a build. */
export const searchIndex = (): AstroIntegration => ({
  name: 'search-index',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const begin = performance.now();
      const count = await writeSearchIndex(fileURLToPath(dir));
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      logger.info(`${count} records for the search in ${seconds} s`);
    },
  },
});
