// Whole games on the page: against the computer in both languages, taking back, coming back, two people, the end.
import { expect, type Page, test } from '@playwright/test';
import { gameOf } from '../../src/board/state.ts';
import { formatRecord } from '../../src/engine/index.ts';
import { isDrawn, outcomeOf } from '../../src/games/playing.ts';
import { status } from './board-page.ts';
import { GamePlayer, STORE } from './game-player.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

for (const [locale, side, setup] of [
  ['en', 'light', ['d1', 'c1', 'd2']],
  ['zh', 'dark', ['c6', 'b6', 'c5']],
] as const) {
  test(`a whole game as ${side}, ${locale}: set up, mirrored, played to its end`, async ({
    page,
  }) => {
    const player = new GamePlayer(page, locale);
    await player.open();
    await player.option(/^1/);
    await player.option(player.words[side]);
    await player.setUp(...setup);
    const start = gameOf((await player.game()).board).start;
    for (const name of setup) {
      const rank = name[1] === '1' ? '6' : name[1] === '2' ? '5' : name[1] === '6' ? '1' : '2';
      await expect(player.square(`${name[0]}${rank}`)).not.toHaveAttribute(
        'aria-label',
        /empty|空格$/,
      );
    }
    expect(start.side).toBe(0);

    const turns = await player.finish();
    const playing = await player.game();
    const winner = outcomeOf(playing)?.winner;
    const { win, loss, draw } = player.words;
    const title = winner === undefined ? draw : winner === playing.settings.side ? win : loss;
    await player.stands();
    const end = player.island.getByRole('region', { name: title });
    await expect(end).toContainText(String(turns));
    await expect(end.getByRole('link').first()).toHaveAttribute('href', /rules\/#rule-7-[1-4]$/);
    await expect(player.button(player.words.levy)).toHaveCount(0);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await end.getByRole('button').first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      formatRecord(gameOf(playing.board)),
    );

    // The end stands there again after the page is closed and opened.
    await page.reload();
    await expect(end).toBeVisible();
    await player.button(player.words.newGame).click();
    await expect(player.button(player.words.place)).toBeVisible();
  });
}

test('taking back with draws brings the same tile again', async ({ page }) => {
  const player = new GamePlayer(page);
  await player.open();
  await player.setUp('c1', 'b1', 'd1');
  const drawn = async () => {
    await player.button('Levy').click();
    await expect(status(player.island)).toContainText(/^Drawn: /);
    return status(player.island).textContent();
  };
  const first = await drawn();
  // What is in the hand is in the bag no more.
  await expect(player.island.locator('.bag-size').first()).toHaveText('15 tiles');
  await player.button('Take back').click();
  await expect(status(player.island)).toHaveText(/Taken back/);
  expect(isDrawn(await player.game())).toBe(false);
  expect(await drawn()).toBe(first);
  await player.square('c2').click();
  await player.myTurn();
  expect(await player.turns()).toBe(2);

  // Back to the own turn, the computer's reply included; another action in between rolls nothing anew.
  await player.button('Take back').click();
  expect(await player.turns()).toBe(0);
  await player.stands();
  await player.square('b1').click();
  await player.square('b2').click();
  await player.myTurn();
  await player.button('Levy').click();
  await expect(status(player.island)).toContainText(
    /Drawn: \w+/.exec(first ?? '')?.[0] ?? 'nothing was drawn',
  );
});

