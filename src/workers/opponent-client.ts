// A page's side of the computer player's worker.
import { NoAnswer } from './no-answer.ts';
import address from './opponent.worker.ts?worker&url';
import type { OpponentAnswers, OpponentQuestion } from './opponent-answers.ts';
import { WorkerClient, workerStarter } from './worker-client.ts';

export { NoAnswer };

const start = workerStarter('duke-hall-opponent', address);

/** Asks the computer player; see `opponent-answers.ts` for what. */
export class OpponentClient extends WorkerClient<OpponentQuestion, OpponentAnswers> {
  constructor() {
    super(start);
  }
}
