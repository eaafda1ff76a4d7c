// What a page and a worker that answers its questions send each other. Types only.
import type { Answers, Question } from './answers.ts';

/** From the page: a question with a number that comes back with everything about it. */
export interface WorkerRequest<Asked = Question> {
  readonly number: number;
  readonly question: Asked;
}

/** From the worker. */
export type WorkerReply<Answer = Answers[Question['type']]> =
  | {
      readonly type: 'progress';
      readonly number: number;
      readonly done: number;
      readonly total: number;
    }
  | { readonly type: 'answer'; readonly number: number; readonly answer: Answer }
  | { readonly type: 'error'; readonly number: number; readonly message: string };
