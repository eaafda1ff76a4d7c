// The shapes of a puzzle: its file in the bank, and the data that its page is given. Types only.
import type { Ending } from './line.ts';
import type { Theme } from './themes.ts';

/** A text in both languages. */
export interface Bilingual {
  readonly en: string;
  readonly zh: string;
}

/** The game that reaches a puzzle's position: from a legal setup by legal actions, levies as drawn. */
export interface PuzzleSource {
  readonly kind: 'self-play' | 'composed';
  readonly start: string;
  /** Actions separated by single spaces; empty where the puzzle is the setup itself. */
  readonly actions: string;
}

/** A puzzle's file (`puzzles/<id>.json`). Everything but id, source, date and words is found again by the build. */
export interface Puzzle {
  readonly id: string;
  readonly position: string;
  readonly n: number;
  readonly key: string;
  readonly ending: Ending;
  readonly themes: readonly Theme[];
  readonly difficulty: number;
  readonly source: PuzzleSource;
  /** The day it came in, `YYYY-MM-DD`. */
  readonly added: string;
  /** Only for puzzles in a collection. */
  readonly title?: Bilingual | undefined;
  readonly note?: Bilingual | undefined;
}

/** What the build writes for a puzzle's page, so that it can answer every first action at once. */
export interface PuzzlePage {
  readonly id: string;
  readonly position: string;
  readonly n: number;
  readonly key: string;
  readonly ending: Ending;
  /** The best-defence line, levies with their kind and square; the attacker's actions are the even ones. */
  readonly line: readonly string[];
  /** How many actions win within the turns remaining at each of the attacker's turns on the line, `@` counted once. */
  readonly winners: readonly number[];
  /**
   * Every legal first action in notation order (`@` for the levy) with what refutes it: a reply; for `@` the letter of
   * a kind that no square turns into a win; `null` for the key.
   */
  readonly firstActions: Readonly<Record<string, string | null>>;
  /** How many positions the search visited to prove all this, the same on every machine. */
  readonly positions: number;
  /** How long it took when it was proven, in milliseconds. */
  readonly milliseconds: number;
}
