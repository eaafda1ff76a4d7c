// Records: stepping with each control, sharing, damaged ones, missed wins found and solved, both languages, axe.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { gameOf } from '../../src/board/state.ts';
import { formatRecord, type Game, parseRecord, unwrap } from '../../src/engine/index.ts';
import type { Playing } from '../../src/games/playing.ts';
import { recordFragment } from '../../src/games/record-address.ts';
import { randomGame, TWO_PEOPLE } from '../games/random-game.ts';
import { axeFindings, square, status } from './board-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 90_000 });

/** A game of exactly so many turns, played at random. */
function longGame(turns: number): Game {
  for (let seed = 1; seed < 200; seed++) {
    const { board } = randomGame(TWO_PEOPLE, seed, turns).at(-1) as Playing;
    if (board.turns.length === turns) return unwrap(parseRecord(formatRecord(gameOf(board))));
  }
  throw new Error(`no random game lasts ${turns} turns`);
}

const start = '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0';
const short = `${start}\nb1b2 b6b5 T@c2 d6d5`;

async function open(page: Page, record: string, locale = 'en'): Promise<Locator> {
  await page.goto(`${locale}/replay/`);
  const island = page.locator('.replay-page-island.is-awake');
  await expect(island).toBeVisible({ timeout: 20_000 });
  await island.getByRole('textbox').fill(record);
  await island
    .getByRole('button', { name: locale === 'en' ? 'Show the game' : '显示对局' })
    .click();
  return island;
}

test('each control steps: buttons, slider, arrow keys, the list', async ({ page }) => {
  const island = await open(page, short);
  const place = island.locator('.replay-place');
  await expect(place).toHaveText('Start · 4 turns');
  const button = (name: string) => island.getByRole('button', { name, exact: true });
  await button('One turn on').click();
  await expect(place).toHaveText('Turn 1 of 4');
  await expect(status(island).first()).toContainText('Light: the Footman goes from b1 to b2.');
  await expect(square(island, 'b2')).toHaveAttribute('aria-label', /Footman, reverse face/);
  await button('To the end').click();
  await expect(place).toHaveText('Turn 4 of 4');
  await button('One turn back').click();
  await expect(status(island).first()).toContainText('the Priest is placed on c2');
  await button('To the start').click();
  await expect(place).toHaveText('Start · 4 turns');

  // The keys do so from a button, from nothing at all, and on the slider.
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText('Turn 1 of 4');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText('Turn 2 of 4');
  const slider = island.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText('Turn 3 of 4');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Turn 3 of 4');
  await slider.fill('1');
  await expect(place).toHaveText('Turn 1 of 4');
  await island.getByRole('listitem').filter({ hasText: 'd6–d5' }).getByRole('button').click();
  await expect(place).toHaveText('Turn 4 of 4');

  // On the board the arrows lead from square to square, and nothing is played.
  await square(island, 'c2').click();
  await expect(status(island).first()).toContainText('Priest on c2');
  await page.keyboard.press('ArrowLeft');
  await expect(place).toHaveText('Turn 4 of 4');
});

test('a game of 100 turns is shared by its address and opened again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const game = longGame(100);
  const island = await open(page, formatRecord(game));
  await expect(island.locator('.replay-place')).toHaveText('Start · 100 turns');
  await island.getByRole('button', { name: 'Copy the link' }).click();
  await expect(island.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(2_000);
  expect(new URL(page.url()).hash).toBe(new URL(link).hash);

  const other = await context.newPage();
  await other.goto(link.replace('/en/', '/zh/'));
  const opened = other.locator('.replay-page-island');
  await expect(opened.locator('.replay-place')).toHaveText(/100/, { timeout: 20_000 });
  await opened.getByRole('button', { name: '复制棋谱' }).click();
  await expect
    .poll(() => other.evaluate(() => navigator.clipboard.readText()))
    .toBe(formatRecord(game));
});

test('a file that is no text is refused, and what was typed stays', async ({ page }) => {
  await page.goto('en/replay/');
  const form = page.locator('.open-record');
  await expect(form.locator('.board-controls:not(.is-asleep)')).toBeVisible();
  await form.getByRole('textbox').fill('my own words');
  await form.locator('input[type="file"]').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x81]),
  });
  await expect(page.getByRole('alert')).toHaveText('The file cannot be read as text.');
  await expect(form.getByRole('textbox')).toHaveValue('my own words');
});

test('a record is downloaded and opened from its file', async ({ page }) => {
  const island = await open(page, short);
  const download = page.waitForEvent('download');
  await island.getByRole('button', { name: 'Download' }).click();
  const file = await (await download).path();
  expect(readFileSync(file, 'utf8')).toBe(`${short}\n`);
  await island.getByRole('button', { name: 'Another record' }).click();
  expect(new URL(page.url()).hash).toBe('');
  await island.locator('input[type="file"]').setInputFiles(file);
  await expect(island.locator('.replay-place')).toHaveText('Start · 4 turns');
});

