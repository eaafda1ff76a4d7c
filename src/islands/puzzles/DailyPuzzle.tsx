// The daily puzzle by the reader's own calendar, the days before it, and the streak.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Locale, languageTags } from '../../i18n/locales.ts';
import { dayText, monthText, weekdayNames } from '../../puzzles/day-text.ts';
import {
  addDays,
  addMonths,
  type Day,
  daysOfMonth,
  isDay,
  localDay,
  monthOf,
  streak,
  untilMidnight,
  weekday,
} from '../../puzzles/days.ts';
import type { PuzzleWithWords } from '../../puzzles/puzzle-data.ts';
import { clockText, triesText } from '../../puzzles/share.ts';
import { type DailySchedule, dailyPuzzle } from '../../solver/schedule.ts';
import { PuzzleSolver } from './PuzzleSolver.tsx';
import { loadProgress, progress } from './progress-store.ts';
import { puzzleTextOf } from './puzzle-text.ts';

interface Props {
  readonly locale: Locale;
  readonly schedule: DailySchedule;
  /** The day of the build, shown until scripts know the reader's own. */
  readonly built: Day;
  /** Puzzles that the page holds: those of the build's day and its neighbours, so that every time zone finds its own. */
  readonly puzzles: readonly PuzzleWithWords[];
  /** Folder of the puzzles' data files. */
  readonly data: string;
  /** Folder of the puzzles' pages in this language. */
  readonly pages: string;
  /** Where training is, which is what comes next. */
  readonly next: string;
}

/** The day that an address asks for, `?day=2026-12-01`; any text may stand there. */
const dayOfAddress = (): string | undefined =>
  new URLSearchParams(location.search).get('day') ?? undefined;

