// The solver as a file of its own, /embed/v1/solver-….js: in a worker it answers messages, on a page it answers in slices.
import { answerInSlices } from '../../workers/answers.ts';
import { serveQuestions } from '../../workers/serve-questions.ts';

export { answerInSlices };

if (typeof document === 'undefined') {
  serveQuestions();
  self.postMessage({ type: 'ready' });
}
