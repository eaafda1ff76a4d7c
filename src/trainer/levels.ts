// How well a face is known, in four steps; and whether it is due.
import type { Day } from '../puzzles/days.ts';
import type { FaceMemories, FaceMemory } from './memory.ts';

/** How well a face is known, from never asked to known for a month and more. */
export const LEVELS = ['new', 'learning', 'known', 'firm'] as const;

/** One of them. */
export type Level = (typeof LEVELS)[number];

/** A face is known when it holds for a week, firmly known when it holds for a month (in days). */
const KNOWN = 7;
const FIRM = 30;

/** How well a face is known. */
export function levelOf(memory: FaceMemory | undefined): Level {
  if (memory === undefined) return 'new';
  if (memory.stability >= FIRM) return 'firm';
  return memory.stability >= KNOWN ? 'known' : 'learning';
}

/** Is this face to be asked on this day? One that was never asked is not due: it is new. */
export const isDue = (memory: FaceMemory | undefined, today: Day): boolean =>
  memory !== undefined && memory.due <= today;

/** How many faces are known, firmly or not. */
export const countKnown = (memories: FaceMemories): number =>
  [...memories.values()].filter((memory) => levelOf(memory) !== 'learning').length;