/** The page's live part: the puzzle with its heading, then calendar and streak. */
export function DailyPuzzle(props: Props) {
  const { locale, schedule, built, pages, data } = props;
  const say = puzzleTextOf(locale);
  const tag = languageTags[locale];
  const today = useSignal<Day>(built);
  const chosen = useSignal<Day | undefined>(undefined);
  /** A day that has begun while the page was open on the day before. */
  const turned = useSignal(false);
  /** The address asks for a day that has no puzzle, or none yet. */
  const noSuchDay = useSignal(false);
  const loaded = useSignal<PuzzleWithWords | 'failed' | undefined>(undefined);
  const awake = useSignal(false);

  useEffect(() => {
    loadProgress();
    const readAddress = () => {
      const day = dayOfAddress();
      const now = localDay(new Date());
      today.value = now;
      turned.value = false;
      const isThere = isDay(day) && day <= now && day >= schedule.start;
      chosen.value = isThere && day < now ? day : undefined;
      noSuchDay.value = day !== undefined && !isThere;
    };
    readAddress();
    awake.value = true;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = new Date();
      if (localDay(now) !== today.value) turned.value = true;
      timer = setTimeout(look, untilMidnight(now));
    };
    look();
    addEventListener('popstate', readAddress);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      removeEventListener('popstate', readAddress);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  const day = chosen.value ?? today.value;
  const id = dailyPuzzle(schedule, day);
  const held = props.puzzles.find(({ puzzle }) => puzzle.id === id);

  const load = () => {
    loaded.value = undefined;
    // Most often the page holds the puzzle, and this is not needed.
    import('./load-puzzle.ts')
      .then(({ loadPuzzle }) => loadPuzzle(data, id))
      .then(
        (found) => {
          loaded.value = found;
        },
        () => {
          loaded.value = 'failed';
        },
      );
  };
  useEffect(() => {
    if (held === undefined) load();
  }, [id]);

  const shown =
    held ??
    (loaded.value !== undefined && loaded.value !== 'failed' && loaded.value.puzzle.id === id
      ? loaded.value
      : undefined);

  /** Shows another day, and says so in the address. */
  const go = (to: Day | undefined) => (event: Event) => {
    event.preventDefault();
    const url = new URL(location.href);
    if (to === undefined) url.searchParams.delete('day');
    else url.searchParams.set('day', to);
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
    document.querySelector('main')?.scrollIntoView();
  };

  const before = progress.value.results.get(id);
  return (
    <div class="daily">
      <header>
        <p class="eyebrow">{say('daily.day', { day: dayText(day, tag) })}</p>
        <h1>{shown === undefined ? say('load.waiting') : say('task', { n: shown.puzzle.n })}</h1>
        {shown !== undefined && (
          <p class="task-line">
            {shown.title !== undefined && <strong>{shown.title[locale]}</strong>}
            <span>{say('task.note', { n: shown.puzzle.n })}</span>
          </p>
        )}
      </header>
      {noSuchDay.value && (
        <p class="card" role="status">
          {say('daily.noSuchDay')}
        </p>
      )}
      {turned.value && (
        <p class="card new-day" role="status">
          {say('daily.new')}{' '}
          <button type="button" class="board-button is-main" onClick={go(undefined)}>
            {say('daily.open')}
          </button>
        </p>
      )}
      {shown === undefined ? (
        loaded.value === 'failed' && (
          <p class="card" role="alert">
            {say('load.failed')}{' '}
            <button type="button" class="board-button" onClick={load}>
              {say('load.again')}
            </button>
          </p>
        )
      ) : (
        <PuzzleSolver
          key={`${day} ${id}`}
          locale={locale}
          puzzle={shown.puzzle}
          themes={shown.themes}
          note={shown.note?.[locale]}
          href={`${pages}${id}/`}
          next={props.next}
          nextName={say('daily.train')}
          day={day}
        />
      )}
      {awake.value && (
        <section class="daily-more" aria-labelledby="past-days">
          <div class="daily-streak card">
            <Streak days={progress.value.daily} today={today.value} say={say} />
            {before?.solved && (
              <p>
                {say('daily.solvedBefore', {
                  time: clockText(before.seconds),
                  tries: triesText(before.wrong, true),
                })}
              </p>
            )}
            <p class="day-links">
              {chosen.value !== undefined && (
                <a class="button quiet" href="?" onClick={go(undefined)}>
                  {say('daily.backToToday')}
                </a>
              )}
              {addDays(today.value, -1) >= schedule.start && (
                <a
                  class="button quiet"
                  href={`?day=${addDays(today.value, -1)}`}
                  onClick={go(addDays(today.value, -1))}
                >
                  {say('daily.yesterday')}
                </a>
              )}
            </p>
          </div>
          <Calendar {...{ locale, schedule, day, go }} today={today.value} />
        </section>
      )}
    </div>
  );
}

type Say = ReturnType<typeof puzzleTextOf>;

function Streak({
  days,
  today,
  say,
}: {
  readonly days: ReadonlySet<Day>;
  readonly today: Day;
  readonly say: Say;
}) {
  const count = streak(days, today);
  return count === 0 ? (
    <p class="streak">{say('daily.noStreak')}</p>
  ) : (
    <p class="streak">
      <strong>{say.count('daily.streak', count)}</strong>
    </p>
  );
}

interface CalendarProps {
  readonly locale: Locale;
  readonly schedule: DailySchedule;
  readonly today: Day;
  /** The day shown. */
  readonly day: Day;
  readonly go: (day: Day | undefined) => (event: Event) => void;
}

/** A month at a time, from the first day of the schedule to today; days that were solved are marked. */
function Calendar({ locale, schedule, today, day, go }: CalendarProps) {
  const say = puzzleTextOf(locale);
  const tag = languageTags[locale];
  const month = useSignal(monthOf(day));
  const days = daysOfMonth(month.value);
  const { results } = progress.value;
  const isSolved = (one: Day) => results.get(dailyPuzzle(schedule, one))?.solved === true;
  const cell = (one: Day) => {
    const number = Number(one.slice(8));
    if (one > today || one < schedule.start) return <span class="no-day">{number}</span>;
    const solved = isSolved(one);
    const name =
      one === today
        ? say('daily.dayToday', { day: dayText(one, tag) })
        : say(solved ? 'daily.daySolved' : 'daily.dayMissed', { day: dayText(one, tag) });
    return (
      <a
        href={`?day=${one}`}
        class={solved ? 'is-solved' : undefined}
        aria-label={name}
        aria-current={one === day ? 'date' : undefined}
        onClick={go(one === today ? undefined : one)}
      >
        {number}
      </a>
    );
  };
  const weeks: (Day | undefined)[][] = [];
  const padded = [...Array.from({ length: weekday(month.value) }, () => undefined), ...days];
  for (let start = 0; start < padded.length; start += 7) weeks.push(padded.slice(start, start + 7));
  return (
    <div class="card calendar">
      <h2 id="past-days">{say('daily.calendar')}</h2>
      <div class="calendar-head">
        <button
          type="button"
          class="board-button"
          aria-label={say('daily.month.before')}
          disabled={month.value <= monthOf(schedule.start)}
          onClick={() => {
            month.value = addMonths(month.value, -1);
          }}
        >
          ‹
        </button>
        <p aria-live="polite">{monthText(month.value, tag)}</p>
        <button
          type="button"
          class="board-button"
          aria-label={say('daily.month.after')}
          disabled={month.value >= monthOf(today)}
          onClick={() => {
            month.value = addMonths(month.value, 1);
          }}
        >
          ›
        </button>
      </div>
      <table>
        <thead>
          <tr>
            {weekdayNames(tag).map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((one) => one !== undefined)}>
              {Array.from({ length: 7 }, (_, index) => {
                const one = week[index];
                return <td key={index}>{one !== undefined && cell(one)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {month.value === monthOf(schedule.start) && (
        <p class="first-day">{say('daily.first', { day: dayText(schedule.start, tag) })}</p>
      )}
    </div>
  );
}
