// Levies of tiles that nobody sees: how a search stands on a position in which they were made.
import type { Side } from '../engine/index.ts';

/**
 * What levies of unseen tiles on a search's path add up to. The board knows nothing of them, so their worth is added to the
 * evaluation, and positions that differ by them must not be taken for one.
 */
export class UnseenLevies {
  private readonly counts = new Uint8Array(2);
  /** What they are expected to be worth to Light, less to Dark, in hundredths of a logit. */
  private lightBonus = 0;
  /** Mixed into the keys of positions. */
  salt = 0;

  /** How many the side made. */
  countOf(side: Side): number {
    return this.counts[side]!;
  }

  /** What they are worth to the side. */
  bonusOf(side: Side): number {
    return side === 0 ? this.lightBonus : -this.lightBonus;
  }

  /** Adds one of the side's, or takes it away again (`count` 1 or −1), that is worth `gain` to it. */
  change(side: Side, count: 1 | -1, gain: number): void {
    this.counts[side] = this.counts[side]! + count;
    this.lightBonus += side === 0 ? count * gain : -count * gain;
    this.salt =
      Math.imul(this.lightBonus, 0x9e3779b1) ^
      Math.imul(this.counts[0]! * 32 + this.counts[1]!, 0x85ebca6b);
  }

  /** Forgets all. */
  clear(): void {
    this.counts.fill(0);
    this.lightBonus = 0;
    this.salt = 0;
  }
}
