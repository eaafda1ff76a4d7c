// The position editor, on the builder of embeds: by dragging, by touch, with the keyboard alone, by typing; and back again.
import { expect, type Locator, type Page, test } from '@playwright/test';

const EMPTY = 'en/embed/?position=6/6/6/6/6/2D3_l_-_-_0';

async function openEditor(page: Page, address = EMPTY): Promise<Locator> {
  await page.goto(address);
  const editor = page.locator('.position-editor');
  await expect(editor).toHaveClass(/is-awake/);
  return editor;
}

const square = (editor: Locator, name: string) => editor.locator(`[data-name="${name}"]`);
const position = (editor: Locator) => editor.getByLabel('Position in notation', { exact: true });
const said = (editor: Locator) => editor.locator('.editor-said');
const tile = (editor: Locator, name: string) =>
  editor.getByRole('toolbar').getByRole('button', { name, exact: true });

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (a === null || b === null) throw new Error('nothing to drag');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
  await page.mouse.up();
}

test('tiles are dragged from the palette to squares and bags, about the board, and off it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  const editor = await openEditor(page);
  await drag(page, tile(editor, 'Knight'), square(editor, 'd4'));
  await expect(position(editor)).toHaveValue('6/6/3K2/6/6/2D3 l - - 0');
  await drag(page, square(editor, 'd4'), square(editor, 'a6'));
  await expect(position(editor)).toHaveValue('K5/6/6/6/6/2D3 l - - 0');
  await editor.getByRole('button', { name: 'reverse face' }).click();
  await editor.getByRole('button', { name: 'Dark', exact: true }).click();
  await drag(page, tile(editor, 'Knight'), square(editor, 'b2'));
  await expect(position(editor)).toHaveValue('K5/6/6/6/1k~4/2D3 l - - 0');
  await drag(page, tile(editor, 'Knight'), editor.locator('[data-bag="1"]'));
  await expect(position(editor)).toHaveValue('K5/6/6/6/1k~4/2D3 l - k 0');
  await drag(page, square(editor, 'a6'), page.locator('h1'));
  await expect(position(editor)).toHaveValue('6/6/6/6/1k~4/2D3 l - k 0');
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect(position(editor)).toHaveValue('K5/6/6/6/1k~4/2D3 l - k 0');
});

test('tiles are placed, turned, moved and taken back with the keyboard alone', async ({ page }) => {
  const editor = await openEditor(page);
  await tile(editor, 'Duke').focus();
  // One tab stop for the palette: arrows go from tile to tile.
  await page.keyboard.press('End');
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await expect(tile(editor, 'Ranger')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(said(editor)).toHaveText('Wizard chosen. Choose squares for it.');
  await square(editor, 'a1').focus();
  for (const key of ['ArrowUp', 'ArrowRight', 'Enter', 'Escape']) await page.keyboard.press(key);
  await expect(position(editor)).toHaveValue('6/6/6/6/1W4/2D3 l - - 0');
  await page.keyboard.press('~');
  await expect(said(editor)).toHaveText('Wizard on b2 turned to its reverse face.');
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(position(editor)).toHaveValue('6/6/6/1W~4/6/2D3 l - - 0');
  for (const key of ['ArrowRight', 'n', 'ArrowRight', 'N']) await page.keyboard.press(key);
  await expect(position(editor)).toHaveValue('6/6/6/1W~nN2/6/2D3 l - - 0');
  await page.keyboard.press('Delete');
  await expect(position(editor)).toHaveValue('6/6/6/1W~n3/6/2D3 l - - 0');
  await page.keyboard.press('Control+z');
  await expect(position(editor)).toHaveValue('6/6/6/1W~nN2/6/2D3 l - - 0');
  await expect(said(editor)).toHaveText('The last change is taken back.');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tile is picked up, turned over, put into the bag, and another one placed', async ({
    page,
  }) => {
    const editor = await openEditor(page, 'en/embed/?position=6/6/6/6/6/K1D3_l_-_-_0');
    await square(editor, 'a1').tap();
    await editor.getByRole('button', { name: 'Turn over' }).tap();
    await expect(position(editor)).toHaveValue('6/6/6/6/6/K~1D3 l - - 0');
    await editor.locator('summary').first().tap();
    await editor.getByRole('button', { name: 'Add the Knight' }).tap();
    await expect(position(editor)).toHaveValue('6/6/6/6/6/2D3 l K - 0');
    await tile(editor, 'Pikeman').tap();
    await square(editor, 'f3').tap();
    await expect(position(editor)).toHaveValue('6/6/6/5P/6/2D3 l K - 0');
    await editor.getByRole('button', { name: 'Take out one Knight of 1' }).tap();
    await editor.getByRole('button', { name: 'Dark to act' }).tap();
    await expect(position(editor)).toHaveValue('6/6/6/5P/6/2D3 d - - 0');
  });
});

test('a wrong notation says what is wrong while it is typed, and the board waits', async ({
  page,
}) => {
  const editor = await openEditor(page);
  await position(editor).fill('6/6/6/6/6/2D3 x - -');
  await expect(editor.locator('.editor-problem')).toContainText('side, column 15: found “x”');
  await expect(square(editor, 'c1')).toHaveAttribute('aria-label', /Duke/);
  await position(editor).fill('6/6/6/6/6/D5 d - -');
  await expect(editor.locator('.editor-problem')).toHaveText('');
  await expect(square(editor, 'a1')).toHaveAttribute('aria-label', /Duke/);
});
