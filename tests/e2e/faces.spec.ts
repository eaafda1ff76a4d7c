// The face trainer: twenty faces drilled by keyboard and by tap, slips taken back, progress kept and carried in a file.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import {
  emptyPosition,
  type Face,
  kindInfo,
  kindOfId,
  MARKS,
  makeTile,
  menacedBy,
  putTile,
  type Square,
  squareByOffset,
  squareFromName,
  squareName,
} from '../../src/engine/index.ts';

const day = '2027-03-01';
const noon = (page: Page, when: string) => page.clock.setFixedTime(new Date(`${when}T12:00:00`));

/** What the page asks: the drill, and the face that it is about. */
interface Asked {
  readonly drill: string;
  readonly kind: number;
  readonly face: Face;
  readonly id: string;
}

const question = (page: Page) => page.locator('.face-question');

async function asked(page: Page): Promise<Asked> {
  const drill = (await question(page).getAttribute('data-drill')) ?? '';
  const id = (await question(page).getAttribute('data-face')) ?? '';
  const kind = kindOfId(id.split('-')[0] ?? '') ?? 0;
  return { drill, kind, face: id.endsWith('-reverse') ? 1 : 0, id };
}

/** The name of the option that is right. */
const rightOption = ({ drill, kind, face }: Asked): string =>
  `${kindInfo(kind).id}-${(drill === 'becomes' ? 1 - face : face) === 0 ? 'starting' : 'reverse'}`;

/** The squares that the face acts on: what the rules say it menaces, and its ⌘ marks. */
function rightSquares({ drill, kind, face }: Asked): Square[] {
  const side = drill === 'enemy' ? 1 : 0;
  const from = squareFromName(side === 0 ? 'c3' : 'd4') as Square;
  const position = emptyPosition();
  putTile(position, from, makeTile(kind, side, face));
  const marked = MARKS.flatMap((mark) => kindInfo(kind).faces[face][mark] ?? []);
  return [
    ...new Set([
      ...menacedBy(position, from).map(({ square }) => square),
      ...marked.map((offset) => squareByOffset(from, offset, side) as Square),
    ]),
  ];
}

const cell = (page: Page, square: Square) =>
  page.locator(`.board-cell[data-name="${squareName(square)}"]`);

const verdict = (page: Page) => page.locator('.face-question .verdict');

/** Waits until the next thing to do is there, and says whether there is one. */
async function hasNext(page: Page): Promise<boolean> {
  await expect(question(page).or(page.locator('.face-done'))).toBeVisible();
  return (await question(page).count()) > 0;
}

