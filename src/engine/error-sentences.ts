// The English sentences of notation errors, apart from the errors so that a build that speaks for itself can leave them out.
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

/** A sentence for each code; the details that it needs are those it names. */
export const SENTENCES = {
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
