// The daily puzzle: the reader's own day in any time zone, midnight, past days, the streak, no scripts, damaged storage.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { dayText } from '../../src/puzzles/day-text.ts';
import { addDays } from '../../src/puzzles/days.ts';
import { type DailySchedule, dailyPuzzle } from '../../src/solver/schedule.ts';
import { type KnownPuzzle, knownPuzzles, Player } from './puzzle-player.ts';

// What is answered in a test's place is asked of the network by the page itself.
test.use({ serviceWorkers: 'block' });

const schedule: DailySchedule = JSON.parse(readFileSync('puzzles/schedule.json', 'utf8'));

let puzzles: KnownPuzzle[];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  puzzles = await knownPuzzles(request);
  await request.dispose();
});
test.describe.configure({ timeout: 60_000 });

/** A Monday: its puzzle is easy, and so is reached by the end of the test's patience. */
const MONDAY = addDays(schedule.start, 7);

const shown = (page: Page, day: string) =>
  page.locator(`.puzzle-island.is-awake[data-puzzle="${dailyPuzzle(schedule, day)}"]`);

/** A reader of the day's puzzle, on the daily page. */
async function readerOf(page: Page, day: string): Promise<Player> {
  const id = dailyPuzzle(schedule, day);
  const puzzle = puzzles.find((one) => one.id === id);
  if (puzzle === undefined) throw new Error(`${id} is not in the bank`);
  return new Player(page, puzzle);
}

async function solve(page: Page, day: string): Promise<void> {
  const player = await readerOf(page, day);
  await player.awake();
  if (player.puzzle.key === '@') throw new Error('the test needs a Monday without a levy');
  await player.act(player.puzzle.key);
  if (!(await page.locator('.verdict.is-right').isVisible())) await player.finish();
  await player.solved();
}

/** Noon of a day on the page's clock; timers run on by themselves. */
const noon = (page: Page, day: string) => page.clock.setFixedTime(new Date(`${day}T12:00:00`));

for (const [timezoneId, offset] of [
  ['Pacific/Kiritimati', '+14:00'],
  ['Asia/Kolkata', '+05:30'],
  ['America/Los_Angeles', '-08:00'],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the day changes at local midnight', async ({ page }) => {
      const day = MONDAY;
      const next = addDays(day, 1);
      await page.clock.install({ time: new Date(`${day}T23:59:30${offset}`) });
      await page.goto('en/daily/');
      await expect(shown(page, day)).toBeVisible();
      await expect(page.getByText(`Puzzle of ${dayText(day, 'en')}`)).toBeVisible();
      await expect(page.locator('.new-day')).toHaveCount(0);

      await page.clock.runFor(31_000);
      await expect(page.locator('.new-day')).toBeVisible();
      // Whoever is still solving is not disturbed.
      await expect(shown(page, day)).toBeVisible();
      await page.getByRole('button', { name: 'Open it' }).click();
      await expect(shown(page, next)).toBeVisible();
      await expect(page.getByText(`Puzzle of ${dayText(next, 'en')}`)).toBeVisible();
      await expect(page.locator('.new-day')).toHaveCount(0);
    });
  });
}

test('a streak survives a reload, and breaks on a missed day', async ({ page }) => {
  await noon(page, MONDAY);
  await page.goto('en/daily/');
  await expect(page.getByText('to begin a streak')).toBeVisible();
  await solve(page, MONDAY);
  await expect(page.getByText('Streak: 1 day')).toBeVisible();
  const shared = await page.getByLabel('Text to share').inputValue();
  expect(shared).toContain(`Duke Hall · ${dayText(MONDAY, 'en')}\nCapture the Duke in`);
  expect(shared).toContain('\n●\n');

  await page.reload();
  await expect(page.getByText('Streak: 1 day')).toBeVisible();
  await expect(page.getByText('You solved it in')).toBeVisible();
  await noon(page, addDays(MONDAY, 1));
  await page.reload();
  await expect(page.getByText('Streak: 1 day')).toBeVisible();
  await noon(page, addDays(MONDAY, 2));
  await page.reload();
  await expect(page.getByText('to begin a streak')).toBeVisible();
});

test('past days are in the calendar, marked where they are solved, and count for no streak', async ({
  page,
}) => {
  const today = addDays(MONDAY, 1);
  await noon(page, today);
  await page.goto('en/daily/');
  await page.getByRole('link', { name: 'Yesterday’s puzzle' }).click();
  await expect(page).toHaveURL(new RegExp(`\\?day=${MONDAY}$`));
  await solve(page, MONDAY);
  await expect(page.getByText('to begin a streak')).toBeVisible();
  await expect(page.getByRole('link', { name: `${dayText(MONDAY, 'en')}, solved` })).toBeVisible();
  await page.goBack();
  await expect(shown(page, today)).toBeVisible();
  await page
    .getByRole('link', { name: `${dayText(addDays(MONDAY, -1), 'en')}, not solved` })
    .click();
  await expect(shown(page, addDays(MONDAY, -1))).toBeVisible();
  // The month before is there as far as the schedule reaches.
  await page.getByRole('button', { name: 'Month before' }).click();
  await page.getByRole('link', { name: `${dayText(schedule.start, 'en')}, not solved` }).click();
  await expect(shown(page, schedule.start)).toBeVisible();
});

for (const query of ['?day=2999-01-01', '?day=1999-01-01', '?day=x', '?day=2026-02-31']) {
  test(`a day that cannot be shown (${query}) gives today’s puzzle`, async ({ page }) => {
    await noon(page, MONDAY);
    await page.goto(`en/daily/${query}`);
    await expect(shown(page, MONDAY)).toBeVisible();
    await expect(page.getByText('The address asks for a day that has no puzzle')).toBeVisible();
  });
}

test('a puzzle that cannot be loaded is asked for again', async ({ page }) => {
  const day = addDays(schedule.start, 100);
  await noon(page, day);
  let lets = false;
  await page.route(/puzzles\/\w+\.json$/, (route) => (lets ? route.continue() : route.abort()));
  await page.goto('en/daily/');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  lets = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(shown(page, day)).toBeVisible();
});

test('damaged progress begins anew', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() =>
    localStorage.setItem('duke-hall.puzzles', '{"daily":[["x"]],"results":"'),
  );
  await noon(page, MONDAY);
  await page.goto('zh/daily/');
  await expect(shown(page, MONDAY)).toBeVisible();
  await expect(page.getByText('就开始连续记录')).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the puzzle of the build’s day is there, with a link to its answer', async ({ page }) => {
    await page.goto('en/daily/');
    await expect(page.locator('.board-picture').first()).toBeVisible();
    const id = await page.locator('[data-puzzle]').getAttribute('data-puzzle');
    expect(schedule.puzzles).toContain(id);
    await page.getByRole('link', { name: 'Its answer' }).click();
    await expect(page).toHaveURL(new RegExp(`/en/puzzles/${id}/$`));
    await expect(page.locator('.static-answer summary')).toBeVisible();
  });
});
