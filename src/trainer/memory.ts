// How well each face is known, as text that is kept on the device or carried in the progress file. Any text can come back.
import { type Day, isDay } from '../puzzles/days.ts';
import { type FaceId, isFaceId } from './face-ids.ts';

/** What is remembered of one face: the two numbers of FSRS and the days that go with them. */
export interface FaceMemory {
  /** Days after which nine of ten answers are still right. */
  readonly stability: number;
  /** How hard the face is for this reader, 1 to 10. */
  readonly difficulty: number;
  /** The day of the last answer that counted. */
  readonly last: Day;
  /** The day on which it is to be asked again. */
  readonly due: Day;
  /** How many answers have counted. */
  readonly times: number;
}

/** What is remembered of all faces; one that was never asked is not there. */
export type FaceMemories = ReadonlyMap<FaceId, FaceMemory>;

/** Nothing learnt yet. */
export const NO_MEMORIES: FaceMemories = new Map();

const MOST_STABILITY = 36_500;
const MOST_TIMES = 100_000;

const within = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most;

function readMemory(value: unknown): FaceMemory | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { stability, difficulty, last, due, times } = value as Record<string, unknown>;
  return within(stability, 0.001, MOST_STABILITY) &&
    within(difficulty, 1, 10) &&
    within(times, 1, MOST_TIMES) &&
    Number.isInteger(times) &&
    isDay(last) &&
    isDay(due) &&
    due >= last
    ? { stability, difficulty, last, due, times }
    : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a file's part about the faces strictly: all of it, or `undefined` when any of it is damaged. */
export function readMemoriesStrictly(value: unknown): FaceMemories | undefined {
  if (!isRecord(value)) return undefined;
  const memories = new Map<FaceId, FaceMemory>();
  for (const [id, entry] of Object.entries(value)) {
    const memory = readMemory(entry);
    if (!isFaceId(id) || memory === undefined) return undefined;
    memories.set(id, memory);
  }
  return memories;
}

/** Reads what the device has kept. Whatever of it is damaged counts as not there. */
export function readMemories(text: string | null): FaceMemories {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return NO_MEMORIES;
  }
  const memories = new Map<FaceId, FaceMemory>();
  if (!isRecord(value)) return memories;
  for (const [id, entry] of Object.entries(value)) {
    const memory = readMemory(entry);
    if (isFaceId(id) && memory !== undefined) memories.set(id, memory);
  }
  return memories;
}

/** The memories as plain data, for a file; the same data for the same memories. */
export const memoriesAsData = (memories: FaceMemories): Record<string, FaceMemory> =>
  Object.fromEntries([...memories].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The memories as the text that is kept. */
export const writeMemories = (memories: FaceMemories): string =>
  JSON.stringify(memoriesAsData(memories));

/** Is the first the fresher memory: answered on a later day, or oftener? */
const isFresher = (a: FaceMemory, b: FaceMemory): boolean =>
  a.last === b.last ? a.times > b.times : a.last > b.last;

/** Two devices' memories together: of each face the fresher one. */
export function joinMemories(a: FaceMemories, b: FaceMemories): FaceMemories {
  const joined = new Map(a);
  for (const [id, memory] of b) {
    const known = joined.get(id);
    if (known === undefined || isFresher(memory, known)) joined.set(id, memory);
  }
  return joined;
}
