// The analysis page's strings for its island, in the page's language alone.
import enUrl from '../../../content/ui/en/analysis.json?url';
import zhUrl from '../../../content/ui/zh/analysis.json?url';
import type { AnalysisKey, AnalysisText } from '../../i18n/analysis-words.ts';
import type { BoardText } from '../../i18n/board-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fetchStrings, loadStrings } from '../page-strings.ts';

/** The strings in the page's language. @throws RangeError for another language in a browser: it is not there. */
export const analysisText: (locale: Locale) => AnalysisText = await loadStrings<AnalysisKey>(
  'analysis',
  import.meta.env.SSR
    ? {
        en: () => import('../../../content/ui/en/analysis.json'),
        zh: () => import('../../../content/ui/zh/analysis.json'),
      }
    : { en: fetchStrings(enUrl), zh: fetchStrings(zhUrl) },
);

/** What the panels speak with. */
export interface Words {
  readonly locale: Locale;
  readonly say: AnalysisText;
  readonly text: BoardText;
}
