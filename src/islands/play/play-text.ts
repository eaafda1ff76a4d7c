// The strings of whole games for islands, in the page's language alone.
import enUrl from '../../../content/ui/en/play.json?url';
import zhUrl from '../../../content/ui/zh/play.json?url';
import type { Locale } from '../../i18n/locales.ts';
import type { PlayKey, PlayText } from '../../i18n/play-words.ts';
import { fetchStrings, loadStrings } from '../page-strings.ts';

/** The strings in the page's language. @throws RangeError for another language in a browser: it is not there. */
export const playTextOf: (locale: Locale) => PlayText = await loadStrings<PlayKey>(
  'play',
  import.meta.env.SSR
    ? {
        en: () => import('../../../content/ui/en/play.json'),
        zh: () => import('../../../content/ui/zh/play.json'),
      }
    : { en: fetchStrings(enUrl), zh: fetchStrings(zhUrl) },
);
