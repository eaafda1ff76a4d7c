// What a lesson's front matter must say. A mistake stops the build with the file, the field and what was expected.

import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** A line of text of a reasonable length, without spaces at its ends. */
const line = (what: string, longest: number) =>
  z
    .string({ error: `expected ${what}, as text` })
    .trim()
    .min(1, { error: `expected ${what}, found nothing` })
    .max(longest, { error: `expected ${what} of at most ${longest} characters` });

/** A whole number in a range. */
const whole = (what: string, least: number, most: number) =>
  z
    .int({ error: `expected ${what}, a whole number` })
    .min(least, { error: `expected ${what}, ${least} or more` })
    .max(most, { error: `expected ${what}, ${most} or less` });

const lessons = defineCollection({
  loader: glob({ base: './content/lessons', pattern: '{en,zh}/*.mdx' }),
  schema: z.strictObject({
    /** Heading of the page and name in lists. */
    title: line('the title', 60),
    /** The rule it teaches, in a word or two: shown above the title. */
    topic: line('the topic', 24),
    /** What the reader will be able to do: one or two sentences, also for search engines. */
    description: line('the description', 200),
    /** Place among the lessons, counted from 1; the same in both languages. */
    order: whole('the order', 1, 999),
    /** Minutes it takes to read and play through. */
    minutes: whole('the minutes', 1, 60),
  }),
});

export const collections = { lessons };
