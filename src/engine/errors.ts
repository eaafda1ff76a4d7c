// What was wrong with a text: a code, the field, the column and an English sentence; and results that carry a value or that.

/** The part of a text that was wrong. */
export type NotationField =
  | 'board'
  | 'side'
  | 'light bag'
  | 'dark bag'
  | 'quiet'
  | 'position'
  | 'action'
  | 'record';

/**
 * What was wrong, for programs and for sentences in other languages; the details that a sentence needs are named in
 * `SENTENCES` below.
 */
export type NotationErrorCode = keyof typeof SENTENCES;

/** What an error's sentence mentions: the character found, a letter, a number… Never more than a few characters of input. */
export type NotationErrorDetails = Readonly<Record<string, string | number>>;

const EXPECTED: Readonly<Record<NotationField, string>> = {
  board:
    'a tile letter (upper case for Light, lower case for Dark), “~” right after one, a digit 1–6 or “/”',
  side: '“l” (Light acts) or “d” (Dark acts)',
  'light bag':
    'upper-case tile letters, each after a count 2–9 if there are more, or “-” alone for an empty bag',
  'dark bag':
    'lower-case tile letters, each after a count 2–9 if there are more, or “-” alone for an empty bag',
  quiet: 'a whole number without leading zeros',
  position: 'board, side, light bag, dark bag and perhaps a quiet count, separated by spaces',
  action: 'an action such as b2b4, b2*b4, c3:b4d4, F@c2 or @',
  record: 'a position and, after a line break, actions separated by spaces',
};

const SENTENCES = {
  missing: (field) => `the text ends here; expected ${EXPECTED[field]}`,
  'unexpected-character': (field, { found }) => `found ${found}; expected ${EXPECTED[field]}`,
  'rank-length': (_, { rank, squares }) => `rank ${rank} has ${squares} squares; expected 6`,
  'rank-count': (_, { ranks }) =>
    `there are ${ranks} ranks; expected 6, from rank 6 down to rank 1, joined by “/”`,
  'adjacent-digits': () => 'two digits in a row; expected one digit for each run of empty squares',
  'two-dukes': (_, { side }) => `a second ${side} Duke; expected one a side at most`,
  'duke-in-bag': () => 'a Duke in a bag; expected it on the board or nowhere',
  'bag-limit': (_, { letter }) => `more than 9 ${letter} in the bag; expected 9 of a kind at most`,
  'army-limit': (_, { letter, limit, side }) =>
    `${side} has too many ${letter}; expected ${limit} on the board and in the bag together at most`,
  'quiet-range': () => 'the quiet count is too high; expected 0 to 200',
  'trailing-text': (_, { found }) => `found ${found}; expected the end of the ${_}`,
  'no-such-square': () => 'no such square; expected a1 to f6',
  'levy-not-drawn': () =>
    'a levy without its draw; expected the tile drawn and its square, such as F@c2',
  illegal: (_, { text }) => `${text} cannot be played here; expected a legal action`,
  forbidden: (_, { text }) =>
    `${text} is forbidden, since it would leave the own Duke in Guard; expected a legal action`,
  'no-game': () => 'a side has no Duke; expected a game position, with a Duke on each side',
  'game-over': (_, { text }) => `${text} comes after the end of the game; expected nothing more`,
} satisfies Readonly<
  Record<string, (field: NotationField, details: NotationErrorDetails) => string>
>;

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
