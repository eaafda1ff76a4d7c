// Solving a puzzle: every way to be right, being wrong, draws, hints, the solution and its proof, keyboard, no scripts.
import { expect, test } from '@playwright/test';
import { countLegalActions, parseAction, play, unwrap } from '../../src/engine/index.ts';
import { answerQuestion } from '../../src/workers/answers.ts';
import { type KnownPuzzle, knownPuzzles, Player, pick, staysOnBoard } from './puzzle-player.ts';

// What is answered in a test's place is asked of the network by the page itself.
test.use({ serviceWorkers: 'block' });

let puzzles: KnownPuzzle[];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  puzzles = await knownPuzzles(request);
  await request.dispose();
});

// Defenders take their time: a puzzle of six turns has five answers to wait for.
test.describe.configure({ timeout: 60_000 });

for (const n of [1, 2, 3, 4, 5, 6]) {
  test.describe(`a puzzle in ${n}`, () => {
    test('is solved by the recorded line', async ({ page }) => {
      const player = new Player(
        page,
        pick(puzzles, (one) => one.n === n && staysOnBoard(one)),
      );
      await player.open();
      for (let turn = 0; turn < player.puzzle.proof.line.length; turn += 2)
        await player.act(player.puzzle.proof.line[turn] as string);
      await player.solved();
      const shared = await page.getByLabel('Text to share').inputValue();
      expect(shared).toMatch(new RegExp(`^Duke Hall\nCapture the Duke in ${n}\n●\nhttp`));
      expect(shared.replace(/http\S+/, '')).not.toMatch(/[a-f][1-6]/);
    });

    test('refutes a wrong action in words and on the board, and takes it back', async ({
      page,
    }) => {
      const player = new Player(
        page,
        pick(puzzles, (one) => one.n === n && staysOnBoard(one)),
      );
      await player.open();
      await player.choose(await player.wrongFirst());
      const verdict = page.locator('.verdict.is-wrong');
      await expect(verdict).toContainText('Not that one.');
      if (n > 1)
        await expect(verdict).toContainText(`then you can no longer force a win in ${n - 1}`);
      await page.getByRole('button', { name: 'Take back' }).click();
      await expect(verdict).toBeHidden();
      await player.stands();
      await player.act(player.puzzle.key);
      if (n > 1) return;
      await expect(page.getByText('1 wrong, then right')).toBeVisible();
      expect(await page.getByLabel('Text to share').inputValue()).toContain('\n○●\n');
    });

    if (n > 1) {
      test('is solved by another winning line', async ({ page }) => {
        const player = new Player(
          page,
          pick(
            puzzles,
            (one) =>
              one.n === n &&
              staysOnBoard(one) &&
              one.proof.winners.slice(1).some((ways) => ways > 1),
          ),
        );
        const { line, winners } = player.puzzle.proof;
        await player.open();
        const other = winners.findIndex((ways, turn) => turn > 0 && ways > 1);
        for (let turn = 0; turn < other; turn++) await player.act(line[2 * turn] as string);
        const way = player.winners().find((action) => action !== '@' && action !== line[2 * other]);
        // Where the only other way is a levy, the recorded one has to do.
        await player.act(way ?? (line[2 * other] as string));
        if (!(await page.locator('.verdict.is-right').isVisible())) await player.finish();
        await player.solved();
        await expect(page.getByText('right at once')).toBeVisible();
      });
    }
  });
}

test('a levy is drawn in sight, and every other draw can be tried', async ({ page }) => {
  const player = new Player(
    page,
    pick(
      puzzles,
      (one) => one.n === 2 && staysOnBoard(one) && /^[A-Z]@/.test(one.proof.line[1] ?? ''),
    ),
  );
  await player.open();
  await player.choose(player.puzzle.key);
  await expect(page.locator('.board-status')).toContainText('levies and draws:');
  await expect(page.locator('.drawn-tile')).toBeVisible();
  await expect(page.locator('.turns-left')).toBeVisible({ timeout: 10_000 });

  // With the tile that came.
  play(player.position, unwrap(parseAction(player.position, player.puzzle.key)));
  const beforeDraw = structuredClone(player.position);
  play(
    player.position,
    unwrap(parseAction(player.position, player.puzzle.proof.line[1] as string)),
  );
  player.left = 1;
  await player.finish();
  await player.solved();

  // With another one.
  await page.getByText('What if another tile came?').click();
  const others = page.locator('.what-if button[aria-pressed="false"]');
  const name = (await others.first().textContent()) ?? '';
  await others.first().click();
  await expect(page.locator('.drawn-name')).toHaveText(name);
  await expect(page.locator('.turns-left')).toHaveText('1 turn left', { timeout: 10_000 });
  const label = await page
    .locator('.board-cell[aria-label*="last action"]')
    .first()
    .getAttribute('aria-label');
  expect(label).toContain(name);
  const square = label?.slice(0, 2) ?? '';
  const letters: Record<string, string> = { Priest: 'T', Dragoon: 'N' };
  player.position = beforeDraw;
  play(
    player.position,
    unwrap(parseAction(player.position, `${letters[name] ?? name.charAt(0)}@${square}`)),
  );
  player.left = 1;
  await player.finish();
  await player.solved();
  await page.getByText('What if another tile came?').click();
  await expect(page.locator('.what-if')).toContainText('(won)');
});

