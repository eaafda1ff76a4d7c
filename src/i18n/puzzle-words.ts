// The type of the puzzles' strings. Holds no strings itself.
import type en from '../../content/ui/en/puzzles.json';
import type { Lookup } from './section.ts';

/** A key of the puzzles' strings. */
export type PuzzleKey = keyof typeof en;

/** The puzzles' strings in one language. */
export type PuzzleText = Lookup<PuzzleKey>;
