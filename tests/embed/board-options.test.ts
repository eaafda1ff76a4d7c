// The attributes of <duke-board>: what they mean, and that any text at all is a board or an error that can be said.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import notationEn from '../../content/ui/en/notation-errors.json' with { type: 'json' };
import notationZh from '../../content/ui/zh/notation-errors.json' with { type: 'json' };
import {
  AttributeError,
  type BoardOptions,
  readBoardOptions,
} from '../../src/embed/board-options.ts';
import { type ProblemWords, problemSentence } from '../../src/embed/problem-sentence.ts';
import { formatPosition } from '../../src/engine/index.ts';
import { embedText } from '../../src/i18n/embed.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { lookupIn } from '../../src/i18n/section.ts';

const START = '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0';

const read = (attributes: Readonly<Record<string, string>>): BoardOptions =>
  readBoardOptions((name) => (Object.hasOwn(attributes, name) ? attributes[name]! : null));

const words = (locale: Locale): ProblemWords => ({
  embed: embedText(locale),
  notation: lookupIn('notation-errors', locale, { en: notationEn, zh: notationZh }[locale]),
});

/** What an element says of wrong attributes, in English. */
function problemOf(attributes: Readonly<Record<string, string>>): string {
  try {
    read(attributes);
  } catch (error) {
    if (error instanceof AttributeError) return problemSentence(words('en'), error.problem);
    throw error;
  }
  return '';
}

describe('attributes', () => {
  it('have defaults', () => {
    const { bottom, coordinates, isStatic, hasRecord, step, states } = read({ position: START });
    expect({ bottom, coordinates, isStatic, hasRecord, step, states: states.length }).toEqual({
      ...{ bottom: 0, coordinates: true, isStatic: false, hasRecord: false, step: 0, states: 1 },
    });
  });

  it('give a record its positions', () => {
    const { states, step } = read({ position: START, record: ' b1b2  b6b5 ', step: '2' });
    expect(states.map(({ position }) => formatPosition(position).split(' ')[0])).toEqual([
      '1fdf2/6/6/6/6/1FDF2',
      '1fdf2/6/6/6/1F~4/2DF2',
      '2df2/1f~4/6/6/1F~4/2DF2',
    ]);
    expect(step).toBe(2);
  });

  it.each([
    [{}, '“position” is missing.'],
    [{ position: '1fd' }, 'board, column 4: rank 6 has not 6 squares.'],
    [{ position: START, orientation: 'up' }, '“orientation” is “up”; expected light, dark.'],
    [{ position: START, choose: 'z9' }, '“choose” is “z9”; expected a1–f6.'],
    [
      { position: START, arrows: 'green a1b2, purple a1b2' },
      '“arrows” is “purple a1b2”; expected green c2c4.',
    ],
    [
      { position: START, record: 'b1b2 a1a2' },
      'record, column 6, turn 2: a1a2 cannot be played here; expected a legal action.',
    ],
    [{ position: START, record: 'b1b2', step: '2' }, '“step” is “2”; expected 0–1.'],
    [{ position: '6'.repeat(301) }, '“position” has more than 300 characters.'],
  ])('%j: %s', (attributes, sentence) => {
    expect(problemOf(attributes)).toBe(sentence);
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...[
      '1fdf2',
      '/',
      '6',
      '~',
      'D',
      'd',
      'F',
      ' ',
      '_',
      'l',
      '-',
      '3P',
      '0',
      '200',
      '<b>',
      '&',
      '"',
    ],
    ...['\u0000', '公', '🏰', 'b1b2', '@', 'F@c2', 'green ', ',', 'a1', '{field}', '__proto__'],
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(pieces, { maxLength: 14 }).map((list) => list.join('')),
    fc.constant(START),
  );
  const names = ['position', 'record', 'arrows', 'marks', 'choose', 'step', 'orientation', 'turns'];

  it('gives a board, or a sentence of bounded length in both languages', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names), text),
        fc.boolean(),
        (attributes, right) => {
          const given = right ? { ...attributes, position: START } : attributes;
          try {
            const { states, step } = read(given);
            expect(states[step]).toBeDefined();
          } catch (error) {
            if (!(error instanceof AttributeError)) throw error;
            for (const locale of ['en', 'zh'] as const) {
              const sentence = problemSentence(words(locale), error.problem);
              expect(sentence.length).toBeLessThan(250);
              expect(sentence).not.toMatch(/undefined|\[object/);
            }
          }
        },
      ),
      { numRuns: 5000 },
    );
  });
});
