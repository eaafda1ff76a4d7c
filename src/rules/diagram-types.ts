// What a diagram of the rules reference says: its position, what it shows, and what is claimed about it. Types only.

import type { KindLetter } from '../engine/index.ts';

/** A side by its name in texts. */
export type SideName = 'light' | 'dark';

/** Statements about a position, each checked by the engine. Actions are in the notation of SPEC §9, squares by name. */
export interface Claims {
  /** Exactly these sides are in Guard. */
  readonly guard?: readonly SideName[];
  /** These actions of the side to act are legal. */
  readonly legal?: readonly string[];
  /** These are not playable at all: no mark, a blocked way, a friend in the way. */
  readonly impossible?: readonly string[];
  /** These are playable by their marks but forbidden, because the tile on this square would then capture the Duke. */
  readonly forbidden?: Readonly<Record<string, string>>;
  /** The tiles on these squares have exactly these legal maneuvers, their Commands included. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** The Dukes of these sides could be captured by exactly the tiles on these squares. */
  readonly threats?: { readonly [side in SideName]?: readonly string[] };
  /** These sides could place a drawn tile on exactly these squares; on none where they may not levy. */
  readonly levySquares?: { readonly [side in SideName]?: readonly string[] };
  /** The tiles on these squares have no mark on the board. */
  readonly stuck?: readonly string[];
  /** The commanders on these squares have exactly this zone. */
  readonly zone?: Readonly<Record<string, readonly string[]>>;
  /** A game can begin like this; in a mirrored setup Dark stands as Light does. */
  readonly setup?: 'mirrored' | 'free';
  /** How the game has just ended. */
  readonly result?: 'no-legal-action' | 'duke-captured';
  /** What is true if the other side, or the same, is to act. */
  readonly ifToAct?: { readonly [side in SideName]?: Claims };
  /** What is true after one of the legal actions. */
  readonly after?: readonly (Claims & { readonly play: string })[];
}

/** A drawn position. Guard is always claimed, so that none goes unnoticed. */
export interface Diagram {
  /** In the notation of SPEC §8. */
  readonly position: string;
  /** Squares chosen one after the other, as a reader would: a tile, or a commander and the friend it sends. */
  readonly choose?: readonly string[];
  /** The letter of a tile that the side to act has drawn and is about to place. */
  readonly drawn?: KindLetter;
  readonly claims: Claims & Required<Pick<Claims, 'guard'>>;
}
