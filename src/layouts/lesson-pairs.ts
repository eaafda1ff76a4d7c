// Checks the lessons against each other: each in both languages, in one order.
import { isLocale, otherLocale } from '../i18n/locales.ts';

/** What the check needs to know of a lesson. */
export interface LessonFile {
  /** Language and name: `en/jump`. */
  readonly id: string;
  /** Its file, for messages. */
  readonly filePath?: string | undefined;
  readonly data: { readonly order: number };
}

/** `jump` of `en/jump`. */
export function slugOf(lesson: LessonFile): string {
  return lesson.id.slice(lesson.id.indexOf('/') + 1);
}

/**
 * Checks that each lesson stands in both languages under one name and one order, and that no two share an order.
 * @throws Error for the author: the file, what it has, and what was expected
 */
export function checkLessonPairs(lessons: readonly LessonFile[]): void {
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const byPlace = new Map<string, LessonFile>();
  for (const lesson of lessons) {
    const { order } = lesson.data;
    const file = lesson.filePath ?? lesson.id;
    const [folder] = lesson.id.split('/');
    if (!isLocale(folder)) throw new Error(`${file} is in no language's folder (en, zh)`);

    const twinId = `${otherLocale(folder)}/${slugOf(lesson)}`;
    const twin = byId.get(twinId);
    if (twin === undefined) {
      throw new Error(`${file} has no twin; expected content/lessons/${twinId}.mdx`);
    }
    if (twin.data.order !== order) {
      throw new Error(`${file} has order ${order}, but its twin has order ${twin.data.order}`);
    }

    const place = `${folder} ${order}`;
    const sibling = byPlace.get(place);
    if (sibling !== undefined) {
      throw new Error(
        `${file} has order ${order}, which ${sibling.filePath ?? sibling.id} has too`,
      );
    }
    byPlace.set(place, lesson);
  }
}
