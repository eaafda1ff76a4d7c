// The shapes that the computer player shares with those who ask it: levels, budgets, what it thought and why.
import type { Action, DrawChance, Kind, Square, Tile } from '../engine/index.ts';

/** How strong the computer plays: 1 errs like a beginner, 5 plays as well as it can. */
export type Level = 1 | 2 | 3 | 4 | 5;

/** All levels, the weakest first. */
export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];

/** How long to think: whichever ends first. With nodes alone the same question always gets the same answer. */
export interface Budget {
  /** The most positions to visit; `Number.POSITIVE_INFINITY` leaves it to the clock. */
  readonly nodes: number;
  /** The most milliseconds to take. */
  readonly milliseconds?: number;
}

/**
 * The full positions of the game (`formatFullPosition`), the first one first, the present one last, so that the search
 * sees repetitions (SPEC §7.3). Those before the last capture or levy may be left out: they cannot come again.
 */
export type History = readonly string[];

/** One first action and what was thought of it. */
export interface ThoughtLine {
  /** A maneuver, a levy before its draw (`DRAW`), or the levy of a tile that was drawn. */
  readonly action: Action;
  /** The expected result for the side to act: −1 lost, 0 even, 1 won. */
  readonly value: number;
  /** What is likely to follow: this action and the next ones, up to the first draw (which ends it, as `DRAW`). */
  readonly continuation: readonly Action[];
}

/** What the computer thought of a position. */
export interface Thought {
  /** The best first actions, the best one first. Never empty. */
  readonly lines: readonly ThoughtLine[];
  /** How many turns ahead every first action was looked at. */
  readonly depth: number;
  /** Positions visited, the solver's included. */
  readonly nodes: number;
  /** The side to act wins within so many of its turns, proven by the solver (SPEC §10); the first line begins it. */
  readonly forcedWin?: number;
  /** The other side wins within so many of its turns whatever is done, proven by the solver. */
  readonly forcedLoss?: number;
}

/** What a level chose to do. */
export interface Choice {
  /** A legal maneuver, or `DRAW` to levy. */
  readonly action: Action;
  /** What it thought, for the levels that search. */
  readonly thought?: Thought;
}

/** A tile of the position, and where it stands. */
export interface TileOn {
  readonly tile: Tile;
  readonly square: Square;
}

/**
 * Why the best action of a thought is good: one claim about the position before it, with the tiles and squares it is
 * about. Each claim can be tested with the engine (or, for forced wins, with the solver); the words are the page's.
 */
export type Reason =
  /** It wins within so many own turns, whatever is replied and drawn. */
  | { readonly code: 'forced-win'; readonly action: Action; readonly turns: number }
  /** There is no other legal action. */
  | { readonly code: 'only-action'; readonly action: Action }
  /** The own Duke is in Guard by these tiles, and after it no longer. */
  | { readonly code: 'escapes-guard'; readonly action: Action; readonly from: readonly TileOn[] }
  /** It captures this tile; `safe` when the enemy then has no legal capture of the tile that took it. */
  | {
      readonly code: 'captures';
      readonly action: Action;
      readonly captured: TileOn;
      readonly safe: boolean;
    }
  /** After it the enemy Duke is in Guard. */
  | { readonly code: 'gives-guard'; readonly action: Action; readonly duke: Square }
  /** The enemy threatened to capture this tile, by the tile on `by`; after it, it no longer can. */
  | {
      readonly code: 'saves';
      readonly action: Action;
      readonly threatened: TileOn;
      readonly by: TileOn;
    }
  /** After it an own tile could capture this one, which it could not before. */
  | { readonly code: 'threatens'; readonly action: Action; readonly target: TileOn }
  /** After it this enemy tile has no legal maneuver, though it has playable ones: it is held by its Duke. */
  | { readonly code: 'pins'; readonly action: Action; readonly pinned: TileOn }
  /** After it the enemy may levy on fewer squares, or must place on squares where the tile could be captured. */
  | { readonly code: 'hinders-levy'; readonly action: Action; readonly squares: readonly Square[] }
  /** After it there are more free squares beside the own Duke for a levy. */
  | { readonly code: 'makes-room'; readonly action: Action; readonly squares: readonly Square[] }
  /** It draws a tile: the chance of each kind, the likeliest first. */
  | { readonly code: 'levies'; readonly action: Action; readonly chances: readonly DrawChance[] }
  /** A drawn tile is placed where the enemy cannot capture it (or where, of all squares, the search likes it best). */
  | {
      readonly code: 'places';
      readonly action: Action;
      readonly kind: Kind;
      readonly safe: boolean;
    }
  /** The tile that acted reaches more squares after it than before, its flip included. */
  | {
      readonly code: 'develops';
      readonly action: Action;
      readonly tile: TileOn;
      readonly before: number;
      readonly after: number;
    }
  /** Nothing of the above: the search found it best, looking so many turns ahead. */
  | { readonly code: 'looks-best'; readonly action: Action; readonly depth: number };
