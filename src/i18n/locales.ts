// The languages of the site and how each is named in addresses, in HTML and to its readers.

/** The languages, the first being the one used where nothing tells which to use. */
export const locales = ['en', 'zh'] as const;

/** A language as it stands in addresses (`/en/…`) and folder names. */
export type Locale = (typeof locales)[number];

/** The language used where nothing tells which to use. */
export const defaultLocale: Locale = locales[0];

/** BCP 47 tags for `lang` and `hreflang` attributes and for `Intl`. */
export const languageTags = { en: 'en', zh: 'zh-Hans' } as const satisfies Record<Locale, string>;

/** Each language's own name for itself. */
export const languageNames = { en: 'English', zh: '中文' } as const satisfies Record<
  Locale,
  string
>;

/** Tells whether `text` is one of the site's languages, as written in addresses. */
export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text);
}

/** The language that is not `locale`: where the language switch leads. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'zh' : 'en';
}
