// Where a lesson's component stands: the page's language and the lesson's name.
import { isLocale, type Locale } from '../i18n/locales.ts';

/** The language and the lesson of a page's address. @throws Error where a component stands on another kind of page */
export function lessonPlace(params: Readonly<Record<string, string | undefined>>): {
  locale: Locale;
  lesson: string;
} {
  const { locale, slug } = params;
  if (!isLocale(locale) || slug === undefined)
    throw new Error('a lesson’s component stands on the page of a lesson');
  return { locale, lesson: slug };
}
