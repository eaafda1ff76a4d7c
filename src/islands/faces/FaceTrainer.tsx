// The face trainer: today's plan, then one face after the other, each answer remembered and able to be taken back.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { joinList, joinSentences } from '../../i18n/actions.ts';
import { faceName, kindName } from '../../i18n/board-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localDay } from '../../puzzles/days.ts';
import { makeQuestion } from '../../trainer/drills.ts';
import type { FaceId } from '../../trainer/face-ids.ts';
import { faceOf } from '../../trainer/faces.ts';
import { type FaceMemories, type FaceMemory, NO_MEMORIES } from '../../trainer/memory.ts';
import { afterAnswer } from '../../trainer/schedule.ts';
import {
  afterAsking,
  afterMeeting,
  beginSession,
  planSession,
  type Session,
} from '../../trainer/session.ts';
import { pageText } from '../page-text.ts';
import { useAwake } from '../use-awake.ts';
import { ChoosingQuestion } from './ChoosingQuestion.tsx';
import { currentFaces, setFace, watchFaces } from './faces-store.ts';
import { pageFacesText } from './faces-text.ts';
import { MarkingQuestion } from './MarkingQuestion.tsx';
import { Meeting } from './Meeting.tsx';
import { TodayCard } from './TodayCard.tsx';

interface Props {
  readonly locale: Locale;
  /** Where the order and the wrong answers come from; a test's own, otherwise chance. */
  readonly random?: () => number;
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

const today = () => localDay(new Date());

/** The page's live part. */
export function FaceTrainer({ locale, random = Math.random }: Props) {
  const words = { board: pageText(locale), faces: pageFacesText(locale) };
  const { board, faces } = words;
  const awake = useAwake();
  const [memories, setMemories] = useState<FaceMemories>(NO_MEMORIES);
  const [session, setSession] = useState<Session>();
  const [given, setGiven] = useState<Given>();
  /** Counts what was shown, so that each question is a new one. */
  const [number, setNumber] = useState(0);
  const [said, setSaid] = useState('');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => watchFaces(setMemories), []);

  const plan = useMemo(
    () => (awake ? planSession(memories, today(), random) : undefined),
    [awake, memories],
  );
  const step = session?.steps[0];
  const question = useMemo(
    () => (step?.type === 'ask' ? makeQuestion(step.face, step.drill, random) : undefined),
    [step, number],
  );

  // Whatever comes next takes the focus, so that the keyboard alone is enough, and before another key can come; what was
  // above it may have been taller.
  const running = session !== undefined;
  const judged = given !== undefined;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-faces-running', running);
    if (!running) return;
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (!judged && top < 0) place.current?.scrollIntoView();
    place.current
      ?.querySelector<HTMLElement>(
        judged ? '[data-focus]' : '[data-focus], .board-cell[tabindex="0"]',
      )
      ?.focus({ preventScroll: !judged });
  }, [running, judged, number]);

  const show = (next: Session | undefined) => {
    setSession(next);
    setGiven(undefined);
    setSaid('');
    setNumber(number + 1);
  };
  const answer = (right: boolean, chosen?: number) => {
    if (step?.type !== 'ask') return;
    const before = currentFaces().get(step.face.id);
    setFace(step.face.id, afterAnswer(before, right, today()));
    setGiven({ right, chosen, face: step.face.id, before });
  };
  const undo = () => {
    if (given === undefined) return;
    setFace(given.face, given.before);
    setGiven(undefined);
    setSaid(faces('undone'));
  };
  const next = () => {
    if (session !== undefined && given !== undefined) show(afterAsking(session, given.right));
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

  if (session === undefined) {
    return (
      <div class={awake ? 'face-trainer is-awake' : 'face-trainer'}>
        <TodayCard
          {...{ locale, words, memories, plan }}
          onStart={() => {
            if (plan !== undefined) show(beginSession(plan));
          }}
        />
      </div>
    );
  }

  const shared = { words, said, onNext: next, onUndo: undo };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside pass through; it is no control itself.
    <div ref={place} class="face-trainer is-awake is-running" onKeyDown={onKeyDown}>
      <div class="run-head">
        <p>{faces.count('left', session.steps.length)}</p>
        <button type="button" class="board-button" onClick={() => show(undefined)}>
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
      {step === undefined && (
        <section class="card face-done" aria-labelledby="faces-done">
          <h2 id="faces-done">{faces('done.title')}</h2>
          <p role="status">
            {joinSentences(board, [
              faces('done.score', { right: session.right, answered: session.answered }),
              session.missed.length === 0
                ? faces('done.none')
                : faces('done.missed', { faces: joinList(board, session.missed.map(nameOfFace)) }),
            ])}
          </p>
          <div class="board-controls">
            {plan !== undefined && plan.length > 0 && (
              <button
                type="button"
                class="board-button is-main"
                onClick={() => show(beginSession(plan))}
              >
                {faces('more')}
              </button>
            )}
            <button type="button" class="board-button" data-focus onClick={() => show(undefined)}>
              {faces('done.back')}
            </button>
          </div>
        </section>
      )}
    </div>
  );

  function nameOfFace(id: FaceId): string {
    const { kind, face } = faceOf(id);
    return faces('face', { tile: kindName(board, kind), face: faceName(board, face) });
  }
}
