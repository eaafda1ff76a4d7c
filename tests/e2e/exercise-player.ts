// Does a lesson's exercises as a reader would: it works out the answer from the lesson's source with the rules, and acts on
// the page by what the page says.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  type Action,
  actionActor,
  actionFrom,
  actionKind,
  actionTo,
  actionType,
  DRAW,
  isManeuver,
  type Kind,
  kindInfo,
  LAST_KIND,
  type Position,
  type Square,
  squareName,
  tileAt,
} from '../../src/engine/index.ts';
import { answerOf, winnersOf, winningLevy } from '../../src/exercises/defence.ts';
import { readOdds, reduced } from '../../src/exercises/odds.ts';
import { readPredict } from '../../src/exercises/predict.ts';
import { readRefused } from '../../src/exercises/refused.ts';
import { readReplay } from '../../src/exercises/replay.ts';
import { openSetup, SETUP_TILES } from '../../src/exercises/setup.ts';
import { squaresAnswer } from '../../src/exercises/squares.ts';
import {
  after,
  choicesOf,
  judgeTurn,
  needsDefence,
  readTask,
  solutions,
  type Task,
} from '../../src/exercises/task.ts';
import { boardText } from '../../src/i18n/board.ts';
import { kindName } from '../../src/i18n/board-words.ts';
import { exercisesText } from '../../src/i18n/exercises.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { readLessonFile } from '../../src/markdown/lesson-file.ts';
import type { PropsOf } from '../../src/markdown/props.ts';

/** One of a lesson's exercises or records, as its source says it. */
export interface LessonItem {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** What can be done in a lesson, in order. */
export function itemsOf(locale: Locale, lesson: string): LessonItem[] {
  const source = readFileSync(`content/lessons/${locale}/${lesson}.mdx`, 'utf8');
  return readLessonFile(source).parts.flatMap((part) =>
    part.type === 'component' && part.name in DOINGS ? [part] : [],
  );
}

/** One exercise on a page: its card, and the words of its language. */
export interface Place {
  readonly page: Page;
  readonly card: Locator;
  readonly locale: Locale;
}

const cell = ({ card }: Place, square: Square) =>
  card.locator(`.board-cell[data-name="${squareName(square)}"]`);

const press = (place: Place, key: Parameters<ReturnType<typeof exercisesText>>[0]) =>
  place.card.getByRole('button', { name: exercisesText(place.locale)(key), exact: true }).click();

/** Waits for the verdict that all was right. */
const expectRight = ({ card }: Place) =>
  expect(card.locator('.board-status .verdict')).toHaveClass(/is-right/);

/** An exercise's card, once scripts run in it. */
export async function placeOf(page: Page, locale: Locale, item: LessonItem): Promise<Place> {
  const card = page.locator(`#exercise-${item.props.id}`);
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('.is-awake')).toBeVisible();
  return { page, card, locale };
}

/** Does an exercise, from its first paint to its verdict. */
export async function doItem(page: Page, locale: Locale, item: LessonItem, nth = 0): Promise<void> {
  const doing = DOINGS[item.name as keyof typeof DOINGS] as Doing<never>;
  if (item.name !== 'Replay') {
    await doing(await placeOf(page, locale, item), item.props as never);
    return;
  }
  const card = page.locator('.replay').nth(nth);
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('.is-awake')).toBeVisible();
  await doing({ page, card, locale }, item.props as never);
}

type Doing<Props> = (place: Place, props: Props) => Promise<void>;

const DOINGS = {
  Task: (place, props) => doTask(place, readTask(props as Parameters<typeof readTask>[0])),
  Squares: async (place, props) => {
    for (const square of squaresAnswer(props as Parameters<typeof squaresAnswer>[0]))
      await cell(place, square).click();
    await press(place, 'check');
    await expectRight(place);
  },
  Predict: async (place, props) => {
    const { right } = readPredict(props as Parameters<typeof readPredict>[0]);
    await place.card.getByRole('radio').nth(right).check();
    await press(place, 'check');
    await expectRight(place);
  },
  Refused: async (place, props) => {
    const { right } = readRefused(props as Parameters<typeof readRefused>[0]);
    await place.card.getByRole('radio').nth(right).check();
    await press(place, 'check');
    await expectRight(place);
  },
  Quiz: async (place, { options }) => {
    await place.card
      .getByRole('radio')
      .nth(options.findIndex(({ right }) => right))
      .check();
    await press(place, 'check');
    await expectRight(place);
  },
  Odds: async (place, props) => {
    const { copies, total } = reduced(readOdds(props as Parameters<typeof readOdds>[0]));
    await place.card.getByRole('spinbutton').fill('20');
    await press(place, 'odds.show');
    await expect(place.card.locator('.board-status')).toContainText(`${copies}/${total}`);
  },
  Setup: async (place, { side }) => {
    const placed: Square[] = [];
    for (let tile = 0; tile < SETUP_TILES; tile++) {
      const square = openSetup(side === 'dark' ? 1 : 0, placed)[0] ?? 0;
      await cell(place, square).click();
      placed.push(square);
    }
    await expectRight(place);
  },
  Replay: async (place, props) => {
    const { turns } = readReplay(props as Parameters<typeof readReplay>[0]);
    for (const _ of turns) await press(place, 'replay.next');
    const last = { number: turns.length, total: turns.length };
    await expect(place.card.locator('.replay-place')).toContainText(
      exercisesText(place.locale)('replay.turn', last),
    );
  },
} satisfies {
  Task: Doing<PropsOf<'Task'>>;
  Squares: Doing<PropsOf<'Squares'>>;
  Predict: Doing<PropsOf<'Predict'>>;
  Refused: Doing<PropsOf<'Refused'>>;
  Quiz: Doing<PropsOf<'Quiz'>>;
  Odds: Doing<PropsOf<'Odds'>>;
  Setup: Doing<PropsOf<'Setup'>>;
  Replay: Doing<PropsOf<'Replay'>>;
};

