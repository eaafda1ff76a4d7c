// The lessons of a language in their order, checked for what one file alone cannot show.
import { type CollectionEntry, getCollection } from 'astro:content';
import { isLocale, type Locale, otherLocale } from '../i18n/locales.ts';

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
  checkPairs(all);
  return all
    .filter((entry) => entry.id.startsWith(`${locale}/`))
    .sort((a, b) => a.data.order - b.data.order)
    .map((entry, index) => ({ slug: slugOf(entry), number: index + 1, entry }));
}

/** `jump` of `en/jump`. */
function slugOf(entry: CollectionEntry<'lessons'>): string {
  return entry.id.slice(entry.id.indexOf('/') + 1);
}

/** Each lesson stands in both languages under one name and one order, and no two share an order. */
function checkPairs(all: readonly CollectionEntry<'lessons'>[]): void {
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const byPlace = new Map<string, CollectionEntry<'lessons'>>();
  for (const entry of all) {
    const [folder] = entry.id.split('/');
    if (!isLocale(folder)) throw new Error(`${entry.filePath}: not in a language's folder`);

    const partner = `${otherLocale(folder)}/${slugOf(entry)}`;
    const translated = byId.get(partner);
    if (translated === undefined) {
      throw new Error(`${entry.filePath} has no counterpart content/lessons/${partner}.mdx`);
    }
    if (translated.data.order !== entry.data.order) {
      throw new Error(
        `${entry.filePath} says order ${entry.data.order}, its counterpart says ${translated.data.order}`,
      );
    }

    const place = `${folder} ${entry.data.order}`;
    const sibling = byPlace.get(place);
    if (sibling !== undefined) {
      throw new Error(
        `${entry.filePath} has order ${entry.data.order}, as has ${sibling.filePath}`,
      );
    }
    byPlace.set(place, entry);
  }
}
