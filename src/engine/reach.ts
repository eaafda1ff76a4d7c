// Everything a tile's face reaches, tabled once at load for each tile and square; and sets of squares as two 18-bit halves.
// The tables trade some 700 KB of memory for a search that only reads them (DESIGN §2).
import { KINDS, MARKS } from './faces.ts';
import { BOARD_SIZE, fileOf, rankOf, SQUARE_COUNT, squareByOffset } from './square.ts';
import { TILE_LIMIT } from './tile.ts';
import type { Mark, Offset, Square, Tile } from './types.ts';

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

// The reaches of all places, one after the other, while they are collected.
const targets: number[] = [];
const marksUsed: number[] = [];
const needsLow: number[] = [];
const needsHigh: number[] = [];

function addReach(
  place: number,
  to: Square,
  mark: number,
  needLow: number,
  needHigh: number,
): void {
  targets.push(to);
  marksUsed.push(mark);
  needsLow.push(needLow);
  needsHigh.push(needHigh);
  const attack = attackIndex(to, Math.floor(place / SQUARE_COUNT)) + (place % SQUARE_COUNT);
  ATTACK_LOW[attack] = needLow;
  ATTACK_HIGH[attack] = needHigh;
}

/**
 * Adds what lies in one direction, step by step until the edge of the board: the steps from `first` to `last` are
 * reached, and each needs the squares before it empty, but for the one beside the tile where `passesFirst`.
 */
function addLine(
  place: number,
  mark: number,
  [dx, dy]: Offset,
  { first, last, passesFirst }: { first: number; last: number; passesFirst: boolean },
): void {
  let file = fileOf(place % SQUARE_COUNT);
  let rank = rankOf(place % SQUARE_COUNT);
  let needLow = 0;
  let needHigh = 0;
  for (let step = 1; step <= last; step++) {
    file += dx;
    rank += dy;
    if (file < 0 || file >= BOARD_SIZE || rank < 0 || rank >= BOARD_SIZE) return;
    const to = rank * BOARD_SIZE + file;
    if (step >= first) addReach(place, to, mark, needLow, needHigh);
    if (step === 1 && passesFirst) continue;
    needLow |= lowBit(to);
    needHigh |= highBit(to);
  }
}

/** Adds what one mark of a face reaches; `offset` is as on the board, so turned for Dark. */
function addMark(place: number, mark: Mark, offset: Offset): void {
  const [dx, dy] = offset;
  const distance = Math.max(Math.abs(dx), Math.abs(dy));
  const direction: Offset = [dx / distance, dy / distance];
  const index = MARKS.indexOf(mark);
  switch (mark) {
    case 'move':
      addLine(place, index, direction, { first: distance, last: distance, passesFirst: false });
      break;
    case 'slide':
      addLine(place, index, direction, { first: 1, last: BOARD_SIZE, passesFirst: false });
      break;
    case 'jumpSlide':
      addLine(place, index, direction, { first: 2, last: BOARD_SIZE, passesFirst: true });
      break;
    case 'jump':
    case 'strike':
      addLine(place, index, offset, { first: 1, last: 1, passesFirst: false });
      break;
    case 'command': {
      const square = squareByOffset(place % SQUARE_COUNT, offset, 0);
      if (square === undefined) break;
      ZONE_LOW[place] = ZONE_LOW[place]! | lowBit(square);
      ZONE_HIGH[place] = ZONE_HIGH[place]! | highBit(square);
    }
  }
}

for (let tile = 0; tile < TILE_LIMIT; tile++) {
  const marks = KINDS[(tile >> 2) - 1]?.faces[tile & 1] ?? {};
  const sign = (tile & 2) === 0 ? 1 : -1;
  const printed = MARKS.flatMap((mark) =>
    (marks[mark] ?? []).map(([dx, dy]) => [mark, [sign * dx, sign * dy]] as const),
  );
  for (let from = 0; from < SQUARE_COUNT; from++) {
    const place = tile * SQUARE_COUNT + from;
    REACH_START[place] = targets.length;
    for (const [mark, offset] of printed) addMark(place, mark, offset);
  }
}
REACH_START[PLACES] = targets.length;

/** For each reach: the square reached, its mark's place in `MARKS`, and the squares that must be empty. */
export const REACH_TO = Uint8Array.from(targets);
export const REACH_MARK = Uint8Array.from(marksUsed);
export const REACH_NEED_LOW = Int32Array.from(needsLow);
export const REACH_NEED_HIGH = Int32Array.from(needsHigh);

/** Can this tile command at all? (Only a General's and a Marshall's reverse face can.) */
export const COMMANDS = Uint8Array.from({ length: TILE_LIMIT }, (_, tile) =>
  KINDS[(tile >> 2) - 1]?.faces[tile & 1]?.command === undefined ? 0 : 1,
);
