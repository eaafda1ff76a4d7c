// The front door: leads to the reader's language, and without scripts offers both.
import { expect, test } from '@playwright/test';

const homes = [
  { languages: 'en-GB', home: '/en/' },
  { languages: 'zh-CN', home: '/zh/' },
  { languages: 'zh-Hant-TW', home: '/zh/' },
  { languages: 'fr-FR', home: '/en/' },
];

for (const { languages, home } of homes) {
  test.describe(`a browser in ${languages}`, () => {
    test.use({ locale: languages });

    test(`is led to ${home}`, async ({ page }) => {
      await page.goto('./?from=mail#top');
      await page.waitForURL(`**${home}?from=mail#top`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test('the way back from a home does not lead into the front door again', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto('./');
  await page.waitForURL('**/en/');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('the language chosen before counts more than the browser’s', async ({ page }) => {
  await page.goto('en/');
  await page.getByRole('link', { name: '中文' }).click();
  await page.waitForURL('**/zh/');
  await page.goto('./');
  await page.waitForURL('**/zh/');
});

for (const damaged of ['', 'klingon', '{"en":1}', '__proto__']) {
  test(`a stored language of "${damaged}" is not minded`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('duke-hall.language', value), damaged);
    await page.goto('./');
    await page.waitForURL('**/en/');
  });
}

test('storage that throws is not minded', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('./');
  await page.waitForURL('**/en/');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both languages are offered, each in its own words', async ({ page }) => {
    await page.goto('./');
    const chinese = page.getByRole('link', { name: '进入中文版' });
    await expect(page.getByRole('link', { name: 'Enter in English' })).toBeVisible();
    await expect(page.locator('[lang="zh-Hans"]').filter({ has: chinese })).toBeVisible();
    await chinese.click();
    await expect(page).toHaveURL(/\/zh\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  });
});