test('a damaged record says at which turn and why, and shows the game up to there', async ({
  page,
}) => {
  for (const [record, said, turns] of [
    [`${start}\nb1b2 b6b5 a1f6 d6d5`, /turn 3: a1f6 cannot be played here/, 2],
    [`${start}\nb1b2 b6b5 @ d6d5`, /turn 3: a levy without its draw/, 2],
    [`${start}\nb1b2 b6z5`, /turn 2: /, 1],
    [`${start}\nb1b2 D@c5`, /turn 2: /, 1],
    ['2d3/2F3/6/6/6/2D3 l - -\nc5c6 b1b2', /turn 2: b1b2 comes after the end of the game/, 1],
    ['2d3/6/6/6/5F/D5 l - -\nf2f3 c6b6 f3f6', /turn 3: /, 2],
  ] as const) {
    const island = await open(page, record);
    await expect(island.getByRole('alert'), record).toContainText(said);
    await expect(island.locator('.replay-place')).toHaveText(
      turns === 1 ? 'Start · 1 turn' : `Start · ${turns} turns`,
    );
  }
});

test('a record without a game says what is wrong and keeps the text', async ({ page }) => {
  for (const [record, said] of [
    ['nonsense', /board, column 2: found “o”/],
    [start.replace('1FDF2', '1FDF3'), /rank 1 has not 6 squares/],
    ['6/6/6/6/6/D5 l - -\na1b1', /a side has no Duke/],
    ['', /Paste a record first/],
  ] as const) {
    const island = await open(page, record);
    await expect(island.getByRole('alert')).toContainText(said);
    await expect(island.getByRole('textbox')).toHaveValue(record);
  }
  await page.goto('en/replay/#record=nonsense,b1b2');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('board, column 2');
  await expect(page.getByRole('textbox')).toHaveValue('nonsense\nb1b2');
});

// Light's Champion on b3 could jump onto the Duke; then Dark's Footman onto Light's: neither does.
const MISSED = '6/6/6/1C1d2/6/D5 l - -\na1b1';

test('missed wins are found and solved in place', async ({ page }) => {
  const island = await open(page, MISSED);
  await island.getByRole('button', { name: 'Find missed wins' }).click();
  await expect(island).toContainText('1 win was missed.', { timeout: 20_000 });
  const moment = island.locator('.moment-list li');
  await expect(moment).toContainText('Turn 1, Light: capture the Duke in 1');
  await expect(moment).toContainText('Played: Duke a1–b1');
  await moment.getByRole('button', { name: 'Solve it' }).click();
  const puzzle = page.locator('.puzzle-island.is-awake');
  await expect(puzzle).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Turn 1: capture the Duke in 1' })).toBeFocused();
  await square(puzzle, 'b3').click();
  await square(puzzle, 'd3').click();
  await expect(puzzle.locator('.verdict.is-right')).toContainText('Solved.');
  // It counts for no streak and is in no list.
  expect(await page.evaluate(() => localStorage.getItem('duke-hall.puzzles'))).toBeNull();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(island.locator('.moment-list li')).toHaveCount(1);
});

test('the search for missed wins tells how far it is and can be stopped', async ({ page }) => {
  const island = await open(page, formatRecord(longGame(100)), 'zh');
  await island.getByRole('button', { name: '寻找错过的胜机' }).click();
  await expect(island.getByRole('progressbar')).toBeVisible();
  await island.getByRole('button', { name: '停止' }).click();
  await expect(island.locator('.moments').getByRole('status')).toContainText('停止');
  await expect.poll(() => page.workers().length).toBe(0);
});

for (const [locale, colorScheme, width] of [
  ['en', 'dark', 360],
  ['zh', 'light', 1280],
] as const) {
  test.describe(`${locale}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('axe finds nothing, and nothing scrolls sideways', async ({ page }) => {
      const check = async (phase: string) => {
        expect(await axeFindings(page), phase).toEqual([]);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess, phase).toBeLessThanOrEqual(0);
      };
      await page.goto(`${locale}/replay/`);
      await expect(page.locator('.replay-page-island.is-awake')).toBeVisible({ timeout: 20_000 });
      await check('asking');
      await page.goto(`${locale}/replay/#${recordFragment(longGame(20))}`);
      await page.reload();
      await expect(page.locator('.replay-place')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await check('stepping');
    });
  });
}

test('every target is at least 44 px wide and high at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const island = await open(page, short);
  await expect(island.locator('.replay-place')).toBeVisible();
  const small = await island.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('a, button, input, summary, textarea')]
      .filter((target) => target.checkVisibility())
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ target, box }) => box.height < 44 || (box.width < 44 && !target.closest('label')))
      .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`),
  );
  expect(small).toEqual([]);
});
