// Looks for missed wins turn by turn in the solver's worker.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { PlayedTurn } from '../../board/state.ts';
import { type Moment, momentQuestion } from '../../games/moments.ts';
import { NoAnswer, SolverClient } from '../../workers/solver-client.ts';

/** Where the search stands. */
export interface MomentSearch {
  readonly phase: 'waiting' | 'searching' | 'stopped' | 'finished' | 'unavailable';
  /** How many turns have been looked into. */
  readonly done: number;
  readonly found: readonly Moment[];
  /** How many turns could not be searched through. */
  readonly unknown: number;
}

/** A search that can be started and stopped. */
export interface MomentRun {
  readonly search: Signal<MomentSearch>;
  start(): void;
  cancel(): void;
}

const NOTHING: MomentSearch = { phase: 'waiting', done: 0, found: [], unknown: 0 };

/** Makes the search of a game's turns. It ends with its component. */
export function useMoments(turns: readonly PlayedTurn[]): MomentRun {
  const search = useSignal<MomentSearch>(NOTHING);
  const client = useMemo(() => new SolverClient(), []);
  useEffect(() => () => client.cancel(), []);

  async function run(): Promise<void> {
    search.value = { ...NOTHING, phase: 'searching' };
    try {
      for (const [turn, played] of turns.entries()) {
        const missed = await client.ask(momentQuestion(played));
        const { found, unknown } = search.value;
        search.value = {
          phase: 'searching',
          done: turn + 1,
          found: missed.type === 'missed' ? [...found, { turn, win: missed.win }] : found,
          unknown: unknown + (missed.type === 'unknown' ? 1 : 0),
        };
      }
      search.value = { ...search.value, phase: 'finished' };
    } catch (error) {
      const isStopped = error instanceof NoAnswer && error.reason === 'cancelled';
      search.value = { ...search.value, phase: isStopped ? 'stopped' : 'unavailable' };
    } finally {
      // A worker that has nothing to do needs no memory.
      client.cancel();
    }
  }

  return {
    search,
    start: () => {
      if (search.value.phase !== 'searching') void run();
    },
    cancel: () => client.cancel(),
  };
}
