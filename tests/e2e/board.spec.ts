// The live board: pointer, keyboard, drag, questions, levy, motion, settings, and a page that stays still.
import { expect, type Page, test } from '@playwright/test';
import { awakeBoard, square, status } from './board-page.ts';

/** The board of a game under way: General a Commander, a bag of four, both sides to act in turn. */
async function liveBoard(page: Page, reducedMotion: 'reduce' | 'no-preference' = 'reduce') {
  await page.emulateMedia({ reducedMotion });
  await page.goto('en/states/');
  return awakeBoard(page.locator('#live'));
}

test('explains, acts, takes back and starts again', async ({ page }) => {
  const board = await liveBoard(page);
  await square(board, 'd3').click();
  await expect(status(board)).toContainText('Bowman on d3, reverse face.');
  await expect(board.getByRole('group', { name: 'Chosen tile' })).toContainText('Strike');
  await square(board, 'e4').click();
  await expect(status(board)).toContainText('the Bowman on d3 Strikes e4 and captures the Pikeman');
  await expect(square(board, 'd3')).toHaveAccessibleName(/Bowman, starting face/);
  await expect(board.getByRole('group', { name: 'Captured' })).toContainText('Dark Pikeman');
  await board.getByRole('button', { name: 'Take back' }).click();
  await expect(status(board)).toHaveText('Taken back.');
  await expect(square(board, 'e4')).toHaveAccessibleName('e4, Dark Pikeman, starting face');
  await expect(board.getByRole('button', { name: 'Take back' })).toBeDisabled();
});

test('takes over what the server drew, and draws what changes', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const part of document.querySelectorAll('#live .tile > *')) part.id = 'as-served';
    });
  });
  const board = await liveBoard(page);
  const tiles = board.locator('.board-picture .tile');
  const parts = await board.locator('.board-picture .tile > *').count();
  expect(parts).toBeGreaterThan(await tiles.count());
  await expect(board.locator('.board-picture #as-served')).toHaveCount(parts);
  /** The drawing as text, without the marks of this test. */
  const drawing = () =>
    board
      .locator('.board-picture .tiles')
      .evaluate((element) => element.outerHTML.replaceAll(' id="as-served"', ''));
  const before = await drawing();
  await square(board, 'd3').click();
  await square(board, 'e4').click();
  await expect(status(board)).toContainText('captures the Pikeman');
  expect(await drawing()).not.toBe(before);
  await expect(tiles.filter({ hasNot: page.locator('rect') })).toHaveCount(0);
  await board.getByRole('button', { name: 'Take back' }).click();
  await expect(status(board)).toHaveText('Taken back.');
  expect(await drawing()).toBe(before);
});

test('asks where one square means two actions, and gives the focus back', async ({ page }) => {
  const board = await liveBoard(page);
  await square(board, 'b3').click();
  await square(board, 'c3').click();
  const question = board.getByRole('dialog', { name: 'Which action?' });
  await expect(question.getByRole('button')).toHaveText([
    'Move: General b3–c3',
    'Command: Seer b2–c3',
    'Command: Footman a3–c3',
    'Cancel',
  ]);
  await expect(question.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(square(board, 'c3')).toBeFocused();
  await square(board, 'c3').click();
  await question.getByRole('button', { name: 'Command: Footman a3–c3' }).click();
  await expect(status(board)).toContainText('the General on b3 Commands the Footman from a3 to c3');
});

test('Commands in two steps', async ({ page }) => {
  const board = await liveBoard(page);
  await square(board, 'b3').click();
  await square(board, 'b2').click();
  await expect(status(board)).toContainText('Command: where shall the Seer from b2 go?');
  await expect(square(board, 'b3')).toHaveAccessibleName(/commander/);
  await square(board, 'c2').click();
  await expect(status(board)).toContainText('the General on b3 Commands the Seer from b2 to c2');
});

test('draws, shows and places a tile', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.6;
  });
  const board = await liveBoard(page);
  await board.getByRole('group').filter({ hasText: 'Bag · Light' }).locator('summary').click();
  await expect(board.locator('.bag-panel').first()).toContainText('Knight1/4 · 25%');
  await board.getByRole('button', { name: 'Levy' }).click();
  // 0.6 of four tiles in the order of the rules is the third: Footman, Pikeman, Knight, Wizard.
  await expect(board.getByRole('group', { name: 'Drawn' })).toContainText('Knight');
  await expect(status(board)).toHaveText('Drawn: Knight. Place it on c2, e2.');
  await square(board, 'a1').click();
  await expect(status(board)).toContainText(
    'a1: a drawn tile goes on an empty square beside your Duke.',
  );
  await square(board, 'e2').click();
  await expect(status(board)).toHaveText('Light: the Knight is placed on e2. Dark to act.');
  await expect(board.locator('.bag-panel').first()).toContainText('Footman1/3 · 33%');
});