test('taking back while the computer thinks stops it', async ({ page }) => {
  const player = new GamePlayer(page);
  await player.open('nodes=100000000&seed=7');
  await player.option(/^5/);
  await player.setUp('c1', 'b1', 'd1');
  await player.square('b1').click();
  await player.square('b2').click();
  await expect(player.island.locator('.turn-line')).toContainText('The Master is thinking');
  // The page is not blocked: tiles can be looked at meanwhile.
  await player.square('c1').click();
  await expect(status(player.island)).toContainText('Duke on c1, starting face. It reaches');
  await player.button('Take back').click();
  await expect(player.island.locator('.turn-line')).toContainText('Your turn');
  expect(await player.turns()).toBe(0);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a game that the device cannot keep stays, whatever comes behind the # of the address', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const player = new GamePlayer(page);
  await player.open();
  await player.setUp('c1', 'b1', 'd1');
  for (const hash of ['main', 'position=nonsense', 'position=1fdf2/6/6/6/6/1FDF2_l_-_-_0']) {
    await page.evaluate((wanted) => {
      location.hash = wanted;
    }, hash);
    await expect(player.island.getByRole('alert')).toHaveCount(hash.endsWith('nonsense') ? 1 : 0);
    await expect(player.island).toHaveAttribute('data-phase', 'playing');
  }
  await expect(player.island).toContainText('This device does not keep the game');
});

test.describe('a game that was left', () => {
  test('is there again, with a tile that was drawn and not placed', async ({ page }) => {
    const player = new GamePlayer(page);
    await player.open();
    await player.setUp('c1', 'b1', 'd1');
    await player.square('b1').click();
    await player.square('b2').click();
    await player.myTurn();
    const position = await player.position();
    await page.reload();
    await expect(player.island).toHaveAttribute('data-phase', 'playing');
    await expect(status(player.island)).toContainText('The game goes on where you left it.');
    expect(await player.position()).toBe(position);
    await player.stands();

    await player.button('Levy').click();
    await expect(status(player.island)).toContainText('Drawn: ');
    const said = await status(player.island).textContent();
    await page.reload();
    await expect(player.island).toBeVisible();
    expect(isDrawn(await player.game())).toBe(true);
    await expect(player.button('Levy')).toBeDisabled();
    expect(said).toContain((await status(player.island).textContent())?.slice(0, 12));
    await player.levySquares().first().click();
    await player.myTurn();
  });

  test('goes on when it was left while the computer was thinking', async ({ page }) => {
    const player = new GamePlayer(page);
    await player.open('nodes=100000000&seed=7');
    await player.option(/^5/);
    await player.setUp('c1', 'b1', 'd1');
    await player.square('b1').click();
    await player.square('b2').click();
    await expect(player.island.locator('.turn-line')).toContainText('The Master is thinking');
    await player.open('nodes=60&seed=7');
    await player.myTurn();
    expect(await player.turns()).toBe(2);
  });

  test('is kept as it is when it cannot be read, until another begins', async ({ page }) => {
    const damaged = '{"version":1,"opponent":3,"side":"light","boardTurns":false,"seed":1,';
    await page.addInitScript(
      ([key, text]) => {
        if (sessionStorage.getItem('put') === null) localStorage.setItem(key ?? '', text ?? '');
        sessionStorage.setItem('put', '1');
      },
      [STORE, damaged],
    );
    const player = new GamePlayer(page);
    await player.open();
    await expect(player.island.getByRole('alert')).toContainText('it is not the text of a game');
    await expect(player.island.getByRole('textbox')).toHaveValue(damaged);
    const kept = () => page.evaluate((key) => localStorage.getItem(key), STORE);
    await page.reload();
    await expect(player.island.getByRole('alert')).toBeVisible();
    expect(await kept()).toBe(damaged);
    await player.button('Begin a new game').click();
    await expect(player.button('Place the tiles')).toBeVisible();
    expect(await kept()).toBeNull();
  });
});

test('two windows: the last one that plays wins, and the other follows', async ({
  page,
  context,
}) => {
  const first = new GamePlayer(page);
  await first.open();
  await first.setUp('c1', 'b1', 'd1');
  const second = new GamePlayer(await context.newPage());
  await second.open();
  await expect(second.island).toHaveAttribute('data-phase', 'playing');
  await second.square('b1').click();
  await second.square('b2').click();
  await second.myTurn();
  await expect(first.square('b2')).toHaveAttribute('aria-label', /your Footman/);
  await first.stands();
  await first.square('d1').click();
  await first.square('d2').click();
  await first.myTurn();
  await second.stands();
  expect(await second.turns()).toBe(4);
});

