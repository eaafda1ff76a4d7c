// Shows what is solved wherever a page has a place for it: lines of lessons, cards of exercises.
import { countSolved, type Progress } from '../exercises/progress.ts';
import { watchProgress } from './progress-store.ts';

/** A lesson's line: its exercises, and how many of them are solved. */
export interface LessonCount {
  readonly solved: number;
  readonly total: number;
}

/** What the lessons' lines on this page come to together. */
export function countOnPage(progress: Progress): LessonCount {
  let solved = 0;
  let total = 0;
  for (const line of lines()) {
    const ids = idsOf(line);
    solved += countSolved(progress, line.dataset.lesson ?? '', ids);
    total += ids.length;
  }
  return { solved, total };
}

const lines = () => document.querySelectorAll<HTMLElement>('.lesson-progress');

const idsOf = (line: HTMLElement): string[] =>
  (line.dataset.exercises ?? '').split(' ').filter((id) => id !== '');

/** A text with `{solved}` and `{total}` filled in. */
export const fillCount = (text: string, { solved, total }: LessonCount): string =>
  text.replace('{solved}', String(solved)).replace('{total}', String(total));

watchProgress((progress) => {
  for (const line of lines()) {
    const ids = idsOf(line);
    const solved = countSolved(progress, line.dataset.lesson ?? '', ids);
    const done = ids.length > 0 && solved === ids.length;
    const words = JSON.parse(line.dataset.words ?? '{}') as { some: string; all: string };
    const said = line.querySelector('span');
    if (said !== null)
      said.textContent = done ? words.all : fillCount(words.some, { solved, total: ids.length });
    line
      .querySelector('.part')
      ?.setAttribute('width', String(ids.length === 0 ? 0 : (100 * solved) / ids.length));
    line.classList.toggle('is-done', done);
    line.hidden = ids.length === 0;
  }
  for (const card of document.querySelectorAll<HTMLElement>('[data-exercise]')) {
    const badge = card.querySelector<HTMLElement>('.exercise-solved');
    if (badge !== null) badge.hidden = !progress.has(card.dataset.exercise ?? '');
  }
});
