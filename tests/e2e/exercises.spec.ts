// Every exercise of every lesson is done in English, one of each kind in Chinese, and the page says that it is right.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import { exerciseName } from '../../src/exercises/progress.ts';
import { lessonText } from '../../src/i18n/lesson.ts';
import { isExercise } from '../../src/markdown/props.ts';
import { doItem, itemsOf, type LessonItem } from './exercise-player.ts';

const lessons = globSync('content/lessons/en/*.mdx').map((file) => basename(file, '.mdx'));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const lesson of lessons) {
  test(`every exercise of ${lesson} can be done`, async ({ page }) => {
    test.slow();
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    await page.goto(`en/learn/${lesson}/`);

    const items = itemsOf('en', lesson);
    expect(items.filter(({ name }) => isExercise(name)).length).toBeGreaterThanOrEqual(2);
    let replays = 0;
    for (const item of items)
      await doItem(page, 'en', item, item.name === 'Replay' ? replays++ : 0);

    const text = lessonText('en');
    await expect(page.locator('.lesson-progress')).toContainText(text('progress.done'));
    for (const { name, props } of items.filter((item) => isExercise(item.name))) {
      const card = page.locator(`[data-exercise="${exerciseName(lesson, String(props.id))}"]`);
      const badge = text(name === 'Odds' ? 'exercise.done' : 'exercise.solved');
      await expect(card.getByText(badge, { exact: true }), name).toBeVisible();
    }
    expect(broken).toEqual([]);
  });
}

const kinds = new Map<string, { lesson: string; item: LessonItem }>();
for (const lesson of lessons) {
  for (const item of itemsOf('zh', lesson)) {
    // The longest task stands for all of them.
    const known = kinds.get(item.name)?.item.props.turns;
    if (!kinds.has(item.name) || Number(item.props.turns ?? 1) > Number(known ?? 1))
      kinds.set(item.name, { lesson, item });
  }
}

for (const [kind, { lesson, item }] of kinds) {
  test(`in Chinese: ${kind}, in ${lesson}`, async ({ page }) => {
    await page.goto(`zh/learn/${lesson}/`);
    await doItem(page, 'zh', item);
  });
}
