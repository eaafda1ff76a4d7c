// What is wrong with a position, an action or a record in notation, as one sentence. Holds no strings itself.
import type en from '../../content/ui/en/notation-errors.json';
import type { NotationError } from '../engine/index.ts';
import type { Lookup } from './section.ts';

/** The strings of notation errors in one language. */
export type NotationErrorText = Lookup<keyof typeof en>;

/** The field, the column (in a record the turn too), what was found and what was expected. */
export function notationSentence(text: NotationErrorText, error: NotationError): string {
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
