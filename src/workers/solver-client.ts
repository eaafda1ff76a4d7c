// A page's side of the solver worker.
import type { Answers, Question } from './answers.ts';
import { NoAnswer } from './no-answer.ts';
import address from './solver.worker.ts?worker&url';
import { WorkerClient, workerStarter } from './worker-client.ts';

export { NoAnswer };

const start = workerStarter('duke-hall-solver', address);

/** Asks the solver; see `answers.ts` for what. */
export class SolverClient extends WorkerClient<Question, Answers> {
  constructor() {
    super(start);
  }
}
