// What was wrong with a text: a code, the field, the column and an English sentence; and results that carry a value or that.
import { type NotationErrorDetails, type NotationField, SENTENCES } from './error-sentences.ts';

export type { NotationErrorDetails, NotationField };

/**
 * What was wrong, for programs and for sentences in other languages; the details that a sentence needs are named in
 * `SENTENCES`.
 */
export type NotationErrorCode = keyof typeof SENTENCES;

/** An error about a text in the notation of SPEC §8 or §9. */
export class NotationError extends Error {
  override readonly name: string = 'NotationError';
  readonly code: NotationErrorCode;
  readonly field: NotationField;
  /** Counted from 1 in the whole text. */
  readonly column: number;
  readonly details: NotationErrorDetails;

  /** `message` becomes an English sentence that names field, column, what was found and what was expected. */
  constructor(
    code: NotationErrorCode,
    field: NotationField,
    column: number,
    details: NotationErrorDetails = {},
  ) {
    const sentence: (field: NotationField, details: NotationErrorDetails) => string =
      SENTENCES[code];
    const turn = details.turn === undefined ? '' : `, turn ${details.turn}`;
    super(`${field}, column ${column}${turn}: ${sentence(field, details)}`);
    this.code = code;
    this.field = field;
    this.column = column;
    this.details = details;
  }
}

/** A value, or the error that says why there is none; `ok` tells which. */
export type Result<Value, Failure = NotationError> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** A result that carries a value. */
export const success = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

/** A result that carries an error. */
export const failure = <Failure>(
  error: Failure,
): { readonly ok: false; readonly error: Failure } => ({ ok: false, error });

/** The value of a result. @throws its error when it has none. */
export function unwrap<Value>(result: Result<Value, Error>): Value {
  if (result.ok) return result.value;
  throw result.error;
}

/** One character of a text as an error names it: quoted, or by its code when it cannot be seen. */
export function nameCharacter(text: string, index: number): string {
  const code = text.codePointAt(index);
  if (code === undefined) return 'the end';
  const character = String.fromCodePoint(code);
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)
    ? `“${character}”`
    : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
