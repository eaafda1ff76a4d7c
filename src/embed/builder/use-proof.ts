// Proves that a position can be won, in a worker: the least number of turns, and with how many first actions.
import { useEffect, useRef, useState } from 'preact/hooks';
import { formatPosition, isGamePosition, type Position } from '../../engine/index.ts';
import { NoAnswer } from '../../workers/no-answer.ts';
import type { SolverClient } from '../../workers/solver-client.ts';

/** The most turns that an element takes (its `n`). */
export const MOST_TURNS = 5;

/** How a search stands. */
export type Proof =
  | { readonly type: 'none' }
  /** A side has no Duke. */
  | { readonly type: 'no-game' }
  /** Wins within fewer than `n` turns are ruled out. */
  | {
      readonly type: 'searching';
      readonly n: number;
      readonly done: number;
      readonly total: number;
    }
  /** Proven of this position. */
  | {
      readonly type: 'proven';
      readonly position: string;
      readonly n: number;
      readonly keys: number;
    }
  /** No win is forced within this many turns. */
  | { readonly type: 'no-win'; readonly most: number }
  | { readonly type: 'stopped' }
  | { readonly type: 'unavailable' };

/**
 * @param onProven told of each proof
 * @returns how the search stands, what begins one, what stops it, and what forgets its outcome
 */
export function useProof(onProven: (position: string, n: number) => void) {
  const [proof, setProof] = useState<Proof>({ type: 'none' });
  const client = useRef<SolverClient>();
  const search = useRef(0);
  useEffect(() => () => client.current?.cancel(), []);

  const find = async (position: Position): Promise<void> => {
    if (!isGamePosition(position)) {
      setProof({ type: 'no-game' });
      return;
    }
    const text = formatPosition(position);
    const number = ++search.current;
    client.current?.cancel();
    try {
      // Loaded once a proof is wanted.
      const solver = await import('../../workers/solver-client.ts');
      if (number !== search.current) return;
      client.current = new solver.SolverClient();
      for (let n = 1; n <= MOST_TURNS; n++) {
        setProof({ type: 'searching', n, done: 0, total: 0 });
        const winners = await client.current.ask(
          { type: 'winners', position: text, turns: n },
          (done, total) => {
            if (number === search.current) setProof({ type: 'searching', n, done, total });
          },
        );
        if (number !== search.current) return;
        if (winners.length > 0) {
          setProof({ type: 'proven', position: text, n, keys: winners.length });
          onProven(text, n);
          return;
        }
      }
      setProof({ type: 'no-win', most: MOST_TURNS });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (number === search.current)
        setProof({ type: error.reason === 'cancelled' ? 'stopped' : 'unavailable' });
    }
  };
  const forget = (): void => {
    search.current++;
    client.current?.cancel();
    setProof({ type: 'none' });
  };
  return { proof, find, stop: () => client.current?.cancel(), forget };
}
