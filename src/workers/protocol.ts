// What a page and its solver worker send each other. Types only.
import type { Answers, Question } from './answers.ts';

/** From the page: a question with a number that comes back with everything about it. */
export interface WorkerRequest {
  readonly number: number;
  readonly question: Question;
}

/** From the worker. */
export type WorkerReply =
  | {
      readonly type: 'progress';
      readonly number: number;
      readonly done: number;
      readonly total: number;
    }
  | { readonly type: 'answer'; readonly number: number; readonly answer: Answers[Question['type']] }
  | { readonly type: 'error'; readonly number: number; readonly message: string };
