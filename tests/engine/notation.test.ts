// Reading and writing positions, actions and records: what is right, what is wrong and where, and any text at all.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkActionForm,
  formatFullPosition,
  formatPosition,
  formatRecord,
  NotationError,
  parseAction,
  parsePosition,
  parseRecord,
  replay,
  unwrap,
} from '../../src/engine/index.ts';
import { randomGame, randomPosition } from './arbitraries.ts';

const START = '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0';
const EMPTY_BOARD = '6/6/6/6/6/6';

/** The error that a position's text gives. */
function errorOf(text: string): NotationError {
  const result = parsePosition(text);
  if (result.ok) throw new Error(`${text} is a position`);
  return result.error;
}

describe('reading a position', () => {
  it.each([
    [
      'any order and repeated letters in a bag',
      `${EMPTY_BOARD} d LPPFP pf2p`,
      `${EMPTY_BOARD} d F3PL f3p 0`,
    ],
    [
      'underscores, more spaces, spaces at the ends',
      `__${EMPTY_BOARD}_l  - _-__7 `,
      `${EMPTY_BOARD} l - - 7`,
    ],
    ['no quiet count', `${EMPTY_BOARD} l - -`, `${EMPTY_BOARD} l - - 0`],
    ['the highest quiet count', `${EMPTY_BOARD} l - - 200`, `${EMPTY_BOARD} l - - 200`],
    ['nine of a kind in a bag of a diagram', 'D5/6/6/6/6/6 l 4P5P -', 'D5/6/6/6/6/6 l 9P - 0'],
    [
      'four Pikemen on the board of a diagram',
      'PPPPP~D/6/6/6/6/6 l - -',
      'PPPPP~D/6/6/6/6/6 l - - 0',
    ],
  ])('takes %s', (_, text, canonical) => {
    expect(formatPosition(unwrap(parsePosition(text)))).toBe(canonical);
  });

  // Columns counted by hand, from 1.
  it.each([
    ['nothing', '', 'missing', 'board', 1],
    ['spaces alone', '  _', 'missing', 'board', 4],
    ['a letter that is no tile', '6/2x3/6/6/6/6 l - -', 'unexpected-character', 'board', 4],
    ['a seven', '7/6/6/6/6/6 l - -', 'unexpected-character', 'board', 1],
    ['a zero', '60/6/6/6/6/6 l - -', 'unexpected-character', 'board', 2],
    ['a tilde after a digit', '6~/6/6/6/6/6 l - -', 'unexpected-character', 'board', 2],
    ['two tildes', 'F~~5/6/6/6/6/6 l - -', 'unexpected-character', 'board', 3],
    ['two digits in a row', '33/6/6/6/6/6 l - -', 'adjacent-digits', 'board', 2],
    ['a short rank', '6/5/6/6/6/6 l - -', 'rank-length', 'board', 4],
    ['a long rank', '6/F6/6/6/6/6 l - -', 'rank-length', 'board', 4],
    ['an empty rank', '6//6/6/6/6 l - -', 'rank-length', 'board', 3],
    ['five ranks', '6/6/6/6/6 l - -', 'rank-count', 'board', 10],
    ['seven ranks', '6/6/6/6/6/6/6 l - -', 'rank-count', 'board', 12],
    ['a board alone', EMPTY_BOARD, 'missing', 'side', 12],
    ['two Light Dukes', 'D5/D~5/6/6/6/6 l - -', 'two-dukes', 'board', 4],
    ['two Dark Dukes', 'd5/D5/6/6/6/5d l - -', 'two-dukes', 'board', 14],
    ['an upper-case side', `${EMPTY_BOARD} L - -`, 'unexpected-character', 'side', 13],
    ['a long side', `${EMPTY_BOARD} light - -`, 'trailing-text', 'side', 14],
    ['no bags', `${EMPTY_BOARD} l`, 'missing', 'light bag', 14],
    ['one bag', `${EMPTY_BOARD} l - `, 'missing', 'dark bag', 17],
    ['a lower-case Light bag', `${EMPTY_BOARD} l p -`, 'unexpected-character', 'light bag', 15],
    ['an upper-case Dark bag', `${EMPTY_BOARD} l - P`, 'unexpected-character', 'dark bag', 17],
    ['a count of one', `${EMPTY_BOARD} l 1P -`, 'unexpected-character', 'light bag', 15],
    ['a count of nothing', `${EMPTY_BOARD} l P2 -`, 'unexpected-character', 'light bag', 17],
    ['a count of two digits', `${EMPTY_BOARD} l 22P -`, 'unexpected-character', 'light bag', 16],
    ['a dash and letters', `${EMPTY_BOARD} l -P -`, 'unexpected-character', 'light bag', 16],
    ['a Duke in a bag', `${EMPTY_BOARD} l PD -`, 'duke-in-bag', 'light bag', 16],
    ['ten of a kind in a bag', `${EMPTY_BOARD} l 9PFP -`, 'bag-limit', 'light bag', 18],
    ['a word for a quiet count', `${EMPTY_BOARD} l - - x`, 'unexpected-character', 'quiet', 19],
    ['a leading zero', `${EMPTY_BOARD} l - - 07`, 'unexpected-character', 'quiet', 20],
    ['a negative quiet count', `${EMPTY_BOARD} l - - -1`, 'unexpected-character', 'quiet', 19],
    ['a quiet count of 201', `${EMPTY_BOARD} l - - 201`, 'quiet-range', 'quiet', 19],
    [
      'a quiet count of many digits',
      `${EMPTY_BOARD} l - - ${'9'.repeat(1e5)}`,
      'quiet-range',
      'quiet',
      19,
    ],
    ['a sixth field', `${EMPTY_BOARD} l - - 0 0`, 'trailing-text', 'position', 21],
    ['a tab between fields', `${EMPTY_BOARD}\tl - -`, 'unexpected-character', 'board', 12],
    ['a line break at the end', `${EMPTY_BOARD} l - - 0\n`, 'unexpected-character', 'quiet', 20],
    ['a fourth Pikeman in the bag', 'D5/PP~4/6/6/6/d5 l PFP -', 'army-limit', 'light bag', 22],
    ['a second Knight on the board', 'd5/kk~4/6/6/6/D5 l - -', 'army-limit', 'board', 5],
    ['a Wizard on the board and in the bag', 'd5/w5/6/6/6/D5 l W pw', 'army-limit', 'dark bag', 21],
  ] as const)('refuses %s', (_, text, code, field, column) => {
    const error = errorOf(text);
    expect(error).toMatchObject({ code, field, column });
    expect(error.message).toMatch(new RegExp(`^${field}, column ${column}: .+`));
    expect(error.message.length).toBeLessThan(220);
  });

  it('says what was found and what was expected', () => {
    expect(errorOf(`${EMPTY_BOARD} x - -`).message).toBe(
      'side, column 13: found “x”; expected “l” (Light acts) or “d” (Dark acts)',
    );
    expect(errorOf(`${EMPTY_BOARD}\u0007 l - -`).message).toContain('found U+0007');
    expect(errorOf('公爵').message).toContain('found “公”');
    expect(errorOf('\ud800').message).toContain('found U+D800');
  });
});