test('two people at one screen set up freely, and the board turns', async ({ page }) => {
  const player = new GamePlayer(page);
  await player.open();
  await player.option('Two people, one screen');
  await page.getByLabel('Turn the board after each turn').check();
  await player.setUp('c1', 'b1', 'c2', 'd6', 'e6', 'd5');
  const rows = () => player.island.locator('.board-cell').first().getAttribute('data-name');
  expect(await rows()).toBe('a6');
  await player.square('c2').click();
  await player.square('c3').click();
  expect(await player.turns()).toBe(1);
  await expect(player.island.locator('.turn-line')).toContainText('Dark to act');
  expect(await rows()).toBe('f1');
  await player.button('Levy').click();
  await player.square('c6').click();
  expect(await player.turns()).toBe(2);
  expect(page.workers()).toEqual([]);
  await player.button('Take back').click();
  expect(await player.turns()).toBe(1);

  // Giving up is asked once, and can be thought better of.
  await player.button('Resign').click();
  await expect(player.island.getByRole('group', { name: 'Give up this game?' })).toBeVisible();
  await player.button('Play on').click();
  await player.button('Resign').click();
  await player.button('Give up').click();
  await expect(player.island.getByRole('region', { name: 'Light wins.' })).toContainText(
    'Dark gave up.',
  );
  await player.button('New game').click();
  await expect(player.button('Place the tiles')).toBeVisible();
});

test('enemy reverse faces are hidden for those who want that', async ({ page }) => {
  const player = new GamePlayer(page);
  await player.open();
  await page.getByLabel('Hide enemy reverse faces').check();
  await player.setUp('c1', 'b1', 'd1');
  await player.square('b6').click();
  await expect(player.island.getByText('Its other face is hidden.')).toBeVisible();
  await player.square('b1').click();
  await expect(player.island.getByText('Its other face is hidden.')).toHaveCount(0);
  await expect(player.island.getByText('after acting')).toBeVisible();
});

test('a hint names an action of the game and why, and points at it', async ({ page }) => {
  for (const locale of ['en', 'zh'] as const) {
    const player = new GamePlayer(page, locale);
    // A Duke that can be taken: the Champion of b3 jumps onto d3.
    await player.open('nodes=60&seed=7', '#position=6/6/6/1C1d2/6/D5_l_-_-');
    if (locale === 'zh') {
      // The first half left its game there.
      await expect(player.island.getByText('会取代它', { exact: false })).toHaveCount(1);
    }
    await player.button(locale === 'en' ? 'Begin the game' : '开始对局').click();
    await player.button(player.words.hint).click();
    const hint = player.island.locator('.hint-said');
    await expect(hint).toContainText('b3–d3');
    await expect(hint).toContainText(locale === 'en' ? 'It wins at once.' : '这一手当场获胜。');
    const marked = player.island.locator(
      `.board-cell[aria-label*="${locale === 'en' ? 'hint' : '提示'}"]`,
    );
    expect(
      await marked.evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.name)),
    ).toEqual(['b3', 'd3']);
  }
});

