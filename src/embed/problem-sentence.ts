// What is wrong with an attribute or a position, as one sentence in the reader's language.
import type { NotationError } from '../engine/index.ts';
import type { EmbedText } from '../i18n/embed-words.ts';
import type { AttributeProblem } from './board-options.ts';

/** A notation error: the field, the column, what was found and what was expected. */
export function notationSentence(text: EmbedText, error: NotationError): string {
  const { code, field, column, details } = error;
  const named = {
    ...details,
    found: details.found === 'the end' ? text('notation.end') : (details.found ?? ''),
    field: text(`field.${field}`),
    side: text(details.side === 'Dark' ? 'field.dark' : 'field.light'),
    expected: text(`expected.${field}`),
  };
  const sentence = text(`notation.${code}`, named);
  return details.turn === undefined
    ? text('notation.at', { field: named.field, column, sentence })
    : text('notation.atTurn', { field: named.field, column, sentence, turn: details.turn });
}

/** An attribute's problem. */
export function problemSentence(text: EmbedText, problem: AttributeProblem): string {
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
      return notationSentence(text, problem.error);
  }
}
