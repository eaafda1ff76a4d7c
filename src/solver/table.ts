// The table of proven distances: for positions met in a search, how many attacker's turns are known to win, how many not to.

const ENTRY = 4;

/**
 * A fixed table, one entry a slot, the newest kept. Entries are found by both 32-bit hashes in full, so that two positions
 * are taken for one only where 64 bits agree by chance (README.md says how likely that is).
 */
export class DistanceTable {
  private readonly entries: Int32Array;
  private readonly mask: number;
  private generation = 1;

  /** @param bits the table holds 2 to the power of this entries of 16 bytes. */
  constructor(bits = 18) {
    this.entries = new Int32Array(ENTRY << bits);
    this.mask = (1 << bits) - 1;
  }

  /** Forgets everything, at no cost. */
  clear(): void {
    this.generation++;
  }

  /**
   * What is known of the position with these hashes, `role` 0 with the attacker, 1 with the defender to act:
   * 1 the attacker wins within `turns`, -1 it does not, 0 nothing known.
   */
  probe(hash: Int32Array, turns: number, role: 0 | 1): -1 | 0 | 1 {
    const low = hash[0]!;
    const at = ((low ^ (low >>> 15)) & this.mask) * ENTRY;
    const { entries } = this;
    if (
      entries[at] !== low ||
      entries[at + 1] !== hash[1] ||
      entries[at + 2] !== this.generation * 2 + role
    )
      return 0;
    const packed = entries[at + 3]!;
    if (turns >= packed >> 8) return 1;
    return turns <= (packed & 255) ? -1 : 0;
  }

  /** Records that the attacker wins (or does not) within `turns`. */
  store(hash: Int32Array, turns: number, role: 0 | 1, won: boolean): void {
    const low = hash[0]!;
    const at = ((low ^ (low >>> 15)) & this.mask) * ENTRY;
    const { entries } = this;
    const stamp = this.generation * 2 + role;
    let winsIn = 127;
    let failsIn = 0;
    if (entries[at] === low && entries[at + 1] === hash[1] && entries[at + 2] === stamp) {
      winsIn = entries[at + 3]! >> 8;
      failsIn = entries[at + 3]! & 255;
    }
    if (won) winsIn = Math.min(winsIn, turns);
    else failsIn = Math.max(failsIn, turns);
    entries[at] = low;
    entries[at + 1] = hash[1]!;
    entries[at + 2] = stamp;
    entries[at + 3] = (winsIn << 8) | failsIn;
  }
}
