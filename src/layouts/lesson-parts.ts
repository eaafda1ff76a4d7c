// The parts of the course, and which lessons belong to each: the list of lessons has a heading for every part.

/** Each part with the `order` at which it begins; it goes on until the next part begins. */
export const LESSON_PARTS = [
  { name: 'tiles', from: 1 },
  { name: 'game', from: 10 },
  { name: 'strategy', from: 15 },
  { name: 'beyond', from: 23 },
] as const;

/** A part's name, as its strings and its address on the page (`#strategy`) have it. */
export type LessonPart = (typeof LESSON_PARTS)[number]['name'];

/** The parts that have lessons, each with its own, in reading order. */
export function inParts<Item>(
  lessons: readonly Item[],
  orderOf: (lesson: Item) => number,
): { readonly name: LessonPart; readonly lessons: readonly Item[] }[] {
  return LESSON_PARTS.map(({ name, from }, index) => {
    const end = LESSON_PARTS[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return {
      name,
      lessons: lessons.filter((lesson) => orderOf(lesson) >= from && orderOf(lesson) < end),
    };
  }).filter((part) => part.lessons.length > 0);
}
