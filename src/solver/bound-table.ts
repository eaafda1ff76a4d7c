// The table of the chance search: for positions met before, between which numerators their chance is known to lie.

const ENTRY = 5;

/** Entries of other searches are told apart by their generation, which leaves this much room for turns and role. */
const STAMPS = 16;

/**
 * A fixed table, one entry a slot, the newest kept. As in `DistanceTable`, an entry belongs to a position when both of its
 * 32-bit hashes agree (README.md says how likely it is that two positions are taken for one).
 */
export class BoundTable {
  private readonly entries: Int32Array;
  private readonly mask: number;
  private generation = 1;
  /** What the last successful `find` found: the chance is at least, and at most, this. */
  atLeast = 0;
  atMost = 0;

  /** @param bits the table holds 2 to the power of this entries of 20 bytes. */
  constructor(bits = 18) {
    this.entries = new Int32Array(ENTRY << bits);
    this.mask = (1 << bits) - 1;
  }

  /** Forgets everything, at no cost. */
  clear(): void {
    this.generation++;
  }

  /**
   * Looks a position up; `stamp` (0 to 15) tells turns left and role apart.
   * @returns whether anything is known; it is then in `atLeast` and `atMost`.
   */
  find(hash: Int32Array, stamp: number): boolean {
    const at = this.slot(hash, stamp);
    const { entries } = this;
    if (
      entries[at] !== hash[0] ||
      entries[at + 1] !== hash[1] ||
      entries[at + 2] !== this.generation * STAMPS + stamp
    )
      return false;
    this.atLeast = entries[at + 3]!;
    this.atMost = entries[at + 4]!;
    return true;
  }

  /** Records that the chance lies between these, both included; what was known before is kept where it says more. */
  store(hash: Int32Array, stamp: number, atLeast: number, atMost: number): void {
    const known = this.find(hash, stamp);
    const at = this.slot(hash, stamp);
    const { entries } = this;
    entries[at] = hash[0]!;
    entries[at + 1] = hash[1]!;
    entries[at + 2] = this.generation * STAMPS + stamp;
    entries[at + 3] = known ? Math.max(atLeast, this.atLeast) : atLeast;
    entries[at + 4] = known ? Math.min(atMost, this.atMost) : atMost;
  }

  private slot(hash: Int32Array, stamp: number): number {
    const low = hash[0]! + Math.imul(stamp, 0x9e3779b9);
    return ((low ^ (low >>> 15)) & this.mask) * ENTRY;
  }
}
