// The type of the strings of whole games. Holds no strings itself.
import type en from '../../content/ui/en/play.json';
import type { Lookup } from './section.ts';

/** A key of these strings. */
export type PlayKey = keyof typeof en;

/** The strings of whole games in one language. */
export type PlayText = Lookup<PlayKey>;
