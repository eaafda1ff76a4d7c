// The chance of a draw: guessed with a slider, then told exactly.
import { useMemo, useState } from 'preact/hooks';
import { bagCount, bagKinds } from '../../engine/index.ts';
import { type OddsSource, percentOf, readOdds, reduced } from '../../exercises/odds.ts';
import { joinList, joinSentences } from '../../i18n/actions.ts';
import { kindName } from '../../i18n/board-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { pageText } from '../page-text.ts';
import { recordSolved } from '../progress-store.ts';
import { useAwake } from '../use-awake.ts';
import { exerciseText } from './exercise-text.ts';

interface Props extends OddsSource {
  readonly locale: Locale;
  readonly lesson: string;
  readonly id: string;
  readonly after?: string;
}

/** A guess this near, in points of a per cent, is a good one. */
const NEAR = 2;

/** The exercise, without its diagram, which is a picture on the page. */
export function Odds({ locale, lesson, id, after = '', ...source }: Props) {
  const board = pageText(locale);
  const text = exerciseText(locale);
  const awake = useAwake();
  const odds = useMemo(() => readOdds(source), []);
  const [guess, setGuess] = useState(50);
  const [shown, setShown] = useState(false);
  const { copies, total } = odds;
  const lowest = reduced(odds);
  const off = Math.abs(guess - (copies / total) * 100);
  const near = off <= NEAR;
  const choose = (event: { currentTarget: HTMLInputElement }) => {
    const value = event.currentTarget.valueAsNumber;
    if (value >= 0 && value <= 100) setGuess(Math.round(value));
  };
  const shared = { min: 0, max: 100, value: guess, disabled: shown || !awake, onInput: choose };

  return (
    <div class={awake ? 'odds is-awake' : 'odds'}>
      <p class="odds-bag">
        <span>{text('odds.bag')}</span>{' '}
        {joinList(
          board,
          bagKinds(odds.position, odds.side).map((kind) =>
            text('odds.count', {
              tile: kindName(board, kind),
              count: bagCount(odds.position, odds.side, kind),
            }),
          ),
        )}
      </p>
      <div class="odds-guess">
        <label for={`${lesson}-${id}-guess`}>{text('odds.guess')}</label>
        <input type="range" aria-label={text('odds.guess')} {...shared} />
        <input type="number" id={`${lesson}-${id}-guess`} inputMode="numeric" {...shared} />
      </div>
      <div class="board-controls">
        {!shown && (
          <button
            type="button"
            class="board-button is-main"
            onClick={() => {
              setShown(true);
              recordSolved(lesson, id);
            }}
          >
            {text('odds.show')}
          </button>
        )}
      </div>
      <div class="board-status" role="status">
        {shown && (
          <div class={near ? 'verdict is-right' : 'verdict is-neutral'}>
            <strong>
              {near ? text('odds.near') : text('odds.far', { points: Math.round(off) })}
            </strong>{' '}
            {joinSentences(board, [
              text('odds.exact', {
                copies,
                total,
                fraction: `${lowest.copies}/${lowest.total}`,
                percent: percentOf(odds),
              }),
              after,
            ])}
          </div>
        )}
      </div>
    </div>
  );
}
