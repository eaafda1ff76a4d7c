// The pages without a board: axe finds nothing, nothing scrolls sideways, and targets are large enough for thumbs.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const addresses = ['en/', 'zh/', 'en/learn/', 'zh/learn/', 'no-such-page/'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const address of addresses) {
      test(`axe finds nothing on ${address}`, async ({ page }) => {
        await page.goto(address);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations).toEqual([]);
      });
    }

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('the front door is in order', async ({ page }) => {
        await page.goto('./');
        // axe itself is a script; what it would look at most is looked at here.
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Duke Hall · 公爵棋堂');
        await expect(page.getByRole('region')).toHaveCount(2);
      });
    });
  });
}

for (const width of [320, 360, 768, 1280]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const address of addresses) {
      await page.goto(address);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, address).toBeLessThanOrEqual(0);
    }
  });
}

test('every target is at least 44 px wide and high at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of addresses) {
    await page.goto(address);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a, button, select, input, summary')]
        // Links within a sentence are exempt; the skip link is off the page until it has the focus; what is hidden is
        // no target.
        .filter(
          (target) =>
            target.checkVisibility() && !target.matches('p:not(.links, .actions) > a, .skip-link'),
        )
        .map((target) => {
          // A card's link covers the card.
          const area = getComputedStyle(target, '::after').position === 'absolute';
          const { width, height } = (
            area ? (target.closest('.card') ?? target) : target
          ).getBoundingClientRect();
          return { text: target.textContent?.trim(), width, height };
        })
        .filter(({ width, height }) => width < 44 || height < 44),
    );
    expect(small, address).toEqual([]);
  }
});
