// Strings of the analysis page in both languages, for pages. Its island uses one alone: islands/analysis/analysis-text.ts.
import en from '../../content/ui/en/analysis.json' with { type: 'json' };
import zh from '../../content/ui/zh/analysis.json' with { type: 'json' };
import type { AnalysisText } from './analysis-words.ts';
import type { Locale } from './locales.ts';
import { defineSection } from './section.ts';

/** Look-up of the analysis page's strings: `analysisText("zh")("page.title")`. */
export const analysisText: (locale: Locale) => AnalysisText = defineSection('analysis', en, zh);
