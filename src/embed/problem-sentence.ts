// What is wrong with an attribute, as one sentence in the reader's language.
import type { EmbedText } from '../i18n/embed-words.ts';
import { type NotationErrorText, notationSentence } from '../i18n/notation-errors.ts';
import type { AttributeProblem } from './board-options.ts';

/** The strings that problems are said with. */
export interface ProblemWords {
  readonly embed: EmbedText;
  readonly notation: NotationErrorText;
}

/** An attribute's problem. */
export function problemSentence(words: ProblemWords, problem: AttributeProblem): string {
  const { embed: text } = words;
  switch (problem.type) {
    case 'missing':
      return text('problem.missing', { attribute: problem.attribute });
    case 'too-long':
      return text('problem.tooLong', { attribute: problem.attribute, limit: problem.limit });
    case 'value':
      return text('problem.value', {
        attribute: problem.attribute,
        found: problem.found,
        expected: problem.expected,
      });
    case 'notation':
      return notationSentence(words.notation, problem.error);
  }
}
