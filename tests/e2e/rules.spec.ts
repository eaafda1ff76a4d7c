// The rules reference as readers use it: by its addresses, by its search, without scripts, on phones and on paper.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { RULE_NUMBERS } from '../../src/i18n/rule-numbers.ts';

const pages = [
  { locale: 'en', title: 'Rules of The Duke', find: 'Find a rule', rules: 'Rules' },
  { locale: 'zh', title: '公爵棋规则', find: '查规则', rules: '规则' },
] as const;

const shownRules = (page: Page) => page.locator('.rule:visible');

for (const { locale, title, find, rules } of pages) {
  test.describe(`in ${locale}`, () => {
    test('the header leads to every rule, with its number as its address', async ({ page }) => {
      await page.goto(`${locale}/`);
      await page.getByRole('banner').getByRole('link', { name: rules, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/rules/$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const ids = await page.locator('.rule').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual(
        Object.values(RULE_NUMBERS).map((number) => `rule-${number.replace('.', '-')}`),
      );
      const all = await page.locator('[id]').evaluateAll((found) => found.map(({ id }) => id));
      expect(all.length).toBe(new Set(all).size);
    });

    test('a link to a rule shows its heading, below the search, on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${locale}/rules/#rule-4-2`);
      const heading = page.locator('#rule-4-2 h3');
      await expect(heading).toBeInViewport();
      const search = await page.getByRole('search').boundingBox();
      const box = await heading.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((search?.y ?? 0) + (search?.height ?? 0));
    });

    test('the search answers the keyboard', async ({ page }) => {
      await page.goto(`${locale}/rules/`);
      const field = page.getByRole('searchbox', { name: find });
      await field.focus();
      await page.keyboard.type('4.7');
      await expect(shownRules(page)).toHaveCount(1);
      await expect(page.getByRole('status')).toContainText('1');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#rule-4-7$/);
      await expect(page.locator('#rule-4-7 h3 a')).toBeFocused();
      await field.focus();
      await page.keyboard.press('Escape');
      await expect(field).toHaveValue('');
      await expect(shownRules(page)).toHaveCount(Object.keys(RULE_NUMBERS).length);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${locale}/rules/`);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        await page.getByRole('searchbox').fill('G');
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      });
    }

    for (const width of [320, 360, 768, 1280]) {
      test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(`${locale}/rules/`);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess).toBeLessThanOrEqual(0);
      });
    }

    test('on paper there is no navigation, and no rule is torn apart', async ({ page }) => {
      await page.goto(`${locale}/rules/`);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('search')).toBeHidden();
      await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
      await expect(page.locator('.rule')).toHaveCount(Object.keys(RULE_NUMBERS).length);
      const torn = await page
        .locator('.rule')
        .evaluateAll((all) =>
          all.filter((rule) => getComputedStyle(rule).breakInside !== 'avoid').map(({ id }) => id),
        );
      // The table of the army alone is longer than a page may have room for; its rows stay whole.
      expect(torn).toEqual(['rule-2-1']);
      // A4 without its margins is 182 mm wide: 688 px.
      await page.setViewportSize({ width: 688, height: 1009 });
      const tall = await page
        .locator('.rule:not(#rule-2-1)')
        .evaluateAll((all) => Math.max(...all.map((rule) => rule.getBoundingClientRect().height)));
      expect(tall).toBeLessThan(1009);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('everything is there but the search', async ({ page }) => {
        await page.goto(`${locale}/rules/`);
        await expect(page.locator('.find')).toBeHidden();
        await expect(shownRules(page)).toHaveCount(Object.keys(RULE_NUMBERS).length);
        await expect(page.locator('.rule-diagram svg[role="img"]').first()).toBeVisible();
      });
    });
  });
}

test('words find rules and terms in either language', async ({ page }) => {
  await page.goto('en/rules/');
  const field = page.getByRole('searchbox');
  await field.fill('levy in guard');
  await expect(page.locator('#rule-4-7')).toBeVisible();
  await expect(page.locator('#rule-1-1')).toBeHidden();
  await expect(page.locator('#section-board')).toBeHidden();
  await field.fill('警戒');
  await expect(page.locator('#term-guard')).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/#rule-4-1$/);
});

test('a question is answered, the best rule listed first, and the address keeps it', async ({
  page,
}) => {
  await page.goto('en/rules/');
  await page.getByRole('searchbox').fill('may I levy while in Guard?');
  const best = page.getByRole('list', { name: 'Best matches' }).getByRole('link');
  await expect(best.first()).toHaveText(/^4\.7 /);
  await expect(page).toHaveURL(/\?q=may/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('may I levy while in Guard?');
  await expect(page.locator('#rule-1-1')).toBeHidden();
  await best.first().click();
  await expect(page.locator('#rule-4-7')).toBeInViewport();
  await page.goto('zh/rules/?q=护驾时能征召吗');
  const chinese = page.getByRole('list', { name: '最合适的' }).getByRole('link');
  await expect(chinese.first()).toHaveText(/^4\.7 /);
  await page.getByRole('searchbox').fill('征召 王车易位');
  await expect(page.getByRole('status')).toHaveText(/^没有一条包含全部词语/);
});

test('what is found comes into view, wherever one was on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('en/rules/#term-guard');
  await page.getByRole('searchbox').fill('levy in guard');
  await expect(page.locator('#rule-1-1')).toBeHidden();
  await expect(shownRules(page).first()).toBeInViewport();
});

test('what is not found is said, and everything can be shown again', async ({ page }) => {
  await page.goto('en/rules/');
  await page.getByRole('searchbox').fill('castling');
  await expect(page.getByRole('status')).toHaveText(/^Nothing found/);
  await expect(shownRules(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(shownRules(page)).toHaveCount(Object.keys(RULE_NUMBERS).length);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a link to a rule that the search hides shows everything again', async ({ page }) => {
  await page.goto('en/rules/');
  await page.getByRole('searchbox').fill('3.2');
  await expect(shownRules(page)).toHaveCount(1);
  await page.locator('#rule-3-2').getByRole('link', { name: 'rule 7.2', exact: true }).click();
  await expect(page.locator('#rule-7-2')).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});
