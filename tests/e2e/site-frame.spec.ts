// What every page has around it: navigation, language switch, theme, skip link, credit, and its words for machines.
import { expect, type Page, test } from '@playwright/test';

/** Pages that exist in both languages, counted from a language's home. */
const paths = ['', 'learn/', 'learn/jump/'];

/** Background of the page as the browser paints it. */
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const lightPage = 'rgb(250, 249, 246)';
const darkPage = 'rgb(17, 22, 20)';

test.describe('the language switch', () => {
  for (const path of paths) {
    test(`keeps the reader on ${path || 'the home page'}`, async ({ page }) => {
      await page.goto(`en/${path}?position=x`);
      await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
      await expect(page).toHaveURL(new RegExp(`/zh/${path}\\?position=x$`));
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(new RegExp(`/en/${path}\\?position=x$`));
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('works all the same, and the theme switch, which would not, is not there', async ({
      page,
    }) => {
      await page.goto('zh/learn/');
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/\/en\/learn\/$/);
      await expect(page.getByLabel('Theme')).toBeHidden();
    });
  });
});

test.describe('the theme', () => {
  test('is the system’s at first, and follows it', async ({ page }) => {
    await page.goto('en/');
    expect(await background(page)).toBe(lightPage);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background(page)).toBe(darkPage);
    await expect(page.getByLabel('Theme')).toHaveValue('system');
  });

  test('is the reader’s once chosen, on every page, until given back', async ({ page }) => {
    await page.goto('en/');
    await page.getByLabel('Theme').selectOption('Dark');
    expect(await background(page)).toBe(darkPage);

    await page.goto('zh/learn/');
    expect(await background(page)).toBe(darkPage);
    await expect(page.getByLabel('主题')).toHaveValue('dark');

    await page.getByLabel('主题').selectOption('跟随设备');
    expect(await background(page)).toBe(lightPage);
    await page.reload();
    expect(await background(page)).toBe(lightPage);
  });

  test('is set before anything is painted', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('duke-hall.theme', 'dark');
      // The body is there only after the blocking script of the head has run.
      new MutationObserver((_changes, observer) => {
        if (document.body === null) return;
        observer.disconnect();
        document.documentElement.dataset.themeAtBody = document.documentElement.dataset.theme;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('en/');
    await expect(page.locator('html')).toHaveAttribute('data-theme-at-body', 'dark');
  });

  test('changes in other open pages too', async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await one.goto('en/');
    await other.goto('en/learn/');
    await one.getByLabel('Theme').selectOption('Dark');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(other.getByLabel('Theme')).toHaveValue('dark');
  });

  test('survives storage with nonsense in it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('duke-hall.theme', '"><b>'));
    await page.goto('en/');
    expect(await background(page)).toBe(lightPage);
    await page.getByLabel('Theme').selectOption('Dark');
    expect(await background(page)).toBe(darkPage);
  });

  test('can be chosen where storage throws', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    await page.goto('en/');
    await page.getByLabel('Theme').selectOption('Dark');
    expect(await background(page)).toBe(darkPage);
    expect(errors).toEqual([]);
  });
});

test.describe('by keyboard', () => {
  test('the first stop skips to the content', async ({ page }) => {
    await page.goto('en/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('what has the focus shows it', async ({ page }) => {
    await page.goto('en/');
    await page.keyboard.press('Tab');
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      const outlined = await page.evaluate(() => {
        const focused = document.activeElement;
        const shown = focused?.closest('.theme-switch') ?? focused;
        return shown === null ? '' : getComputedStyle(shown).outlineStyle;
      });
      expect(outlined, `stop ${stop}`).toBe('solid');
    }
  });
});

test('the home page leads to the first lesson, and the lesson back to all of them', async ({
  page,
}) => {
  await page.goto('en/');
  await page.getByRole('link', { name: 'Start the first lesson' }).click();
  await expect(page).toHaveURL(/\/en\/learn\/[\w-]+\/$/);
  await expect(page.getByText('Lesson 1 of')).toBeVisible();
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Learn' }).click();
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first.getByRole('heading')).toBeVisible();
  // The whole card is the link.
  await first.click({ position: { x: 5, y: 5 } });
  await expect(page.getByText('Lesson 1 of')).toBeVisible();
});

test('the navigation names the page one is on', async ({ page }) => {
  await page.goto('en/learn/');
  const current = page.getByRole('navigation', { name: 'Site' }).locator('[aria-current]');
  await expect(current).toHaveText('Learn');
  await expect(current).toHaveAttribute('aria-current', 'page');
});

for (const [locale, words] of [
  ['en', ['Jeremy Holcomb', 'Stephen McLaughlin', 'Catalyst Game Labs', '2013', 'unofficial']],
  ['zh', ['Jeremy Holcomb', 'Stephen McLaughlin', 'Catalyst Game Labs', '2013', '非官方']],
] as const) {
  test(`the ${locale} foot credits the game’s makers and names the licences`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(`${locale}/${path}`);
      const foot = page.getByRole('contentinfo');
      for (const word of [...words, 'MIT', 'CC BY 4.0', 'CC0 1.0']) {
        await expect(foot).toContainText(word);
      }
    }
  });
}

test('a page names its address, its translations and its summary', async ({ page }) => {
  await page.goto('zh/learn/');
  const href = (selector: string) => page.locator(selector).getAttribute('href');
  expect(await href('link[rel="canonical"]')).toMatch(/^https?:\/\/[^/]+\/zh\/learn\/$/);
  expect(await href('link[hreflang="en"]')).toMatch(/\/en\/learn\/$/);
  expect(await href('link[hreflang="zh-Hans"]')).toMatch(/\/zh\/learn\/$/);
  expect(await href('link[hreflang="x-default"]')).toMatch(/\/en\/learn\/$/);
  await expect(page).toHaveTitle('课程 · 公爵棋堂');
});

test('what does not exist is answered in both languages', async ({ page }) => {
  const response = await page.goto('en/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Lessons' }).click();
  await expect(page).toHaveURL(/\/en\/learn\/$/);
});

test('search engines find the list of pages, in both languages', async ({ request }) => {
  const robots = await (await request.get('robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap-index\.xml$/m);
  const list = await (await request.get('sitemap-0.xml')).text();
  for (const path of ['en/', 'zh/', 'en/learn/', 'zh/learn/']) expect(list).toContain(`/${path}<`);
  expect(list).not.toContain('404');
});