describe('writing a position', () => {
  it('gives the canonical form', () => {
    expect(formatPosition(unwrap(parsePosition(START)))).toBe(START);
    expect(formatFullPosition(unwrap(parsePosition(`${EMPTY_BOARD} d - - 9`)))).toBe(
      `${EMPTY_BOARD} d - -`,
    );
  });
});

describe('reading an action', () => {
  const position = unwrap(parsePosition('6/a~5/1N~4/6/3S2/4D1 l F -'));

  it.each([
    ['', 'missing', 1],
    ['b4', 'missing', 3],
    ['b4a', 'missing', 4],
    ['b4a7', 'no-such-square', 4],
    ['g1a1', 'unexpected-character', 1],
    ['b4-a3', 'unexpected-character', 3],
    ['b4a3 ', 'trailing-text', 5],
    ['b4*a', 'missing', 5],
    ['c3:b4', 'missing', 6],
    ['c3:b4d4d', 'trailing-text', 8],
    ['D@c2', 'unexpected-character', 1],
    ['f@c2', 'unexpected-character', 2],
    ['@c2', 'trailing-text', 2],
    ['b4a4', 'illegal', 1],
    ['b4*a3', 'illegal', 1],
    ['F@a6', 'illegal', 1],
    ['d2d4', 'forbidden', 1],
  ])('refuses %j', (text, code, column) => {
    const result = parseAction(position, text);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.error).toMatchObject({ code, column, field: 'action' });
  });

  it('takes a levy before and after its draw', () => {
    expect(parseAction(position, '@').ok).toBe(true);
    expect(parseAction(position, 'F@d1').ok).toBe(true);
    expect(parseAction(unwrap(parsePosition('6/6/6/6/6/4D1 l - -')), '@').ok).toBe(false);
  });
});

