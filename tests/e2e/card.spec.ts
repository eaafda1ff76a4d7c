// The table card: exactly two pages on either paper in either language, nothing cut off, and a decent page on a screen.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** Sizes in points, as a PDF counts: 210 × 297 mm, 8.5 × 11 in. */
const papers = { a4: [595, 842], letter: [612, 792] } as const;

/** The sizes of a PDF's pages: Chromium writes each page's object as plain text. */
function pageSizes(pdf: Buffer): number[][] {
  const pages = pdf
    .toString('latin1')
    .split(/\bendobj\b/)
    .filter((object) => /\/Type\s*\/Page\b(?!s)/.test(object));
  return pages.map((object) => {
    const [, width, height] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(object) ?? [];
    return [Math.round(Number(width)), Math.round(Number(height))];
  });
}

/** How far each sheet's content reaches beyond the sheet, downward and to the right (in CSS pixels). */
const excess = (page: Page) =>
  page.locator('.card-sheet').evaluateAll((sheets) =>
    sheets.map((sheet) => {
      const { bottom, right } = sheet.getBoundingClientRect();
      const boxes = [...sheet.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
      return {
        down: Math.max(...boxes.map((box) => box.bottom)) - bottom,
        aside: Math.max(...boxes.map((box) => box.right)) - right,
      };
    }),
  );

for (const locale of ['en', 'zh'] as const) {
  for (const paper of ['a4', 'letter'] as const) {
    test(`prints two pages of ${paper} in ${locale}, with nothing cut off`, async ({ page }) => {
      await page.goto(`${locale}/learn/card/`);
      await page.locator(`input[value="${paper}"]`).check();
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      expect(pageSizes(pdf)).toEqual([papers[paper], papers[paper]]);
      expect(pdf.toString('latin1')).toContain('/Count 2');

      await page.emulateMedia({ media: 'print' });
      for (const { down, aside } of await excess(page)) {
        expect(down).toBeLessThanOrEqual(0.5);
        expect(aside).toBeLessThanOrEqual(0.5);
      }
    });
  }

  test(`also prints two pages in ${locale} where the browser decides about the paper`, async ({
    page,
  }) => {
    await page.goto(`${locale}/learn/card/`);
    for (const format of ['A4', 'Letter'] as const)
      expect(pageSizes(await page.pdf({ format, preferCSSPageSize: false }))).toHaveLength(2);
  });

  test(`has all thirty faces and both vocabularies in ${locale}`, async ({ page }) => {
    await page.goto(`${locale}/learn/card/`);
    await expect(page.locator('.card-faces [role="img"]')).toHaveCount(30);
    await expect(page.locator('.card-marks li')).toHaveCount(6);
    // SPEC §§2–3: the words that differ most.
    for (const [english, here, rulebook] of [
      ['Wizard', '法师', '巫师'],
      ['Footman', '步兵', '侍卫、守卫'],
      ['levy', '征召', '放置新棋子'],
      ['Jump Slide', '跳跃滑行', '跃进'],
      ['Guard', '护驾', '警戒'],
    ] as const) {
      const row = page.locator('.card-words tr', {
        has: page.locator(`th:text-is("${english}")`),
      });
      await expect(row.locator('td')).toHaveText([here, rulebook]);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on it in the ${colorScheme} theme`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.goto(`${colorScheme === 'light' ? 'zh' : 'en'}/learn/card/`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}

test('nothing scrolls sideways on a small screen, and it is found from the lessons and the gallery', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('en/learn/card/');
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
  for (const address of ['en/learn/', 'en/gallery/']) {
    await page.goto(address);
    await page.locator('.study-links').getByRole('link', { name: 'Table card' }).click();
    await expect(page).toHaveURL(/\/en\/learn\/card\/$/);
    await page.goBack();
    await page.locator('.study-links').getByRole('link', { name: 'Face trainer' }).click();
    await expect(page).toHaveURL(/\/en\/learn\/faces\/$/);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is whole, and the browser’s own menu prints it', async ({ page }) => {
    await page.goto('zh/learn/card/');
    await expect(page.locator('.card-faces [role="img"]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
  });
});
