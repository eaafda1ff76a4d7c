// One day's session: which faces are met and asked, in which order, and what comes back until it is right.
import type { Kind } from '../engine/index.ts';
import type { Day } from '../puzzles/days.ts';
import { DRILLS, type Drill, shuffled } from './drills.ts';
import type { FaceId } from './face-ids.ts';
import { FACES, type FaceToLearn, faceToLearn } from './faces.ts';
import { isDue } from './levels.ts';
import type { FaceMemories } from './memory.ts';

/** Both faces of a tile are shown before they are asked for the first time. */
export interface Meeting {
  readonly type: 'meet';
  readonly kind: Kind;
}

/** A face is asked. */
export interface Asking {
  readonly type: 'ask';
  readonly face: FaceToLearn;
  readonly drill: Drill;
  /** It was wrong earlier in the session. */
  readonly again: boolean;
}

/** One thing to do. */
export type Step = Meeting | Asking;

/** A session under way. Never changed in place, so that an answer can be taken back. */
export interface Session {
  /** What is still to do; the first is done now. */
  readonly steps: readonly Step[];
  /** How many answers were given. */
  readonly answered: number;
  /** How many of them were right. */
  readonly right: number;
  /** The faces whose first answer was wrong. */
  readonly missed: readonly FaceId[];
}

/** About how long each thing takes (in seconds): a person's pace, not a measured one. */
const SECONDS: Readonly<Record<Drill | 'meet', number>> = {
  meet: 12,
  becomes: 12,
  name: 10,
  squares: 30,
  enemy: 35,
};

/** A day's session is no longer than this (in seconds). */
export const SESSION_SECONDS = 600;

/** No more new tiles than this in a session; each has two faces. */
export const NEW_TILES = 5;

/** After how many other steps a wrong answer comes back. */
const COMES_BACK_AFTER = 3;

/** How long a step takes, about, in seconds. */
const secondsOf = (step: Step): number => SECONDS[step.type === 'meet' ? 'meet' : step.drill];

/** How long steps take together, about, in minutes; at least one. */
export const minutesOf = (steps: readonly Step[]): number =>
  Math.max(1, Math.round(steps.reduce((sum, step) => sum + secondsOf(step), 0) / 60));

/** The drill whose turn it is: a face goes through all four, and faces begin with different ones. */
function nextDrill(memories: FaceMemories, face: FaceToLearn): Drill {
  const times = memories.get(face.id)?.times ?? 0;
  const place = FACES.indexOf(face) + Math.floor(FACES.indexOf(face) / 2) + times;
  return DRILLS[place % DRILLS.length] as Drill;
}

const ask = (memories: FaceMemories, face: FaceToLearn): Asking => ({
  type: 'ask',
  face,
  drill: nextDrill(memories, face),
  again: false,
});

/** The faces to be asked on this day, the longest overdue first. */
export const dueFaces = (memories: FaceMemories, today: Day): FaceToLearn[] =>
  FACES.filter(({ id }) => isDue(memories.get(id), today)).sort((a, b) => {
    const [first, second] = [memories.get(a.id)?.due ?? '', memories.get(b.id)?.due ?? ''];
    return first < second ? -1 : first > second ? 1 : 0;
  });

/** The kinds with a face that was never asked, in the order of the army. */
export const newKinds = (memories: FaceMemories): Kind[] => [
  ...new Set(FACES.filter(({ id }) => !memories.has(id)).map(({ kind }) => kind)),
];

/**
 * Plans a session: what is due, then new tiles, as far as ten minutes reach. Of a new tile both faces are shown, and
 * asked when the next new tile has come between.
 * @param random where the order of what is due comes from
 */
export function planSession(
  memories: FaceMemories,
  today: Day,
  random: () => number,
): readonly Step[] {
  let left = SESSION_SECONDS;
  const fits = (steps: readonly Step[]): boolean => {
    const seconds = steps.reduce((sum, step) => sum + secondsOf(step), 0);
    if (seconds > left) return false;
    left -= seconds;
    return true;
  };
  const due: Step[] = [];
  for (const face of dueFaces(memories, today)) {
    const step = ask(memories, face);
    if (!fits([step])) break;
    due.push(step);
  }
  const meetings: Step[] = [];
  const questions: Step[][] = [];
  for (const kind of newKinds(memories).slice(0, NEW_TILES)) {
    const meeting: Step = { type: 'meet', kind };
    const asked = ([0, 1] as const)
      .map((face) => faceToLearn(kind, face))
      .filter(({ id }) => !memories.has(id))
      .map((face) => ask(memories, face));
    if (!fits([meeting, ...asked])) break;
    meetings.push(meeting);
    questions.push(asked);
  }
  const fresh = meetings.flatMap((meeting, index) => [meeting, ...(questions[index - 1] ?? [])]);
  return [...shuffled(due, random), ...fresh, ...(questions.at(-1) ?? [])];
}

/** Begins a session. */
export const beginSession = (steps: readonly Step[]): Session => ({
  steps,
  answered: 0,
  right: 0,
  missed: [],
});

/** Goes on after a meeting. */
export const afterMeeting = (session: Session): Session => ({
  ...session,
  steps: session.steps.slice(1),
});

/** Goes on after an answer: what was wrong comes back a little later, with the same drill, until it is right. */
export function afterAsking(session: Session, right: boolean): Session {
  const [step, ...rest] = session.steps;
  if (step?.type !== 'ask') throw new RangeError('nothing was asked');
  const first = !step.again && !right;
  return {
    steps: right
      ? rest
      : [
          ...rest.slice(0, COMES_BACK_AFTER),
          { ...step, again: true },
          ...rest.slice(COMES_BACK_AFTER),
        ],
    answered: session.answered + 1,
    right: session.right + (right ? 1 : 0),
    missed: first ? [...session.missed, step.face.id] : session.missed,
  };
}
