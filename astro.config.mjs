// How the site is built: a static folder, dist/, with every page at an address that ends in a slash.
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { compileHints } from './scripts/compile-hints.ts';
import { headersFile } from './scripts/headers-file.ts';
import { loadLater } from './scripts/load-later.ts';
import { pageCards } from './scripts/page-cards.ts';
import { searchIndex } from './scripts/search-index.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { preactIslands } from './scripts/wake-islands.ts';
import { languageTags } from './src/i18n/locales.ts';
import { readSiteSettings } from './src/layouts/site-settings.ts';
import { codeClasses } from './src/markdown/code-classes.ts';
import { dukeGrammar } from './src/markdown/grammar.ts';
import { lessonChecks } from './src/markdown/integration.ts';
import { dukeFences, dukeInline } from './src/markdown/plugins.ts';
import { glossaryTerms } from './src/markdown/term-plugin.ts';
import { puzzlePictures } from './src/pictures/integration.ts';

const { site, base } = readSiteSettings(process.env);

/**
 * Scripts that pages need together are one file each, which compresses better than many small ones. The solver and the
 * strings of the other language stay apart, since pages load them only when they need them; so do the rarer exercises.
 */
const chunks = {
  groups: [
    // Needed on every page, and would else be part of the boards'.
    { name: 'load-later', test: /vite\/preload-helper/, priority: 2 },
    { name: 'preact', test: /node_modules\/preact\// },
    {
      name: 'board',
      // Without what editors alone need: sentences about notation, records, pictures as files.
      test: /src\/(engine(?!\/record)|board(?!\/(diagram|theme))|i18n(?!\/notation))\/|src\/islands\/(BoardFrame|MarkBoard|page-|settings-|use-)/,
      minShareCount: 2,
    },
    // The list of lessons shows progress and has no board. Every lesson has terms as well, and shares these lines.
    {
      name: 'progress',
      test: /src\/(islands\/(progress-store|show-progress)|exercises\/progress|layouts\/term-notes)\.ts$/,
      priority: 1,
    },
    // What every page of the site does.
    { name: 'site', test: /src\/layouts\/(device-choice|theme-switch|language-switch)\.ts$/ },
    {
      name: 'exercises',
      test: /src\/islands\/exercises\/(?!Odds|Refused|Replay|Setup)|src\/exercises\/(?!defence|odds|refused|replay|setup)/,
    },
  ],
};

export default defineConfig({
  site,
  base,
  trailingSlash: 'always',
  integrations: [
    lessonChecks(),
    mdx(),
    preactIslands(),
    sitemap({
      i18n: { defaultLocale: 'en', locales: languageTags },
      filter: (page) => !/\/(offline|states)\/$/.test(page),
    }),
    puzzlePictures(),
    pageCards(),
    searchIndex(),
    headersFile(),
    // The last, since it looks at what the others have written.
    serviceWorker(),
  ],
  markdown: {
    processor: satteri({ mdastPlugins: [dukeFences, glossaryTerms], hastPlugins: [dukeInline] }),
    shikiConfig: { theme: 'css-variables', transformers: [codeClasses], langs: [dukeGrammar] },
  },
  // A strict Content-Security-Policy allows neither inline styles nor inline scripts.
  build: { inlineStylesheets: 'never' },
  vite: {
    plugins: [loadLater(), compileHints()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } } },
    build: {
      assetsInlineLimit: 0,
      // Astro marks each lesson with a directive of its own, which the bundler would warn of lesson by lesson.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
  // Astro adds the hashes of its own inline scripts and styles. Each policy of Trusted Types lets one worker's address pass:
  // the solver's, on our pages and from elements, the computer player's, and the service worker's.
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        // A board that becomes a PNG is drawn from a picture that the page itself has made.
        "img-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types duke-hall duke-hall-analysis duke-hall-solver duke-hall-opponent duke-hall-service-worker',
      ],
      // The search compiles its WebAssembly; no other code may come from a text.
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"] },
    },
  },
  devToolbar: { enabled: false },
});
