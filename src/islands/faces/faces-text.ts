// The face trainer's strings for islands, in the page's language alone.
import enUrl from '../../../content/ui/en/faces.json?url';
import zhUrl from '../../../content/ui/zh/faces.json?url';
import type { FacesKey, FacesText } from '../../i18n/faces-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fetchStrings, loadStrings } from '../page-strings.ts';

/** The strings in the page's language. @throws RangeError for another language in a browser: it is not there. */
export const pageFacesText: (locale: Locale) => FacesText = await loadStrings<FacesKey>(
  'faces',
  import.meta.env.SSR
    ? {
        en: () => import('../../../content/ui/en/faces.json'),
        zh: () => import('../../../content/ui/zh/faces.json'),
      }
    : { en: fetchStrings(enUrl), zh: fetchStrings(zhUrl) },
);
