// Pictures of every state, compared with kept ones. Letters come from a font that the project brings, so that they are
// the same everywhere; up to one pixel in a hundred may differ, by more than a fifth of the range, so that another
// Chromium's smoothing of edges breaks nothing. `npx playwright test board-pictures --update-snapshots` keeps new ones.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

// A service worker would ask the network for the font before this file can answer.
// The font is set by a style sheet that the pages' own policy would not let in.
test.use({ serviceWorkers: 'block', bypassCSP: true });

const TOLERANCE = { maxDiffPixelRatio: 0.01, threshold: 0.2 };

const fontFolder = 'node_modules/@fontsource-variable/noto-sans-sc';

/** Sets the whole page in the font of the tests, which the page asks for under a name that leads to the package. */
async function useTestFont(page: Page): Promise<void> {
  await page.route('**/test-font/**', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return route.fulfill({ path: `${fontFolder}/files/${name}`, contentType: 'font/woff2' });
  });
  const faces = readFileSync(`${fontFolder}/index.css`, 'utf8').replaceAll(
    'url(./files/',
    'url(/test-font/',
  );
  await page.addStyleTag({
    content: `${faces} *, *::before, *::after { font-family: "Noto Sans SC Variable" !important; }`,
  });
  // The font comes in many files, each for some of the characters: all that the page needs have to be there.
  await page.evaluate(() =>
    document.fonts.load('1rem "Noto Sans SC Variable"', document.body.textContent ?? ''),
  );
  await page.evaluate(() => document.fonts.ready);
}

const views = [
  { locale: 'en', theme: 'light', width: 1280, name: 'desktop-light' },
  { locale: 'en', theme: 'dark', width: 1280, name: 'desktop-dark' },
  { locale: 'zh', theme: 'light', width: 390, name: 'phone-light' },
  { locale: 'zh', theme: 'dark', width: 390, name: 'phone-dark' },
] as const;

for (const { locale, theme, width, name } of views) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: theme });

    test('every state looks as it did', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
      await page.goto(`${locale}/states/`);
      await useTestFont(page);
      await expect(page.locator('.cases').first()).toHaveScreenshot(
        `states-${name}.png`,
        TOLERANCE,
      );
      await expect(page.locator('.panels')).toHaveScreenshot(`panels-${name}.png`, TOLERANCE);
    });
  });
}
