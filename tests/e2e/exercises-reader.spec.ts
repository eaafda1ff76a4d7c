// What exercises are to different readers: one who errs, one without a pointer, one without scripts, one with a screen
// reader, one who comes back or goes to another device.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { noticeText } from '../../src/board/sentences.ts';
import { actionTo, legalManeuvers, squareFromName, squareName } from '../../src/engine/index.ts';
import { winnersOf } from '../../src/exercises/defence.ts';
import { readOdds } from '../../src/exercises/odds.ts';
import { readPredict } from '../../src/exercises/predict.ts';
import { readRefused } from '../../src/exercises/refused.ts';
import { squaresAnswer } from '../../src/exercises/squares.ts';
import {
  judgeTurn,
  needsDefence,
  readTask,
  solutions,
  type Task,
} from '../../src/exercises/task.ts';
import { boardText } from '../../src/i18n/board.ts';
import { exercisesText } from '../../src/i18n/exercises.ts';
import { lessonText } from '../../src/i18n/lesson.ts';
import { isExercise } from '../../src/markdown/props.ts';
import { axeFindings } from './board-page.ts';
import { doItem, itemsOf, type LessonItem, placeOf, playManeuver } from './exercise-player.ts';

const say = exercisesText('en');
const text = lessonText('en');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every item of every lesson in English. */
const everything = globSync('content/lessons/en/*.mdx').flatMap((file) => {
  const lesson = basename(file, '.mdx');
  return itemsOf('en', lesson).map((item) => ({ lesson, item }));
});

function find(name: string, fits: (item: LessonItem) => boolean = () => true) {
  const found = everything.find(({ item }) => item.name === name && fits(item));
  if (found === undefined) throw new Error(`no lesson has such a ${name}`);
  return found;
}

const taskOf = (item: LessonItem): Task => readTask(item.props as never);

/** Legal maneuvers that lead nowhere, of tasks that the rules alone can judge. */
const mistakesIn = (task: Task) => {
  const right = needsDefence(task)
    ? winnersOf(task.position, task.reader, task.turns)
    : solutions(task);
  return legalManeuvers(task.position).filter((action) => !right.includes(action));
};

