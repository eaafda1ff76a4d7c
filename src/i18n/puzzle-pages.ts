// Strings of the puzzles' pages around the board. Only the server uses them: import this from no script.
import en from '../../content/ui/en/puzzle-pages.json' with { type: 'json' };
import zh from '../../content/ui/zh/puzzle-pages.json' with { type: 'json' };
import { defineSection } from './section.ts';

/** Look-up of these strings: `puzzlePagesText("en")("list.title")`. */
export const puzzlePagesText = defineSection('puzzle-pages', en, zh);
