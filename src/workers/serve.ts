// A worker's side: answers questions that come as messages, one at a time, with progress while it thinks.
import type { OnProgress } from './answers.ts';
import type { WorkerReply, WorkerRequest } from './protocol.ts';

/** The least time between two reports of progress, in milliseconds. */
const REPORT_EVERY = 100;

const post = (message: WorkerReply<unknown>): void => self.postMessage(message);

/**
 * Begins to listen. For a worker's global scope.
 * @param answer answers one question; what it throws becomes the error that the page gets
 */
export const serve = <Question>(
  answer: (question: Question, onProgress: OnProgress) => unknown,
): void =>
  self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest<Question>>) => {
    const { number, question } = data;
    let reported = performance.now();
    const onProgress: OnProgress = (done, total) => {
      const now = performance.now();
      if (now - reported < REPORT_EVERY) return;
      reported = now;
      post({ type: 'progress', number, done, total });
    };
    try {
      post({ type: 'answer', number, answer: answer(question, onProgress) });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      post({ type: 'error', number, message });
    }
  });
