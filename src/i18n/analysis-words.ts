// The type of the analysis page's strings. Holds no strings itself.
import type en from '../../content/ui/en/analysis.json';
import type { Lookup } from './section.ts';

/** A key of the analysis page's strings. */
export type AnalysisKey = keyof typeof en;

/** The analysis page's strings in one language. */
export type AnalysisText = Lookup<AnalysisKey>;
