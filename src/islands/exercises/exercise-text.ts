// The exercises' strings for islands, in the page's language alone.
import type en from '../../../content/ui/en/exercises.json';
import enUrl from '../../../content/ui/en/exercises.json?url';
import zhUrl from '../../../content/ui/zh/exercises.json?url';
import type { Locale } from '../../i18n/locales.ts';
import type { Lookup } from '../../i18n/section.ts';
import { fetchStrings, loadStrings } from '../page-strings.ts';

type ExerciseKey = keyof typeof en;

/** The exercises' strings in one language. */
export type ExerciseText = Lookup<ExerciseKey>;

/** The strings in the page's language. @throws RangeError for another language in a browser: it is not there. */
export const exerciseText: (locale: Locale) => ExerciseText = await loadStrings<ExerciseKey>(
  'exercises',
  import.meta.env.SSR
    ? {
        en: () => import('../../../content/ui/en/exercises.json'),
        zh: () => import('../../../content/ui/zh/exercises.json'),
      }
    : { en: fetchStrings(enUrl), zh: fetchStrings(zhUrl) },
);
