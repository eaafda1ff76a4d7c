// The shapes of the bank's files, checked strictly: an unknown, missing or ill-typed field is an error that names it.
import { z } from 'zod';
import { THEMES } from '../../solver/index.ts';

const bilingualSchema = z.strictObject({ en: z.string().min(1), zh: z.string().min(1) });

const claimFields = {
  position: z.string(),
  n: z.int().min(1).max(20),
  key: z.string(),
  ending: z.enum(['capture', 'trapped', 'no-action']),
  themes: z.array(z.enum(THEMES)),
  difficulty: z.int().min(0),
  source: z.strictObject({
    kind: z.enum(['self-play', 'composed']),
    start: z.string(),
    actions: z.string(),
  }),
};

/** An id: four or more characters that are hard to mistake for one another. */
export const idSchema = z
  .string()
  .regex(/^[a-z][a-z2-9]{3,7}$/, 'expected a letter and 3 to 7 of a–z and 2–9');

const dateSchema = z.iso.date();

/** `puzzles/<id>.json` */
export const puzzleSchema = z.strictObject({
  id: idSchema,
  ...claimFields,
  added: dateSchema,
  title: bilingualSchema.optional(),
  note: bilingualSchema.optional(),
});

/** One line of what `duke mine` writes. */
export const minedPuzzleSchema = z.strictObject({
  seed: z.int(),
  game: z.int(),
  ...claimFields,
  line: z.array(z.string()),
  winners: z.array(z.int()),
});

/** `puzzles/collections.json`: the collections in the order in which they are shown. */
export const collectionsSchema = z.array(
  z.strictObject({
    name: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'expected words of a–z joined by “-”'),
    title: bilingualSchema,
    introduction: bilingualSchema,
    puzzles: z.array(idSchema).min(1),
  }),
);

/** `puzzles/schedule.json`: the first day, and the puzzle of each day from then on. */
export const scheduleSchema = z.strictObject({
  start: dateSchema,
  puzzles: z.array(idSchema).min(1),
});

/** The collections, as read. */
export type Collections = z.infer<typeof collectionsSchema>;

/** The schedule, as read. */
export type Schedule = z.infer<typeof scheduleSchema>;

/** What a schema found wrong, one sentence for each field. */
export const describeIssues = (error: z.ZodError): string[] =>
  error.issues.map((issue) => {
    const field = issue.path.length === 0 ? 'the file' : `field “${issue.path.join('.')}”`;
    return `${field}: ${issue.message}`;
  });
