// Training: an endless run at a chosen difficulty; failed puzzles come back for review.
import { expect, type Page, test } from '@playwright/test';
import { addDays } from '../../src/puzzles/days.ts';
import { type KnownPuzzle, knownPuzzles, Player, pick, staysOnBoard } from './puzzle-player.ts';

// What is answered in a test's place is asked of the network by the page itself.
test.use({ serviceWorkers: 'block' });

let puzzles: KnownPuzzle[];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  puzzles = await knownPuzzles(request);
  await request.dispose();
});
test.describe.configure({ timeout: 60_000 });

const shownId = async (page: Page): Promise<string> =>
  (await page.locator('.puzzle-island.is-awake').getAttribute('data-puzzle')) ?? '';

const day = '2027-03-01';
const noon = (page: Page, when: string) => page.clock.setFixedTime(new Date(`${when}T12:00:00`));

test('a run keeps to its difficulty and goes on', async ({ page }) => {
  await page.goto('en/puzzles/train/');
  await page.getByLabel('Gentle').check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.puzzle-island.is-awake')).toBeVisible();
  const seen: string[] = [];
  for (let round = 0; round < 3; round++) {
    const id = await shownId(page);
    seen.push(id);
    expect(pick(puzzles, (one) => one.id === id).band).toBe('gentle');
    await page.getByRole('button', { name: 'Solution' }).click();
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await expect(page.locator(`[data-puzzle="${id}"]`)).toHaveCount(0);
    await expect(page.locator('.puzzle-island.is-awake')).toBeVisible();
  }
  expect(seen[1]).not.toBe(seen[0]);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('solved in a row is counted', async ({ page }) => {
  const wanted = pick(puzzles, (one) => one.n === 1 && staysOnBoard(one));
  await page.route('**/puzzles/list.json', async (route) => {
    const rows = (await (await route.fetch()).json()) as [string][];
    await route.fulfill({ json: rows.filter(([id]) => id === wanted.id) });
  });
  await page.goto('en/puzzles/train/');
  await page.getByRole('button', { name: 'Start' }).click();
  const player = new Player(page, wanted);
  await player.awake();
  await player.act(wanted.key);
  await expect(page.getByText('1 in a row')).toBeVisible();
});

test('a failed puzzle comes back after 1, 3, 7 and 21 days', async ({ page }) => {
  const puzzle = pick(puzzles, (one) => one.n === 1 && staysOnBoard(one));
  await noon(page, day);
  const failed = new Player(page, puzzle);
  await failed.open();
  await failed.choose(await failed.wrongFirst());
  await page.getByRole('button', { name: 'Take back' }).click();
  await failed.act(puzzle.key);

  await page.goto('en/puzzles/train/');
  await expect(page.getByText('Nothing to review today.')).toBeVisible();
  let now = day;
  for (const wait of [1, 3, 7, 21]) {
    await noon(page, addDays(now, wait - 1));
    await page.goto('en/puzzles/train/');
    await expect(page.getByText('Nothing to review today.')).toBeVisible();
    now = addDays(now, wait);
    await noon(page, now);
    await page.goto('en/puzzles/train/');
    await expect(page.getByText('1 puzzle to review today')).toBeVisible();
    await page.getByRole('button', { name: 'Review' }).click();
    const player = new Player(page, puzzle);
    await player.awake();
    await player.act(puzzle.key);
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await expect(page.getByText('Review finished.').first()).toBeVisible();
  }
  await noon(page, addDays(now, 60));
  await page.goto('en/puzzles/train/');
  await expect(page.getByText('Nothing to review today.')).toBeVisible();
});
