// Terms of the glossary in lessons: links without scripts; with them they explain themselves on hover, focus and tap.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const lessons = {
  en: {
    term: 'maneuver',
    meaning: 'maneuver: Using one mark of a tile on the board.',
    rule: 'rule 3.3',
  },
  zh: { term: '调兵', meaning: '调兵：用场上一枚兵牌的一个标记。', rule: '规则\u20093.3' },
} as const;

const termOf = (page: Page, name: string) => page.locator('a.term', { hasText: name }).first();
const openNote = (page: Page) => page.locator('.term-note:popover-open');

/** Until the page's scripts have run, a term is only a link. */
async function openLesson(page: Page, locale: string): Promise<void> {
  await page.goto(`${locale}/learn/guard/`);
  await page.waitForLoadState('networkidle');
}

for (const locale of ['en', 'zh'] as const) {
  const { term, meaning, rule } = lessons[locale];

  test.describe(`the terms of a lesson in ${locale}`, () => {
    test('show their note on hover, which the pointer can go onto, until Escape', async ({
      page,
    }) => {
      await openLesson(page, locale);
      await termOf(page, term).hover();
      await expect(openNote(page)).toContainText(meaning);
      const link = openNote(page).getByRole('link', { name: rule });
      await link.hover();
      // Longer than a pointer may take from the term to the note.
      await page.waitForTimeout(500);
      await expect(openNote(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(openNote(page)).toHaveCount(0);

      await termOf(page, term).hover();
      await expect(openNote(page)).toHaveCount(1);
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(openNote(page)).toHaveCount(0);

      await termOf(page, term).hover();
      await openNote(page).getByRole('link', { name: rule }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/rules/#`));
    });

    test('show it on keyboard focus, and the next stop is the link to the rule', async ({
      page,
    }) => {
      await openLesson(page, locale);
      const one = termOf(page, term);
      await one.focus();
      await expect(openNote(page)).toContainText(meaning);
      await page.keyboard.press('Tab');
      await expect(openNote(page).getByRole('link', { name: rule })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(openNote(page)).toHaveCount(0);
      await expect(one).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(one).not.toBeFocused();
      // Enter follows the link to the glossary.
      await one.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${locale}/rules/#term-maneuver$`));
    });

    test('are described to screen readers by what they mean', async ({ page }) => {
      await openLesson(page, locale);
      await expect(termOf(page, term)).toHaveAccessibleDescription(meaning);
    });

    test.describe('under a finger', () => {
      test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

      test('show it on a tap, within the window, and lead nowhere', async ({ page }) => {
        await openLesson(page, locale);
        const address = page.url();
        const terms = page.locator('a.term');
        const count = await terms.count();
        expect(count).toBeGreaterThan(5);
        for (let index = 0; index < count; index++) {
          // A note may lie over the next term.
          await page.keyboard.press('Escape');
          await terms.nth(index).tap();
          await expect(openNote(page)).toHaveCount(1);
          const box = (await openNote(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(360);
        }
        await terms.nth(count - 1).tap();
        await expect(openNote(page)).toHaveCount(0);
        expect(page.url()).toBe(address);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess).toBeLessThanOrEqual(0);
      });
    });

    test('have nothing for axe to find while a note is open', async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: locale === 'en' ? 'light' : 'dark' });
      await openLesson(page, locale);
      await termOf(page, term).hover();
      await expect(openNote(page)).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page })
        .include('a.term')
        .include('.term-note')
        .analyze();
      expect(violations).toEqual([]);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('are links to the glossary, each term once, none in a heading', async ({ page }) => {
        await page.goto(`${locale}/learn/guard/`);
        const terms = page.locator('article.prose a.term');
        const targets = await terms.evaluateAll((all) =>
          all.map((one) => one.getAttribute('href')),
        );
        expect(targets.length).toBeGreaterThan(5);
        expect(new Set(targets).size).toBe(targets.length);
        await expect(page.locator(':is(h1, h2, h3) a.term')).toHaveCount(0);
        await expect(page.locator('.term-note').first()).toBeHidden();
        await termOf(page, term).click();
        await expect(page).toHaveURL(new RegExp(`/${locale}/rules/#term-maneuver$`));
        await expect(page.locator('#term-maneuver')).toBeVisible();
      });
    });
  });
}

test('every lesson has terms that explain themselves', async ({ page }) => {
  for (const locale of ['en', 'zh']) {
    await page.goto(`${locale}/learn/`);
    const lessonsThere = await page
      .locator('main ol a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(lessonsThere.length).toBeGreaterThanOrEqual(14);
    for (const address of lessonsThere) {
      const html = await (await page.request.get(address)).text();
      expect(html.match(/class="term-note"/g)?.length ?? 0, address).toBeGreaterThan(2);
    }
  }
});
