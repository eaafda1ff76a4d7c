// The positions that led to the one being searched, so that the search knows a repetition when it meets one (SPEC §7.3).
import { type Position, parsePosition, QUIET_LIMIT } from '../engine/index.ts';
import type { History } from './types.ts';

/** More turns than a search ever looks ahead. */
const AHEAD = 128;

/** As many texts are remembered. */
const READ_LIMIT = 2000;

/**
 * The hashes of the game's last positions, then of those on the search's path. A search takes any position that its own
 * path repeats for a draw: whoever gains by a loop can as well leave it at once. One of the game's own past counts when
 * this would be its third time.
 */
export class Trail {
  private readonly low = new Int32Array(QUIET_LIMIT + AHEAD);
  private readonly high = new Int32Array(QUIET_LIMIT + AHEAD);
  private length = 0;
  private root = 0;
  /** Texts read before and their hashes, since a game's history is asked about at every turn. */
  private readonly read = new Map<string, readonly [low: number, high: number]>();

  /**
   * Begins at a position.
   * @param history the game so far; the last entry may be the position itself.
   * @throws RangeError when an entry is not a full position; the message says which and why.
   */
  begin(position: Position, history: History): void {
    this.length = 0;
    const from = Math.max(0, history.length - 1 - Math.min(position.quiet, QUIET_LIMIT));
    for (let index = from; index < history.length; index++) {
      const [low, high] = this.hashOf(history[index] as string, index);
      const present = low === position.hash[0] && high === position.hash[1];
      if (present && index === history.length - 1) break;
      this.low[this.length] = low;
      this.high[this.length++] = high;
    }
    this.root = this.length;
  }

  private hashOf(text: string, index: number): readonly [low: number, high: number] {
    const known = this.read.get(text);
    if (known !== undefined) return known;
    const read = parsePosition(text);
    if (!read.ok) throw new RangeError(`entry ${index + 1} of the history: ${read.error.message}`);
    const hash = [read.value.hash[0]!, read.value.hash[1]!] as const;
    if (this.read.size >= READ_LIMIT) this.read.clear();
    this.read.set(text, hash);
    return hash;
  }

  /** Goes on to this position. */
  push(position: Position): void {
    this.low[this.length] = position.hash[0]!;
    this.high[this.length++] = position.hash[1]!;
  }

  /** Goes back one position. */
  pop(): void {
    this.length--;
  }

  /** Forgets the search's own path, after a search that was broken off. */
  backToRoot(): void {
    this.length = this.root;
  }

  /** Would the game, come to this position, be drawn by repetition or caught in a loop? */
  repeats(position: Position): boolean {
    const { low, high } = this;
    const first = Math.max(0, this.length - position.quiet);
    let before = 0;
    // The same side is to act only every second turn.
    for (let index = this.length - 2; index >= first; index -= 2) {
      if (low[index] !== position.hash[0] || high[index] !== position.hash[1]) continue;
      if (index >= this.root || ++before === 2) return true;
    }
    return false;
  }
}
