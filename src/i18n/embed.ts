// Strings of embeds, of their builder and of the page about them, in both languages.
import en from '../../content/ui/en/embed.json' with { type: 'json' };
import zh from '../../content/ui/zh/embed.json' with { type: 'json' };
import type { EmbedText } from './embed-words.ts';
import type { Locale } from './locales.ts';
import { defineSection } from './section.ts';

/** Look-up of the embeds' strings: `embedText("zh")("problem.title")`. */
export const embedText: (locale: Locale) => EmbedText = defineSection('embed', en, zh);
