// The gallery: fifteen kinds with both faces, a live board for each, and an address for each.
import { expect, test } from '@playwright/test';
import { awakeBoard, square, status } from './board-page.ts';

const kinds = [
  ['duke', '公爵'],
  ['footman', '步兵'],
  ['pikeman', '长枪兵'],
  ['knight', '骑士'],
  ['wizard', '法师'],
  ['ranger', '游侠'],
  ['seer', '先知'],
  ['general', '将军'],
  ['priest', '祭司'],
  ['champion', '勇士'],
  ['marshall', '元帅'],
  ['bowman', '弓箭手'],
  ['dragoon', '龙骑兵'],
  ['assassin', '刺客'],
  ['longbowman', '长弓手'],
] as const;

test('shows every kind with both faces, in Chinese', async ({ page }) => {
  await page.goto('zh/gallery/');
  for (const [id, name] of kinds) {
    const section = page.locator(`section#${id}`);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(section.getByRole('img', { name: `浅色方的${name}，起始面` })).toBeVisible();
    await expect(section.getByRole('img', { name: `浅色方的${name}，背面` })).toBeVisible();
    await expect(section.getByRole('grid')).toHaveAccessibleName(`${name}：棋盘，轮到浅色方行动`);
  }
});

test('leads to each kind by its own address', async ({ page }) => {
  await page.goto('en/gallery/#wizard');
  await expect(page.locator('section#wizard')).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Tiles' })
    .getByRole('link', { name: 'Priest' })
    .click();
  await expect(page).toHaveURL(/#priest$/);
  await expect(page.locator('section#priest')).toBeInViewport();
});

test('lets a tile act, and act again from its other face', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('en/gallery/#longbowman');
  const board = await awakeBoard(page.locator('#longbowman'));
  await square(board, 'c2').click();
  await square(board, 'c2').click();
  await expect(status(board)).toContainText('c4 (Strikes the Footman), c5 (Strikes the Pikeman)');
  await square(board, 'c4').click();
  await expect(status(board)).toContainText(
    'the Longbowman on c2 Strikes c4 and captures the Footman',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('has every picture', async ({ page }) => {
    await page.goto('en/gallery/');
    await expect(page.locator('.kind .board-picture')).toHaveCount(15);
    await expect(page.locator('.kind .faces .tile-picture')).toHaveCount(30);
  });
});