/** Plays a task to its end. */
async function doTask(place: Place, task: Task): Promise<void> {
  let position = task.position;
  for (let done = 1; done <= task.turns; done++) {
    const action = await playTurn(place, task, position, done - 1);
    const verdict = judgeTurn(task, position, action, done);
    if (verdict.status === 'solved') {
      await expectRight(place);
      return;
    }
    if (verdict.status === 'wrong') throw new Error(`what solves the task is judged ${verdict}`);
    const answered = after(position, action);
    const reply =
      verdict.status === 'going'
        ? verdict.reply
        : answerOf(answered, task.reader, verdict.left).reply;
    position = after(answered, reply);
    await expect(place.card.locator('.board-status')).toContainText(
      exercisesText(place.locale).count('task.left', task.turns - done),
    );
  }
  throw new Error('the task has no more turns');
}

/** Plays one turn that leads to the goal, and tells which: what a levy draws is chance. */
async function playTurn(
  place: Place,
  task: Task,
  position: Position,
  done: number,
): Promise<Action> {
  const left = task.turns - done;
  const ways = needsDefence(task)
    ? winnersOf(position, task.reader, left)
    : solutions(task, position, done);
  const way = ways.find((action) => action !== DRAW && isManeuver(action)) ?? ways[0];
  if (way === undefined) throw new Error('the task cannot be solved from here');
  if (way !== DRAW && isManeuver(way)) {
    await playManeuver(place, position, way);
    return way;
  }
  const board = boardText(place.locale);
  await place.card.getByRole('button', { name: board('control.levy'), exact: true }).click();
  const kind = await drawnKind(place);
  const levy = needsDefence(task)
    ? winningLevy(position, kind, left)
    : solutions(task, position, done).find((one) => !isManeuver(one) && actionKind(one) === kind);
  const chosen =
    levy ?? choicesOf(task, position).find((one) => !isManeuver(one) && actionKind(one) === kind);
  if (chosen === undefined) throw new Error('the drawn tile cannot be placed');
  await cell(place, actionTo(chosen)).click();
  return chosen;
}

/** The kind that the page says was drawn. */
async function drawnKind(place: Place): Promise<Kind> {
  const board = boardText(place.locale);
  const status = place.card.locator('.board-status');
  const names = Array.from({ length: LAST_KIND }, (_, index) => kindName(board, index + 1));
  await expect(status).toContainText(
    new RegExp(`${board('drawn.title')}.*(${names.join('|')})`, 's'),
  );
  const said = (await status.textContent()) ?? '';
  // “Longbowman” ends in “bowman”: the longest name that is there is the one.
  const found = names
    .map((name, index) => ({ name, kind: index + 1 }))
    .filter(({ name, kind }) => kindInfo(kind).letter !== 'D' && said.includes(name))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (found === undefined) throw new Error(`no kind in “${said}”`);
  return found.kind;
}

/** Plays a maneuver on an exercise's board, which shows this position. */
export async function playManeuver(
  place: Place,
  position: Position,
  action: Action,
): Promise<void> {
  await cell(place, actionActor(action)).click();
  if (actionType(action) === 'command') await cell(place, actionFrom(action)).click();
  await cell(place, actionTo(action)).click();
  // Where one square means several actions the page asks which.
  const question = place.card.getByRole('dialog');
  if (actionType(action) !== 'command' && (await question.isVisible())) {
    const mark = boardText(place.locale)(
      `mark.${actionType(action) as Exclude<ReturnType<typeof actionType>, 'levy' | 'draw'>}`,
    );
    await question.getByRole('button', { name: mark }).first().click();
  }
  expect(tileAt(position, actionActor(action))).not.toBe(0);
}
