// The puzzles' pages: axe finds nothing in either theme, nothing scrolls sideways, targets are large enough for thumbs.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const addresses = [
  'en/daily/',
  'zh/daily/',
  'en/puzzles/',
  'zh/puzzles/?n=3',
  'en/puzzles/collections/',
  'zh/puzzles/collections/first-steps/',
  'en/puzzles/train/',
];

/** The address of a puzzle's page, the first of the list. */
async function puzzleAddress(page: Page): Promise<string> {
  const rows = (await (await page.request.get('puzzles/list.json')).json()) as [string][];
  return `en/puzzles/${rows[0]?.[0]}/`;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const address of addresses) {
      test(`axe finds nothing on ${address}`, async ({ page }) => {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations).toEqual([]);
      });
    }

    test('axe finds nothing on a puzzle with its solution and proof open', async ({ page }) => {
      await page.goto(await puzzleAddress(page));
      await page.getByRole('button', { name: 'Solution' }).click();
      await page.getByText('Explore the proof').click();
      await page.locator('.proof-node > summary').first().click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });
  });
}

for (const width of [320, 360, 768, 1280]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const address of [...addresses, await puzzleAddress(page)]) {
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
  for (const address of [...addresses, await puzzleAddress(page)]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(a, button, select, summary, label, .board-cell)',
        ),
      ]
        // Links within a sentence are exempt, as are days of a calendar, which only have room for 40 px.
        .filter(
          (target) =>
            !target.matches('p:not(.day-links) > a, .calendar td a') && target.checkVisibility(),
        )
        .map((target) => {
          const { width, height } = target.getBoundingClientRect();
          return { text: target.textContent?.trim(), width, height };
        })
        .filter(({ width, height }) => width < 43.9 || height < 43.9),
    );
    expect(small, address).toEqual([]);
  }
});
