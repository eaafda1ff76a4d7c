// A page of games that was visited once works without a network: the computer plays, and a record's wins are searched for.
import { expect, type Page, test } from '@playwright/test';
import { GamePlayer } from './game-player.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(120_000);

/** Waits until a page and the worker that its scripts name are kept on the device. */
async function becomesKept(page: Page, worker: string): Promise<void> {
  const isKept = (address: string) =>
    page.evaluate(async (url) => (await caches.match(url)) !== undefined, address);
  await expect.poll(() => isKept(page.url().replace(/[?#].*/, '')), { timeout: 40_000 }).toBe(true);
  const names = await page.evaluate(async (stem) => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    return texts.join('\n').match(new RegExp(`${stem}[\\w.-]*\\.js`, 'g')) ?? [];
  }, worker);
  expect(names.length, worker).toBeGreaterThan(0);
  for (const name of new Set(names)) {
    const url = new URL(`/_astro/${name}`, page.url()).href;
    await expect.poll(() => isKept(url), { message: name, timeout: 40_000 }).toBe(true);
  }
}

test('a game is played offline', async ({ page, context }) => {
  const player = new GamePlayer(page);
  await player.open();
  await becomesKept(page, 'opponent\\.worker');
  await context.setOffline(true);
  await page.reload();
  await expect(player.island).toBeVisible();
  await player.option(/^3/);
  await player.setUp('c1', 'b1', 'd1');
  await player.square('b1').click();
  await player.square('b2').click();
  await player.myTurn();
  expect(await player.turns()).toBe(2);
});

test('missed wins are found offline', async ({ page, context }) => {
  await page.goto('en/replay/');
  await becomesKept(page, 'solver\\.worker');
  await context.setOffline(true);
  await page.reload();
  const island = page.locator('.replay-page-island.is-awake');
  await expect(island).toBeVisible();
  await island.getByRole('textbox').fill('6/6/6/1C1d2/6/D5 l - -\na1b1');
  await island.getByRole('button', { name: 'Show the game' }).click();
  await island.getByRole('button', { name: 'Find missed wins' }).click();
  await expect(island).toContainText('1 win was missed.', { timeout: 20_000 });
});
