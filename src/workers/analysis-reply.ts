// What the analysis worker sends its page. Types only.
import type { AnalysisAnswers, AnalysisParts, AnalysisQuestion } from './analysis-answers.ts';

type Type = AnalysisQuestion['type'];

/** From the worker: parts, and last the answer or what went wrong. */
export type AnalysisReply =
  | { readonly type: 'part'; readonly part: AnalysisParts[Type] }
  | { readonly type: 'answer'; readonly answer: AnalysisAnswers[Type] }
  | { readonly type: 'error'; readonly message: string };
