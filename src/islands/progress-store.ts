// Keeps progress on this device. Storage that is missing, full, forbidden or damaged never breaks a page.
import {
  exerciseName,
  joinProgress,
  type Progress,
  readProgress,
  writeProgress,
} from '../exercises/progress.ts';

const KEY = 'duke-hall.progress';

/** Fired on the document when progress has changed on this page. */
export const PROGRESS_EVENT = 'duke-progress';

/** Solved on this page, whatever storage says. */
let here: Progress = new Set();

/** What is solved, as the device has it now. */
export function currentProgress(): Progress {
  try {
    return joinProgress(here, readProgress(localStorage.getItem(KEY)));
  } catch {
    return here;
  }
}

/** Adds to what is solved. Where nothing can be kept it holds on this page alone. */
export function addProgress(more: Progress): void {
  here = joinProgress(here, more);
  try {
    localStorage.setItem(KEY, writeProgress(currentProgress()));
  } catch {
    // Not kept.
  }
  document.dispatchEvent(new Event(PROGRESS_EVENT));
}

/** Forgets everything. */
export function clearProgress(): void {
  here = new Set();
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
  document.dispatchEvent(new Event(PROGRESS_EVENT));
}

/** An exercise is solved. */
export const recordSolved = (lesson: string, id: string): void =>
  addProgress(new Set([exerciseName(lesson, id)]));

/** Calls back now and whenever progress changes, in this tab or another. */
export function watchProgress(onChange: (progress: Progress) => void): void {
  const tell = () => onChange(currentProgress());
  document.addEventListener(PROGRESS_EVENT, tell);
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) tell();
  });
  tell();
}
