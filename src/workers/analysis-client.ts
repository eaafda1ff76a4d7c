// A page's side of analysis: each question gets a worker of its own, which ends with the answer or when it is stopped.
import address from './analysis.worker.ts?worker&url';
import type { AnalysisAnswers, AnalysisParts, AnalysisQuestion } from './analysis-answers.ts';
import type { AnalysisReply } from './analysis-reply.ts';
import { NoAnswer } from './no-answer.ts';
import { workerStarter } from './worker-client.ts';

type Type = AnalysisQuestion['type'];

const start = workerStarter('duke-hall-analysis', address);

/**
 * Asks a question.
 * @param onPart told what is known already
 * @param signal aborted, it stops the work
 * @returns the answer; rejected with `NoAnswer`
 */
export function askAnalysis<Asked extends Type>(
  question: AnalysisQuestion & { readonly type: Asked },
  onPart: (part: AnalysisParts[Asked]) => void,
  signal: AbortSignal,
): Promise<AnalysisAnswers[Asked]> {
  return new Promise((resolve, reject) => {
    let worker: Worker;
    try {
      worker = start();
    } catch (error) {
      reject(new NoAnswer('unavailable', String(error)));
      return;
    }
    const fail = (reason: NoAnswer['reason'], message?: string): void => {
      worker.terminate();
      reject(new NoAnswer(reason, message));
    };
    signal.addEventListener('abort', () => fail('cancelled'), { once: true });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail('unavailable', event.message);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => {
      if (data.type === 'part') onPart(data.part as AnalysisParts[Asked]);
      else if (data.type === 'error') fail('failed', data.message);
      else {
        worker.terminate();
        resolve(data.answer as AnalysisAnswers[Asked]);
      }
    });
    worker.postMessage(question);
  });
}
