// The full-text search as readers use it: in both languages, by keyboard, without a network, without scripts.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const words = {
  en: { open: 'Search', label: 'Search lessons, rules and tiles', close: 'Close the search' },
  zh: { open: '搜索', label: '搜索课程、规则和兵牌', close: '关闭搜索' },
} as const;

type Locale = keyof typeof words;

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const status = (page: Page) => page.getByRole('dialog').getByRole('status');

/** Opens the search by its button. */
async function open(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: words[locale].open }).click();
  await expect(field(page)).toBeFocused();
}

const queries = [
  // Lessons, rules, terms and tiles, by words in any place of a sentence.
  { locale: 'en', typed: 'whatever stands between', first: /Jump/ },
  { locale: 'en', typed: '4.7', first: /^Rule 4\.7 / },
  { locale: 'en', typed: 'pinned', first: /^Term pinned/ },
  { locale: 'en', typed: 'longbowman', first: /^Tile Longbowman/ },
  { locale: 'en', typed: 'may I levy in Guard?', first: /Levy in Guard/ },
  // A form of a word that the page does not have.
  { locale: 'en', typed: 'levies', first: /levy/i },
  // Words of the rulebook's translation, and of the other language.
  { locale: 'en', typed: '俘获', first: /^Term capture/ },
  { locale: 'en', typed: 'deploy', first: /^Term levy/ },
  { locale: 'zh', typed: '俘获', first: /^术语 吃/ },
  { locale: 'zh', typed: '侍卫', first: /步兵/ },
  { locale: 'zh', typed: '警戒', first: /^术语 护驾/ },
  { locale: 'zh', typed: 'Guard', first: /^术语 护驾/ },
  { locale: 'zh', typed: '长弓手', first: /^兵牌 长弓手/ },
  { locale: 'zh', typed: '4.7', first: /^规则 4\.7 / },
  { locale: 'zh', typed: '护驾时能征召吗', first: /护驾时征召/ },
  // Part of a sentence, whatever words a segmenter sees in it.
  { locale: 'zh', typed: '拦不住', first: /拦不住/ },
] as const;

for (const { locale, typed, first } of queries) {
  test(`“${typed}” on a page in ${locale}`, async ({ page }) => {
    await page.goto(`${locale}/`);
    await open(page, locale);
    await field(page).fill(typed);
    await expect(options(page).first()).toHaveAccessibleName(first);
    await expect(status(page)).toHaveText(/\d/);
  });
}

