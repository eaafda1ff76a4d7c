// The view settings that all boards on a page share, remembered on this device.
import { signal } from '@preact/signals';
import {
  DEFAULT_SETTINGS,
  readSettings,
  type ViewSettings,
  writeSettings,
} from '../board/view-settings.ts';

const KEY = 'duke-hall.board';

/** The settings now. The server and the first paint use the defaults. */
export const viewSettings = signal<ViewSettings>(DEFAULT_SETTINGS);

let loaded = false;

/** Reads what was remembered, once a page. Storage that is missing or forbidden means the defaults. */
export function loadSettings(): void {
  if (loaded) return;
  loaded = true;
  try {
    viewSettings.value = readSettings(localStorage.getItem(KEY));
  } catch {
    // No storage: the defaults.
  }
}

/** Uses and remembers settings. Storage that is full or forbidden means that they hold on this page alone. */
export function saveSettings(settings: ViewSettings): void {
  viewSettings.value = settings;
  try {
    localStorage.setItem(KEY, writeSettings(settings));
  } catch {
    // Not remembered.
  }
}
