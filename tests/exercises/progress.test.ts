// Progress as text: any text can come back from a device or a file, and nothing breaks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countSolved,
  exerciseName,
  isTooMuch,
  joinProgress,
  NO_PROGRESS,
  readProgress,
  readProgressFile,
  writeProgress,
} from '../../src/exercises/progress.ts';

const name = fc.stringMatching(/^[a-z0-9-]{1,20}\/[a-z0-9-]{1,20}$/);

describe('progress', () => {
  it('comes back from its text, by either reader', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name), (names) => {
        const progress = new Set(names);
        expect(readProgress(writeProgress(progress))).toEqual(progress);
        expect(readProgressFile(writeProgress(progress))).toEqual({ progress });
      }),
    );
  });

  it('is the same text whatever order it was solved in', () => {
    expect(writeProgress(new Set(['b/x', 'a/y']))).toBe(writeProgress(new Set(['a/y', 'b/x'])));
  });

  it('is counted by lesson', () => {
    const progress = joinProgress(
      new Set([exerciseName('jump', 'two')]),
      new Set([exerciseName('move', 'one')]),
    );
    expect(countSolved(progress, 'jump', ['one', 'two'])).toBe(1);
    expect(countSolved(NO_PROGRESS, 'jump', ['one', 'two'])).toBe(0);
  });
});

describe('what a device has kept', () => {
  it.each([null, '', 'null', '7', '[]', '{', '{"solved":7}', '{"solved":[7,null,{}]}'])(
    'counts as nothing when it is %j',
    (text) => {
      expect(readProgress(text)).toEqual(NO_PROGRESS);
    },
  );

  it('keeps what is sound of it', () => {
    expect(readProgress('{"solved":["jump/two",7,"../x","jump/"]}')).toEqual(new Set(['jump/two']));
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const solved of readProgress(text)) expect(solved).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/);
      }),
    );
  });
});

describe('a file with more in it', () => {
  it('gives the faces as they were written, and none where there are none', () => {
    const faces = { 'knight-reverse': { times: 3 } };
    const text = writeProgress(new Set(['jump/two']), { faces });
    expect(readProgressFile(text)).toEqual({ progress: new Set(['jump/two']), faces });
    expect(readProgress(text)).toEqual(new Set(['jump/two']));
    expect(readProgressFile(writeProgress(NO_PROGRESS))).toEqual({ progress: NO_PROGRESS });
  });
});

describe('progress that grows by files', () => {
  it('is refused before it is more than can be read again', () => {
    const names = (lesson: string) =>
      new Set(Array.from({ length: 2500 }, (_, index) => `${lesson}/${'x'.repeat(40)}-${index}`));
    const [first, second] = [names('a'), names('b')];
    expect([isTooMuch(first), isTooMuch(second)]).toEqual([false, false]);
    expect(isTooMuch(joinProgress(first, second))).toBe(true);
    expect(readProgress(writeProgress(first)).size).toBe(2500);
  });
});

describe('a file', () => {
  it.each([
    ['x'.repeat(300_000), 'too-long'],
    ['not JSON', 'no-json'],
    ['', 'no-json'],
    ['null', 'no-progress'],
    ['{"format":"duke-hall-progress"}', 'no-progress'],
    ['{"format":"something","version":1,"solved":[]}', 'no-progress'],
    ['{"format":"duke-hall-progress","version":1,"solved":["<b>"]}', 'no-progress'],
    ['{"format":"duke-hall-progress","version":2,"solved":[]}', 'newer'],
    ['{"format":"duke-hall-progress","version":-1,"solved":[]}', 'no-progress'],
    ['{"format":"duke-hall-progress","version":1.5,"solved":[]}', 'no-progress'],
  ])('is refused with its reason: %#', (text, error) => {
    expect(readProgressFile(text)).toEqual({ error });
  });
});
