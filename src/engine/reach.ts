// Everything a tile's face reaches, tabled once at load for each tile and square; and sets of squares as two 18-bit halves.
// The tables trade some 700 KB of memory for a search that only reads them (DESIGN §2).
import { KINDS, MARKS } from './faces.ts';
import { BOARD_SIZE, SQUARE_COUNT, squareByOffset } from './square.ts';
import { TILE_LIMIT } from './tile.ts';
import type { FaceMarks, Side, Square, Tile } from './types.ts';

/** Squares in one half of a set of squares: 0–17 in the low half, 18–35 in the high half. */
export const HALF = 18;

/** The low half of the set that holds just this square. */
export const lowBit = (square: Square): number => (square < HALF ? 1 << square : 0);

/** The high half of the set that holds just this square. */
export const highBit = (square: Square): number => (square < HALF ? 0 : 1 << (square - HALF));

/** `lowBit` and `highBit` as tables, for inner loops. */
export const LOW = Int32Array.from({ length: SQUARE_COUNT }, (_, square) => lowBit(square));
export const HIGH = Int32Array.from({ length: SQUARE_COUNT }, (_, square) => highBit(square));

/** The squares of a set, ascending. */
export function squaresOf(low: number, high: number): Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if ((LOW[square]! & low) | (HIGH[square]! & high)) squares.push(square);
  }
  return squares;
}

/** How many squares are in one half of a set. */
export function countBits(half: number): number {
  let bits = half;
  bits -= (bits >> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333);
  return (((bits + (bits >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}

/** One thing a tile could do from a square, were the way clear: the marked or reached square and what must be empty. */
interface Reach {
  readonly to: Square;
  readonly mark: number;
  readonly needLow: number;
  readonly needHigh: number;
}

const MOVE = MARKS.indexOf('move');
const JUMP = MARKS.indexOf('jump');
const SLIDE = MARKS.indexOf('slide');
const JUMP_SLIDE = MARKS.indexOf('jumpSlide');
const STRIKE = MARKS.indexOf('strike');

/** Every reach of a face from a square except its Commands, in the order of `MARKS`, outward along each slide. */
function listReaches(marks: FaceMarks, side: Side, from: Square): Reach[] {
  const reaches: Reach[] = [];
  const walk = (
    dx: number,
    dy: number,
    first: number,
    last: number,
    passesFirst: boolean,
    mark: number,
  ): void => {
    let needLow = 0;
    let needHigh = 0;
    for (let step = 1; step <= last; step++) {
      const to = squareByOffset(from, [dx * step, dy * step], side);
      if (to === undefined) return;
      if (step >= first) reaches.push({ to, mark, needLow, needHigh });
      if (step === 1 && passesFirst) continue;
      needLow |= lowBit(to);
      needHigh |= highBit(to);
    }
  };
  for (const [dx, dy] of marks.move ?? []) {
    const distance = Math.max(Math.abs(dx), Math.abs(dy));
    walk(dx / distance, dy / distance, distance, distance, false, MOVE);
  }
  for (const [dx, dy] of marks.slide ?? []) walk(dx, dy, 1, BOARD_SIZE, false, SLIDE);
  for (const [dx, dy] of marks.jumpSlide ?? [])
    walk(dx / 2, dy / 2, 2, BOARD_SIZE, true, JUMP_SLIDE);
  for (const [mark, offsets] of [
    [JUMP, marks.jump],
    [STRIKE, marks.strike],
  ] as const) {
    for (const offset of offsets ?? []) {
      const to = squareByOffset(from, offset, side);
      if (to !== undefined) reaches.push({ to, mark, needLow: 0, needHigh: 0 });
    }
  }
  return reaches;
}

const PLACES = TILE_LIMIT * SQUARE_COUNT;

/** In `ATTACK_LOW`: this tile cannot capture there from there, whatever is empty. */
export const NEVER = -1;

/** Where the reaches of `tile * 36 + from` begin in the `REACH_…` tables; they end where the next place's begin. */
export const REACH_START = new Int32Array(PLACES + 1);

/**
 * For `(target * 64 + tile) * 36 + origin`: the squares that must be empty for the tile on `origin` to capture on
 * `target` without a Command (low half), or `NEVER`.
 */
export const ATTACK_LOW = new Int32Array(SQUARE_COUNT * PLACES).fill(NEVER);
/** The high half of `ATTACK_LOW`; 0 where that is `NEVER`. */
export const ATTACK_HIGH = new Int32Array(SQUARE_COUNT * PLACES);

/** The Command zone of `tile * 36 + from`, low and high half; both 0 where the face has no ⌘. */
export const ZONE_LOW = new Int32Array(PLACES);
export const ZONE_HIGH = new Int32Array(PLACES);

/** Where in the attack tables a target's and a tile's origins begin. */
export const attackIndex = (target: Square, tile: Tile): number =>
  (target * TILE_LIMIT + tile) * SQUARE_COUNT;

const reaches: Reach[] = [];
for (let tile = 0; tile < TILE_LIMIT; tile++) {
  const info = KINDS[(tile >> 2) - 1];
  const side = ((tile >> 1) & 1) as Side;
  const marks = info?.faces[tile & 1];
  for (let from = 0; from < SQUARE_COUNT; from++) {
    const place = tile * SQUARE_COUNT + from;
    REACH_START[place] = reaches.length;
    if (marks === undefined) continue;
    for (const reach of listReaches(marks, side, from)) {
      reaches.push(reach);
      const attack = attackIndex(reach.to, tile) + from;
      ATTACK_LOW[attack] = reach.needLow;
      ATTACK_HIGH[attack] = reach.needHigh;
    }
    for (const offset of marks.command ?? []) {
      const square = squareByOffset(from, offset, side);
      if (square === undefined) continue;
      ZONE_LOW[place] = ZONE_LOW[place]! | lowBit(square);
      ZONE_HIGH[place] = ZONE_HIGH[place]! | highBit(square);
    }
  }
}
REACH_START[PLACES] = reaches.length;

/** For each reach: the square reached, its mark's place in `MARKS`, and the squares that must be empty. */
export const REACH_TO = Uint8Array.from(reaches, (reach) => reach.to);
export const REACH_MARK = Uint8Array.from(reaches, (reach) => reach.mark);
export const REACH_NEED_LOW = Int32Array.from(reaches, (reach) => reach.needLow);
export const REACH_NEED_HIGH = Int32Array.from(reaches, (reach) => reach.needHigh);

/** Can this tile command at all? (Only a General's and a Marshall's reverse face can.) */
export const COMMANDS = Uint8Array.from({ length: TILE_LIMIT }, (_, tile) =>
  KINDS[(tile >> 2) - 1]?.faces[tile & 1]?.command === undefined ? 0 : 1,
);
