// The board's strings for islands, in the page's language alone.
import enUrl from '../../content/ui/en/board.json?url';
import zhUrl from '../../content/ui/zh/board.json?url';
import type { BoardKey, BoardText } from '../i18n/board-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { fetchStrings, loadStrings } from './page-strings.ts';

/** The strings in the page's language. @throws RangeError for another language in a browser: it is not there. */
export const pageText: (locale: Locale) => BoardText = await loadStrings<BoardKey>(
  'board',
  import.meta.env.SSR
    ? {
        en: () => import('../../content/ui/en/board.json'),
        zh: () => import('../../content/ui/zh/board.json'),
      }
    : { en: fetchStrings(enUrl), zh: fetchStrings(zhUrl) },
);
