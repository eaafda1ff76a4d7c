// The view settings that all boards on a page share, remembered on this device.
import { useEffect, useState } from 'preact/hooks';
import {
  DEFAULT_SETTINGS,
  readSettings,
  type ViewSettings,
  writeSettings,
} from '../board/view-settings.ts';

const KEY = 'duke-hall.board';

let current = DEFAULT_SETTINGS;
let loaded = false;
const listeners = new Set<() => void>();

/** The settings now, in a component. The server and the first paint use the defaults. */
export function useViewSettings(): ViewSettings {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  useEffect(() => {
    loadSettings();
    const update = () => setSettings(current);
    update();
    listeners.add(update);
    return () => {
      listeners.delete(update);
    };
  }, []);
  return settings;
}

/** Reads what was remembered, once a page. Storage that is missing or forbidden means the defaults. */
function loadSettings(): void {
  if (loaded) return;
  loaded = true;
  try {
    current = readSettings(localStorage.getItem(KEY));
  } catch {
    // No storage: the defaults.
  }
}

/** Uses and remembers settings. Storage that is full or forbidden means that they hold on this page alone. */
export function saveSettings(settings: ViewSettings): void {
  current = settings;
  for (const tell of listeners) tell();
  try {
    localStorage.setItem(KEY, writeSettings(settings));
  } catch {
    // Not remembered.
  }
}
