// Strings of records in both languages, for pages. Islands use one alone: islands/replay/replay-text.ts.
import en from '../../content/ui/en/replay.json' with { type: 'json' };
import zh from '../../content/ui/zh/replay.json' with { type: 'json' };
import type { Locale } from './locales.ts';
import type { ReplayText } from './replay-words.ts';
import { defineSection } from './section.ts';

/** Look-up of these strings: `replayText("en")("page.title")`. */
export const replayText: (locale: Locale) => ReplayText = defineSection('replay', en, zh);
