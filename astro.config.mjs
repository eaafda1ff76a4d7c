// How the site is built: a static folder, dist/, with every page at an address that ends in a slash.
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { languageTags } from './src/i18n/locales.ts';
import { codeClasses } from './src/layouts/code-classes.ts';
import { readSiteSettings } from './src/layouts/site-settings.ts';

const { site, base } = readSiteSettings(process.env);

export default defineConfig({
  site,
  base,
  trailingSlash: 'always',
  integrations: [
    mdx(),
    preact(),
    sitemap({ i18n: { defaultLocale: 'en', locales: languageTags } }),
  ],
  markdown: {
    shikiConfig: { theme: 'css-variables', transformers: [codeClasses] },
  },
  // A strict Content-Security-Policy allows neither inline styles nor inline scripts.
  build: { inlineStylesheets: 'never' },
  vite: {
    build: {
      assetsInlineLimit: 0,
      // Astro marks each lesson with a directive of its own, which the bundler would warn of lesson by lesson.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
  devToolbar: { enabled: false },
});