/** Answers with nothing but keys: digits choose, arrows move, Space marks, Enter checks and goes on. */
async function answerByKeyboard(page: Page, ask: Asked): Promise<void> {
  if (ask.drill === 'becomes' || ask.drill === 'name') {
    const options = page.locator('.face-option');
    await expect(options.first()).toBeFocused();
    const names = await options.evaluateAll((all) =>
      all.map((one) => (one as HTMLElement).dataset.option),
    );
    await page.keyboard.press(String(names.indexOf(rightOption(ask)) + 1));
  } else {
    let at = squareFromName(ask.drill === 'enemy' ? 'd4' : 'c3') as Square;
    await expect(cell(page, at)).toBeFocused();
    for (const square of rightSquares(ask)) {
      for (; at % 6 < square % 6; at++) await page.keyboard.press('ArrowRight');
      for (; at % 6 > square % 6; at--) await page.keyboard.press('ArrowLeft');
      for (; at < square; at += 6) await page.keyboard.press('ArrowUp');
      for (; at > square; at -= 6) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Enter');
  }
  await expect(verdict(page)).toHaveClass(/is-right/);
  await page.keyboard.press('Enter');
}

/** Answers by taps alone. */
async function answerByTap(page: Page, ask: Asked): Promise<void> {
  if (ask.drill === 'becomes' || ask.drill === 'name')
    await page.locator(`.face-option[data-option="${rightOption(ask)}"]`).tap();
  else {
    for (const square of rightSquares(ask)) await cell(page, square).tap();
    await page.getByRole('button', { name: 'Check' }).tap();
  }
  await expect(verdict(page)).toHaveClass(/is-right/);
  await page.getByRole('button', { name: 'Next', exact: true }).tap();
}

/** Does a session to its end. @returns the faces that were asked, and the drills */
async function doSession(
  page: Page,
  how: 'keyboard' | 'tap',
): Promise<{ faces: Set<string>; drills: Set<string> }> {
  const faces = new Set<string>();
  const drills = new Set<string>();
  // Every step that is done right leaves one fewer.
  const left = page.locator('.run-head p');
  while (await hasNext(page)) {
    const before = (await left.textContent()) ?? '';
    const ask = await asked(page);
    if (ask.drill === 'meet') {
      const seen = page.getByRole('button', { name: 'I have seen both' });
      if (how === 'keyboard') {
        await expect(seen).toBeFocused();
        await page.keyboard.press('Enter');
      } else await seen.tap();
    } else {
      faces.add(ask.id);
      drills.add(ask.drill);
      await (how === 'keyboard' ? answerByKeyboard : answerByTap)(page, ask);
    }
    await expect(left).not.toHaveText(before);
  }
  return { faces, drills };
}

/** Does one thing and goes on: a drill for the first time by its first answer or by none, whatever comes of it, and then looks. */
async function doStep(
  page: Page,
  ask: Asked,
  isFirst: boolean,
  look: () => Promise<void>,
): Promise<void> {
  const before = (await question(page).innerHTML()) ?? '';
  if (ask.drill !== 'meet' && !isFirst) {
    await answerByKeyboard(page, ask);
    await expect(verdict(page)).toHaveCount(0);
    return;
  }
  if (ask.drill === 'becomes' || ask.drill === 'name') await page.keyboard.press('1');
  else if (ask.drill !== 'meet') await page.keyboard.press('Enter');
  if (ask.drill !== 'meet') await verdict(page).waitFor();
  await look();
  await page.keyboard.press('Enter');
  await expect.poll(() => question(page).innerHTML()).not.toBe(before);
  await expect(verdict(page)).toHaveCount(0);
}

const start = (page: Page) => page.getByRole('button', { name: 'Start' });

/** Starts a session and waits until it has been loaded: keys that come before would be lost. */
async function begin(page: Page): Promise<void> {
  await start(page).click();
  await expect(question(page)).toBeVisible();
}

test.describe('twenty faces', () => {
  test.use({ hasTouch: true });

  test('are drilled, ten by keyboard alone and ten by tap, and come back when they are due', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await noon(page, day);
    await page.goto('en/learn/faces/');
    await expect(page.locator('.face-plan')).toHaveText(
      /^5 new tiles to meet\. About \d minutes\.$/,
    );
    await start(page).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeVisible();
    const first = await doSession(page, 'keyboard');
    expect(first.faces.size).toBe(10);
    expect(first.drills).toEqual(new Set(['becomes', 'squares', 'name', 'enemy']));
    await expect(page.locator('.face-done')).toContainText('10 of 10 answers were right.');

    await page.getByRole('button', { name: 'More new tiles' }).tap();
    await expect(question(page)).toBeVisible();
    const second = await doSession(page, 'tap');
    expect(second.faces.size).toBe(10);
    expect(new Set([...first.faces, ...second.faces]).size).toBe(20);

    await page.getByRole('button', { name: 'Back to the overview' }).tap();
    const knight = page.locator('.known-face[data-face="knight-reverse"]');
    await expect(knight).toHaveAttribute('data-level', 'learning');
    await expect(knight).toContainText('next 3 Mar');

    // On the day itself they are due, after a reload that has only what the device kept.
    await noon(page, '2027-03-03');
    await page.reload();
    await expect(page.locator('.face-plan')).toContainText('20 faces are due.');
    await expect(knight).toContainText('due today');
  });
});

test('a wrong answer is shown beside the right one, comes back, and a slip can be taken back', async ({
  page,
}) => {
  await noon(page, day);
  await page.goto('en/learn/faces/');
  await begin(page);
  // Duke and Footman are met, then the Duke is asked what it becomes.
  await page.keyboard.press('Enter');
  await expect(question(page).locator('h2')).toHaveText('New tile: Footman');
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveAttribute('data-drill', 'becomes');
  const options = page.locator('.face-option');
  const wrong = options
    .locator('visible=true')
    .and(page.locator(':not([data-option="duke-reverse"])'));
  await wrong.first().click();
  await expect(verdict(page)).toHaveClass(/is-wrong/);
  await expect(verdict(page)).toContainText(
    'Duke, reverse face: Slide straight ahead, straight back.',
  );
  await expect(verdict(page)).toContainText('You chose the');
  await expect(page.locator('.face-option.is-right')).toHaveAttribute(
    'data-option',
    'duke-reverse',
  );
  await expect(page.locator('.face-option.is-right')).toHaveAccessibleName(/right$/);
  await expect(page.locator('.face-option.is-wrong')).toHaveAccessibleName(/wrong$/);
  const kept = () => page.evaluate(() => localStorage.getItem('duke-hall.faces') ?? '{}');
  expect(JSON.parse(await kept())['duke-starting'].due).toBe('2027-03-02');

  await page.getByRole('button', { name: 'I slipped: take it back' }).click();
  await expect(page.locator('.face-question [role="status"]')).toHaveText(
    'Taken back. It counts for nothing.',
  );
  expect(JSON.parse(await kept())).toEqual({});
  await wrong.first().click();
  await page.keyboard.press('Backspace');
  expect(JSON.parse(await kept())).toEqual({});

  // Wrong again, and left so: it comes back within this session.
  await wrong.first().click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(question(page)).toHaveAttribute('data-face', 'duke-reverse');
  expect(await question(page).getAttribute('data-drill')).toBe('squares');
  await cell(page, 0).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(verdict(page)).toContainText('Wrong: a1. Missing: c1 (Slide), c2 (Slide)');
  await expect(cell(page, 0)).toHaveAccessibleName('a1, empty, wrong');
  await expect(cell(page, 2)).toHaveAccessibleName('c1, empty, missing');
  await page.keyboard.press('Enter');
  let again = 0;
  for (let steps = 0; steps < 8 && again === 0; steps++) {
    const ask = await asked(page);
    if (ask.id === 'duke-starting') again++;
    else if (ask.drill === 'meet') await page.keyboard.press('Enter');
    else await answerByKeyboard(page, ask);
  }
  expect(again).toBe(1);
});

