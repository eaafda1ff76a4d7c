// The sentences of errors for elements, loaded when something is wrong: a board that is right needs none of them.
import en from '../../content/ui/en/embed.json?problem';
import zh from '../../content/ui/zh/embed.json?problem';
import type { EmbedText } from '../i18n/embed-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { lookupIn } from '../i18n/section.ts';
import type { AttributeProblem } from './board-options.ts';
import { problemSentence } from './problem-sentence.ts';

/** What is wrong, in a language. */
export const problemIn = (locale: Locale, problem: AttributeProblem): string =>
  problemSentence(lookupIn('embed', locale, { en, zh }[locale]) as EmbedText, problem);
