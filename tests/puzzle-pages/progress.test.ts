// What is kept on the device: reading anything at all, results, reviews.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/puzzles/days.ts';
import {
  addFinished,
  dueReviews,
  type Finished,
  NO_PROGRESS,
  readProgress,
  writeProgress,
} from '../../src/puzzles/progress.ts';

const finished = (change: Partial<Finished> = {}): Finished => ({
  ...{ id: 'k7f3', solved: true, wrong: 0, seconds: 42, day: '2026-12-01' },
  ...change,
});

describe('what is kept', () => {
  it('is read as it was written', () => {
    const progress = addFinished(
      addFinished(NO_PROGRESS, finished({ dailyOf: '2026-12-01' })),
      finished({ id: 'abcd', wrong: 3 }),
    );
    expect(readProgress(writeProgress(progress))).toEqual(progress);
    expect(progress.daily).toEqual(new Set(['2026-12-01']));
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"results":[]}',
    '{"results":{"k7f3":null},"daily":7,"reviews":"x"}',
    '{"results":{"__proto__":{"solved":true,"wrong":0,"seconds":1,"day":"2026-12-01"}}}',
    '{"results":{"k7f3":{"solved":"yes","wrong":-1,"seconds":1e99,"day":"yesterday"}}}',
    '{"daily":["2026-02-31","<b>",null]}',
    '{"reviews":{"k7f3":{"step":9,"due":"2026-12-01"}}}',
  ])('damaged (%j) is as if nothing were there', (text) => {
    expect(readProgress(text)).toEqual(NO_PROGRESS);
  });

  it('keeps the good parts of what is damaged in places', () => {
    const text =
      '{"results":{"k7f3":{"solved":true,"wrong":1,"seconds":9,"day":"2026-12-01"},"abcd":7},"daily":["2026-12-01",1]}';
    const progress = readProgress(text);
    expect([...progress.results.keys()]).toEqual(['k7f3']);
    expect([...progress.daily]).toEqual(['2026-12-01']);
  });

  it('never fails, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readProgress(writeProgress(readProgress(text)))).toEqual(readProgress(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('results', () => {
  it('get better and never worse', () => {
    const wrong = addFinished(NO_PROGRESS, finished({ wrong: 2 }));
    expect(addFinished(wrong, finished()).results.get('k7f3')?.wrong).toBe(0);
    const right = addFinished(NO_PROGRESS, finished());
    expect(addFinished(right, finished({ wrong: 2 })).results.get('k7f3')?.wrong).toBe(0);
    expect(addFinished(right, finished({ solved: false })).results.get('k7f3')?.solved).toBe(true);
  });

  it('count for the streak on the day itself alone', () => {
    expect(addFinished(NO_PROGRESS, finished({ dailyOf: '2026-11-30' })).daily.size).toBe(0);
    expect(addFinished(NO_PROGRESS, finished()).daily.size).toBe(0);
    const shown = finished({ dailyOf: '2026-12-01', solved: false });
    expect(addFinished(NO_PROGRESS, shown).daily.size).toBe(0);
  });
});

describe('reviews', () => {
  it('come back after 1, 3, 7 and 21 days when they are solved at once each time, and then no more', () => {
    let progress = addFinished(NO_PROGRESS, finished({ wrong: 1 }));
    let day = '2026-12-01';
    for (const wait of [1, 3, 7, 21]) {
      expect(dueReviews(progress, addDays(day, wait - 1))).toEqual([]);
      day = addDays(day, wait);
      expect(dueReviews(progress, day)).toEqual(['k7f3']);
      progress = addFinished(progress, finished({ day }));
    }
    expect(progress.reviews.size).toBe(0);
  });

  it('begin again when one is failed', () => {
    let progress = addFinished(NO_PROGRESS, finished({ solved: false }));
    progress = addFinished(progress, finished({ day: '2026-12-02' }));
    expect(dueReviews(progress, '2026-12-05')).toEqual(['k7f3']);
    progress = addFinished(progress, finished({ day: '2026-12-05', wrong: 1 }));
    expect(dueReviews(progress, '2026-12-06')).toEqual(['k7f3']);
  });

  it('do not move on when solved before they are due', () => {
    const failed = addFinished(NO_PROGRESS, finished({ wrong: 1 }));
    expect(addFinished(failed, finished()).reviews).toEqual(failed.reviews);
  });

  it('come in the order in which they were due', () => {
    let progress = addFinished(NO_PROGRESS, finished({ id: 'bbbb', wrong: 1 }));
    progress = addFinished(progress, finished({ id: 'aaaa', wrong: 1, day: '2026-12-02' }));
    progress = addFinished(progress, finished({ id: 'cccc', wrong: 1 }));
    expect(dueReviews(progress, '2026-12-24')).toEqual(['bbbb', 'cccc', 'aaaa']);
  });
});
