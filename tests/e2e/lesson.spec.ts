// The Jump lesson in both languages: complete without scripts, live with them, an exercise solved and failed.
import { expect, test } from '@playwright/test';
import { awakeBoard, axeFindings, ScreenReader, square, status } from './board-page.ts';

const _ = '\u2009';

const lessons = {
  en: {
    heading: 'Jump',
    switchTo: '中文',
    knight: 'c3, your Knight, starting face, chosen',
    pikeman: 'b2, your Pikeman, starting face',
    blocked: 'c1: the Move is blocked by the Footman on c2.',
    jumped:
      'Light: the Knight goes from c3 to b5. The Knight flips to its reverse face. Light to act.',
    forbidden: 'e4 is forbidden: the Ranger on d5 would capture your Duke with a Slide.',
    wrong: 'Not yet. The Pikeman used Move; use Jump.',
    right: 'Right. Light: the Knight goes from c2 to d4 and captures the Footman.',
    again: 'Try again',
  },
  zh: {
    heading: '跳跃',
    switchTo: 'English',
    knight: 'c3，你的骑士，起始面，已选中',
    pikeman: 'b2，你的长枪兵，起始面',
    blocked: `c1：c2${_}的步兵挡住了移步。`,
    jumped: `浅色方：骑士从${_}c3${_}走到${_}b5。骑士翻到背面。轮到浅色方。`,
    forbidden: `e4${_}禁止：d5${_}的游侠会用滑行吃掉你的公爵。`,
    wrong: '还不对。 长枪兵用的是移步；要用跳跃。',
    right: `正确。 浅色方：骑士从${_}c2${_}走到${_}d4，吃掉步兵。`,
    again: '再试一次',
  },
} as const;

for (const locale of ['en', 'zh'] as const) {
  const words = lessons[locale];

  test.describe(`the Jump lesson in ${locale}`, () => {
    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('has every diagram, with what the chosen tile can do', async ({ page }) => {
        await page.goto(`${locale}/learn/jump/`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
        const pictures = page.locator('.board-picture');
        expect(await pictures.count()).toBeGreaterThanOrEqual(4);
        for (const picture of await pictures.all()) await expect(picture).toBeVisible();
        // Knight, Pikeman, two Footmen of Dark, one of Light; dots on b3, d3, b5, d5; c1 blocked.
        const first = pictures.first();
        await expect(first.locator('.tile')).toHaveCount(5);
        await expect(first.locator('.is-legal')).toHaveCount(4);
        await expect(first.locator('.is-blocked')).toHaveCount(1);
        await expect(page.getByRole('gridcell', { name: words.knight })).toHaveCount(1);
        await expect(page.locator('.board-controls').first()).toBeHidden();
      });
    });

    test('shows the blocked Move beside the free Jump, and plays', async ({ page }) => {
      await page.goto(`${locale}/learn/jump/`);
      const board = await awakeBoard(page.locator('.lesson-board').first());
      await square(board, 'c1').click();
      await expect(status(board)).toHaveText(words.blocked);
      await square(board, 'b5').click();
      await expect(status(board)).toHaveText(words.jumped);
      await expect(square(board, 'b5')).toHaveAccessibleName(/^b5/);
    });

    test('leads to the analysis of the position on the board', async ({ page }) => {
      await page.goto(`${locale}/learn/jump/`);
      const board = await awakeBoard(page.locator('.lesson-board').first());
      await square(board, 'b5').click();
      await board.locator('.board-more summary').click();
      await board.locator('.board-more a').click();
      await expect(page).toHaveURL(/\/analysis\/#position=/);
      // The Knight that Jumped stands on b5 with its reverse face.
      await expect(square(page.locator('main'), 'b5')).toHaveAccessibleName(
        /Knight, reverse face|骑士，背面/,
      );
    });

    test('knows a right answer from a wrong one, and says why', async ({ page }) => {
      await page.goto(`${locale}/learn/jump/`);
      const board = await awakeBoard(page.locator('.exercise-card').first());
      await square(board, 'b2').click();
      await square(board, 'd4').click();
      await expect(status(board)).toContainText(words.wrong);
      await board.getByRole('button', { name: words.again }).click();
      await square(board, 'c2').click();
      await square(board, 'd4').click();
      await expect(status(board)).toContainText(words.right);
    });

    test('gives the rule’s own reason for a forbidden answer', async ({ page }) => {
      await page.goto(`${locale}/learn/jump/`);
      const board = await awakeBoard(page.locator('.exercise-card').nth(1));
      await square(board, 'd2').click();
      await square(board, 'e4').click();
      await expect(status(board)).toHaveText(words.forbidden);
      await expect(board.locator('.board-picture .is-forbidden').first()).toBeVisible();
    });

    test('is solved with the keyboard alone, by what the accessibility tree says', async ({
      page,
    }) => {
      await page.goto(`${locale}/learn/jump/`);
      // The whole accessibility tree is read after each key.
      test.slow();
      const reader = await ScreenReader.on(page);
      // Each grid is one tab stop. The first exercise's begins at its first tile.
      await reader.pressUntil(
        'Tab',
        ({ role, name }) => role === 'gridcell' && name === words.pikeman,
      );
      expect(await reader.goToSquare('c2')).toMatch(/^c2/);
      await page.keyboard.press('Enter');
      await reader.goToSquare('d4');
      await page.keyboard.press(' ');
      await expect.poll(async () => (await reader.liveRegions()).join('\n')).toContain(words.right);
    });

    test('keeps the reader on the lesson when the language is switched', async ({ page }) => {
      await page.goto(`${locale}/learn/jump/`);
      await page.getByRole('link', { name: words.switchTo }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale === 'en' ? 'zh' : 'en'}/learn/jump/$`));
    });

    // Each language and each theme once.
    const colorScheme = locale === 'en' ? 'light' : 'dark';
    test(`has nothing for axe to find in the ${colorScheme} theme`, async ({ page }) => {
      // Hundreds of squares lie over hundreds of shapes; axe takes its time with them.
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`${locale}/learn/jump/`);
      const board = await awakeBoard(page.locator('.exercise-card').nth(1));
      await square(board, 'd2').click();
      await square(board, 'e4').click();
      await expect(status(board)).toHaveText(words.forbidden);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
