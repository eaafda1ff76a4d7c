// The props of every component that a lesson can use. A mistake is a sentence that names the prop and what was expected.
import { z } from 'zod';
import { MARKS } from '../engine/index.ts';
import { PREDICTIONS } from '../exercises/predict.ts';
import { SQUARE_QUESTIONS } from '../exercises/squares.ts';

const text = z.string({ error: 'expected text' }).trim().min(1, 'expected text, found nothing');
const sentence = text.max(300, 'expected at most 300 characters');
const id = z
  .string({ error: 'expected a name such as two-jumps' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a name of a–z, 0–9 and -, such as two-jumps');
const side = z.enum(['light', 'dark'], { error: 'expected light or dark' });
const square = z.string({ error: 'expected a square' }).regex(/^[a-f][1-6]$/, 'expected a1 to f6');
const list = z.string({ error: 'expected text' });
const yes = z.literal(true, { error: 'expected true, or leave it out' });

const drawn = {
  position: text,
  bottom: side.optional(),
  arrows: list.optional(),
  marks: list.optional(),
};
const asked = { id, ask: sentence, after: sentence.optional() };
const picture = { position: text, bottom: side.optional() };

const goal = z
  .strictObject(
    {
      capture: text.optional(),
      captureOn: square.optional(),
      by: z.enum(MARKS, { error: `expected one of ${MARKS.join(', ')}` }).optional(),
      actor: text.optional(),
      to: square.optional(),
      guard: yes.optional(),
      escape: yes.optional(),
      levy: yes.optional(),
      on: text.optional(),
      captureDuke: yes.optional(),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? unknown(issue.keys) : 'expected {{…}}',
    },
  )
  .refine((one) => Object.keys(one).length > 0, 'expected one thing to reach at least')
  .refine((one) => one.on === undefined || one.levy, '“on” needs “levy: true”');

const turns = z
  .int({ error: 'expected a whole number, as turns={2}' })
  .min(1, 'expected 1 or more')
  .max(6, 'expected 6 or less');

const option = z.strictObject({
  text: sentence,
  right: yes.optional(),
  why: sentence,
  position: text.optional(),
  claim: text.optional(),
});

function unknown(keys: readonly string[]): string {
  return `there is no ${keys.map((key) => `“${key}”`).join(', ')} here`;
}

/** The schema of each component's props, by its name. */
export const PROPS = {
  Board: z.strictObject({
    ...drawn,
    reader: z.enum(['light', 'dark', 'both'], { error: 'expected light, dark or both' }).optional(),
    turns: z
      .enum(['alternate', 'one-side'], { error: 'expected alternate or one-side' })
      .optional(),
    choose: square.optional(),
    size: z.enum(['full', 'small'], { error: 'expected full or small' }).optional(),
  }),
  Diagram: z.strictObject({ ...drawn, choose: square.optional() }),
  Task: z.strictObject({
    ...asked,
    ...picture,
    reader: side.optional(),
    goal,
    turns: turns.optional(),
    draw: text.optional(),
    replies: text.optional(),
    choose: square.optional(),
  }),
  Squares: z.strictObject({
    ...asked,
    ...picture,
    which: z.enum(SQUARE_QUESTIONS, { error: `expected one of ${SQUARE_QUESTIONS.join(', ')}` }),
    of: square.optional(),
    action: text.optional(),
  }),
  Predict: z.strictObject({
    ...asked,
    ...picture,
    about: z.enum(PREDICTIONS, { error: `expected one of ${PREDICTIONS.join(', ')}` }),
    action: text,
    of: square.optional(),
    among: text.optional(),
  }),
  Refused: z.strictObject({
    ...asked,
    ...picture,
    reader: side.optional(),
    action: text,
    reasons: text,
  }),
  Quiz: z.strictObject({
    ...asked,
    position: text.optional(),
    bottom: side.optional(),
    options: z
      .array(option, { error: 'expected {[{ text: "…", right: true, why: "…" }, …]}' })
      .min(2, 'expected two answers at least')
      .max(6, 'expected six answers at most')
      .refine(
        (options) => options.filter((one) => one.right).length === 1,
        'expected exactly one answer with right: true',
      ),
  }),
  Claim: z.strictObject({ ...drawn, claim: text }),
  Replay: z.strictObject({
    id: id.optional(),
    ...picture,
    actions: text,
    comments: z
      .array(z.string({ error: 'expected text' }), { error: 'expected {["…", "…"]}' })
      .optional(),
  }),
  Odds: z
    .strictObject({
      ...asked,
      ...picture,
      side: side.optional(),
      kinds: text,
      goal: goal.optional(),
      wins: turns.optional(),
    })
    .refine((one) => !(one.goal && one.wins), 'expected “goal” or “wins”, not both'),
  Setup: z.strictObject({ ...asked, side: side.optional() }),
  Rule: z.strictObject({ id: text }),
  Lesson: z.strictObject({ slug: id }),
} as const;

/** The name of a component. */
export type ComponentName = keyof typeof PROPS;

/** The props of a component, checked. */
export type PropsOf<Name extends ComponentName> = z.output<(typeof PROPS)[Name]>;

/** Tells whether a lesson can use a component of this name. */
export const isComponentName = (name: string): name is ComponentName => Object.hasOwn(PROPS, name);

/** Components that are exercises: each has an `id`, and progress is kept of it. */
export const EXERCISES = [
  'Task',
  'Squares',
  'Predict',
  'Refused',
  'Quiz',
  'Odds',
  'Setup',
] as const;

/** Tells whether a component is an exercise. */
export const isExercise = (name: string): name is (typeof EXERCISES)[number] =>
  EXERCISES.some((exercise) => exercise === name);

/** Props and parts of props that are prose, and so differ between the languages. */
export const PROSE = ['ask', 'after', 'comments', 'text', 'why'] as const;
