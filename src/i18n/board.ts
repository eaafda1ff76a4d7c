// Strings of boards, tiles and actions in both languages, for pages and the command line. Islands use one alone:
// islands/page-text.ts.
import en from '../../content/ui/en/board.json' with { type: 'json' };
import zh from '../../content/ui/zh/board.json' with { type: 'json' };
import type { BoardText } from './board-words.ts';
import type { Locale } from './locales.ts';
import { defineSection } from './section.ts';

/** Look-up of the board's strings: `boardText("zh")("tile.duke")`. */
export const boardText: (locale: Locale) => BoardText = defineSection('board', en, zh);