test('is one tab stop, moves by arrows, chooses by Enter and Space, lets go by Escape', async ({
  page,
}) => {
  const board = await liveBoard(page);
  await expect(board.locator('.board-cell[tabindex="0"]')).toHaveCount(1);
  await square(board, 'd1').focus();
  await page.keyboard.press('ArrowUp');
  await expect(square(board, 'd2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(square(board, 'd2')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(status(board)).toHaveText('Nothing is chosen.');
  await page.keyboard.press('Home');
  await expect(square(board, 'a2')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(board.locator('.board-cell:focus')).toHaveCount(0);
});

test('lets a tile be dragged, and explains a drop that cannot be', async ({ page }) => {
  const board = await liveBoard(page);
  await square(board, 'd2').hover();
  await page.mouse.down();
  await square(board, 'e2').hover();
  await expect(board.locator('.drag-ghost')).toBeVisible();
  await page.mouse.up();
  await expect(status(board)).toContainText('the Duke goes from d2 to e2');
  await board.getByRole('button', { name: 'Take back' }).click();
  await square(board, 'd2').hover();
  await page.mouse.down();
  await square(board, 'f2').hover();
  await page.mouse.up();
  await expect(status(board)).toContainText('f2 is forbidden:');
  await expect(board.locator('.drag-ghost')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('is played by taps', async ({ page }) => {
    const board = await liveBoard(page);
    await square(board, 'd3').tap();
    await square(board, 'e4').tap();
    await expect(status(board)).toContainText('the Bowman on d3 Strikes e4');
  });

  test('is played by dragging with a finger, and scrolls beside the tiles', async ({ page }) => {
    const board = await liveBoard(page);
    const session = await page.context().newCDPSession(page);
    const middle = async (name: string) => {
      const box = await square(board, name).boundingBox();
      return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
    };
    const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      for (const part of [0.25, 0.5, 0.75, 1]) {
        const touchPoints = [
          { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
        ];
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(await middle('d2'), await middle('e2'));
    await expect(status(board)).toContainText('the Duke goes from d2 to e2');
    const before = await page.evaluate(() => scrollY);
    await swipe(await middle('f3'), await middle('f6'));
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
    await expect(status(board)).toContainText('the Duke goes from d2 to e2');
  });
});

test('takes typed notation, and says what is wrong with it', async ({ page }) => {
  const board = await liveBoard(page);
  await board.locator('.board-more summary').click();
  const input = board.getByRole('textbox', { name: 'Type an action' });
  await input.fill('<b>hello');
  await input.press('Enter');
  await expect(board.getByRole('alert')).toContainText('“<b>hello” is not an action.');
  await input.fill('d3*e4');
  await input.press('Enter');
  await expect(status(board)).toContainText('the Bowman on d3 Strikes e4');
  await expect(input).toHaveValue('');
});

test.describe('motion', () => {
  test('slides and flips, and is interrupted by the next action', async ({ page }) => {
    const board = await liveBoard(page, 'no-preference');
    await square(board, 'd2').click();
    await square(board, 'e2').click();
    await expect(board.locator('.flight.is-mover')).toHaveCount(1);
    await expect(board.locator('.flight-face')).toHaveCount(2);
    await square(board, 'd4').click();
    await square(board, 'c3').click();
    await expect(status(board)).toContainText('Dark: the Pikeman goes from d4 to c3');
    await expect(board.locator('.flight')).toHaveCount(0);
  });

  test('is off where reduced motion is asked for', async ({ page }) => {
    const board = await liveBoard(page, 'reduce');
    await square(board, 'd2').click();
    await square(board, 'e2').click();
    await expect(board.locator('.flight')).toHaveCount(0);
    await expect(square(board, 'e2')).toHaveAccessibleName(/Duke, reverse face/);
  });
});

test.describe('view settings', () => {
  test('turn the board and are remembered on this device', async ({ page }) => {
    let board = await liveBoard(page);
    await board.locator('.board-more summary').click();
    await board.getByLabel('Flip the board').check();
    await board.getByLabel('Coordinates').uncheck();
    await expect(board.locator('.coordinates')).toHaveCount(0);
    await page.reload();
    board = await awakeBoard(page.locator('#live'));
    await expect(board.locator('.board-picture').first()).toHaveAttribute(
      'viewBox',
      '-8 -8 616 616',
    );
    await expect(board.locator('.board-cell').first()).toHaveAttribute('data-name', 'f1');
  });

  test('hide enemy reverse faces', async ({ page }) => {
    const board = await liveBoard(page);
    await square(board, 'd4').click();
    const detail = board.getByRole('group', { name: 'Chosen tile' });
    await expect(detail.getByRole('img')).toHaveCount(2);
    await board.locator('.board-more summary').click();
    await board.getByLabel('Hide enemy reverse faces').check();
    await expect(detail.getByRole('img')).toHaveCount(1);
    await expect(detail).toContainText('Its other face is hidden.');
  });

  for (const [what, script] of [
    ['damaged', () => localStorage.setItem('duke-hall.board', '{"flipped":')],
    [
      'forbidden',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new Error('forbidden');
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new Error('full');
        };
      },
    ],
  ] as const) {
    test(`survive storage that is ${what}`, async ({ page }) => {
      await page.addInitScript(script);
      const board = await liveBoard(page);
      await board.locator('.board-more summary').click();
      await board.getByLabel('Coordinates').uncheck();
      await expect(board.locator('.coordinates')).toHaveCount(0);
      await square(board, 'd3').click();
      await expect(status(board)).toContainText('Bowman on d3');
    });
  }
});

for (const address of ['en/learn/jump/', 'zh/learn/jump/', 'en/gallery/', 'zh/states/']) {
  test.describe(address, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('does not move while its boards wake, and scrolls in one direction alone', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(address);
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 500) {
          scrollTo(0, top);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      });
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts).toEqual([]);
      const [content, view] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        innerWidth,
      ]);
      expect(content).toBeLessThanOrEqual(view!);
    });

    test('has targets of 44 px and more', async ({ page }) => {
      await page.goto(address);
      const main = page.locator('main');
      const first = main.locator('.board-island').first();
      await first.scrollIntoViewIfNeeded();
      const small = await main
        .locator('.board-cell, button, summary, input[type="text"], label.view-switch, .index a')
        .evaluateAll((targets) =>
          targets
            .filter((target) => target.checkVisibility({ visibilityProperty: true }))
            .map((target) => ({ box: target.getBoundingClientRect(), what: target.outerHTML }))
            .filter(({ box }) => box.width < 44 || box.height < 44)
            .map(({ box, what }) => `${box.width} × ${box.height}: ${what.slice(0, 90)}`),
        );
      expect(small).toEqual([]);
    });
  });
}
