// Strings for islands: a page loads those of its own language alone.
import { isLocale, type Locale, locales } from '../i18n/locales.ts';
import { type Lookup, lookupIn } from '../i18n/section.ts';

/** Gives a section's file in one language. */
type Load<Key extends string> = () => Promise<{ readonly default: Readonly<Record<Key, string>> }>;

/**
 * Fetches a section's file, which is data and no script.
 * @param url its address, of an import with `?url`
 */
export const fetchStrings =
  <Key extends string>(url: string): Load<Key> =>
  async () => ({ default: await (await fetch(url)).json() });

/** The language of the document: `zh` of `<html lang="zh-Hans">`. */
function localeOfPage(): Locale {
  const language = document.documentElement.lang.slice(0, 2);
  return isLocale(language) ? language : locales[0];
}

const needed: readonly Locale[] = typeof document === 'undefined' ? locales : [localeOfPage()];

/**
 * Loads a section in the page's language, on the server in every one.
 * @param name the section's file name, for error messages
 * @returns its look-up; asked for another language in a browser it throws a RangeError: that is not there
 */
export async function loadStrings<Key extends string>(
  name: string,
  load: Readonly<Record<Locale, Load<Key>>>,
): Promise<(locale: Locale) => Lookup<Key>> {
  const lookups = new Map(
    await Promise.all(
      needed.map(
        async (locale) => [locale, lookupIn(name, locale, (await load[locale]()).default)] as const,
      ),
    ),
  );
  return (locale) => {
    const text = lookups.get(locale);
    if (text === undefined) throw new RangeError(`this page holds no strings in “${locale}”`);
    return text;
  };
}
