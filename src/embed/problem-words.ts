// The sentences of errors for elements, loaded when something is wrong: a board that is right needs none of them.
import embedEn from '../../content/ui/en/embed.json?problem';
import notationEn from '../../content/ui/en/notation-errors.json?problem';
import embedZh from '../../content/ui/zh/embed.json?problem';
import notationZh from '../../content/ui/zh/notation-errors.json?problem';
import type { EmbedText } from '../i18n/embed-words.ts';
import type { Locale } from '../i18n/locales.ts';
import type { NotationErrorText } from '../i18n/notation-errors.ts';
import { lookupIn } from '../i18n/section.ts';
import type { AttributeProblem } from './board-options.ts';
import { problemSentence } from './problem-sentence.ts';

const strings = { en: [embedEn, notationEn], zh: [embedZh, notationZh] } as const;

/** What is wrong, in a language. */
export function problemIn(locale: Locale, problem: AttributeProblem): string {
  const [embed, notation] = strings[locale];
  return problemSentence(
    {
      embed: lookupIn('embed', locale, embed) as EmbedText,
      notation: lookupIn('notation-errors', locale, notation) as NotationErrorText,
    },
    problem,
  );
}
