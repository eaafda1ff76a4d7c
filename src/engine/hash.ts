// Zobrist keys: two independent 32-bit words for each tile on each square, each bag count and the side to act.
// (A. L. Zobrist, "A New Hashing Method with Application for Game Playing", 1970.)
import { SQUARE_COUNT } from './square.ts';
import { TILE_LIMIT } from './tile.ts';

// The generator is `splitmix32`-like with a fixed seed, so that hashes are the same on every machine.
function keyStream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let word = state ^ (state >>> 16);
    word = Math.imul(word, 0x21f0aaad);
    word ^= word >>> 15;
    word = Math.imul(word, 0x735a2d97);
    return word ^ (word >>> 15);
  };
}

const next = keyStream(0x44554b45);
const keys = (length: number): Int32Array => Int32Array.from({ length }, next);

/** Indexed by `tile * 36 + square`. */
export const TILE_KEY_A = keys(TILE_LIMIT * SQUARE_COUNT);
export const TILE_KEY_B = keys(TILE_LIMIT * SQUARE_COUNT);

/** The most tiles of one kind that a bag can hold. */
export const BAG_LIMIT = 9;

/** Indexed by `(side * 16 + kind) * 10 + count`. */
export const BAG_KEY_A = keys(32 * (BAG_LIMIT + 1));
export const BAG_KEY_B = keys(32 * (BAG_LIMIT + 1));

/** Added when Dark is to act. */
export const SIDE_KEY_A = next();
export const SIDE_KEY_B = next();