test.describe('a wrong try', () => {
  test('is told what is missing, and can be made good', async ({ page }) => {
    const { lesson, item } = find(
      'Task',
      ({ props }) => props.turns === undefined && mistakesIn(readTask(props as never)).length > 0,
    );
    const task = taskOf(item);
    const [mistake] = mistakesIn(task);
    await page.goto(`en/learn/${lesson}/`);
    const place = await placeOf(page, 'en', item);
    await playManeuver(place, task.position, mistake ?? 0);

    const verdict = judgeTurn(task, task.position, mistake ?? 0, 1);
    expect(verdict.status).toBe('wrong');
    const status = place.card.locator('.board-status');
    await expect(status.locator('.verdict')).toHaveClass(/is-wrong/);
    await expect(status).toContainText(say('wrong'));
    await expect(place.card.getByText(text('exercise.solved'))).toBeHidden();
    await place.card.getByRole('button', { name: say('again') }).click();
    await doItem(page, 'en', item);
  });

  test('that throws a forced win away is told the answer', async ({ page }) => {
    const { lesson, item } = find('Task', ({ props }) => needsDefence(readTask(props as never)));
    const task = taskOf(item);
    await page.goto(`en/learn/${lesson}/`);
    const place = await placeOf(page, 'en', item);
    await playManeuver(place, task.position, mistakesIn(task)[0] ?? 0);
    const status = place.card.locator('.board-status');
    await expect(status).toContainText(say('task.refuted', { reply: '@' }).split('@')[1] ?? '@');
    await place.card.getByRole('button', { name: say('again') }).click();
    await doItem(page, 'en', item);
  });

  test('against written replies is told at once', async ({ page }) => {
    const { lesson, item } = find('Task', ({ props }) => props.replies !== undefined);
    const task = taskOf(item);
    await page.goto(`en/learn/${lesson}/`);
    const place = await placeOf(page, 'en', item);
    await playManeuver(place, task.position, mistakesIn(task)[0] ?? 0);
    await expect(place.card.locator('.board-status')).toContainText(say('task.late'));
    await place.card.getByRole('button', { name: say('again') }).click();
    await doItem(page, 'en', item);
  });

  test('at squares is told a count, and the squares on request', async ({ page }) => {
    const { lesson, item } = find('Squares');
    const answer = squaresAnswer(item.props as never);
    const extra = [...Array(36).keys()].find((square) => !answer.includes(square)) ?? 0;
    await page.goto(`en/learn/${lesson}/`);
    const { card } = await placeOf(page, 'en', item);
    const cell = card.locator(`.board-cell[data-name="${squareName(extra)}"]`);
    await cell.click();
    await expect(cell).toHaveAttribute('aria-selected', 'true');
    await card.getByRole('button', { name: say('check') }).click();
    const status = card.locator('.board-status');
    const missing = card.locator(`.board-cell[data-name="${squareName(answer[0] ?? 0)}"]`);
    await expect(status).toContainText(
      say('squares.bothCount', { wrong: 1, missing: answer.length }),
    );
    await expect(missing).not.toHaveAccessibleName(new RegExp(say('squares.missing')));
    await card.getByRole('button', { name: say('show') }).click();
    await expect(status).toContainText(say('squares.extra', { squares: squareName(extra) }));
    await expect(status).toContainText(
      say('squares.missed', { squares: answer.map(squareName).join(', ') }),
    );
    await expect(missing).toHaveAccessibleName(new RegExp(say('squares.missing')));
    await card.getByRole('button', { name: say('again') }).click();
    await doItem(page, 'en', item);
  });

  test('at squares names them after the second', async ({ page }) => {
    const { lesson, item } = find('Squares');
    const answer = squaresAnswer(item.props as never);
    const extra = [...Array(36).keys()].find((square) => !answer.includes(square)) ?? 0;
    await page.goto(`en/learn/${lesson}/`);
    const { card } = await placeOf(page, 'en', item);
    await card.locator(`.board-cell[data-name="${squareName(extra)}"]`).click();
    await card.getByRole('button', { name: say('check') }).click();
    await card.getByRole('button', { name: say('again') }).click();
    await card.getByRole('button', { name: say('check') }).click();
    await expect(card.locator('.board-status')).toContainText(
      say('squares.extra', { squares: squareName(extra) }),
    );
    await expect(card.getByRole('button', { name: say('show') })).toHaveCount(0);
    await card.getByRole('button', { name: say('again') }).click();
    await doItem(page, 'en', item);
  });

  test('at a guess is told how far off it was, and is not called right', async ({ page }) => {
    const { lesson, item } = find('Odds');
    await page.goto(`en/learn/${lesson}/`);
    const { card } = await placeOf(page, 'en', item);
    await card.getByRole('spinbutton').fill('100');
    await card.getByRole('button', { name: say('odds.show') }).click();
    await expect(card.locator('.verdict')).not.toHaveClass(/is-right/);
    const { copies, total } = readOdds(item.props as never);
    const points = Math.round(100 - (copies / total) * 100);
    await expect(card.locator('.verdict')).toContainText(say('odds.far', { points }));
    await expect(card.getByText(text('exercise.done'), { exact: true })).toBeVisible();
  });

  test('at what an action captures can be made good before it is shown', async ({ page }) => {
    const { lesson, item } = find(
      'Predict',
      ({ props }) => readPredict(props as never).options.length > 2,
    );
    const { right } = readPredict(item.props as never);
    await page.goto(`en/learn/${lesson}/`);
    const { card } = await placeOf(page, 'en', item);
    await card
      .getByRole('radio')
      .nth(right === 0 ? 1 : 0)
      .check();
    await card.getByRole('button', { name: say('check') }).click();
    await expect(card.locator('.verdict')).toHaveText(`${say('wrong')} ${say('predict.look')}`);
    await expect(card.getByRole('button', { name: say('show') })).toBeVisible();
    await card.getByRole('button', { name: say('again') }).click();
    await doItem(page, 'en', item);
  });

  test('at why an action is refused keeps the board’s own reason back', async ({ page }) => {
    const { lesson, item } = find(
      'Refused',
      ({ props }) => readRefused(props as never).reasons.length > 2,
    );
    const { right, refused } = readRefused(item.props as never);
    const reason = noticeText(boardText('en'), refused);
    await page.goto(`en/learn/${lesson}/`);
    const { card } = await placeOf(page, 'en', item);
    const choose = async (nth: number) => {
      await card.getByRole('radio').nth(nth).check();
      await card.getByRole('button', { name: say('check') }).click();
    };
    await choose(right === 0 ? 1 : 0);
    await expect(card.locator('.verdict')).toHaveText(`${say('wrong')} ${say('predict.look')}`);
    await card.getByRole('button', { name: say('show') }).click();
    await expect(card.locator('.verdict')).toHaveText(`${say('wrong')} ${reason}`);
    await expect(card.getByText(text('exercise.solved'))).toBeHidden();
    await card.getByRole('button', { name: say('again') }).click();
    await choose(right);
    await expect(card.locator('.verdict')).toContainText(`${say('right')} ${reason}`);
    await expect(card.getByText(text('exercise.solved'))).toBeVisible();
  });

  test('at a quiz says why, and another answer can be chosen', async ({ page }) => {
    const { lesson, item } = find('Quiz');
    const options = item.props.options as { right?: boolean; why: string }[];
    const wrong = options.findIndex(({ right }) => !right);
    await page.goto(`en/learn/${lesson}/`);
    const { card } = await placeOf(page, 'en', item);
    await card.getByRole('radio').nth(wrong).check();
    await card.getByRole('button', { name: say('check') }).click();
    await expect(card.locator('.board-status')).toContainText(
      options[wrong]?.why.slice(0, 20) ?? '@',
    );
    await doItem(page, 'en', item);
  });

  test('at a setup says which squares are right', async ({ page }) => {
    const { lesson, item } = find('Setup', ({ props }) => props.side !== 'dark');
    await page.goto(`en/learn/${lesson}/`);
    const { card } = await placeOf(page, 'en', item);
    await card.locator('.board-cell[data-name="a1"]').click();
    await expect(card.locator('.board-status')).toContainText(
      say('setup.wrong.duke', { square: 'a1', squares: 'c1 or d1' }),
    );
    await doItem(page, 'en', item);
  });
});

