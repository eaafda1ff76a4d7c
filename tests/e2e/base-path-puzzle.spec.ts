// Puzzles in a folder of the host: data, solver and addresses stay within it.
import { expect, test } from '@playwright/test';
import { knownPuzzles, Player, pick, staysOnBoard } from './puzzle-player.ts';

test.use({ serviceWorkers: 'block' });
test.setTimeout(60_000);

test('list, puzzle, solver, daily puzzle and training work within the folder', async ({
  page,
  request,
  baseURL,
}) => {
  const wrong: string[] = [];
  page.on('request', (asked) => {
    if (!asked.url().startsWith(baseURL ?? '')) wrong.push(asked.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });

  await page.goto('en/puzzles/');
  await page.getByLabel('Turns').selectOption('In 2');
  await expect(page).toHaveURL(`${baseURL}en/puzzles/?n=2`);
  await page.locator('.puzzle-card').first().click();
  await expect(page.locator('.puzzle-island.is-awake')).toBeVisible();
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(page.locator('.puzzle-island.is-awake')).toBeVisible();

  // A line that the worker has to judge.
  const puzzle = pick(
    await knownPuzzles(request),
    (one) => one.n === 2 && staysOnBoard(one) && (one.proof.winners[1] ?? 0) > 1,
  );
  const player = new Player(page, puzzle);
  await player.open();
  await player.act(puzzle.key);
  const other = player
    .winners()
    .find((action) => action !== '@' && action !== puzzle.proof.line[2]);
  await player.act(other ?? '');
  await player.solved();
  expect(await page.getByLabel('Text to share').inputValue()).toContain(
    `${baseURL}en/puzzles/${puzzle.id}/`,
  );

  await page.goto('en/daily/?day=2026-11-30');
  await expect(page.locator('.puzzle-island.is-awake')).toBeVisible();
  await page.goto('en/puzzles/train/');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.puzzle-island.is-awake')).toBeVisible();
  expect(wrong).toEqual([]);
});