test('a levy as the key wins whatever is drawn', async ({ page }) => {
  const player = new Player(
    page,
    pick(puzzles, (one) => one.n === 2 && one.key === '@'),
  );
  await player.open();
  await page.getByRole('button', { name: 'Levy' }).click();
  await expect(page.locator('.board-status')).toContainText('The levy wins, whatever comes.');
  // The hint says where the tile goes.
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.locator('.hint-said');
  await expect(hint).toHaveText(/^Place it on [a-f][1-6]\.$/);
  const square = (await hint.textContent())?.slice(-3, -1) ?? '';
  await page.locator(`[data-name="${square}"]`).click();
  await expect(page.locator('.turns-left')).toHaveText('1 turn left', { timeout: 10_000 });
});

test('by keyboard alone', async ({ page }) => {
  const player = new Player(
    page,
    pick(puzzles, (one) => one.n === 2 && staysOnBoard(one)),
  );
  await player.open();
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('.board-cell'))) break;
  }
  await player.act(player.puzzle.key, 'keyboard');
  await player.finish('keyboard');
  await player.solved();
  // The result can be reached and its link followed without a pointer.
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.textContent === 'Next puzzle')) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(player.puzzle.id));
});

test('the focus is never lost: what is taken back by keyboard leads back to the board', async ({
  page,
}) => {
  const player = new Player(
    page,
    pick(puzzles, (one) => one.n === 2 && staysOnBoard(one)),
  );
  await player.open();
  await player.choose(await player.wrongFirst());
  await expect(page.locator('.verdict.is-wrong')).toContainText('Not that one.');
  await page.getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(page.locator('.verdict.is-wrong')).toBeHidden();
  await expect(page.locator('.board-cell:focus')).toHaveCount(1);
});

test('hints lead to the key in steps', async ({ page }) => {
  const player = new Player(
    page,
    pick(puzzles, (one) => one.n === 3 && staysOnBoard(one) && one.key.length === 4),
  );
  await player.open();
  const hint = page.getByRole('button', { name: 'Hint' });
  const said = page.locator('.hint-said');
  await hint.click();
  await expect(said).toHaveText(/^Act with the \w+ on [a-f][1-6]\.$/);
  await hint.click();
  await expect(said).toHaveText(/ Use its [\w ]+\.$/);
  await hint.click();
  await expect(said).toHaveText(new RegExp(` Act on ${player.puzzle.key.slice(2)}\\.$`));
  await expect(hint).toBeDisabled();
});

