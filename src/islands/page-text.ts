// The board's strings for islands: a page loads those of its own language alone.
import type { BoardKey, BoardText } from '../i18n/board-words.ts';
import { isLocale, type Locale, locales } from '../i18n/locales.ts';
import { lookupIn } from '../i18n/section.ts';

type Strings = Readonly<Record<BoardKey, string>>;

const load: Readonly<Record<Locale, () => Promise<{ readonly default: Strings }>>> = {
  en: () => import('../../content/ui/en/board.json'),
  zh: () => import('../../content/ui/zh/board.json'),
};

/** The language of the document: `zh` of `<html lang="zh-Hans">`. */
function localeOfPage(): Locale {
  const language = document.documentElement.lang.slice(0, 2);
  return isLocale(language) ? language : locales[0];
}

const needed: readonly Locale[] = typeof document === 'undefined' ? locales : [localeOfPage()];

const lookups = new Map<Locale, BoardText>(
  await Promise.all(
    needed.map(async (locale) => {
      const { default: strings } = await load[locale]();
      return [locale, lookupIn('board', locale, strings)] as const;
    }),
  ),
);

/** The strings in the page's language. @throws RangeError for another language in a browser: it is not there. */
export function pageText(locale: Locale): BoardText {
  const text = lookups.get(locale);
  if (text === undefined) throw new RangeError(`this page holds no strings in “${locale}”`);
  return text;
}
