// The builder of embeds: its address, and its code on another site's page.
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
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
  await expect(code).toContainText('<iframe');
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

test('a record that is wrong says in which turn and column while it is typed', async ({ page }) => {
  const builder = await openBuilder(page);
  const record = builder.getByLabel('Record', { exact: true });
  await record.fill('b1b2 b6b5 a1a2');
  await expect(
    builder.locator('.builder-problem', { hasText: 'record, column 11, turn 3: a1a2 cannot' }),
  ).toBeVisible();
  await record.fill('b1b2 b6b5');
  await expect(builder.locator('duke-board').getByText('0 of 2')).toBeVisible();
  await expect(builder.locator('.builder-code pre')).toContainText('record="b1b2 b6b5"');
});

/** A puzzle of the bank in two turns. */
async function shortPuzzle(request: APIRequestContext): Promise<{ id: string; position: string }> {
  const { puzzles } = await (await request.get('puzzles.json')).json();
  return puzzles.find(({ n }: { n: number }) => n === 2);
}

test('a position becomes a puzzle once its win is proven, and its address proves it again', async ({
  page,
  request,
}) => {
  const puzzle = await shortPuzzle(request);
  const address = puzzle.position.replaceAll(' ', '_');
  const builder = await openBuilder(page, `en/embed/?show=puzzle&position=${address}`);
  const code = builder.locator('.builder-code pre');
  await expect(code).toHaveCount(0);
  await expect(builder.getByRole('button', { name: 'Copy', exact: true }).last()).toBeDisabled();
  await builder.getByRole('button', { name: 'Find the shortest win' }).click();
  await expect(builder.getByText('wins within 2 of its own turns, and only one')).toBeVisible({
    timeout: 20_000,
  });
  await expect(code).toContainText('n="2"');
  await page.reload();
  await expect(code).toContainText('n="2"', { timeout: 20_000 });
  // Another position is not proven by that.
  await builder.getByRole('button', { name: 'Dark to act' }).click();
  await expect(code).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('n')).toBeNull();
});

test('a position without a win is no puzzle', async ({ page }) => {
  const builder = await openBuilder(page, 'en/embed/?show=puzzle&position=6/6/6/6/6/3D2_l_-_-');
  await builder.getByRole('button', { name: 'Find the shortest win' }).click();
  await expect(builder.getByText('A puzzle needs a Duke on each side.')).toBeVisible();
  await position(builder).fill('3d2/6/6/6/6/2D3 l - -');
  await builder.getByRole('button', { name: 'Find the shortest win' }).click();
  await expect(builder.getByText('within 5 turns is forced')).toBeVisible({ timeout: 25_000 });
  await expect(builder.locator('.builder-code pre')).toHaveCount(0);
});

test('a puzzle of the bank and the daily puzzle are shown and copied', async ({
  page,
  request,
  host,
}) => {
  const puzzle = await shortPuzzle(request);
  const builder = await openBuilder(page, 'en/embed/?show=puzzle');
  const field = builder.getByLabel('Puzzle of the bank');
  await field.fill('K7-3');
  await expect(builder.getByText('made of small letters and digits')).toBeVisible();
  await field.fill(puzzle.id);
  await expect(builder.locator('duke-puzzle').getByText('Capture the Duke in 2')).toBeVisible();
  await expect(builder.locator('.position-editor')).toHaveCount(0);
  const code = builder.locator('.builder-code pre');
  const body = (await code.textContent()) ?? '';
  await builder.getByRole('button', { name: 'Daily puzzle' }).click();
  await expect(code).toContainText('<duke-daily');
  await expect(builder.locator('duke-daily').getByText(/Capture the Duke in/)).toBeVisible();
  await host.open(page, { body, script: 'frame-sizes.js' });
  await expect(page.locator('duke-puzzle').getByText('Capture the Duke in 2')).toBeVisible();
});

for (const [address, width] of [
  ['en/embed/', 1280],
  ['zh/embed/', 360],
] as const) {
  test(`axe finds nothing on ${address} at ${width} px, and nothing scrolls sideways`, async ({
    page,
    complaints,
  }) => {
    // Axe looks at two whole boards and a palette.
    test.slow();
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
