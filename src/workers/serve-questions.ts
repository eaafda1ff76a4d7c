// Answers questions that come as messages: one at a time, with progress while it thinks.
import { DistanceTable } from '../solver/index.ts';
import { answerQuestion } from './answers.ts';
import type { WorkerReply, WorkerRequest } from './protocol.ts';

/** The least time between two reports of progress, in milliseconds. */
const REPORT_EVERY = 100;

const table = new DistanceTable();
const post = (message: WorkerReply): void => self.postMessage(message);

/** Begins to listen. For a worker's global scope. */
export const serveQuestions = (): void =>
  self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    const { number, question } = data;
    let reported = performance.now();
    try {
      const answer = answerQuestion(question, table, (done, total) => {
        const now = performance.now();
        if (now - reported < REPORT_EVERY) return;
        reported = now;
        post({ type: 'progress', number, done, total });
      });
      post({ type: 'answer', number, answer });
    } catch (error) {
      post({
        type: 'error',
        number,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  });
