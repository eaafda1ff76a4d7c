// What is remembered of the faces: any text can come back, two devices agree, and days follow FSRS.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FaceId } from '../../src/trainer/face-ids.ts';
import { FACE_COUNT, isFaceId } from '../../src/trainer/face-ids.ts';
import { FACES } from '../../src/trainer/faces.ts';
import { countKnown, isDue, levelOf } from '../../src/trainer/levels.ts';
import {
  type FaceMemory,
  joinMemories,
  memoriesAsData,
  NO_MEMORIES,
  readMemories,
  readMemoriesStrictly,
  writeMemories,
} from '../../src/trainer/memory.ts';
import { afterAnswer } from '../../src/trainer/schedule.ts';

const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const memory: fc.Arbitrary<FaceMemory> = fc
  .record({
    stability: fc.double({ min: 0.001, max: 36_500, noNaN: true }),
    difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
    days: fc.tuple(day, day).map((days) => days.sort()),
    times: fc.integer({ min: 1, max: 1000 }),
  })
  .map(({ days: [last = '', due = ''], ...rest }) => ({ ...rest, last, due }));
const memories = fc
  .array(fc.tuple(fc.constantFrom(...FACES.map(({ id }) => id)), memory))
  .map((entries) => new Map<FaceId, FaceMemory>(entries));

const sample: FaceMemory = {
  stability: 2.3,
  difficulty: 2.1,
  last: '2027-03-01',
  due: '2027-03-03',
  times: 1,
};

describe('the names of faces', () => {
  it('are those of the army’s faces, and no other text', () => {
    expect(FACES).toHaveLength(FACE_COUNT);
    for (const { id } of FACES) expect(isFaceId(id), id).toBe(true);
    for (const text of [
      'knight',
      'pawn-starting',
      'toString-starting',
      'knight-starting ',
      7,
      null,
    ])
      expect(isFaceId(text)).toBe(false);
  });
});

describe('memories', () => {
  it('come back from their text, by either reader', () => {
    fc.assert(
      fc.property(memories, (kept) => {
        expect(readMemories(writeMemories(kept))).toEqual(kept);
        expect(readMemoriesStrictly(JSON.parse(writeMemories(kept)))).toEqual(kept);
      }),
    );
  });

  it('never break a page, whatever the device has kept', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readMemories(text).size).toBeLessThanOrEqual(30);
      }),
    );
    expect(readMemories(null)).toEqual(NO_MEMORIES);
  });

  it.each([
    { 'pawn-starting': sample },
    { __proto__: null, 'knight-starting': { ...sample, stability: 0 } },
    { 'knight-starting': { ...sample, stability: '2' } },
    { 'knight-starting': { ...sample, difficulty: 11 } },
    { 'knight-starting': { ...sample, last: '2027-02-30' } },
    { 'knight-starting': { ...sample, due: '2027-02-01' } },
    { 'knight-starting': { ...sample, times: 0.5 } },
    { 'knight-starting': null },
    [],
    null,
    7,
  ])('that are damaged are refused in a file and dropped on the device: %#', (data) => {
    expect(readMemoriesStrictly(data)).toBeUndefined();
    expect(readMemories(JSON.stringify(data)).size).toBe(0);
  });

  it('keep what is sound beside what is damaged', () => {
    const text = JSON.stringify({ 'knight-starting': sample, 'knight-reverse': 7 });
    expect(memoriesAsData(readMemories(text))).toEqual({ 'knight-starting': sample });
  });

  it('of two devices are joined face by face, the fresher one kept, in either order', () => {
    fc.assert(
      fc.property(memories, memories, (a, b) => {
        const joined = joinMemories(a, b);
        expect(joined.size).toBe(new Set([...a.keys(), ...b.keys()]).size);
        for (const [id, { last, times }] of joinMemories(b, a))
          expect(joined.get(id)).toMatchObject({ last, times });
      }),
    );
    const older = new Map([['knight-starting', sample]] as const);
    const newer = new Map([['knight-starting', { ...sample, last: '2027-03-02' }]] as const);
    expect(joinMemories(older, newer)).toEqual(newer);
    expect(joinMemories(newer, older)).toEqual(newer);
  });
});

describe('the schedule', () => {
  it('begins as FSRS 6 does: a first right answer holds for its default 2.3065 days', () => {
    // Weight w2 of the published default parameters.
    const first = afterAnswer(undefined, true, '2027-03-01');
    expect(first).toMatchObject({
      stability: 2.307,
      last: '2027-03-01',
      due: '2027-03-03',
      times: 1,
    });
  });

  it('brings what was wrong back tomorrow, and waits longer each time it was right', () => {
    expect(afterAnswer(undefined, false, '2027-02-28').due).toBe('2027-03-01');
    let memory = afterAnswer(undefined, true, '2027-03-01');
    let wait = 0;
    for (let times = 2; times < 8; times++) {
      const today = memory.due;
      const next = afterAnswer(memory, true, today);
      const days = (Date.parse(next.due) - Date.parse(today)) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(wait);
      expect(days).toBeLessThanOrEqual(365);
      expect(next.times).toBe(times);
      wait = days;
      memory = next;
    }
    expect(wait).toBe(365);
    expect(levelOf(memory)).toBe('firm');
    const forgotten = afterAnswer(memory, false, memory.due);
    expect(forgotten.stability).toBeLessThan(memory.stability);
    expect((Date.parse(forgotten.due) - Date.parse(memory.due)) / 86_400_000).toBe(1);
  });

  it('counts the first answer of a day alone, and survives a clock that was set back', () => {
    const wrong = afterAnswer(undefined, false, '2027-03-02');
    expect(afterAnswer(wrong, true, '2027-03-02')).toBe(wrong);
    expect(afterAnswer(wrong, true, '2027-03-01')).toBe(wrong);
  });

  it('knows what is new, due and known', () => {
    expect(levelOf(undefined)).toBe('new');
    expect(levelOf(sample)).toBe('learning');
    expect(levelOf({ ...sample, stability: 7 })).toBe('known');
    expect(levelOf({ ...sample, stability: 30 })).toBe('firm');
    expect(isDue(undefined, '2027-03-03')).toBe(false);
    expect(isDue(sample, '2027-03-02')).toBe(false);
    expect(isDue(sample, '2027-03-03')).toBe(true);
  });

  it('counts what is known, firmly or not', () => {
    const kept = [3, 7, 29, 30].map(
      (stability, index) => [FACES[index]?.id ?? 'duke-reverse', { ...sample, stability }] as const,
    );
    expect(countKnown(new Map(kept))).toBe(3);
    expect(countKnown(NO_MEMORIES)).toBe(0);
  });

  it('writes only what it can read again', () => {
    fc.assert(
      fc.property(memory, fc.boolean(), day, (before, right, today) => {
        const after = afterAnswer(before, right, today);
        expect(readMemoriesStrictly({ 'duke-reverse': after })?.get('duke-reverse')).toEqual(after);
      }),
    );
  });
});