test.describe('hints', () => {
  test('say and show first the tile, then its mark, then its square', async ({ page }) => {
    const { lesson, item } = find(
      'Task',
      ({ props }) => props.turns === undefined && (props.goal as { levy?: true }).levy !== true,
    );
    await page.goto(`en/learn/${lesson}/`);
    const { card } = await placeOf(page, 'en', item);
    const hinted = card.getByRole('gridcell', { name: /hint/ });
    const status = card.locator('.board-status');
    await card.getByRole('button', { name: say('hint') }).click();
    await expect(hinted).toHaveCount(1);
    await expect(status).toHaveText(/^Act with the [A-Z][a-z ]+ on [a-f][1-6]\.$/);
    await card.getByRole('button', { name: say('hint') }).click();
    await expect(hinted).toHaveCount(1);
    await expect(status).toHaveText(/\. Use its [A-Z][a-z ]+\.$/i);
    await card.getByRole('button', { name: say('hint') }).click();
    await expect(hinted).toHaveCount(2);
    await expect(status).toHaveText(/\. Act on [a-f][1-6]\.$/);
    await expect(card.getByRole('button', { name: say('hint') })).toBeDisabled();
  });
});

/** Walks with Tab until the focus is on something in the card that fits. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 400; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
  }
  throw new Error('Tab does not lead there');
}

/** Walks over a board with the arrow keys, from the focused square to another, and chooses it. */
async function chooseByKeys(page: Page, board: Locator, name: string): Promise<void> {
  const from = await board.evaluate(
    () => (document.activeElement as HTMLElement | null)?.dataset.name ?? '',
  );
  const [start, end] = [squareFromName(from) ?? 0, squareFromName(name) ?? 0];
  const files = (end % 6) - (start % 6);
  const ranks = Math.floor(end / 6) - Math.floor(start / 6);
  for (let step = 0; step < Math.abs(files); step++)
    await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(ranks); step++)
    await page.keyboard.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
  await page.keyboard.press('Enter');
}

test.describe('with the keyboard alone', () => {
  test('a task is solved', async ({ page }) => {
    const { lesson, item } = find(
      'Task',
      ({ props }) =>
        props.turns === undefined &&
        props.bottom === undefined &&
        (props.goal as { levy?: true }).levy !== true,
    );
    const task = taskOf(item);
    const [way] = solutions(task);
    await page.goto(`en/learn/${lesson}/`);
    const { card } = await placeOf(page, 'en', item);
    const board = card.getByRole('grid');
    await tabTo(page, board);
    await chooseByKeys(page, board, squareName(((way ?? 0) >> 12) & 63));
    await chooseByKeys(page, board, squareName(actionTo(way ?? 0)));
    await expect(card.locator('.verdict')).toHaveClass(/is-right/);
  });

  test('squares are marked and checked', async ({ page }) => {
    const { lesson, item } = find('Squares', ({ props }) => props.bottom === undefined);
    await page.goto(`en/learn/${lesson}/`);
    const { card } = await placeOf(page, 'en', item);
    const board = card.getByRole('grid');
    await tabTo(page, board);
    for (const square of squaresAnswer(item.props as never))
      await chooseByKeys(page, board, squareName(square));
    await tabTo(page, card.getByRole('button', { name: say('check') }));
    await page.keyboard.press('Enter');
    await expect(card.locator('.verdict')).toHaveClass(/is-right/);
  });

  test('a quiz is answered', async ({ page }) => {
    const { lesson, item } = find('Quiz');
    const options = item.props.options as { right?: boolean }[];
    await page.goto(`en/learn/${lesson}/`);
    const { card } = await placeOf(page, 'en', item);
    await tabTo(page, card.getByRole('group'));
    await page.keyboard.press('Space');
    for (let option = 0; option < options.findIndex(({ right }) => right); option++)
      await page.keyboard.press('ArrowDown');
    await tabTo(page, card.getByRole('button', { name: say('check') }));
    await page.keyboard.press('Enter');
    await expect(card.locator('.verdict')).toHaveClass(/is-right/);
  });

  test('a record is stepped through with arrow keys', async ({ page }) => {
    const { lesson, item } = find('Replay');
    const total = String(item.props.actions).trim().split(/\s+/).length;
    await page.goto(`en/learn/${lesson}/`);
    const replay = page.locator('.replay').first();
    await replay.scrollIntoViewIfNeeded();
    await expect(replay.locator('.is-awake')).toBeVisible();
    await tabTo(page, replay.getByRole('button', { name: say('replay.next') }));
    await page.keyboard.press('ArrowRight');
    await expect(replay).toContainText(say('replay.turn', { number: 1, total }));
    await page.keyboard.press('ArrowLeft');
    await expect(replay).toContainText(say('replay.turn', { number: 0, total }));
    await tabTo(page, replay.getByRole('slider'));
    await page.keyboard.press('End');
    await expect(replay).toContainText(say('replay.turn', { number: total, total }));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an exercise is its question, its board and its answer to unfold', async ({ page }) => {
    const { lesson, item } = find('Squares');
    await page.goto(`en/learn/${lesson}/`);
    const card = page.locator(`#exercise-${item.props.id}`);
    await expect(card).toContainText(String(item.props.ask));
    await expect(card.locator('svg.board-picture')).toBeVisible();
    const answer = squaresAnswer(item.props as never)
      .map(squareName)
      .join(', ');
    await expect(card.getByText(answer)).toBeHidden();
    await card.getByText(text('exercise.answer')).click();
    await expect(card.getByText(answer)).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
  });
});

