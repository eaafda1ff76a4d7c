// The position editor's strings, and those of errors in notation, in the page's language alone.
import type errorsEn from '../../../content/ui/en/notation-errors.json';
import errorsEnUrl from '../../../content/ui/en/notation-errors.json?url';
import type editorEn from '../../../content/ui/en/position-editor.json';
import editorEnUrl from '../../../content/ui/en/position-editor.json?url';
import errorsZhUrl from '../../../content/ui/zh/notation-errors.json?url';
import editorZhUrl from '../../../content/ui/zh/position-editor.json?url';
import type { Locale } from '../../i18n/locales.ts';
import type { Lookup } from '../../i18n/section.ts';
import { fetchStrings, loadStrings } from '../page-strings.ts';

/** The position editor's strings in one language. */
export type EditorText = Lookup<keyof typeof editorEn>;

/** The strings of the editor in the page's language. @throws RangeError for another language in a browser */
export const editorText = await loadStrings<keyof typeof editorEn>(
  'position-editor',
  import.meta.env.SSR
    ? {
        en: () => import('../../../content/ui/en/position-editor.json'),
        zh: () => import('../../../content/ui/zh/position-editor.json'),
      }
    : { en: fetchStrings(editorEnUrl), zh: fetchStrings(editorZhUrl) },
);

/** What is wrong with a notation, in the page's language. @throws RangeError for another language in a browser */
export const notationErrorText: (locale: Locale) => Lookup<keyof typeof errorsEn> =
  await loadStrings<keyof typeof errorsEn>(
    'notation-errors',
    import.meta.env.SSR
      ? {
          en: () => import('../../../content/ui/en/notation-errors.json'),
          zh: () => import('../../../content/ui/zh/notation-errors.json'),
        }
      : { en: fetchStrings(errorsEnUrl), zh: fetchStrings(errorsZhUrl) },
  );
