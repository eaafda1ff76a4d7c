// How a reader likes boards to be shown, and reading that back from text that may be damaged.

/** The settings of all boards on this device. */
export interface ViewSettings {
  /** Turned round from how the author put it. */
  readonly flipped: boolean;
  readonly coordinates: boolean;
  /** Names on turned tiles stay upright. */
  readonly uprightNames: boolean;
  /** The other face of enemy tiles is not shown (SPEC §1). */
  readonly hideReverse: boolean;
}

/** What a board shows until the reader says otherwise. */
export const DEFAULT_SETTINGS: ViewSettings = {
  flipped: false,
  coordinates: true,
  uprightNames: false,
  hideReverse: false,
};

/** The settings as stored text. */
export const writeSettings = (settings: ViewSettings): string => JSON.stringify(settings);

/** Settings from stored text: whatever in it is missing, damaged or of another kind is as by default. */
export function readSettings(stored: string | null): ViewSettings {
  const found = parseObject(stored);
  const settings: Record<string, boolean> = {};
  for (const [name, fallback] of Object.entries(DEFAULT_SETTINGS)) {
    const value = found[name];
    settings[name] = typeof value === 'boolean' ? value : fallback;
  }
  return settings as unknown as ViewSettings;
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