test('a draw by quiet turns is announced before it happens', async ({ page }) => {
  const player = new GamePlayer(page);
  await player.open('seed=1', '#position=5d/6/6/6/6/D5_l_-_-_198');
  await player.option('Two people, one screen');
  await player.button('Begin the game').click();
  const warning = player.island.locator('.draw-warning');
  await expect(warning).toContainText('198 turns without a capture or a levy: 2 more are a draw.');
  await expect(warning.getByRole('link')).toHaveAttribute('href', /#rule-7-4$/);
  await player.square('a1').click();
  await player.square('b1').click();
  await expect(warning).toContainText('199 turns without a capture or a levy: 1 more is a draw.');
  await player.square('f6').click();
  await player.square('e6').click();
  await expect(player.island.getByRole('region', { name: 'A draw.' })).toContainText('Rule 7.4');
});

test('a draw by repetition is announced after the second time', async ({ page }) => {
  const player = new GamePlayer(page);
  await player.open('seed=1', '#position=5d/6/6/6/6/D5_l_-_-');
  await player.option('Two people, one screen');
  await player.button('Begin the game').click();
  const round = ['a1b1', 'f6e6', 'b1b2', 'e6e5', 'b2a2', 'e5f5', 'a2a1', 'f5f6'];
  for (const [turn, action] of [...round, ...round].entries()) {
    await expect(player.island.locator('.draw-warning')).toHaveCount(turn < 8 ? 0 : 1);
    await player.square(action.slice(0, 2)).click();
    await player.square(action.slice(2)).click();
  }
  await expect(player.island.getByRole('region', { name: 'A draw.' })).toContainText('Rule 7.3');
});

test('a position in the address that no game can begin from says why', async ({ page }) => {
  const player = new GamePlayer(page);
  for (const [text, said] of [
    ['1fdf2/6/6/6/6/1FDF3_l_-_-', 'board, column 19: rank 1 has not 6 squares'],
    ['6/6/6/6/6/D5_l_-_-', 'a side has no Duke'],
    // The Pikeman is stuck on the far rank and shuts its Duke in.
    ['DP4/6/6/6/6/5d_l_-_-', 'the game is over already'],
  ] as const) {
    await page.goto('about:blank');
    await player.open('seed=1', `#position=${text}`);
    await expect(player.island.getByRole('alert')).toContainText(said);
    await expect(player.button('Place the tiles')).toBeVisible();
  }
});

test('a position in the address does not replace a game that is not finished unasked', async ({
  page,
}) => {
  const player = new GamePlayer(page);
  await player.open();
  await player.setUp('c1', 'b1', 'd1');
  const kept = await player.position();
  await page.goto('about:blank');
  await player.open('seed=1', '#position=5d/6/6/6/6/D5_l_-_-');
  await expect(player.island).toContainText('You have a game that is not finished.');
  await player.button('Go on with that game').click();
  await expect(player.island).toHaveAttribute('data-phase', 'playing');
  expect(await player.position()).toBe(kept);
});

async function withoutComputer(page: Page): Promise<void> {
  await page.route('**/*opponent.worker*', (route) => route.abort());
}

test('a computer player that cannot start is said, and can be tried again', async ({ page }) => {
  await withoutComputer(page);
  const player = new GamePlayer(page);
  await player.open();
  await player.setUp('c1', 'b1', 'd1');
  await player.button('Hint').click();
  await expect(player.island.getByRole('alert')).toContainText('No hint can be had');
  await player.square('b1').click();
  await player.square('b2').click();
  await expect(player.island.getByRole('alert')).toContainText('could not be started');
  expect(await player.turns()).toBe(1);
  await page.unroute('**/*opponent.worker*');
  await player.button('Try again').click();
  await player.myTurn();
  expect(await player.turns()).toBe(2);
});

test('memory stays as it is over twenty games in one tab', async ({ page }) => {
  test.setTimeout(240_000);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const heap = async (): Promise<number> => {
    for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 2 ** 20;
  };
  const player = new GamePlayer(page);
  await player.open('nodes=20&seed=7');
  await player.option(/^1/);
  const sizes: number[] = [];
  for (let game = 0; game < 20; game++) {
    await player.setUp('c1', 'b1', 'd1');
    for (let turn = 0; turn < 3; turn++) {
      await player.act(60);
      await player.myTurn();
    }
    await player.button('Resign').click();
    await player.button('Give up').click();
    await player.button('New game').click();
    sizes.push(await heap());
  }
  expect(page.workers().length).toBeLessThanOrEqual(1);
  // After the first games everything is loaded that will be.
  const [early = 0, late = 0] = [sizes[4], sizes[19]];
  console.log(`heap after 5 and 20 games: ${early.toFixed(2)} and ${late.toFixed(2)} MB`);
  expect(late - early).toBeLessThan(1);
});
