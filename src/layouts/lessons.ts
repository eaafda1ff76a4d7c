// The lessons of a language in their order.
import { type CollectionEntry, getCollection } from 'astro:content';
import type { Locale } from '../i18n/locales.ts';
import { checkLessonPairs, slugOf } from './lesson-pairs.ts';

/** A lesson with its place: `slug` is the last part of its address, `number` counts from 1 without gaps. */
export interface Lesson {
  readonly slug: string;
  readonly number: number;
  readonly entry: CollectionEntry<'lessons'>;
}

/**
 * The lessons in one language, in reading order.
 * @throws Error naming the file when a lesson is missing in one language, or two share an order
 */
export async function lessonsIn(locale: Locale): Promise<Lesson[]> {
  const all = await getCollection('lessons');
  checkLessonPairs(all);
  return all
    .filter((entry) => entry.id.startsWith(`${locale}/`))
    .sort((a, b) => a.data.order - b.data.order)
    .map((entry, index) => ({ slug: slugOf(entry), number: index + 1, entry }));
}