test('progress is saved with the lessons’ in one file, and loaded on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const memory = { stability: 12, difficulty: 3, last: day, due: '2027-03-13', times: 4 };
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('duke-hall.faces', kept);
      localStorage.setItem('duke-hall.progress', '{"solved":["jump/two-jumps"]}');
    },
    JSON.stringify({ 'seer-reverse': memory, 'not-a-face': 7 }),
  );
  await noon(page, day);
  await page.goto('en/learn/faces/');
  const panel = page.locator('.progress-panel');
  await expect(panel).toContainText('1 of 30 faces known');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await download).path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
    format: 'duke-hall-progress',
    version: 1,
    solved: ['jump/two-jumps'],
    faces: { 'seer-reverse': memory },
  });

  const other = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  await other.goto('zh/learn/');
  const there = other.locator('.progress-panel');
  await there.locator('input[type="file"]').setInputFiles(path);
  await expect(there.locator('.said')).toContainText('已读入');
  await other.goto('zh/learn/faces/');
  await expect(other.locator('.known-face[data-face="seer-reverse"]')).toHaveAttribute(
    'data-level',
    'known',
  );
  // A file whose faces are damaged is refused as a whole.
  await there.locator('input[type="file"]').setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      '{"format":"duke-hall-progress","version":1,"solved":[],"faces":{"seer-reverse":{}}}',
    ),
  });
  await expect(there.locator('.said')).toContainText('没有进度');
  await expect(there).toContainText('已掌握');
  await other.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the overview and in each drill', async ({ page }) => {
      // axe looks at hundreds of shapes, nine times.
      test.setTimeout(240_000);
      const locale = colorScheme === 'light' ? 'en' : 'zh';
      await page.goto(`${locale}/learn/faces/`);
      const axe = async (within = 'html') =>
        expect((await new AxeBuilder({ page }).include(within).analyze()).violations).toEqual([]);
      await page.locator('.face-trainer.is-awake').waitFor();
      await axe();
      await page.locator('.face-today button').click();
      const seen = new Set<string>();
      for (let steps = 0; steps < 40 && seen.size < 5; steps++) {
        const ask = await asked(page);
        if (!seen.has(ask.drill)) await axe('.face-trainer');
        await doStep(page, ask, !seen.has(ask.drill), () => axe('.face-trainer'));
        seen.add(ask.drill);
      }
      expect(seen.size).toBe(5);
    });
  });
}

test('nothing scrolls sideways and every target is 44 px large, at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('en/learn/faces/');
  await page.locator('.face-trainer.is-awake').waitFor();
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(a, button, .board-cell)')]
        .filter((target) => target.checkVisibility())
        .map((target) => ({ text: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    );
  expect(await excess()).toBeLessThanOrEqual(0);
  expect(await small()).toEqual([]);
  await begin(page);
  const seen = new Set<string>();
  for (let steps = 0; steps < 40 && seen.size < 5; steps++) {
    const ask = await asked(page);
    await doStep(page, ask, !seen.has(ask.drill), async () => {
      expect(await excess(), ask.drill).toBeLessThanOrEqual(0);
      expect(await small(), ask.drill).toEqual([]);
    });
    seen.add(ask.drill);
  }
  expect(seen.size).toBe(5);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is a sheet of all thirty faces, each in words', async ({ page }) => {
    await page.goto('zh/learn/faces/');
    await expect(page.locator('.known-face')).toHaveCount(30);
    await expect(page.locator('.known-face .tile-picture').first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^背面，滑行/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: '开始' })).toBeHidden();
    await expect(page.locator('noscript p')).toHaveText(/三十个面的对照表/);
    await expect(page.locator('noscript p')).toBeVisible();
  });
});
