// The solver's worker: what it keeps between questions.
import { DistanceTable } from '../solver/index.ts';
import { answerQuestion, type Question } from './answers.ts';
import { serve } from './serve.ts';

/** Begins to listen. For a worker's global scope. */
export function serveQuestions(): void {
  const table = new DistanceTable();
  serve<Question>((question, onProgress) => answerQuestion(question, table, onProgress));
}
