// A session: one face after the other, each answer remembered and able to be taken back.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { localDay } from '../../puzzles/days.ts';
import type { Words } from '../../trainer/describe.ts';
import { makeQuestion } from '../../trainer/drills.ts';
import type { FaceId } from '../../trainer/face-ids.ts';
import type { FaceMemory } from '../../trainer/memory.ts';
import { afterAnswer } from '../../trainer/schedule.ts';
import {
  afterAsking,
  afterMeeting,
  beginSession,
  type Session,
  type Step,
} from '../../trainer/session.ts';
import { ChoosingQuestion } from './ChoosingQuestion.tsx';
import { currentFaces, setFace } from './faces-store.ts';
import { MarkingQuestion } from './MarkingQuestion.tsx';
import { Meeting } from './Meeting.tsx';
import { SessionDone } from './SessionDone.tsx';

interface Props {
  readonly words: Words;
  readonly steps: readonly Step[];
  /** Where the wrong answers and their order come from. */
  readonly random: () => number;
  /** Begins another session, where there is one to begin. */
  readonly onMore: (() => void) | undefined;
  readonly onStop: () => void;
}

/** An answer that was given and can still be taken back. */
interface Given {
  readonly right: boolean;
  /** The place of the chosen answer, where one was chosen. */
  readonly chosen?: number | undefined;
  readonly face: FaceId;
  /** What was remembered of the face before. */
  readonly before: FaceMemory | undefined;
}

/** What is done now, until nothing is left. */
export function FaceSession({ words, steps, random, onMore, onStop }: Props) {
  const { faces } = words;
  const [session, setSession] = useState(() => beginSession(steps));
  const [given, setGiven] = useState<Given>();
  /** Counts what was shown, so that each question is a new one. */
  const [number, setNumber] = useState(0);
  const [said, setSaid] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const [step] = session.steps;
  const question = useMemo(
    () => (step?.type === 'ask' ? makeQuestion(step.face, step.drill, random) : undefined),
    [step, number],
  );

  useLayoutEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute('data-faces-running', true);
    return () => page.removeAttribute('data-faces-running');
  }, []);

  // Whatever comes next takes the focus, so that the keyboard alone is enough, and before another key can come; what was
  // above it may have been taller.
  const judged = given !== undefined;
  useLayoutEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (!judged && top < 0) place.current?.scrollIntoView();
    const next = place.current?.querySelector<HTMLElement>(
      judged ? '[data-focus]' : '[data-focus], .board-cell[tabindex="0"]',
    );
    next?.focus({ preventScroll: true });
    // No further than needed: the question and the right answer are to be seen with the verdict.
    if (judged) next?.scrollIntoView({ block: 'nearest' });
  }, [judged, number]);

  const show = (next: Session) => {
    setSession(next);
    setGiven(undefined);
    setSaid('');
    setNumber(number + 1);
  };
  const answer = (right: boolean, chosen?: number) => {
    if (step?.type !== 'ask') return;
    const before = currentFaces().get(step.face.id);
    setFace(step.face.id, afterAnswer(before, right, localDay(new Date())));
    setGiven({ right, chosen, face: step.face.id, before });
  };
  const undo = () => {
    if (given === undefined) return;
    setFace(given.face, given.before);
    setGiven(undefined);
    setSaid(faces('undone'));
  };
  const next = () => {
    if (given !== undefined) show(afterAsking(session, given.right));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Backspace' && given !== undefined) {
      event.preventDefault();
      undo();
    } else if (question?.type === 'choosing' && given === undefined && /^[1-4]$/.test(event.key)) {
      event.preventDefault();
      const index = Number(event.key) - 1;
      answer(index === question.right, index);
    }
  };

  const shared = { words, said, onNext: next, onUndo: undo };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside pass through; it is no control itself.
    <div ref={place} class="face-trainer is-awake is-running" onKeyDown={onKeyDown}>
      <div class="run-head">
        <p>{faces.count('left', session.steps.length)}</p>
        <button type="button" class="board-button" onClick={onStop}>
          {faces('stop')}
        </button>
      </div>
      {step?.type === 'meet' && (
        <Meeting
          key={number}
          kind={step.kind}
          words={words}
          onNext={() => show(afterMeeting(session))}
        />
      )}
      {question?.type === 'choosing' && (
        <ChoosingQuestion
          key={number}
          question={question}
          chosen={given?.chosen}
          onChoose={(index) => answer(index === question.right, index)}
          {...shared}
        />
      )}
      {question?.type === 'marking' && (
        <MarkingQuestion
          key={number}
          question={question}
          judged={judged}
          onAnswer={answer}
          {...shared}
        />
      )}
      {step === undefined && <SessionDone {...{ words, session, onMore, onStop }} />}
    </div>
  );
}
