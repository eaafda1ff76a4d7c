// The game on this device: kept as it is played, followed when another window of the site plays on.

const KEY = 'duke-hall.game';

/** Where the text of the game is kept. Storage that is missing, full or forbidden means that it is not kept. */
export interface GameStore {
  /** The text that is kept now, `undefined` for none. */
  read(): string | undefined;
  /** Keeps a text in the place of what was kept. The last window to write wins; each writes a whole game. */
  write(text: string): void;
  /** Nothing is kept any more. */
  clear(): void;
  /** Tells what another window wrote, until the returned function is called. */
  follow(listener: (text: string | undefined) => void): () => void;
}

/** The store of this browser. */
export const gameStore: GameStore = {
  read() {
    try {
      return localStorage.getItem(KEY) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(text) {
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // The game goes on in this window alone.
    }
  },
  clear() {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  },
  follow(listener) {
    const onStorage = (event: StorageEvent): void => {
      // What is kept by now, which may be newer than what the event tells.
      if (event.key === KEY || event.key === null) listener(gameStore.read());
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
};
