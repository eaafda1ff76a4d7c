// A face in words, checked against the grids as printed.
import { expect, it } from 'vitest';
import { kindOfLetter } from '../../src/engine/index.ts';
import { boardText } from '../../src/i18n/board.ts';
import { facesText } from '../../src/i18n/faces.ts';
import { marksInWords } from '../../src/trainer/describe.ts';
import { FACES, faceToLearn } from '../../src/trainer/faces.ts';

const say = (locale: 'en' | 'zh', letter: string, face: 0 | 1) =>
  marksInWords(
    { board: boardText(locale), faces: facesText(locale) },
    faceToLearn(kindOfLetter(letter) as number, face),
  );

it('says every mark once, from the front to the back', () => {
  expect(say('en', 'K', 0)).toBe(
    'Move 1 to either side, 1 back, 2 back; Jump 2 ahead and 1 to either side.',
  );
  expect(say('en', 'D', 0)).toBe('Slide to either side.');
  expect(say('en', 'A', 0)).toBe('Jump Slide straight ahead, diagonally back.');
  expect(say('en', 'L', 1)).toBe(
    'Move 1 back and 1 to either side; Strike 3 ahead, 2 ahead. The grid reaches 3 ahead.',
  );
  expect(say('en', 'G', 1)).toBe(
    'Move 1 ahead, 1 to either side, 2 to either side; Jump 2 ahead and 1 to either side; Command 1 to either side, 1 back, 1 back and 1 to either side.',
  );
});

it('says them in Chinese', () => {
  const _ = '\u2009';
  expect(say('zh', 'K', 0)).toBe(
    `移步${_}左右${_}1、后${_}1、后${_}2；跳跃${_}前${_}2${_}左右${_}1。`,
  );
});

it('gives every face words of its own, in both languages', () => {
  for (const locale of ['en', 'zh'] as const) {
    const words = { board: boardText(locale), faces: facesText(locale) };
    expect(new Set(FACES.map((face) => marksInWords(words, face))).size).toBe(30);
  }
});
