// The strings of puzzles in elements, in both languages, with the boards' own.
import boardEn from '../../../content/ui/en/board.json?puzzle';
import embedEn from '../../../content/ui/en/embed.json?puzzle';
import puzzlesEn from '../../../content/ui/en/puzzles.json?puzzle';
import boardZh from '../../../content/ui/zh/board.json?puzzle';
import embedZh from '../../../content/ui/zh/embed.json?puzzle';
import puzzlesZh from '../../../content/ui/zh/puzzles.json?puzzle';
import type { BoardText } from '../../i18n/board-words.ts';
import type { EmbedText } from '../../i18n/embed-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { PuzzleText } from '../../i18n/puzzle-words.ts';
import { lookupIn } from '../../i18n/section.ts';

/** A puzzle's look-ups. */
export interface PuzzleWords {
  readonly locale: Locale;
  readonly board: BoardText;
  readonly embed: EmbedText;
  readonly puzzle: PuzzleText;
}

const strings = {
  en: [boardEn, embedEn, puzzlesEn],
  zh: [boardZh, embedZh, puzzlesZh],
} as const;

/** The strings in a language. */
export function puzzleWordsIn(locale: Locale): PuzzleWords {
  const [board, embed, puzzles] = strings[locale];
  return {
    locale,
    board: lookupIn('board', locale, board) as BoardText,
    embed: lookupIn('embed', locale, embed) as EmbedText,
    puzzle: lookupIn('puzzles', locale, puzzles) as PuzzleText,
  };
}
