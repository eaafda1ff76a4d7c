// The list of all puzzles: filters in the address, pages, marks, and 5,000 puzzles at once.
import { expect, test } from '@playwright/test';
import { PAGE_SIZE, type PackedRow } from '../../src/puzzles/listing.ts';
import { knownPuzzles, Player, pick, staysOnBoard } from './puzzle-player.ts';

// What is answered in a test's place is asked of the network by the page itself.
test.use({ serviceWorkers: 'block' });

test('filters live in the address, and going back undoes a page', async ({ page, request }) => {
  const puzzles = await knownPuzzles(request);
  await page.goto('en/puzzles/');
  const count = page.locator('.list-count');
  await expect(count).toHaveText(`${puzzles.length} puzzles`);
  await expect(page.locator('.puzzle-card')).toHaveCount(PAGE_SIZE);

  await page.getByLabel('Turns').selectOption('In 3');
  const threes = puzzles.filter(({ n }) => n === 3);
  await expect(count).toHaveText(`${threes.length} puzzles`);
  await expect(page).toHaveURL(/\?n=3$/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?n=3&page=2$/);
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 1 of')).toBeVisible();

  await page.getByLabel('Theme').and(page.locator('select[name]')).selectOption('Strike');
  const strikes = threes.filter(({ themes }) => themes.includes('strike'));
  await expect(count).toHaveText(
    `${strikes.length} ${strikes.length === 1 ? 'puzzle' : 'puzzles'}`,
  );
  const address = page.url();
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  expect(new URL(page.url()).search).toBe(new URL(address).search);
  await expect(count).toHaveText(`${strikes.length}\u2009道题`);
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(count).toHaveText(`${puzzles.length}\u2009道题`);
});

test('each filter leaves what it says', async ({ page, request }) => {
  const puzzles = await knownPuzzles(request);
  for (const [query, fits] of [
    ['band=fierce', (one) => one.band === 'fierce'],
    ['ending=no-action', (one) => one.ending === 'no-action'],
    ['tile=levy', (one) => one.key === '@'],
    ['collection=first-steps', (one) => one.collections.includes('first-steps')],
  ] as [string, (one: (typeof puzzles)[number]) => boolean][]) {
    await page.goto(`en/puzzles/?${query}`);
    const left = puzzles.filter(fits).length;
    await expect(page.locator('.list-count')).toHaveText(
      left === 0
        ? 'No puzzle fits. Loosen a filter.'
        : `${left} ${left === 1 ? 'puzzle' : 'puzzles'}`,
    );
  }
});

test('a card leads to its puzzle, which is marked once it is solved', async ({ page, request }) => {
  const puzzle = pick(await knownPuzzles(request), (one) => one.n === 1 && staysOnBoard(one));
  const player = new Player(page, puzzle);
  await player.open();
  await player.act(puzzle.key);
  await page.goto('en/puzzles/?n=1&state=solved');
  await expect(page.locator('.list-count')).toHaveText('1 puzzle');
  await expect(page.locator('.card-solved')).toBeVisible();
  await page.locator('.puzzle-card').click();
  await expect(page).toHaveURL(new RegExp(`/en/puzzles/${puzzle.id}/$`));
});

test('nonsense in the address shows all puzzles', async ({ page }) => {
  await page.goto('en/puzzles/?n=zero&theme=%3Cb%3E&page=-3&tile=..%2F..');
  await expect(page.locator('.puzzle-card')).toHaveCount(PAGE_SIZE);
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden();
});

test('a list that cannot be loaded is asked for again', async ({ page }) => {
  let lets = false;
  await page.route('**/puzzles/list.json', (route) => (lets ? route.continue() : route.abort()));
  await page.goto('en/puzzles/?n=4');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  lets = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.puzzle-card').first()).toBeVisible();
});

test('5,000 puzzles scroll and filter smoothly', async ({ page, request }) => {
  const rows = (await (await request.get('puzzles/list.json')).json()) as PackedRow[];
  const many = Array.from({ length: 5000 }, (_, index): PackedRow => {
    const [, ...rest] = rows[index % rows.length] as PackedRow;
    return [`x${index.toString(26).replace(/[01]/g, 'z').padStart(4, 'a')}`, ...rest];
  });
  await page.route('**/puzzles/list.json', (route) => route.fulfill({ json: many }));
  await page.goto('en/puzzles/');
  await expect(page.locator('.list-count')).toHaveText('5000 puzzles');
  await expect(page.locator('.puzzle-card')).toHaveCount(PAGE_SIZE);

  // Each change of a filter, from the change to the next painted frame.
  const times = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const taken: number[] = [];
    for (const [name, value] of [
      ['n', '3'],
      ['band', 'hard'],
      ['theme', 'quiet-key'],
      ['n', ''],
      ['band', ''],
      ['theme', ''],
      ['tile', 'knight'],
      ['tile', ''],
    ] as const) {
      const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
      if (select === null) throw new Error(`no filter ${name}`);
      const begin = performance.now();
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await frame();
      taken.push(performance.now() - begin);
    }
    // Scrolling through the page: the time between frames.
    let last = performance.now();
    const gaps: number[] = [];
    for (let y = 0; y < document.body.scrollHeight; y += 60) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      gaps.push(performance.now() - last);
      last = performance.now();
    }
    const median = (list: number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;
    return {
      filter: median(taken),
      slowest: Math.max(...taken),
      gap: median(gaps),
      worst: Math.max(...gaps),
    };
  });
  console.log(
    `5,000 puzzles: a filter takes ${times.filter.toFixed(0)} ms (at most ${times.slowest.toFixed(0)} ms), ` +
      `a frame while scrolling ${times.gap.toFixed(0)} ms (at most ${times.worst.toFixed(0)} ms)`,
  );
  await expect(page.locator('.list-count')).toHaveText('5000 puzzles');
  expect(times.filter).toBeGreaterThan(0);
});
