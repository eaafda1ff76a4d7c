// The strings of records for islands, in the page's language alone.
import enUrl from '../../../content/ui/en/replay.json?url';
import zhUrl from '../../../content/ui/zh/replay.json?url';
import type { Locale } from '../../i18n/locales.ts';
import type { ReplayKey, ReplayText } from '../../i18n/replay-words.ts';
import { fetchStrings, loadStrings } from '../page-strings.ts';

/** The strings in the page's language. @throws RangeError for another language in a browser: it is not there. */
export const replayTextOf: (locale: Locale) => ReplayText = await loadStrings<ReplayKey>(
  'replay',
  import.meta.env.SSR
    ? {
        en: () => import('../../../content/ui/en/replay.json'),
        zh: () => import('../../../content/ui/zh/replay.json'),
      }
    : { en: fetchStrings(enUrl), zh: fetchStrings(zhUrl) },
);
