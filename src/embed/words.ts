// The strings of elements in both languages; which one an element speaks is its own `lang`, or that of the page around it.
import boardEn from '../../content/ui/en/board.json?board';
import embedEn from '../../content/ui/en/embed.json?board';
import boardZh from '../../content/ui/zh/board.json?board';
import embedZh from '../../content/ui/zh/embed.json?board';
import type { BoardText } from '../i18n/board-words.ts';
import type { EmbedText } from '../i18n/embed-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { lookupIn } from '../i18n/section.ts';

/** An element's look-ups. */
export interface Words {
  readonly locale: Locale;
  readonly board: BoardText;
  readonly embed: EmbedText;
}

const strings = { en: [boardEn, embedEn], zh: [boardZh, embedZh] } as const;
const made = new Map<Locale, Words>();

/** The strings in a language. */
export function wordsIn(locale: Locale): Words {
  let words = made.get(locale);
  if (words === undefined) {
    const [board, embed] = strings[locale];
    words = {
      locale,
      board: lookupIn('board', locale, board) as BoardText,
      embed: lookupIn('embed', locale, embed) as EmbedText,
    };
    made.set(locale, words);
  }
  return words;
}

/** The language of a BCP 47 tag: Chinese for anything Chinese, else English. */
export const localeOfTag = (tag: string): Locale => (/^zh\b/i.test(tag) ? 'zh' : 'en');
