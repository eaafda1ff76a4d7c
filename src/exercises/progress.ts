// What the reader has solved, as text that is kept on the device or carried to another as a file. Any text can come back.

/** The exercises solved, each as `lesson/exercise`: `jump/two-jumps`. */
export type Progress = ReadonlySet<string>;

/** Nothing solved. */
export const NO_PROGRESS: Progress = new Set();

const FORMAT = 'duke-hall-progress';
const VERSION = 1;

/** More than any honest file needs. */
const LONGEST_TEXT = 200_000;

const NAME = /^[a-z0-9-]{1,64}\/[a-z0-9-]{1,64}$/;

/** The name that progress is kept under. */
export const exerciseName = (lesson: string, id: string): string => `${lesson}/${id}`;

/** What a file carries besides; who knows it writes and reads it. Older versions of the site pass over it. */
export interface OtherParts {
  /** How well the faces are known: src/trainer/memory.ts. */
  readonly faces?: unknown;
}

/** Progress as text, the same text for the same progress. */
export const writeProgress = (progress: Progress, { faces }: OtherParts = {}): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, solved: [...progress].sort(), faces });

/** Why a file holds no progress. */
export type ProgressError = 'too-long' | 'no-json' | 'no-progress' | 'newer';

/** Reads a file strictly: all of it, or why not. */
export function readProgressFile(
  text: string,
): ({ readonly progress: Progress } & OtherParts) | { readonly error: ProgressError } {
  if (text.length > LONGEST_TEXT) return { error: 'too-long' };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { error: 'no-json' };
  }
  if (typeof data !== 'object' || data === null) return { error: 'no-progress' };
  const { format, version, solved, faces } = data as Record<string, unknown>;
  if (format !== FORMAT || !Number.isInteger(version)) return { error: 'no-progress' };
  if (Number(version) < 1) return { error: 'no-progress' };
  if (Number(version) > VERSION) return { error: 'newer' };
  if (!Array.isArray(solved) || !solved.every(isName)) return { error: 'no-progress' };
  return { progress: new Set(solved), faces };
}

const isName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value);

/** Reads what the device has kept. Whatever of it is damaged counts as not there. */
export function readProgress(text: string | null): Progress {
  if (text === null || text.length > LONGEST_TEXT) return NO_PROGRESS;
  try {
    const { solved } = JSON.parse(text) as { solved?: unknown };
    return new Set(Array.isArray(solved) ? solved.filter(isName) : []);
  } catch {
    return NO_PROGRESS;
  }
}

/** Is it more than can be kept and read again? Whoever adds to progress asks before anything is overwritten. */
export const isTooMuch = (progress: Progress): boolean =>
  writeProgress(progress).length > LONGEST_TEXT;

/** Both together. */
export const joinProgress = (a: Progress, b: Progress): Progress => new Set([...a, ...b]);

/** How many of these exercises of a lesson are solved. */
export const countSolved = (progress: Progress, lesson: string, ids: readonly string[]): number =>
  ids.filter((id) => progress.has(exerciseName(lesson, id))).length;
