// “Why is this refused?”: a reason is chosen, then the board is tried and gives its own.
import { useMemo } from 'preact/hooks';
import { createBoard } from '../../board/state.ts';
import type { Annotations } from '../../board/view.ts';
import { type RefusedSource, readRefused } from '../../exercises/refused.ts';
import { type AskedInLesson, ChooseThenSee } from './ChooseThenSee.tsx';
import { exerciseText } from './exercise-text.ts';

/** The exercise. */
export function Refused({
  locale,
  lesson,
  id,
  ask,
  after,
  bottom,
  ...source
}: AskedInLesson & RefusedSource) {
  const text = exerciseText(locale);
  const question = useMemo(() => readRefused(source), []);
  const start = useMemo(
    () => createBoard(question.position, { reader: question.reader, turns: 'alternate' }),
    [],
  );
  const { from, to } = question;
  const annotations: Annotations =
    from === undefined
      ? { squares: [{ square: to, ink: 'red' }] }
      : { arrows: [{ from, to, ink: 'red' }] };
  return (
    <ChooseThenSee
      {...{ locale, lesson, id, ask, after, bottom, start, annotations }}
      options={question.reasons.map((reason) => text(`refused.${reason}`))}
      right={question.right}
      outcome={() => question.refused}
    />
  );
}
