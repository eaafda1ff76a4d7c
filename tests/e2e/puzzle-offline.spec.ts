// A puzzle visited once can be solved without a network: by a line that only the solver can judge, and its proof opened.
import { expect, test } from '@playwright/test';
import { knownPuzzles, Player, pick, staysOnBoard } from './puzzle-player.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(90_000);

test('a puzzle is solved and its proof opened offline', async ({ page, context, request }) => {
  const puzzle = pick(
    await knownPuzzles(request),
    (one) => one.n === 3 && staysOnBoard(one) && (one.proof.winners[1] ?? 0) > 1,
  );
  const player = new Player(page, puzzle);
  await player.open();
  const isKept = (address: string) =>
    page.evaluate(async (url) => (await caches.match(url)) !== undefined, address);
  await expect.poll(() => isKept(page.url()), { timeout: 30_000 }).toBe(true);
  // Everything that the page's scripts could load later comes with it.
  const wanted = await page.evaluate(async () => {
    const named = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(named.map(async (url) => (await fetch(url)).text()));
    return texts.join('\n').match(/[\w.-]*(?:ProofPanel|solver\.worker)[\w.-]*\.js/g) ?? [];
  });
  expect(wanted.length).toBeGreaterThan(0);
  for (const name of new Set(wanted)) {
    const url = new URL(`/_astro/${name}`, page.url()).href;
    await expect.poll(() => isKept(url), { message: name, timeout: 30_000 }).toBe(true);
  }

  await context.setOffline(true);
  await page.reload();
  await player.awake();
  await player.act(puzzle.key);
  const other = player
    .winners()
    .find((action) => action !== '@' && action !== puzzle.proof.line[2]);
  await player.act(other ?? '');
  if (!(await page.locator('.verdict.is-right').isVisible())) await player.finish();
  await player.solved();
  await page.getByRole('button', { name: 'Solution' }).click();
  await page.getByText('Explore the proof').click();
  await page.locator('.proof-node > summary').first().click();
  await expect(page.locator('.proof-replies').first()).toBeVisible();
});
