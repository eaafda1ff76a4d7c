// What the progress panel's buttons do. One file carries all of the reader's progress, whichever page saves or loads it.
import { isTooMuch, joinProgress, readProgressFile, writeProgress } from '../exercises/progress.ts';
import { addFaces, clearFaces, currentFaces, watchFaces } from '../islands/faces/faces-store.ts';
import {
  addProgress,
  clearProgress,
  currentProgress,
  watchProgress,
} from '../islands/progress-store.ts';
import { countOnPage, fillCount } from '../islands/show-progress.ts';
import { FACE_COUNT } from '../trainer/face-ids.ts';
import { countKnown } from '../trainer/levels.ts';
import { memoriesAsData, NO_MEMORIES, readMemoriesStrictly } from '../trainer/memory.ts';

const FILE_NAME = 'duke-hall-progress.json';

for (const panel of document.querySelectorAll<HTMLElement>('.progress-panel')) {
  const words = JSON.parse(panel.dataset.words ?? '{}') as Record<string, string>;
  const input = panel.querySelector<HTMLInputElement>('input[type="file"]');
  const said = panel.querySelector('.said');
  const total = panel.querySelector('[data-total]');
  /** What the panel counts: the page's exercises, or the faces. */
  const counted = () =>
    panel.dataset.counts === 'faces'
      ? { solved: countKnown(currentFaces()), total: FACE_COUNT }
      : countOnPage(currentProgress());
  const count = (word: string) => fillCount(words[word] ?? '', counted());
  const say = (text: string) => {
    if (said !== null) said.textContent = text;
  };
  const on = (button: string, act: () => void) =>
    panel.querySelector(`[data-${button}]`)?.addEventListener('click', act);
  const showTotal = () => {
    if (total !== null) total.textContent = count('total');
  };

  watchProgress(showTotal);
  watchFaces(showTotal);
  on('save', () => {
    const text = writeProgress(currentProgress(), { faces: memoriesAsData(currentFaces()) });
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = FILE_NAME;
    link.click();
    // The browser has taken the file by then.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    say(words.saved ?? '');
  });
  on('load', () => input?.click());
  on('clear', () => {
    if (!confirm(words.sure)) return;
    clearProgress();
    clearFaces();
    say(words.cleared ?? '');
  });

  /** Adds what a file holds, all of it or nothing. @returns what to say */
  function load(text: string): string {
    const read = readProgressFile(text);
    if ('error' in read) return words[read.error] ?? '';
    // Files that were saved before the faces could be trained have none.
    const faces = read.faces === undefined ? NO_MEMORIES : readMemoriesStrictly(read.faces);
    if (faces === undefined) return words['no-progress'] ?? '';
    if (isTooMuch(joinProgress(currentProgress(), read.progress))) return words['too-long'] ?? '';
    addProgress(read.progress);
    addFaces(faces);
    return count('loaded');
  }

  input?.addEventListener('change', async () => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    try {
      say(load(await file.text()));
    } catch {
      say(words.unreadable ?? '');
    }
    // The same file can be chosen again.
    input.value = '';
  });
}
