// The page of whole games for everybody: axe in every phase, both languages and themes, no sideways scroll, large targets,
// and a game by keyboard and spoken words alone.
import { expect, test } from '@playwright/test';
import { axeFindings, ScreenReader } from './board-page.ts';
import { GamePlayer } from './game-player.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

for (const [locale, colorScheme, width] of [
  ['en', 'light', 1280],
  ['zh', 'dark', 360],
] as const) {
  test.describe(`${locale}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('axe finds nothing in any phase, and nothing scrolls sideways', async ({ page }) => {
      const player = new GamePlayer(page, locale);
      const check = async (phase: string) => {
        expect(await axeFindings(page), phase).toEqual([]);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess, phase).toBeLessThanOrEqual(0);
      };
      await player.open();
      await check('choices');
      await player.button(player.words.place).click();
      await player.square('d1').click();
      await player.square('a4').click();
      await check('setup');
      await player.button(player.words.forMe).click();
      await player.button(player.words.begin).click();
      await player.button(player.words.hint).click();
      await expect(player.island.locator('.hint-said')).toBeVisible({ timeout: 20_000 });
      await check('hint');
      await player.act();
      await player.myTurn();
      await player.square('d1').click();
      await check('game');
      await player.button(player.words.resign).click();
      await check('question');
      await player.button(player.words.giveUp).click();
      await check('end');
    });
  });
}

test('every target is at least 44 px wide and high at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const player = new GamePlayer(page);
  const small = () =>
    player.island.evaluate((island) =>
      [...island.querySelectorAll<HTMLElement>('a, button, label, input[type="text"], summary')]
        .filter((target) => target.checkVisibility() && !target.matches('p > a'))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ target, box }) => `${target.textContent} ${box.width} × ${box.height}`),
    );
  await player.open();
  expect(await small()).toEqual([]);
  await player.button('Place the tiles').click();
  expect(await small()).toEqual([]);
  await player.button('Place them for me').click();
  await player.button('Begin the game').click();
  expect(await small()).toEqual([]);
});

test('without scripts the page says so, and shows the board', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('en/play/');
  await expect(page.locator('noscript p')).toHaveText(/A game needs scripts/);
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('.board-picture')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place the tiles' })).toBeHidden();
  await context.close();
});

test('a game is set up, played and given up by keyboard and spoken words alone', async ({
  page,
}) => {
  const player = new GamePlayer(page);
  await player.open();
  const reader = await ScreenReader.on(page);
  const onto = (role: string, name: string | RegExp) =>
    reader.pressUntil(
      'Tab',
      (found) =>
        found.role === role &&
        (typeof name === 'string' ? found.name === name : name.test(found.name)),
    );
  await onto('radio', 'The computer');
  await onto('radio', /^2/);
  await page.keyboard.press('ArrowLeft');
  await onto('button', 'Place the tiles');
  await page.keyboard.press('Enter');
  // The board takes the focus, on a square where the Duke can go.
  await expect.poll(() => reader.focused()).toMatchObject({ role: 'gridcell' });
  expect((await reader.focused()).name).toBe('c1, empty, the next tile can go here');
  for (const name of ['d1', 'e1', 'd2']) {
    await reader.goToSquare(name);
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => reader.focused()).toEqual({ role: 'button', name: 'Begin the game' });
  await page.keyboard.press('Enter');
  await expect.poll(() => reader.focused()).toMatchObject({ role: 'gridcell' });
  await expect
    .poll(() => reader.liveRegions())
    .toContain('You play Light against the Page. You act first.');

  await reader.goToSquare('d2');
  await page.keyboard.press('Enter');
  await reader.goToSquare('d3');
  await page.keyboard.press('Enter');
  await player.myTurn();
  await expect
    .poll(async () => (await reader.liveRegions()).join(' '))
    .toMatch(/Dark: .*Light to act\./);

  await onto('button', 'Levy');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await reader.liveRegions()).join(' '))
    .toMatch(/Drawn: .*Place it on/);
  // The button is out of use now; the focus is on the board.
  await expect.poll(() => reader.focused()).toMatchObject({ role: 'gridcell' });
  await reader.goToSquare('c1');
  await page.keyboard.press('Enter');
  await player.myTurn();
  expect(await player.turns()).toBe(4);

  await onto('button', 'Resign');
  await page.keyboard.press('Enter');
  await expect.poll(() => reader.focused()).toEqual({ role: 'button', name: 'Play on' });
  await reader.pressUntil('Shift+Tab', ({ name }) => name === 'Give up', 2);
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await reader.liveRegions()).join(' '))
    .toContain('You lose. Light gave up.');
});
