// Training: an endless run at a chosen difficulty, and the review of puzzles that were failed.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import { localDay } from '../../puzzles/days.ts';
import type { Row } from '../../puzzles/listing.ts';
import { dueReviews } from '../../puzzles/progress.ts';
import type { PuzzleWithWords } from '../../puzzles/puzzle-data.ts';
import { BANDS, type Band, bandOf } from '../../solver/difficulty.ts';
import type { PuzzleSolver } from './PuzzleSolver.tsx';
import { loadProgress, progress } from './progress-store.ts';
import { puzzleTextOf } from './puzzle-text.ts';

interface Props {
  readonly locale: Locale;
  /** Folder of the puzzles' data files. */
  readonly data: string;
  /** Folder of the puzzles' pages in this language. */
  readonly pages: string;
  /** Where the run's puzzles come from; a test's own, otherwise chance. */
  readonly random?: () => number;
}

type Mode = { readonly type: 'run'; readonly band: Band | 'all' } | { readonly type: 'review' };

/** What is being solved. */
interface Current {
  readonly words: PuzzleWithWords;
  readonly Solver: typeof PuzzleSolver;
  /** Counted up, so that the same puzzle can come twice. */
  readonly number: number;
}

const RUNS = ['all', ...BANDS] as const;

/** The page's live part: first the choice, then one puzzle after the other. */
export function Training({ locale, data, pages, random = Math.random }: Props) {
  const say = puzzleTextOf(locale);
  const mode = useSignal<Mode | undefined>(undefined);
  const band = useSignal<Band | 'all'>('all');
  const current = useSignal<Current | undefined>(undefined);
  const trouble = useSignal<'failed' | 'done' | undefined>(undefined);
  const inRow = useSignal(0);
  const awake = useSignal(false);
  const rows = useSignal<readonly Row[] | undefined>(undefined);
  useEffect(() => {
    loadProgress();
    awake.value = true;
  }, []);

  // Puzzles that have left the bank since they were failed.
  const missing = useSignal<ReadonlySet<string>>(new Set());
  const dueNow = () =>
    dueReviews(progress.value, localDay(new Date())).filter((id) => !missing.value.has(id));
  const due = dueNow();

  /** A puzzle of the run: one that is not solved yet, if there is any; not the one just solved. */
  async function pick(chosen: Band | 'all'): Promise<string | undefined> {
    rows.value ??= await (await import('./load-puzzle.ts')).loadRows(data);
    const last = current.value?.words.puzzle.id;
    const fitting = rows.value.filter(
      ({ band: of, id }) =>
        (chosen === 'all' || of === chosen) && id !== last && !missing.value.has(id),
    );
    const open = fitting.filter(({ id }) => progress.value.results.get(id)?.solved !== true);
    const from = open.length > 0 ? open : fitting;
    return from[Math.floor(random() * from.length)]?.id;
  }

  async function next(now: Mode): Promise<void> {
    trouble.value = undefined;
    let id: string | undefined;
    try {
      id = now.type === 'review' ? dueNow()[0] : await pick(now.band);
      if (id === undefined) {
        current.value = undefined;
        trouble.value = 'done';
        return;
      }
      // The board comes with the first puzzle: choosing needs none.
      const [{ loadPuzzle }, { PuzzleSolver: Solver }] = await Promise.all([
        import('./load-puzzle.ts'),
        import('./PuzzleSolver.tsx'),
      ]);
      const words = await loadPuzzle(data, id);
      current.value = { words, Solver, number: (current.value?.number ?? 0) + 1 };
    } catch (error) {
      if (id !== undefined && error instanceof Error && error.name === 'PuzzleMissing') {
        missing.value = new Set([...missing.value, id]);
        return next(now);
      }
      trouble.value = 'failed';
    }
  }

  const begin = (now: Mode) => {
    mode.value = now;
    inRow.value = 0;
    current.value = undefined;
    void next(now);
  };
  const stop = () => {
    mode.value = undefined;
    current.value = undefined;
    trouble.value = undefined;
  };

  const running = mode.value;
  if (running === undefined) {
    return (
      <div class={awake.value ? 'training board-island is-awake' : 'training board-island'}>
        <form
          class="card"
          onSubmit={(event) => {
            event.preventDefault();
            begin({ type: 'run', band: band.value });
          }}
        >
          <fieldset class="band-choice" disabled={!awake.value}>
            <legend>{say('train.choose')}</legend>
            {RUNS.map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="band"
                  value={name}
                  checked={band.value === name}
                  onChange={() => {
                    band.value = name;
                  }}
                />
                <span>{name === 'all' ? say('train.all') : say(`band.${name}`)}</span>
              </label>
            ))}
          </fieldset>
          <button type="submit" class="board-button is-main" disabled={!awake.value}>
            {say('train.start')}
          </button>
        </form>
        <section class="card" aria-labelledby="review">
          <h2 id="review">{say('train.review')}</h2>
          <p>{due.length === 0 ? say('train.noneDue') : say.count('train.due', due.length)}</p>
          {due.length > 0 && (
            <button
              type="button"
              class="board-button is-main"
              onClick={() => begin({ type: 'review' })}
            >
              {say('train.review')}
            </button>
          )}
        </section>
      </div>
    );
  }

  const shown = current.value;
  return (
    <div class="training-run">
      <div class="run-head">
        <p role="status">
          {running.type === 'review'
            ? due.length > 0
              ? say.count('train.due', due.length)
              : say('train.done')
            : say.count('train.run', inRow.value)}
        </p>
        <button type="button" class="board-button" onClick={stop}>
          {say('train.stop')}
        </button>
      </div>
      {trouble.value === 'failed' && (
        <p class="card" role="alert">
          {say('load.failed')}{' '}
          <button type="button" class="board-button" onClick={() => void next(running)}>
            {say('load.again')}
          </button>
        </p>
      )}
      {trouble.value === 'done' && <p class="card">{say('train.done')}</p>}
      {shown === undefined ? (
        trouble.value === undefined && <p>{say('load.waiting')}</p>
      ) : (
        <article key={shown.number}>
          <header>
            <p class="eyebrow">{say(`band.${bandOf(shown.words.difficulty)}`)}</p>
            <h2>{say('task', { n: shown.words.puzzle.n })}</h2>
            <p class="task-line">
              <span>{say('task.note', { n: shown.words.puzzle.n })}</span>
            </p>
          </header>
          <shown.Solver
            locale={locale}
            puzzle={shown.words.puzzle}
            themes={shown.words.themes}
            note={shown.words.note?.[locale]}
            href={`${pages}${shown.words.puzzle.id}/`}
            onNext={() => void next(running)}
            onFinish={(atOnce) => {
              inRow.value = atOnce ? inRow.value + 1 : 0;
            }}
          />
        </article>
      )}
    </div>
  );
}
