// The wins that were missed in a game: the search for them, and a list to look at and to solve.
import type { PlayedTurn } from '../../board/state.ts';
import { MOMENT_TURNS, type Moment } from '../../games/moments.ts';
import { actionSentence } from '../../i18n/actions.ts';
import { sideName } from '../../i18n/board-words.ts';
import type { Words } from './record-words.ts';
import type { MomentRun, MomentSearch } from './use-moments.ts';

interface Props {
  readonly run: MomentRun;
  readonly turns: readonly PlayedTurn[];
  readonly words: Words;
  readonly onShow: (moment: Moment) => void;
  readonly onSolve: (moment: Moment) => void;
}

/** The card. */
export function Moments({ run, turns, words, onShow, onSolve }: Props) {
  const { replay, board } = words;
  const search = run.search.value;
  const { phase, done, found } = search;
  const total = turns.length;
  const progress = replay('moments.progress', { done, total });
  return (
    <section class="board-card moments" aria-labelledby="moments-title">
      <h2 id="moments-title">{replay('moments.title')}</h2>
      <p>{replay('moments.lead', { turns: MOMENT_TURNS })}</p>
      {phase === 'searching' ? (
        <div class="thinking">
          <span>{progress}</span>
          <progress value={done} max={Math.max(1, total)} aria-label={progress} />
          <button type="button" class="board-button" onClick={run.cancel}>
            {replay('moments.cancel')}
          </button>
        </div>
      ) : (
        phase !== 'finished' && (
          <button type="button" class="board-button" disabled={total === 0} onClick={run.start}>
            {replay('moments.find')}
          </button>
        )
      )}
      <div role="status">
        {resultTexts(search, total, words).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {found.length > 0 && (
        <ul class="moment-list">
          {found.map((moment) => {
            const played = turns[moment.turn];
            if (played === undefined) return null;
            const { before, action } = played;
            return (
              <li key={moment.turn}>
                <p>
                  {replay('moments.item', {
                    number: moment.turn + 1,
                    side: sideName(board, before.side),
                    n: moment.win.n,
                  })}
                </p>
                <p class="moment-played">
                  {replay('moments.played', { action: actionSentence(board, before, action) })}
                </p>
                <div class="board-controls">
                  <button
                    type="button"
                    class="board-button is-main"
                    onClick={() => onSolve(moment)}
                  >
                    {replay('moments.solve')}
                  </button>
                  <button type="button" class="board-button" onClick={() => onShow(moment)}>
                    {replay('moments.show')}
                  </button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** What came of the search; nothing while it goes on. */
function resultTexts(search: MomentSearch, total: number, { replay }: Words): string[] {
  const { phase, done, found, unknown } = search;
  if (phase === 'waiting' || phase === 'searching') return [];
  if (phase === 'unavailable') return [replay('moments.trouble')];
  const turns = MOMENT_TURNS;
  return [
    phase === 'stopped' ? replay('moments.stopped', { done, total }) : '',
    found.length > 0 ? replay.count('moments.found', found.length) : '',
    found.length === 0 && phase === 'finished'
      ? replay(unknown === 0 ? 'moments.none' : 'moments.noneFound', { turns })
      : '',
    unknown > 0 ? replay.count('moments.unknown', unknown) : '',
  ].filter((sentence) => sentence !== '');
}
