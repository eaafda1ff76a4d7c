// The search's strings for its dialog, in the page's language alone.
import type en from '../../../content/ui/en/search.json';
import enUrl from '../../../content/ui/en/search.json?url';
import zhUrl from '../../../content/ui/zh/search.json?url';
import type { Locale } from '../../i18n/locales.ts';
import type { Lookup } from '../../i18n/section.ts';
import { fetchStrings, loadStrings } from '../page-strings.ts';

/** The search's strings in one language. */
export type SearchText = Lookup<keyof typeof en>;

/** The strings in the page's language. @throws RangeError for another language: it is not there */
export const searchTextOf: (locale: Locale) => SearchText = await loadStrings<keyof typeof en>(
  'search',
  { en: fetchStrings(enUrl), zh: fetchStrings(zhUrl) },
);