describe('reading a record', () => {
  const start = unwrap(parsePosition(START));

  it('takes what it wrote', () => {
    fc.assert(
      fc.property(randomGame(60), (game) => {
        const read = unwrap(parseRecord(formatRecord(game)));
        expect(read.actions).toEqual(game.actions);
        expect(formatPosition(read.position)).toBe(formatPosition(game.position));
        expect(read.result).toEqual(game.result);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['an illegal action', 'b1b2 b6b4', 'illegal', 2, 6],
    ['a form that is none', 'b1b2 zz', 'unexpected-character', 2, 6],
    ['a levy without its draw', '@', 'levy-not-drawn', 1, 1],
    ['a bad square further on', ' b1b2\n b6b9', 'no-such-square', 2, 11],
  ])('says where %s is', (_, actions, code, turn, column) => {
    const result = replay(start, actions);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.error).toMatchObject({ code, turn, column });
    expect(result.error.message).toContain(`record, column ${column}, turn ${turn}: `);
    expect(result.error.game?.actions).toHaveLength(turn - 1);
  });

  it('ends with the game', () => {
    const result = parseRecord('3d2/6/6/6/6/1D~1R2 l - -\nd1d6 b1b2');
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.error).toMatchObject({ code: 'game-over', turn: 2, column: 31 });
  });

  it('needs a game position', () => {
    const result = parseRecord(`${EMPTY_BOARD} l - -\n`);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.error).toMatchObject({ code: 'no-game', game: undefined });
  });
});

// A hundred thousand texts a run between them: anything, and valid texts with a few characters changed.
describe('any text', () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 120 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'DdFfPp~/_ 123456l-@*:abcf'), maxLength: 90 }),
  );
  const mutated = (valid: fc.Arbitrary<string>) =>
    fc
      .tuple(
        valid,
        fc.array(fc.tuple(fc.nat(200), fc.nat(3), fc.constantFrom(...'Dd~/6 1l-_9z@\u0000公')), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(([text, edits]) =>
        edits.reduce((edited, [at, removed, inserted]) => {
          const index = at % (edited.length + 1);
          return edited.slice(0, index) + inserted + edited.slice(index + removed);
        }, text),
      );
  const checkError = (error: NotationError, text: string): void => {
    expect(error).toBeInstanceOf(NotationError);
    expect(error.column).toBeGreaterThanOrEqual(1);
    expect(error.column).toBeLessThanOrEqual(text.length + 1);
    expect(error.message.length).toBeLessThan(300);
  };

  it('is a position or an error with its column', () => {
    const texts = fc.oneof(anyText, mutated(randomPosition.map(formatPosition)));
    fc.assert(
      fc.property(texts, (text) => {
        const result = parsePosition(text);
        if (!result.ok) return checkError(result.error, text);
        const written = formatPosition(result.value);
        expect(formatPosition(unwrap(parsePosition(written)))).toBe(written);
      }),
      { numRuns: 60_000 },
    );
  });

  it('is an action or an error with its column', () => {
    const position = unwrap(parsePosition('6/2f3/1f1d2/2M~3/1F1F2/2D3 l 3P -'));
    const forms = fc.constantFrom('d2d3', 'c3:b2b4', 'P@b1', '@', 'c3*d5', 'a1a1');
    fc.assert(
      fc.property(fc.oneof(anyText, mutated(forms)), (text) => {
        const error = checkActionForm(text);
        if (error !== undefined) checkError(error, text);
        const result = parseAction(position, text);
        if (!result.ok) checkError(result.error, text);
        else expect(error).toBeUndefined();
      }),
      { numRuns: 36_000 },
    );
  });

  it('is a record or an error with its turn', () => {
    const records = fc.oneof(anyText, mutated(randomGame(12).map(formatRecord)));
    fc.assert(
      fc.property(records, (text) => {
        const result = parseRecord(text);
        if (result.ok) return;
        checkError(result.error, text);
        if (result.error.turn !== undefined) {
          expect(result.error.game?.actions).toHaveLength(result.error.turn - 1);
        }
      }),
      { numRuns: 4_000 },
    );
  });

  it('may be very long', () => {
    for (const long of ['F', ' ', '_', '6', '/', '~', '公', 'F~', '9P', '\ud83d\ude00']) {
      const text = long.repeat(1e6);
      expect(parsePosition(text).ok).toBe(false);
      expect(parsePosition(`${EMPTY_BOARD} l ${text}`).ok).toBe(false);
      expect(parseRecord(`${START}\n${text}`).ok).toBe(long === ' ');
      expect(checkActionForm(text)).toBeInstanceOf(NotationError);
    }
  });
});
