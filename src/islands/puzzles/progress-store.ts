// The reader's progress on this device, shared by all parts of a page and by other open pages of the site.
import { signal } from '@preact/signals';
import {
  addFinished,
  type Finished,
  NO_PROGRESS,
  type Progress,
  readProgress,
  writeProgress,
} from '../../puzzles/progress.ts';

const KEY = 'duke-hall.puzzles';

/** The progress now. The server and the first paint know of none. */
export const progress = signal<Progress>(NO_PROGRESS);

let listening = false;

function stored(): Progress | undefined {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    // No storage: what was done on this page is all that is known.
    return undefined;
  }
}

/** Reads what is kept, and follows what other pages of the site write. Storage that is missing or damaged means nothing done. */
export function loadProgress(): void {
  progress.value = stored() ?? progress.value;
  if (listening) return;
  listening = true;
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) progress.value = stored() ?? progress.value;
  });
}

/** Adds a finished puzzle to what is kept. Where nothing can be kept, it holds on this page alone. */
export function finish(finished: Finished): void {
  progress.value = addFinished(stored() ?? progress.value, finished);
  try {
    localStorage.setItem(KEY, writeProgress(progress.value));
  } catch {
    // Full or forbidden.
  }
}
