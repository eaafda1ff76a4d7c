// What the progress panel's buttons do.
import { isTooMuch, joinProgress, readProgressFile, writeProgress } from '../exercises/progress.ts';
import {
  addProgress,
  clearProgress,
  currentProgress,
  watchProgress,
} from '../islands/progress-store.ts';
import { countOnPage, fillCount } from '../islands/show-progress.ts';

const FILE_NAME = 'duke-hall-progress.json';

for (const panel of document.querySelectorAll<HTMLElement>('.progress-panel')) {
  const words = JSON.parse(panel.dataset.words ?? '{}') as Record<string, string>;
  const input = panel.querySelector<HTMLInputElement>('input[type="file"]');
  const said = panel.querySelector('.said');
  const total = panel.querySelector('[data-total]');
  const count = (word: string) => fillCount(words[word] ?? '', countOnPage(currentProgress()));
  const say = (text: string) => {
    if (said !== null) said.textContent = text;
  };
  const on = (button: string, act: () => void) =>
    panel.querySelector(`[data-${button}]`)?.addEventListener('click', act);

  watchProgress(() => {
    if (total !== null) total.textContent = count('total');
  });
  on('save', () => {
    const url = URL.createObjectURL(
      new Blob([writeProgress(currentProgress())], { type: 'application/json' }),
    );
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
    say(words.cleared ?? '');
  });
  input?.addEventListener('change', async () => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    try {
      const read = readProgressFile(await file.text());
      if ('error' in read) say(words[read.error] ?? '');
      else if (isTooMuch(joinProgress(currentProgress(), read.progress)))
        say(words['too-long'] ?? '');
      else {
        addProgress(read.progress);
        say(count('loaded'));
      }
    } catch {
      say(words.unreadable ?? '');
    }
    // The same file can be chosen again.
    input.value = '';
  });
}
