// Analysis in a Web Worker: answers one question, part by part.
import { type AnalysisQuestion, answerAnalysis } from './analysis-answers.ts';
import type { AnalysisReply } from './analysis-reply.ts';

const post = (reply: AnalysisReply): void => self.postMessage(reply);

self.addEventListener('message', ({ data }: MessageEvent<AnalysisQuestion>) => {
  try {
    const answering = answerAnalysis(data);
    for (;;) {
      const step = answering.next();
      if (step.done) {
        post({ type: 'answer', answer: step.value });
        return;
      }
      post({ type: 'part', part: step.value });
    }
  } catch (error) {
    post({ type: 'error', message: error instanceof Error ? error.message : String(error) });
  }
});
