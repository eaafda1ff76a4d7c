// The builder: by dragging, by click, by keyboard, by typing; its address; and its code on another site's page.
import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from './board-page.ts';
import { test } from './embed-host.ts';

async function openBuilder(page: Page, address = 'en/embed/'): Promise<Locator> {
  await page.goto(address);
  const builder = page.locator('.builder');
  await expect(builder).toHaveClass(/is-awake/);
  return builder;
}

const square = (builder: Locator, name: string) =>
  builder.locator(`.builder-setup [data-name="${name}"]`);
const position = (builder: Locator) => builder.getByLabel('Position', { exact: true });

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (a === null || b === null) throw new Error('nothing to drag');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
  await page.mouse.up();
}

const EMPTY = 'en/embed/?position=6/6/6/6/6/2D3_l_-_-_0';

test('tiles are dragged from the palette to squares and bags, about the board, and off it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  const builder = await openBuilder(page, EMPTY);
  const knight = builder.getByRole('button', { name: 'Knight', exact: true }).first();
  await drag(page, knight, square(builder, 'd4'));
  await expect(position(builder)).toHaveValue('6/6/3K2/6/6/2D3 l - - 0');
  await drag(page, square(builder, 'd4'), square(builder, 'a6'));
  await expect(position(builder)).toHaveValue('K5/6/6/6/6/2D3 l - - 0');
  await builder.getByRole('button', { name: 'reverse face' }).click();
  await builder.getByRole('button', { name: 'Dark', exact: true }).click();
  await drag(page, knight, square(builder, 'b2'));
  await expect(position(builder)).toHaveValue('K5/6/6/6/1k~4/2D3 l - - 0');
  await drag(page, knight, builder.locator('[data-bag="1"]'));
  await expect(position(builder)).toHaveValue('K5/6/6/6/1k~4/2D3 l - k 0');
  await drag(page, square(builder, 'a6'), page.locator('h1'));
  await expect(position(builder)).toHaveValue('6/6/6/6/1k~4/2D3 l - k 0');
});

test('tiles are placed with the keyboard alone', async ({ page }) => {
  const builder = await openBuilder(page, EMPTY);
  await builder.getByRole('button', { name: 'Wizard', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await square(builder, 'a1').focus();
  for (const key of ['ArrowUp', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(position(builder)).toHaveValue('6/6/6/6/1W4/2D3 l - - 0');
  await page.keyboard.press('Delete');
  await expect(position(builder)).toHaveValue('6/6/6/6/6/2D3 l - - 0');
});

test('a wrong position says what is wrong while it is typed', async ({ page }) => {
  const builder = await openBuilder(page, EMPTY);
  await position(builder).fill('6/6/6/6/6/2D3 x - -');
  await expect(builder.locator('#builder-problem')).toContainText('side, column 15: found “x”');
  await position(builder).fill('6/6/6/6/6/2D3 d - -');
  await expect(builder.locator('#builder-problem')).toHaveText('');
  await expect(builder.locator('duke-board').getByRole('status')).toContainText('Dark to act');
});

test('the address restores the builder, in the other language too', async ({ page }) => {
  const builder = await openBuilder(page, EMPTY);
  await builder.getByLabel('Theme').selectOption('dark');
  await builder.getByLabel('Arrows').fill('red c1c3');
  await position(builder).fill('6/6/6/6/6/3D2 l - -');
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  await expect(page.locator('.builder')).toHaveClass(/is-awake/);
  await expect(page.getByLabel('局面', { exact: true })).toHaveValue('6/6/6/6/6/3D2 l - -');
  await expect(page.locator('.builder').getByLabel('主题')).toHaveValue('dark');
  await expect(page.getByLabel('箭头')).toHaveValue('red c1c3');
});

test('each form of the code shows a live board on another site’s page', async ({ page, host }) => {
  const builder = await openBuilder(page, 'en/embed/?position=6/6/6/2K3/6/2D3_l_-_-_0&lang=zh');
  const code = builder.locator('.builder-code pre');
  const element = (await code.textContent()) ?? '';
  await builder.getByRole('button', { name: 'Frame' }).click();
  const frame = (await code.textContent()) ?? '';
  // The frame-sizes script of the page itself is what the snippet brings along.
  for (const [body, inside] of [
    [element, page.locator('duke-board')],
    [frame, page.frameLocator('iframe').locator('duke-board')],
  ] as const) {
    await host.open(page, { body, script: 'frame-sizes.js' });
    await inside.locator('[data-name="c3"]').click();
    await inside.locator('[data-name="b5"]').click();
    await expect(inside.getByRole('status')).toContainText(
      '骑士从 c3 走到 b5'.replaceAll(' ', ' '),
    );
  }
});

for (const [address, width] of [
  ['en/embed/', 1280],
  ['zh/embed/', 360],
] as const) {
  test(`axe finds nothing on ${address} at ${width} px, and nothing scrolls sideways`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openBuilder(page, address);
    await page.locator('.builder-result').scrollIntoViewIfNeeded();
    await expect(page.locator('.builder duke-board').getByRole('grid')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
}