for (const locale of ['en', 'zh'] as const) {
  test.describe(`in ${locale}`, () => {
    test('the keyboard is enough: open, choose, go to the very rule', async ({ page }) => {
      await page.goto(`${locale}/learn/`);
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAccessibleName(words[locale].label);
      await page.keyboard.type(locale === 'en' ? 'walled in' : '被围');
      await expect(options(page).first()).toBeVisible();
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const second = options(page).nth(1);
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(field(page)).toHaveAttribute(
        'aria-activedescendant',
        (await second.getAttribute('id')) ?? '',
      );
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./);
      // From the field up is the last one.
      await page.keyboard.press('ArrowUp');
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      const href = (await options(page).first().getAttribute('href')) ?? '';
      expect(href).toMatch(/#/);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${href}`);
      const anchor = decodeURIComponent(href.replace(/.*#/, ''));
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('Escape closes it, the focus is where it was, and the words are kept', async ({
      page,
    }) => {
      await page.goto(`${locale}/`);
      await open(page, locale);
      await page.keyboard.type('a');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(
        page.getByRole('banner').getByRole('button', { name: words[locale].open }),
      ).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('a');
      await page.getByRole('button', { name: words[locale].close }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing in any state, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${locale}/data/`);
        await open(page, locale);
        const check = async () =>
          expect(
            (await new AxeBuilder({ page }).include('.search-dialog').analyze()).violations,
          ).toEqual([]);
        await check();
        await field(page).fill('Duke');
        await expect(options(page).first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await check();
        await field(page).fill('xyzzy');
        await expect(status(page)).toContainText('xyzzy');
        await check();
      });
    }

    test('nothing scrolls sideways on a small phone, targets are large enough', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${locale}/`);
      const excess = () =>
        page.evaluate(() => {
          const box = document.querySelector('.search-body') ?? document.documentElement;
          return Math.max(
            document.documentElement.scrollWidth - document.documentElement.clientWidth,
            box.scrollWidth - box.clientWidth,
          );
        });
      expect(await excess()).toBeLessThanOrEqual(0);
      await open(page, locale);
      await field(page).fill(locale === 'en' ? 'capture' : '吃');
      await expect(options(page).first()).toBeVisible();
      expect(await excess()).toBeLessThanOrEqual(0);
      for (const target of await page
        .getByRole('dialog')
        .locator('button:visible, a:visible')
        .all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('the contents of the rules are there instead', async ({ page }) => {
        await page.goto(`${locale}/learn/`);
        const banner = page.getByRole('banner');
        await expect(banner.getByRole('button')).toHaveCount(0);
        await banner.getByRole('link', { name: locale === 'en' ? /^Contents/ : /目录/ }).click();
        await expect(page).toHaveURL(new RegExp(`/${locale}/rules/#contents$`));
        await expect(page.locator('#contents')).toBeInViewport();
      });
    });
  });
}

test('results show diagrams, and the words where they were found', async ({ page }) => {
  await page.goto('en/');
  await open(page, 'en');
  await field(page).fill('zebra jump capture');
  await expect(status(page)).toContainText('most of them');
  await field(page).fill('jump');
  await expect(options(page).first().locator('svg.thumbnail rect').first()).toBeVisible();
  await expect(options(page).first().locator('mark').first()).toHaveText(/jump/i);
});

test('what is typed never becomes markup', async ({ page }) => {
  await page.goto('en/');
  await open(page, 'en');
  await field(page).fill('<img src=x onerror=alert(1)>');
  await expect(status(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
});

test('a “/” that is written opens nothing', async ({ page }) => {
  await page.goto('en/rules/');
  await page.getByRole('searchbox').fill('a');
  await page.keyboard.type('/b');
  await expect(page.getByRole('searchbox')).toHaveValue('a/b');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a failure is said, and trying again helps', async ({ page }) => {
  let refused = 0;
  await page.route('**/*.pf_index', (route) => {
    refused++;
    return route.abort();
  });
  await page.goto('en/');
  await open(page, 'en');
  // The index is wanted as soon as the search is open, and once more when something is typed.
  await expect(status(page)).toHaveText('The search could not be loaded.');
  const before = refused;
  await field(page).fill('levy');
  await expect.poll(() => refused).toBeGreaterThan(before);
  await expect(status(page)).toHaveText('The search could not be loaded.');
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Contents/ })).toBeVisible();
  await page.unroute('**/*.pf_index');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).first()).toBeVisible();
});

test('a script that cannot be had leads to the contents of the rules', async ({ page }) => {
  await page.goto('en/');
  await page.route('**/_astro/open.*.js', (route) => route.abort());
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/en\/rules\/#contents$/);
});

test('nothing goes against the policy, and no worker is tried', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isOurs = !message.text().includes('blocked by Playwright');
    if (isOurs && /warning|error/.test(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('worker', (worker) => problems.push(worker.url()));
  await page.goto('zh/');
  await open(page, 'zh');
  await field(page).fill('护驾');
  await expect(options(page).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('nothing of the search is loaded before it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('en/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /pagefind|SearchDialog|open\./.test(url))).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('once used, it works without a network, and says so', async ({ page, context }) => {
    await page.goto('en/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await open(page, 'en');
    await field(page).fill('levy');
    await expect(options(page).first()).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await open(page, 'en');
    await field(page).fill('levy');
    await expect(options(page).first()).toBeVisible();
    await expect(status(page)).toContainText('You are offline');
  });
});
