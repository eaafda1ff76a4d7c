// What there is to do today, and the button that begins it.
import { joinSentences } from '../../i18n/actions.ts';
import { type Locale, languageTags } from '../../i18n/locales.ts';
import { dayText } from '../../puzzles/day-text.ts';
import type { Words } from '../../trainer/describe.ts';
import type { FaceMemories } from '../../trainer/memory.ts';
import { minutesOf, type Step } from '../../trainer/session.ts';

interface Props {
  readonly locale: Locale;
  readonly words: Words;
  readonly memories: FaceMemories;
  /** Today's plan; `undefined` until scripts run, since only they know what this reader knows. */
  readonly plan: readonly Step[] | undefined;
  /** The session could not be loaded. */
  readonly failed: boolean;
  readonly onStart: () => void;
}

/** The card. */
export function TodayCard({ locale, words, memories, plan, failed, onStart }: Props) {
  const { faces } = words;
  return (
    <section class="card face-today" aria-labelledby="faces-today">
      <h2 id="faces-today">{faces('today')}</h2>
      <p class="face-plan">{plan && planInWords(locale, words, memories, plan)}</p>
      <div class="board-controls">
        <button
          type="button"
          class="board-button is-main"
          disabled={plan === undefined || plan.length === 0}
          onClick={onStart}
        >
          {faces('start')}
        </button>
      </div>
      {failed && <p role="alert">{faces('load.failed')}</p>}
      <p class="face-keys">{faces('keys')}</p>
    </section>
  );
}

function planInWords(
  locale: Locale,
  { board, faces }: Words,
  memories: FaceMemories,
  plan: readonly Step[],
): string {
  if (plan.length === 0) {
    const next = [...memories.values()].map(({ due }) => due).sort()[0] ?? '';
    return faces('today.all', { day: dayText(next, languageTags[locale]) });
  }
  const due = plan.filter((step) => step.type === 'ask' && memories.has(step.face.id)).length;
  const fresh = plan.filter(({ type }) => type === 'meet').length;
  const reviews =
    due > 0 ? faces.count('today.due', due) : memories.size > 0 ? faces('today.none') : '';
  return joinSentences(board, [
    reviews,
    fresh > 0 ? faces.count('today.new', fresh) : '',
    faces.count('today.time', minutesOf(plan)),
  ]);
}
