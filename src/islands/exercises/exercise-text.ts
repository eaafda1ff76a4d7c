// The exercises' strings for islands, in the page's language alone.
import type en from '../../../content/ui/en/exercises.json';
import type { Locale } from '../../i18n/locales.ts';
import type { Lookup } from '../../i18n/section.ts';
import { loadStrings } from '../page-strings.ts';

/** The exercises' strings in one language. */
export type ExerciseText = Lookup<keyof typeof en>;

/** The strings in the page's language. @throws RangeError for another language in a browser: it is not there. */
export const exerciseText: (locale: Locale) => ExerciseText = await loadStrings('exercises', {
  en: () => import('../../../content/ui/en/exercises.json'),
  zh: () => import('../../../content/ui/zh/exercises.json'),
});
