// A session: about ten minutes, what is due first, new tiles shown before they are asked, wrong answers again.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/puzzles/days.ts';
import { DRILLS } from '../../src/trainer/drills.ts';
import type { FaceId } from '../../src/trainer/face-ids.ts';
import { FACES } from '../../src/trainer/faces.ts';
import { type FaceMemories, type FaceMemory, NO_MEMORIES } from '../../src/trainer/memory.ts';
import { afterAnswer } from '../../src/trainer/schedule.ts';
import {
  afterAsking,
  afterMeeting,
  beginSession,
  dueFaces,
  minutesOf,
  newKinds,
  planSession,
  type Step,
} from '../../src/trainer/session.ts';

const today = '2027-03-10';
const random = () => 0.5;
const memory = (due: string, times = 1): FaceMemory => ({
  stability: 3,
  difficulty: 5,
  last: '2027-03-01',
  due,
  times,
});
const asked = (steps: readonly Step[]) =>
  steps.flatMap((step) => (step.type === 'ask' ? [step] : []));

describe('a first session', () => {
  const steps = planSession(NO_MEMORIES, today, random);

  it('shows five new tiles and asks their ten faces, each after it was shown and with another tile between', () => {
    expect(steps.filter(({ type }) => type === 'meet')).toHaveLength(5);
    expect(asked(steps)).toHaveLength(10);
    for (const [index, step] of steps.entries()) {
      if (step.type !== 'ask') continue;
      const met = steps.findIndex((one) => one.type === 'meet' && one.kind === step.face.kind);
      expect(met).toBeGreaterThanOrEqual(0);
      expect(met).toBeLessThan(index);
    }
    expect(steps.slice(0, 3).map(({ type }) => type)).toEqual(['meet', 'meet', 'ask']);
  });

  it('uses all four drills', () => {
    expect(new Set(asked(steps).map(({ drill }) => drill))).toEqual(new Set(DRILLS));
  });

  it('has an end', () => {
    expect(
      planSession(new Map(FACES.map(({ id }) => [id, memory('2027-04-01')])), today, random),
    ).toEqual([]);
  });
});

describe('any session', () => {
  const memories = fc
    .array(
      fc.record({
        id: fc.constantFrom(...FACES.map(({ id }) => id)),
        days: fc.integer({ min: -30, max: 30 }),
        times: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 60 },
    )
    .map(
      (list): FaceMemories =>
        new Map(list.map(({ id, days, times }) => [id, memory(addDays(today, days), times)])),
    );

  it('takes no more than ten minutes, asks no face twice, and asks nothing that is neither due nor new', () => {
    fc.assert(
      fc.property(memories, (kept) => {
        const steps = planSession(kept, today, random);
        expect(steps.length === 0 ? 0 : minutesOf(steps)).toBeLessThanOrEqual(10);
        const ids = asked(steps).map(({ face }) => face.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) expect((kept.get(id)?.due ?? today) <= today).toBe(true);
        if (dueFaces(kept, today).length > 0) expect(ids.length).toBeGreaterThan(0);
        if (steps.length === 0) expect(newKinds(kept)).toEqual([]);
      }),
    );
  });
});

it('takes the longest overdue first when not all fit', () => {
  const kept = new Map(
    FACES.map(({ id }, index) => [id, memory(addDays('2027-03-09', -(index % 7)))] as const),
  );
  const ids = new Set(asked(planSession(kept, today, random)).map(({ face }) => face.id));
  expect(ids.size).toBeLessThan(30);
  const worst = [...kept].filter(([, { due }]) => due === '2027-03-03').map(([id]) => id);
  for (const id of worst) expect(ids.has(id), id).toBe(true);
});

it('goes through all drills of a face in four reviews', () => {
  const drills = [1, 2, 3, 4].map((times) => {
    const kept = new Map<FaceId, FaceMemory>([['seer-reverse', memory(today, times)]]);
    return asked(planSession(kept, today, random)).find(({ face }) => face.id === 'seer-reverse')
      ?.drill;
  });
  expect(new Set(drills)).toEqual(new Set(DRILLS));
});

describe('an answer', () => {
  const ask = (id: number): Step => ({
    type: 'ask',
    face: FACES[id] as (typeof FACES)[number],
    drill: 'name',
    again: false,
  });
  const session = beginSession([0, 1, 2, 3, 4, 5].map(ask));
  const order = (steps: readonly Step[]) => asked(steps).map(({ face }) => FACES.indexOf(face));

  it('that is right goes on', () => {
    const next = afterAsking(session, true);
    expect(order(next.steps)).toEqual([1, 2, 3, 4, 5]);
    expect(next).toMatchObject({ answered: 1, right: 1, missed: [] });
  });

  it('that is wrong comes back after three others, and is noted once', () => {
    const next = afterAsking(session, false);
    expect(order(next.steps)).toEqual([1, 2, 3, 0, 4, 5]);
    expect(next).toMatchObject({ answered: 1, right: 0, missed: [FACES[0]?.id] });
    const twice = afterAsking(beginSession([{ ...ask(0), again: true } as Step]), false);
    expect(twice.missed).toEqual([]);
    expect(order(twice.steps)).toEqual([0]);
  });

  it('changes nothing that was there before, so that it can be taken back', () => {
    const before = JSON.stringify(session);
    afterAsking(session, false);
    expect(JSON.stringify(session)).toBe(before);
  });

  it('is asked for only where something is asked', () => {
    const meeting = beginSession([{ type: 'meet', kind: 1 }, ask(0)]);
    expect(() => afterAsking(meeting, true)).toThrow(RangeError);
    expect(order(afterMeeting(meeting).steps)).toEqual([0]);
  });

  it('brings every session to an end, however many were wrong before', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 200 }), (answers) => {
        let now = session;
        for (const right of answers) if (now.steps.length > 0) now = afterAsking(now, right);
        for (let rest = now.steps.length; rest > 0; rest--) now = afterAsking(now, true);
        expect(now.steps).toEqual([]);
        expect(now.right).toBe(6);
      }),
    );
  });
});

it('leaves nothing due on the day it was done', () => {
  const steps = planSession(NO_MEMORIES, today, random);
  const kept = new Map(
    asked(steps).map(({ face }, index) => [
      face.id,
      afterAnswer(undefined, index % 2 === 0, today),
    ]),
  );
  expect(dueFaces(kept, today)).toEqual([]);
  expect(dueFaces(kept, addDays(today, 1))).toHaveLength(5);
});
