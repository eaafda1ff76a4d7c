// Marks what the reader has solved on pages that are otherwise complete without scripts: `[data-solved="<id>"]` is shown
// where that puzzle is solved, and `[data-solved-of]` (ids) is filled with its text, `{solved}` in it being the number.
import { effect } from '@preact/signals';
import { loadProgress, progress } from './progress-store.ts';

/** Marks everything on the page, and again whenever progress changes. */
export function markSolved(): void {
  loadProgress();
  effect(() => {
    const { results } = progress.value;
    const isSolved = (id: string): boolean => results.get(id)?.solved === true;
    for (const mark of document.querySelectorAll<HTMLElement>('[data-solved]'))
      mark.hidden = !isSolved(mark.dataset.solved ?? '');
    for (const count of document.querySelectorAll<HTMLElement>('[data-solved-of]')) {
      const ids = (count.dataset.solvedOf ?? '').split(' ');
      const solved = ids.filter(isSolved).length;
      count.textContent = (count.dataset.text ?? '').replace('{solved}', String(solved));
      count.hidden = solved === 0;
    }
  });
}
