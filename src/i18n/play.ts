// Strings of whole games in both languages, for pages. Islands use one alone: islands/play/play-text.ts.
import en from '../../content/ui/en/play.json' with { type: 'json' };
import zh from '../../content/ui/zh/play.json' with { type: 'json' };
import type { Locale } from './locales.ts';
import type { PlayText } from './play-words.ts';
import { defineSection } from './section.ts';

/** Look-up of these strings: `playText("en")("page.title")`. */
export const playText: (locale: Locale) => PlayText = defineSection('play', en, zh);
