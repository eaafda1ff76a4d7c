// What a search may still spend: positions to visit, and time.
import type { Budget } from './types.ts';

/** Thrown when nothing is left: the search ends where it is. */
const STOPPED = new Error('the budget is used up');

/** Was this thrown because the budget is used up? */
export const isStop = (error: unknown): boolean => error === STOPPED;

/** The clock is looked at once in so many positions, a power of 2. */
const CLOCK_EVERY = 1024;

/** Counts what is spent of a budget. */
export class Allowance {
  /** Positions visited. */
  nodes = 0;
  private limit = 0;
  private deadline = Number.POSITIVE_INFINITY;

  /** Begins anew with this budget. */
  begin({ nodes, milliseconds }: Budget): void {
    this.nodes = 0;
    this.limit = nodes;
    this.deadline =
      milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
  }

  /** Counts one position. @throws an error that `isStop` knows, when it was one too many */
  visit(): void {
    this.nodes++;
    if (this.nodes > this.limit) throw STOPPED;
    if ((this.nodes & (CLOCK_EVERY - 1)) === 0 && performance.now() > this.deadline) throw STOPPED;
  }

  /** Is nothing left? */
  get spent(): boolean {
    return this.nodes >= this.limit || performance.now() > this.deadline;
  }
}
