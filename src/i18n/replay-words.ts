// The type of the strings of records. Holds no strings itself.
import type en from '../../content/ui/en/replay.json';
import type { Lookup } from './section.ts';

/** A key of these strings. */
export type ReplayKey = keyof typeof en;

/** The strings of records in one language. */
export type ReplayText = Lookup<ReplayKey>;
