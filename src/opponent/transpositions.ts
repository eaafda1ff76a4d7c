// The transposition table: what earlier searches found out about a position, and the action that was best there.

/** The value is the true one. */
export const EXACT = 0;
/** The true value is this or more. */
export const AT_LEAST = 1;
/** The true value is this or less. */
export const AT_MOST = 2;

const ENTRY = 4;
const DEPTH_BITS = 6;
const BOUND_BITS = 2;

/** Values are kept as they are seen from the position itself, shifted to be positive. */
const SHIFT = 16_384;

/**
 * A fixed table, two entries a slot: the deeper one of this search, and the newest. Entries match by 64 bits of hash.
 * After `find` the fields hold what was found.
 */
export class Transpositions {
  private readonly entries: Int32Array;
  private readonly mask: number;
  private generation = 1;
  depth = 0;
  value = 0;
  bound = EXACT;
  /** The best action known there; −1 where there is none. */
  action = -1;

  /** @param bits the table holds 2 to the power of this pairs of entries, 32 bytes each. */
  constructor(bits = 16) {
    this.entries = new Int32Array((2 * ENTRY) << bits);
    this.mask = (1 << bits) - 1;
  }

  /** Forgets everything, at no cost. */
  clear(): void {
    this.generation = (this.generation + 1) & 0xff;
    if (this.generation === 0) {
      this.entries.fill(0);
      this.generation = 1;
    }
  }

  /** Looks a position up by its hashes. The table's stamp is mixed into them, so older searches are never found. */
  find(low: number, high: number): boolean {
    const { entries } = this;
    const first = ((low ^ (low >>> 15)) & this.mask) * 2 * ENTRY;
    const stamped = high ^ Math.imul(this.generation, 0x9e3779b1);
    for (let at = first; at <= first + ENTRY; at += ENTRY) {
      if (entries[at] !== low || entries[at + 1] !== stamped) continue;
      const packed = entries[at + 3]!;
      this.action = entries[at + 2]!;
      this.depth = packed & ((1 << DEPTH_BITS) - 1);
      this.bound = (packed >> DEPTH_BITS) & ((1 << BOUND_BITS) - 1);
      this.value = ((packed >> (DEPTH_BITS + BOUND_BITS)) & 0x7fff) - SHIFT;
      return true;
    }
    return false;
  }

  /** Keeps what a search of `depth` turns found. */
  store(
    low: number,
    high: number,
    depth: number,
    value: number,
    bound: number,
    action: number,
  ): void {
    const { entries } = this;
    const first = ((low ^ (low >>> 15)) & this.mask) * 2 * ENTRY;
    const stamped = high ^ Math.imul(this.generation, 0x9e3779b1);
    const here = entries[first] === low && entries[first + 1] === stamped;
    const kept = entries[first + 3]!;
    const stale = kept >>> 23 !== this.generation;
    const at = here || stale || depth >= (kept & ((1 << DEPTH_BITS) - 1)) ? first : first + ENTRY;
    entries[at] = low;
    entries[at + 1] = stamped;
    entries[at + 2] = action;
    entries[at + 3] =
      (this.generation << 23) |
      ((value + SHIFT) << (DEPTH_BITS + BOUND_BITS)) |
      (bound << DEPTH_BITS) |
      depth;
  }
}
