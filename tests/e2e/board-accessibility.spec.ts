// Every state of a board, and the gallery, as axe sees them: each language and each theme once.
import { expect, test } from '@playwright/test';
import { axeFindings } from './board-page.ts';

for (const { locale, colorScheme } of [
  { locale: 'en', colorScheme: 'light' },
  { locale: 'zh', colorScheme: 'dark' },
] as const) {
  for (const address of [`${locale}/states/`, `${locale}/gallery/`]) {
    test(`axe finds nothing on ${address} in the ${colorScheme} theme`, async ({ page }) => {
      // Hundreds of squares lie over hundreds of shapes; axe takes its time with them.
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await expect(page.locator('.board-island').first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}
