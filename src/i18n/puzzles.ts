// Strings of puzzles in both languages, for pages. Islands use one alone: islands/puzzles/puzzle-text.ts.
import en from '../../content/ui/en/puzzles.json' with { type: 'json' };
import zh from '../../content/ui/zh/puzzles.json' with { type: 'json' };
import type { Locale } from './locales.ts';
import type { PuzzleText } from './puzzle-words.ts';
import { defineSection } from './section.ts';

/** Look-up of the puzzles' strings: `puzzleText("zh")("task", { n: 3 })`. */
export const puzzleText: (locale: Locale) => PuzzleText = defineSection('puzzles', en, zh);
