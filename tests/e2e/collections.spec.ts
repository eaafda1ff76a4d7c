// The curated sets: in order, with what is solved of them.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Collection } from '../../src/open-data/bank.ts';
import { knownPuzzles, Player, pick } from './puzzle-player.ts';

const collections: readonly Collection[] = JSON.parse(
  readFileSync('puzzles/collections.json', 'utf8'),
);

test('every collection is listed, and holds its puzzles in order', async ({ page }) => {
  await page.goto('en/puzzles/collections/');
  for (const { title } of collections)
    await expect(page.getByRole('link', { name: title.en, exact: true })).toBeVisible();
  const [first] = collections;
  if (first === undefined) throw new Error('there is no collection');
  await page.getByRole('link', { name: first.title.en, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title.en);
  const links = await page
    .locator('.puzzle-card')
    .evaluateAll((cards) =>
      cards.map((card) => (card as HTMLAnchorElement).pathname.split('/').at(-2)),
    );
  expect(links).toEqual(first.puzzles);
});

test('progress shows on the set, on its card and on its puzzles', async ({ page, request }) => {
  const puzzles = await knownPuzzles(request);
  const [first] = collections;
  const puzzle = pick(
    puzzles,
    (one) => one.n === 1 && one.key !== '@' && (first?.puzzles.includes(one.id) ?? false),
  );
  const player = new Player(page, puzzle);
  await player.open();
  await player.act(puzzle.key);
  // The note is said once it is solved, and the way on stays in the set.
  await expect(page.locator('.result-card')).toBeVisible();
  await page.getByRole('link', { name: /^Collection: / }).click();
  await expect(page.getByText(`1 of ${first?.puzzles.length} solved`)).toBeVisible();
  await expect(page.locator(`[data-solved="${puzzle.id}"]`)).toBeVisible();
  await expect(page.locator('.card-solved:visible')).toHaveCount(1);
  await page.goto('en/puzzles/collections/');
  await expect(page.getByText(`1 of ${first?.puzzles.length} solved`)).toBeVisible();
});
