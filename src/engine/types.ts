// The shapes that the whole project shares: sides, squares, tiles, marks, actions. Types only, no logic.

/** 0 = Light (home edge rank 1, acts first), 1 = Dark (home edge rank 6). */
export type Side = 0 | 1;

/** 0 = starting face, 1 = reverse face. */
export type Face = 0 | 1;

/** A square as a number: `file + 6 * rank`, 0 = a1, 5 = f1, 30 = a6, 35 = f6. */
export type Square = number;

/** A kind of tile as a number from 1 (Duke) to 15 (Longbowman), in the order of SPEC §2. */
export type Kind = number;

/** The letter of a kind, as in SPEC §2. */
export type KindLetter =
  | 'D'
  | 'F'
  | 'P'
  | 'K'
  | 'W'
  | 'R'
  | 'S'
  | 'G'
  | 'T'
  | 'C'
  | 'M'
  | 'B'
  | 'N'
  | 'A'
  | 'L';

/** The name of a kind in identifiers and addresses. */
export type KindId =
  | 'duke'
  | 'footman'
  | 'pikeman'
  | 'knight'
  | 'wizard'
  | 'ranger'
  | 'seer'
  | 'general'
  | 'priest'
  | 'champion'
  | 'marshall'
  | 'bowman'
  | 'dragoon'
  | 'assassin'
  | 'longbowman';

/**
 * One tile on the board as a number: `kind * 4 + side * 2 + face`; 0 is an empty square.
 * Acting flips the lowest bit.
 */
export type Tile = number;

/** The six kinds of mark (SPEC §3), as they are named in code. */
export type Mark = 'move' | 'jump' | 'slide' | 'jumpSlide' | 'strike' | 'command';

/** A mark's place on a face, read from the controller: `[dx to the right, dy toward the opponent]`. */
export type Offset = readonly [dx: number, dy: number];

/** What is printed on one face: for each mark the squares that carry it. */
export type FaceMarks = { readonly [mark in Mark]?: readonly Offset[] };

/** One of the fifteen kinds, as printed (SPEC §2). */
export interface KindInfo {
  readonly kind: Kind;
  readonly letter: KindLetter;
  readonly id: KindId;
  /** How many of it one army has. */
  readonly count: number;
  /** How many of those are in the bag at the start. */
  readonly inBag: number;
  /** The lowest `dy` of the printed 5 × 5 window: -2, or -1 for the Longbowman. */
  readonly windowBottom: number;
  /** `[starting face, reverse face]` */
  readonly faces: readonly [FaceMarks, FaceMarks];
}

/**
 * One action as a packed number (see `action.ts` for its accessors and `notation` forms).
 * A maneuver, a levy of a known kind, or a levy before its draw (`@`).
 */
export type Action = number;

/** What an action does, in the terms of SPEC §3 and §5. `draw` is a levy before the draw. */
export type ActionType = Mark | 'levy' | 'draw';

/** What `play` returns and `unplay` needs: the captured tile and the quiet count before, packed. */
export type Undo = number;

/**
 * A position: what SPEC §8 writes down, with what follows from it kept up to date.
 * Made to be played and unplayed in place; change it only through `position.ts` and `play.ts`.
 */
export interface Position {
  /** 36 tiles, indexed by square. */
  readonly board: Uint8Array;
  /** 32 counts, indexed by `side * 16 + kind`. */
  readonly bags: Uint8Array;
  /** How many tiles each side's bag holds, indexed by side. */
  readonly bagSizes: Uint8Array;
  /** Where each side's Duke stands, indexed by side; -1 where there is none. */
  readonly dukes: Int8Array;
  /**
   * Which squares each side stands on, as two halves of 18 bits:
   * index `side * 2` for squares 0–17 (ranks 1–3), `side * 2 + 1` for squares 18–35 (ranks 4–6).
   */
  readonly occupancy: Int32Array;
  /** Two independent 32-bit Zobrist hashes of everything but the quiet count. */
  readonly hash: Int32Array;
  /** The side to act. */
  side: Side;
  /** Turns since the last capture or levy. */
  quiet: number;
}
