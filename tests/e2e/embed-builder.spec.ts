// The builder of embeds: its address, and its code on another site's page.
import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from './board-page.ts';
import { test } from './embed-host.ts';

async function openBuilder(page: Page, address = 'en/embed/'): Promise<Locator> {
  await page.goto(address);
  const builder = page.locator('.builder');
  await expect(builder).toHaveClass(/is-awake/);
  return builder;
}

const position = (builder: Locator) => builder.getByLabel('Position in notation', { exact: true });

const EMPTY = 'en/embed/?position=6/6/6/6/6/2D3_l_-_-_0';

test('the address restores the builder, in the other language too', async ({ page }) => {
  const builder = await openBuilder(page, EMPTY);
  await builder.getByLabel('Theme').selectOption('dark');
  await builder.getByLabel('Arrows').fill('red c1c3');
  await position(builder).fill('6/6/6/6/6/3D2 l - -');
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  await expect(page.locator('.builder')).toHaveClass(/is-awake/);
  await expect(page.getByLabel('局面的记法')).toHaveValue('6/6/6/6/6/3D2 l - -');
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
