// Everything a tile's face reaches, tabled once at load for each tile and square; and sets of squares as two 18-bit halves.
// The tables trade some 700 KB of memory for a search that only reads them (DESIGN §2).
import { KINDS, MARKS } from './faces.ts';
import { BOARD_SIZE, SQUARE_COUNT, squareByOffset } from './square.ts';
import { TILE_LIMIT } from './tile.ts';
import type { Mark, Offset, Side, Square, Tile } from './types.ts';

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

// The tables are made before anything else on a page can be: in loops over numbers, which a browser that has not yet
// compiled them runs several times faster than lists of pairs. The reaches of all places follow one after the other.
const MOST_REACHES = 32_768;
const reachTo = new Uint8Array(MOST_REACHES);
const reachMark = new Uint8Array(MOST_REACHES);
const reachNeedLow = new Int32Array(MOST_REACHES);
const reachNeedHigh = new Int32Array(MOST_REACHES);
let reaches = 0;

/**
 * What a mark reaches in one direction, as six numbers: its place in MARKS, one step to the right and upwards, the
 * first and the last step that are reached, and 1 where the square beside the tile need not be empty.
 */
function lineOf(mark: Mark, [dx, dy]: Offset): readonly number[] {
  const distance = Math.max(Math.abs(dx), Math.abs(dy));
  const step = [MARKS.indexOf(mark), dx / distance, dy / distance];
  switch (mark) {
    case 'move':
      return [...step, distance, distance, 0];
    case 'slide':
      return [...step, 1, BOARD_SIZE, 0];
    case 'jumpSlide':
      return [...step, 2, BOARD_SIZE, 1];
    default:
      return [MARKS.indexOf(mark), dx, dy, 1, 1, 0];
  }
}

/** Adds what a tile reaches from a square along its lines: each step needs the squares before it empty. */
function addReaches(tile: Tile, from: Square, lines: readonly number[]): void {
  const fromFile = from % BOARD_SIZE;
  const fromRank = (from - fromFile) / BOARD_SIZE;
  for (let line = 0; line < lines.length; line += 6) {
    const mark = lines[line]!;
    const dx = lines[line + 1]!;
    const dy = lines[line + 2]!;
    const first = lines[line + 3]!;
    const last = lines[line + 4]!;
    const passed = lines[line + 5]!;
    let file = fromFile;
    let rank = fromRank;
    let needLow = 0;
    let needHigh = 0;
    for (let step = 1; step <= last; step++) {
      file += dx;
      rank += dy;
      if (file < 0 || file >= BOARD_SIZE || rank < 0 || rank >= BOARD_SIZE) break;
      const to = rank * BOARD_SIZE + file;
      if (step >= first) {
        reachTo[reaches] = to;
        reachMark[reaches] = mark;
        reachNeedLow[reaches] = needLow;
        reachNeedHigh[reaches] = needHigh;
        reaches++;
        const attack = (to * TILE_LIMIT + tile) * SQUARE_COUNT + from;
        ATTACK_LOW[attack] = needLow;
        ATTACK_HIGH[attack] = needHigh;
      }
      if (step > passed) {
        needLow |= LOW[to]!;
        needHigh |= HIGH[to]!;
      }
    }
  }
}

/** Adds a square to the Command zone of a place. */
function addToZone(place: number, square: Square): void {
  ZONE_LOW[place] = ZONE_LOW[place]! | LOW[square]!;
  ZONE_HIGH[place] = ZONE_HIGH[place]! | HIGH[square]!;
}

for (let tile = 0; tile < TILE_LIMIT; tile++) {
  const marks = KINDS[(tile >> 2) - 1]?.faces[tile & 1] ?? {};
  const side = ((tile >> 1) & 1) as Side;
  const sign = side === 0 ? 1 : -1;
  const lines = MARKS.filter((mark) => mark !== 'command').flatMap((mark) =>
    (marks[mark] ?? []).flatMap(([dx, dy]) => lineOf(mark, [sign * dx, sign * dy])),
  );
  for (let from = 0; from < SQUARE_COUNT; from++) {
    const place = tile * SQUARE_COUNT + from;
    REACH_START[place] = reaches;
    addReaches(tile, from, lines);
    for (const offset of marks.command ?? []) {
      const square = squareByOffset(from, offset, side);
      if (square !== undefined) addToZone(place, square);
    }
  }
}
REACH_START[PLACES] = reaches;

/** For each reach: the square reached, its mark's place in `MARKS`, and the squares that must be empty. */
export const REACH_TO = reachTo.slice(0, reaches);
export const REACH_MARK = reachMark.slice(0, reaches);
export const REACH_NEED_LOW = reachNeedLow.slice(0, reaches);
export const REACH_NEED_HIGH = reachNeedHigh.slice(0, reaches);

/** Can this tile command at all? (Only a General's and a Marshall's reverse face can.) */
export const COMMANDS = Uint8Array.from({ length: TILE_LIMIT }, (_, tile) =>
  KINDS[(tile >> 2) - 1]?.faces[tile & 1]?.command === undefined ? 0 : 1,
);
