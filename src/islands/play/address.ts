// What the address of the page asks for: a position to begin from, and for tests a game that can be repeated.
import { type Position, parsePosition, type Result } from '../../engine/index.ts';
import { isSeed, type Seed } from '../../games/chance.ts';

/** What an address asks for; what it leaves out, or says wrongly, is `undefined`. */
export interface AddressOptions {
  /** `#position=…`: begin from this position (SPEC §8). */
  readonly position: Result<Position> | undefined;
  /**
   * `?nodes=…`: the computer thinks so many positions a turn, at every level, instead of for a time. With `?seed=…`, what
   * all chance follows from, a game can be repeated exactly: tests use both, and whoever wants to show somebody a game.
   */
  readonly nodes: number | undefined;
  readonly seed: Seed | undefined;
}

/** The most nodes that an address can ask for: some minutes of thinking. */
const MOST_NODES = 100_000_000;

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,10}$/.test(text) ? Number(text) : undefined;

/** Reads the address. */
export function readAddress({ hash, search }: Pick<URL, 'hash' | 'search'>): AddressOptions {
  const position = new URLSearchParams(hash.slice(1)).get('position');
  const query = new URLSearchParams(search);
  const nodes = wholeNumber(query.get('nodes'));
  const seed = wholeNumber(query.get('seed'));
  return {
    position: position === null ? undefined : parsePosition(position),
    nodes: nodes !== undefined && nodes > 0 && nodes <= MOST_NODES ? nodes : undefined,
    seed: isSeed(seed) ? seed : undefined,
  };
}