test('the solution plays the main line with comments, and the proof holds every reply', async ({
  page,
}) => {
  const player = new Player(
    page,
    pick(puzzles, (one) => one.n === 2 && staysOnBoard(one)),
  );
  await player.open();
  await page.getByRole('button', { name: 'Solution' }).click();
  await expect(page.getByRole('heading', { name: 'Solution shown' })).toBeVisible();
  const steps = page.locator('.main-line li');
  await expect(steps).toHaveCount(player.puzzle.proof.line.length);
  await expect(steps.first()).toContainText(
    /The key: of \d+ first actions the only one that wins in 2\./,
  );
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(steps.nth(1).getByRole('button')).toHaveAttribute('aria-current', 'step');

  await page.getByText('Explore the proof').click();
  await expect(page.locator('.proof-effort')).toHaveText(
    /^Proven at the build: [\d,]+ positions in [\d.]+ m?s\.$/,
  );
  await page.locator('.proof-node > summary').first().click();
  const groups = page.locator('.proof-replies > li > details > summary');
  await expect(groups.first()).toBeVisible();
  const counts = await groups.locator('b').allTextContents();
  play(player.position, unwrap(parseAction(player.position, player.puzzle.key)));
  expect(counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(
    countLegalActions(player.position),
  );

  // A reply is shown on the board with its answer, which ends the game.
  await groups.first().click();
  await page.locator('.reply-list .line-step').first().click();
  await expect(page.locator('.board-status')).toHaveText('This is a line of the proof.');
  await page.getByRole('button', { name: 'Back to the puzzle' }).click();
  player.position = new Player(page, player.puzzle).position;
  await player.stands();
});

test('says when a wrong action wins one turn later, which is proven', async ({ page, request }) => {
  // Found with the solver: a first action that fails within N and wins within N + 1.
  let found: { puzzle: KnownPuzzle; action: string } | undefined;
  for (const puzzle of puzzles.filter((one) => one.n === 2 && staysOnBoard(one)).slice(0, 40)) {
    const { refutations } = await (await request.get(`puzzles/${puzzle.id}.json`)).json();
    for (const [action, reply] of Object.entries(refutations)) {
      if (reply === null || action === '@' || action[2] === ':' || found !== undefined) continue;
      const later = answerQuestion({
        type: 'wins-within',
        position: puzzle.position,
        turns: 3,
        action,
        budget: 200_000,
      });
      if (later === true) found = { puzzle, action };
    }
    if (found !== undefined) break;
  }
  if (found === undefined) throw new Error('the bank has no such puzzle');
  const player = new Player(page, found.puzzle);
  await player.open();
  await player.choose(found.action);
  await expect(page.locator('.one-more')).toHaveText(
    'It still wins within 3, one turn more than you have.',
    { timeout: 15_000 },
  );
});

test('a think that takes long shows that it does, and can be stopped', async ({ page }) => {
  const player = new Player(
    page,
    pick(puzzles, (one) => one.n === 3 && staysOnBoard(one) && (one.proof.winners[1] ?? 0) > 1),
  );
  // The worker comes late.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/solver\.worker/, async (route) => {
    await held;
    await route.continue();
  });
  await player.open();
  await player.act(player.puzzle.key);
  const other = player
    .winners()
    .find((action) => action !== '@' && action !== player.puzzle.proof.line[2]);
  await player.choose(other ?? '');
  await expect(page.getByRole('progressbar')).toBeVisible();
  // The page stays alive meanwhile.
  await page.locator('.board-more summary').click();
  await expect(page.getByLabel('Coordinates')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('.board-status')).toHaveText('Stopped and taken back.');
  await player.stands();
  release();
  await player.finish();
  await player.solved();
});

test('without the solver the recorded line can still be solved, and the rest says why not', async ({
  page,
}) => {
  const player = new Player(
    page,
    pick(puzzles, (one) => one.n === 3 && staysOnBoard(one) && (one.proof.winners[1] ?? 0) > 1),
  );
  await page.route(/solver\.worker/, (route) => route.abort());
  await player.open();
  await player.act(player.puzzle.key);
  const { line } = player.puzzle.proof;
  const other = player.winners().find((action) => action !== '@' && action !== line[2]);
  await player.choose(other ?? '');
  await expect(page.locator('.board-status')).toContainText('The solver could not be started here');
  await player.act(line[2] as string);
  await player.act(line[4] as string);
  await player.solved();
});

for (const damaged of ['', '{', '[1,2', '{"results":7,"daily":{},"reviews":[]}', '"<script>"']) {
  test(`stored progress of ${damaged} is not minded`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript((text) => {
      if (sessionStorage.getItem('damaged') === null)
        localStorage.setItem('duke-hall.puzzles', text);
      sessionStorage.setItem('damaged', 'yes');
    }, damaged);
    const player = new Player(
      page,
      pick(puzzles, (one) => one.n === 1 && staysOnBoard(one)),
    );
    await player.open();
    await player.act(player.puzzle.key);
    const kept = await page.evaluate(() => localStorage.getItem('duke-hall.puzzles') ?? '');
    expect(JSON.parse(kept).results[player.puzzle.id]).toMatchObject({ solved: true, wrong: 0 });
    expect(errors).toEqual([]);
  });
}

test('storage that throws is not minded', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const player = new Player(
    page,
    pick(puzzles, (one) => one.n === 1 && staysOnBoard(one)),
  );
  await player.open();
  await player.act(player.puzzle.key);
  expect(errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a puzzle is a diagram with both bags, and the answer is there to be opened', async ({
    page,
  }) => {
    const puzzle = pick(puzzles, (one) => one.n === 3 && staysOnBoard(one));
    await page.goto(`en/puzzles/${puzzle.id}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByText(
        '“In 3” counts your own turns only. A defender with no legal action has lost too.',
      ),
    ).toBeVisible();
    await expect(page.locator('.board-picture').first()).toBeVisible();
    await expect(page.locator('.bag-panel')).toHaveCount(2);
    const answer = page.locator('.static-answer');
    await expect(answer.locator('ol')).toBeHidden();
    await answer.locator('summary').click();
    await expect(answer.locator('li')).toHaveCount(puzzle.proof.line.length);
    await expect(page.getByRole('button', { name: 'Hint' })).toBeHidden();
  });
});
