// The analysis page: reading an address, walking a line, lists, heat map, forced win and proof, chances, the computer,
// setting up by keyboard alone, wrong notation, a diagram; in both languages.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeFindings, ScreenReader, square } from './board-page.ts';

const FORCED = '1P~d3/4G1/3pD~1/1W4/F4f/2p~1K~1_d_FPRSTCMBNL_pkrsgtcmbna_2';
/** Its chances at N = 2 are worked out by hand in tests/solver/chance.test.ts. */
const CHANCES = '6/6/6/6/3F1d/3F~1D_l_3PL_ptal_0';
const START = '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0';

async function open(page: Page, address = 'en/analysis/'): Promise<Locator> {
  await page.goto(address);
  const island = page.locator('.analysis');
  await expect(island).toHaveClass(/is-awake/);
  return island;
}

const panel = (island: Locator, name: string) => island.getByRole('region', { name });
const field = (island: Locator) => island.getByLabel('Position in notation');
const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('begins with the starting position; what is played goes back and forward, and is in the address', async ({
  page,
}) => {
  const island = await open(page);
  await expect(field(island)).toHaveValue(START);
  await expect(panel(island, 'Actions')).toContainText('5 legal actions');
  await pressed(page, 'Footman b1–b2').click();
  await expect(pressed(page, 'Footman b1–b2')).toHaveAttribute('aria-pressed', 'true');
  await panel(island, 'Actions').getByRole('button', { name: 'Play' }).click();
  await expect(page).toHaveURL(/&line=b1b2$/);
  await square(island, 'b6').click();
  await square(island, 'b5').click();
  await expect(page).toHaveURL(/&line=b1b2_b6b5$/);
  const line = panel(island, 'Line');
  await expect(line.getByRole('button')).toHaveText(['Start', 'Footman b1–b2', 'Footman b6–b5']);
  await island.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(line.getByRole('button', { name: 'Footman b1–b2' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await island.getByRole('button', { name: 'Forward' }).click();
  await expect(square(island, 'b5')).toHaveAttribute('aria-label', /Footman/);
  // The same address opens the same line.
  const address = page.url();
  await page.goto('en/');
  await page.goto(address);
  await expect(panel(page.locator('.analysis'), 'Line').getByRole('button')).toHaveCount(3);
});

test('the browser’s own Back takes an action back', async ({ page }) => {
  const island = await open(page);
  await square(island, 'b1').click();
  await square(island, 'b2').click();
  await square(island, 'd6').click();
  await square(island, 'd5').click();
  await expect(page).toHaveURL(/&line=b1b2_d6d5$/);
  await page.goBack();
  await expect(square(island, 'd5')).toHaveAttribute('aria-label', /empty/);
  await expect(square(island, 'b2')).toHaveAttribute('aria-label', /Footman/);
  await page.goBack();
  await expect(field(island)).toHaveValue(START);
});

test('a levy: the reader says what is drawn, places it, or puts it back', async ({ page }) => {
  const island = await open(page);
  await panel(island, 'Actions').getByRole('button', { name: 'Pikeman 3/16' }).click();
  await expect(island.locator('.board-status')).toHaveText(
    'Pikeman is drawn. Choose a square for it: c2.',
  );
  await island.getByRole('button', { name: 'Put it back' }).click();
  await expect(island.locator('.board-status')).toHaveText('Light to act.');
  await panel(island, 'Actions').getByRole('button', { name: 'Knight 1/16' }).click();
  await square(island, 'c2').click();
  await expect(page).toHaveURL(/&line=K@c2$/);
  await expect(field(island)).toHaveValue(/ d F3PWRSGTCMBNAL /);
});

test('forbidden actions say why, and cannot be played', async ({ page }) => {
  // SPEC §12: the Seer d2 is pinned by the Assassin a5.
  const island = await open(page, 'en/analysis/#position=6/a~5/1N~4/6/3S2/4D1_l_-_-');
  const actions = panel(island, 'Actions');
  await actions.getByText(/forbidden actions/).click();
  await actions.getByRole('button', { name: 'Seer d2–d4' }).click();
  await expect(island.locator('.board-status')).toHaveText(
    'd4 is forbidden: the Assassin on a5 would capture your Duke with a Jump Slide.',
  );
  await expect(island.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
});

test('the heat map counts by shape and in words', async ({ page }) => {
  // Counted by hand in tests/analysis/heat.test.ts.
  const island = await open(page, 'en/analysis/#position=6/2f3/6/2F3/1F4/6_l_-_-');
  await expect(square(island, 'c4')).toHaveAttribute('aria-label', 'c4, empty');
  await island.getByRole('button', { name: 'Both' }).click();
  await expect(square(island, 'c4')).toHaveAttribute(
    'aria-label',
    'c4, empty, Light reaches it with 1, Dark reaches it with 1',
  );
  await expect(island.locator('.heat circle')).toHaveCount(6);
  await expect(island.locator('.heat rect.heat-badge')).toHaveCount(4);
  await expect(island.locator('.heat-choice [role="status"]')).toContainText(
    'Light reaches 6 squares, Dark 4; 1 of them both, and 27 nobody.',
  );
  // A diagram: what needs Dukes says so, the rest is there.
  for (const name of ['Forced win', 'Chance of a win', 'The computer’s view'])
    await expect(panel(island, name)).toContainText('This needs a Duke on each side.');
  await expect(panel(island, 'Actions')).toContainText('legal actions');
});

test('a forced win is found, and its proof is walked on the board', async ({ page }) => {
  const island = await open(page, `en/analysis/#position=${FORCED}`);
  const win = panel(island, 'Forced win');
  await win.getByRole('button', { name: 'Find a forced win' }).click();
  await expect(win.locator('.verdict')).toContainText('Dark wins in 2, proven.');
  await expect(win.locator('.verdict')).toContainText('Footman f2–f3');
  await win.getByRole('button', { name: 'Show line and proof' }).click();
  await win.locator('.main-line').getByRole('button').first().click();
  await expect(square(island, 'f3')).toHaveAttribute('aria-label', /Footman/);
  await expect(win).toContainText('This is about the position 1 turn back.');
  await win.getByText('Explore the proof').click();
  await win.getByText('After Footman f2–f3', { exact: false }).click();
  await expect(win.locator('.proof-replies > li').first()).toBeVisible();
  await win.getByRole('button', { name: 'Go there' }).click();
  await expect(square(island, 'f2')).toHaveAttribute('aria-label', /Footman/);
});

test('no forced win is said to be proven', async ({ page }) => {
  const island = await open(page);
  const win = panel(island, 'Forced win');
  await win.getByLabel('Within').selectOption('2');
  await win.getByRole('button', { name: 'Find a forced win' }).click();
  await expect(win.locator('.verdict')).toContainText(
    'Light has no forced win within 2 turns. Proven, not guessed.',
  );
});

test('looking for a forced win can be stopped', async ({ page }) => {
  // Empty bags and open lines: some millions of nodes at six turns.
  const island = await open(
    page,
    'en/analysis/#position=1kdf2/2m1b1/1c2s1/1C2S1/2M1B1/1KDF2_l_-_-_0',
  );
  const win = panel(island, 'Forced win');
  await win.getByLabel('Within').selectOption('6');
  await win.getByRole('button', { name: 'Find a forced win' }).click();
  await expect(win.getByText(/Looking for a win in \d turns?…/)).toBeVisible();
  await win.getByRole('button', { name: 'Stop' }).click();
  await expect(win).toContainText('Stopped.');
  await expect(win.getByRole('button', { name: 'Find a forced win' })).toBeEnabled();
});

test('chances are exact fractions, the best first, the levy tile by tile', async ({ page }) => {
  const island = await open(page, `en/analysis/#position=${CHANCES}`);
  const chance = panel(island, 'Chance of a win');
  await chance.getByRole('button', { name: 'Work out the chances' }).click();
  await expect(chance.locator('.chance-best')).toHaveText('Best chance: 1 (100%)');
  const rows = chance.getByRole('row');
  await expect(rows.nth(1)).toContainText('Footman d1–e2');
  await expect(rows.nth(2)).toContainText('3/4');
  await expect(rows.nth(2)).toContainText('Pikeman (3/4), best on e1');
  await expect(rows.nth(3)).toContainText('Footman d2–e2');
  await expect(rows.nth(3)).toContainText('9/16');
  await expect(rows.nth(3)).toContainText('56.3%');
  await expect(chance).toContainText('4 actions without a chance');
  // What was found is there again after going on and coming back.
  await rows.nth(3).getByRole('button', { name: 'Footman d2–e2' }).click();
  await rows.nth(3).getByRole('button', { name: 'Play' }).click();
  await expect(chance.getByRole('table')).toHaveCount(0);
  await island.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(chance.getByRole('table')).toHaveCount(1);
});

test('the computer gives its best lines', async ({ page }) => {
  const island = await open(page, 'zh/analysis/');
  const computer = panel(island, '电脑的看法');
  await computer.getByRole('button', { name: '问电脑' }).click();
  await expect(computer.locator('.verdict')).toContainText('往前看', { timeout: 30_000 });
  await expect(computer.getByRole('listitem')).toHaveCount(3);
});

test('a wrong position in the address keeps its text, says what is wrong, and can be put right', async ({
  page,
}) => {
  const island = await open(page, 'en/analysis/#position=6/6/6/6/6/2D3_x_-_-');
  await expect(page.getByRole('alert')).toContainText('side, column 15: found “x”');
  await expect(field(island)).toHaveValue('6/6/6/6/6/2D3 x - -');
  await expect(pressed(page, 'Analyse it')).toBeDisabled();
  await field(island).fill('3d2/6/6/6/6/2D3 d - -');
  await field(island).press('Enter');
  await expect(page).toHaveURL(/#position=3d2\/6\/6\/6\/6\/2D3_d_-_-_0$/);
  await expect(square(island, 'd6')).toHaveAttribute('aria-label', /Dark Duke/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // A line that cannot be played goes as far as it can.
  await page.goto('en/');
  await open(page, 'en/analysis/#position=3d2/6/6/6/6/2D3_d_-_-_0&line=d6a6_c1c1_a6a5');
  await expect(page.getByText('Action 2 of the address, “c1c1”')).toBeVisible();
});

test('a position is set up and asked about with the keyboard alone', async ({ page }) => {
  await open(page);
  const reader = await ScreenReader.on(page);
  await page.locator('h1').evaluate((title) => {
    title.tabIndex = -1;
    title.focus();
  });
  await reader.pressUntil('Tab', ({ name }) => name === 'Set up on a board');
  await page.keyboard.press('Enter');
  await expect(page.locator('.position-editor')).toHaveClass(/is-awake/);
  await reader.pressUntil('Tab', ({ role, name }) => role === 'gridcell' && name.startsWith('a1'));
  for (const [name, key] of [
    ['d2', 'F'],
    ['e2', 'G'],
  ] as const) {
    await reader.goToSquare(name);
    await page.keyboard.press(key);
  }
  await reader.pressUntil('Shift+Tab', ({ name }) => name === 'Analyse this position');
  await page.keyboard.press('Enter');
  const island = page.locator('.analysis');
  await expect(page).toHaveURL(/#position=1fdf2\/6\/6\/6\/3FG1\/1FDF2_l_/);
  await expect(island.locator('.board-cell:focus')).toHaveCount(1);
  await reader.pressUntil('Tab', ({ name }) => name === 'Work out the chances', 90);
  await page.keyboard.press('Enter');
  // From d4 the General's reverse face Jumps to c6, and Dark's Duke stands between its Footmen.
  await expect(panel(island, 'Chance of a win')).toContainText('Best chance: 1 (100%)');
  await expect(panel(island, 'Chance of a win').getByRole('row').nth(1)).toContainText(
    'General e2–d4',
  );
});

test('a puzzle leads here, and from here to the builder and to play', async ({ page, request }) => {
  const { puzzles } = await (await request.get('puzzles.json')).json();
  await page.goto(`en/puzzles/${puzzles[0].id}/`);
  await page.getByRole('link', { name: 'Analyse' }).click();
  const island = page.locator('.analysis');
  await expect(island).toHaveClass(/is-awake/);
  const notation = await field(island).inputValue();
  expect(notation).toBe(puzzles[0].position);
  await island.getByRole('link', { name: 'Put it in your page' }).click();
  await expect(page.locator('.position-editor')).toHaveClass(/is-awake/);
  await expect(page.getByLabel('Position in notation', { exact: true })).toHaveValue(notation);
  await page.goBack();
  const play = island.getByRole('link', { name: 'Play on from here' });
  await expect(play).toHaveAttribute('href', /\/en\/play\/#position=/);
});

for (const [address, colorScheme] of [
  ['en/analysis/', 'light'],
  ['zh/analysis/', 'dark'],
] as const) {
  test.describe(`${address}, ${colorScheme}, 360 px`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } });

    test('axe finds nothing, nothing scrolls sideways, targets are large enough', async ({
      page,
    }) => {
      const island = await open(page, `${address}#position=${CHANCES}`);
      await island.locator('.heat-choice button').last().click();
      await island.locator('.search-panel').nth(0).getByRole('button').first().click();
      await expect(island.locator('.search-panel .verdict').first()).toBeVisible();
      await island.locator('.search-panel').nth(1).getByRole('button').last().click();
      await expect(island.locator('.chance-table')).toBeVisible();
      await island.locator('.action-list .line-step').first().click();
      expect(await axeFindings(page)).toEqual([]);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBeLessThanOrEqual(0);
      const small = await island.evaluate((root) =>
        [...root.querySelectorAll<HTMLElement>('a, button, select, input, summary')]
          .filter((target) => target.checkVisibility())
          .map((target) => [target.textContent, target.getBoundingClientRect()] as const)
          .filter(([, { width, height }]) => width < 44 || height < 44)
          .map(([text]) => text),
      );
      expect(small).toEqual([]);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the starting position is there, and says what is missing', async ({ page }) => {
    await page.goto('zh/analysis/');
    await expect(page.locator('.board-picture').first()).toBeVisible();
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('button', { name: '寻找必胜' })).not.toBeVisible();
  });
});
