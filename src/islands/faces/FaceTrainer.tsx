// The face trainer: what there is to do today, and the session once it has begun.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import { localDay } from '../../puzzles/days.ts';
import { type FaceMemories, NO_MEMORIES } from '../../trainer/memory.ts';
import { planSession, type Step } from '../../trainer/session.ts';
import { pageText } from '../page-text.ts';
import { useAwake } from '../use-awake.ts';
import type { FaceSession } from './FaceSession.tsx';
import { watchFaces } from './faces-store.ts';
import { pageFacesText } from './faces-text.ts';
import { TodayCard } from './TodayCard.tsx';

interface Props {
  readonly locale: Locale;
  /** Where the order and the wrong answers come from; a test's own, otherwise chance. */
  readonly random?: () => number;
}

/** A session that has begun. */
interface Begun {
  readonly Session: typeof FaceSession;
  readonly steps: readonly Step[];
  /** Counted up, so that one session can follow another. */
  readonly number: number;
}

/** The page's live part. */
export function FaceTrainer({ locale, random = Math.random }: Props) {
  const words = { board: pageText(locale), faces: pageFacesText(locale) };
  const awake = useAwake();
  const [memories, setMemories] = useState<FaceMemories>(NO_MEMORIES);
  const [begun, setBegun] = useState<Begun>();
  const [failed, setFailed] = useState(false);
  useEffect(() => watchFaces(setMemories), []);
  const plan = useMemo(
    () => (awake ? planSession(memories, localDay(new Date()), random) : undefined),
    [awake, memories],
  );

  const begin = async () => {
    if (plan === undefined) return;
    setFailed(false);
    try {
      // Boards, questions and the scheduler come with the first session: the overview needs none.
      const { FaceSession: Session } = await import('./FaceSession.tsx');
      setBegun({ Session, steps: plan, number: (begun?.number ?? 0) + 1 });
    } catch {
      setFailed(true);
    }
  };

  if (begun === undefined) {
    return (
      <div class={awake ? 'face-trainer is-awake' : 'face-trainer'}>
        <TodayCard {...{ locale, words, memories, plan, failed }} onStart={begin} />
      </div>
    );
  }
  return (
    <begun.Session
      key={begun.number}
      steps={begun.steps}
      onMore={plan !== undefined && plan.length > 0 ? begin : undefined}
      onStop={() => setBegun(undefined)}
      {...{ words, random }}
    />
  );
}
