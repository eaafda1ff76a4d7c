// The puzzles' strings for islands: a page loads those of its own language alone.

import { isLocale, type Locale, locales } from '../../i18n/locales.ts';
import type { PuzzleKey, PuzzleText } from '../../i18n/puzzle-words.ts';
import { lookupIn } from '../../i18n/section.ts';

type Strings = Readonly<Record<PuzzleKey, string>>;

const load: Readonly<Record<Locale, () => Promise<{ readonly default: Strings }>>> = {
  en: () => import('../../../content/ui/en/puzzles.json'),
  zh: () => import('../../../content/ui/zh/puzzles.json'),
};

/** The languages needed here: both on the server, the document's own in a browser. */
function neededLocales(): readonly Locale[] {
  if (typeof document === 'undefined') return locales;
  const language = document.documentElement.lang.slice(0, 2);
  return [isLocale(language) ? language : locales[0]];
}

const lookups = new Map<Locale, PuzzleText>(
  await Promise.all(
    neededLocales().map(async (locale) => {
      const { default: strings } = await load[locale]();
      return [locale, lookupIn('puzzles', locale, strings)] as const;
    }),
  ),
);

/** The strings in the page's language. @throws RangeError for another language in a browser: it is not there. */
export function puzzleTextOf(locale: Locale): PuzzleText {
  const text = lookups.get(locale);
  if (text === undefined) throw new RangeError(`this page holds no strings in “${locale}”`);
  return text;
}