test.describe('progress', () => {
  const { lesson, item } = find('Quiz');
  const total = itemsOf('en', lesson).filter(({ name }) => isExercise(name)).length;

  test('is kept, shown, saved as a file, forgotten and loaded', async ({ page }) => {
    await page.goto(`en/learn/${lesson}/`);
    await doItem(page, 'en', item);
    const line = page.locator('.lesson-progress');
    await expect(line).toContainText(text('progress.lesson', { solved: 1, total }));
    await page.reload();
    await expect(line).toContainText(text('progress.lesson', { solved: 1, total }));

    await page.goto('en/learn/');
    const card = page.locator(`.lesson-progress[data-lesson="${lesson}"]`);
    await expect(card).toContainText(text('progress.lesson', { solved: 1, total }));
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: text('progress.save') }).click();
    const file = await (await saving).path();
    expect(JSON.parse(readFileSync(file, 'utf8')).solved).toEqual([`${lesson}/${item.props.id}`]);

    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: text('progress.clear') }).click();
    await expect(card).toContainText(text('progress.lesson', { solved: 0, total }));
    await page.locator('.progress-panel input').setInputFiles(file);
    await expect(card).toContainText(text('progress.lesson', { solved: 1, total }));
  });

  test('of a file that is none of ours is refused with the reason', async ({ page }) => {
    await page.goto('en/learn/');
    const load = (content: string) =>
      page.locator('.progress-panel input').setInputFiles({
        name: 'progress.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
    const said = page.locator('.progress-panel').getByRole('status');
    await load('nonsense');
    await expect(said).toHaveText(text('progress.error.no-json'));
    await load('{"format":"duke-hall-progress","version":9,"solved":[]}');
    await expect(said).toHaveText(text('progress.error.newer'));
  });

  test('that is damaged breaks nothing', async ({ page }) => {
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    await page.addInitScript(() => localStorage.setItem('duke-hall.progress', '{"solved":[7,'));
    await page.goto(`en/learn/${lesson}/`);
    await expect(page.locator('.lesson-progress')).toContainText(
      text('progress.lesson', { solved: 0, total }),
    );
    await doItem(page, 'en', item);
    expect(broken).toEqual([]);
  });
});

/** Lessons that together have every kind of exercise. */
const covering = [
  ...new Map(everything.map(({ lesson, item }) => [item.name, lesson] as const)).values(),
].filter((lesson, index, all) => all.indexOf(lesson) === index);

for (const [index, lesson] of covering.entries()) {
  const [locale, colorScheme] =
    index % 2 === 0 ? (['en', 'light'] as const) : (['zh', 'dark'] as const);
  test(`axe finds nothing in ${lesson}, done in ${locale}, ${colorScheme}`, async ({ page }) => {
    // Hundreds of squares lie over hundreds of shapes; axe takes its time with them.
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${locale}/learn/${lesson}/`);
    let replays = 0;
    for (const item of itemsOf(locale, lesson))
      await doItem(page, locale, item, item.name === 'Replay' ? replays++ : 0);
    expect(await axeFindings(page)).toEqual([]);
  });
}
