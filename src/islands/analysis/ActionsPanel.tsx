// Every action of the side to act, tile by tile; the levy with its odds; and why the forbidden ones are.
import { listActions } from '../../analysis/listing.ts';
import { keptFor } from '../../board/kept.ts';
import { resultOf } from '../../board/state.ts';
import { type ReachedSquare, squareName, tileKind } from '../../engine/index.ts';
import { forbiddenSentence, joinList } from '../../i18n/actions.ts';
import { kindName } from '../../i18n/board-words.ts';
import type { Words } from './analysis-text.ts';
import { PickButton } from './PickButton.tsx';
import type { Analysis } from './use-analysis.ts';

interface Props {
  readonly analysis: Analysis;
  readonly words: Words;
}

const listingOf = keptFor(listActions);

/** The lists. */
export function ActionsPanel({ analysis, words }: Props) {
  const { say, text } = words;
  const { board } = analysis.exploring;
  const { position, choice } = board;
  const isOver = resultOf(board) !== undefined;
  const { tiles, levy, legalCount, forbiddenCount } = listingOf(position);
  const row = (plan: ReachedSquare) => (
    <li key={plan.action}>
      <PickButton {...{ analysis, words, plan }} />
      {plan.forbiddenBy[0] !== undefined && (
        <span class="action-reason">
          {forbiddenSentence(text, position, plan.square, plan.forbiddenBy[0])}
        </span>
      )}
    </li>
  );

  if (isOver)
    return (
      <section class="board-card" aria-labelledby="actions-title">
        <h2 id="actions-title">{say('actions.title')}</h2>
        <p>{say('actions.over')}</p>
      </section>
    );
  return (
    <section class="board-card actions-panel" aria-labelledby="actions-title">
      <h2 id="actions-title">
        {say('actions.title')}{' '}
        <span class="panel-count">{say.count('actions.count', legalCount)}</span>
      </h2>
      {legalCount + forbiddenCount === 0 && <p>{say('actions.none')}</p>}
      {tiles
        .filter(({ legal }) => legal.length > 0)
        .map(({ square, tile, legal }) => (
          <ul
            key={square}
            class="action-list"
            aria-label={say('actions.tile', {
              tile: kindName(text, tileKind(tile)),
              square: squareName(square),
            })}
          >
            {legal.map(row)}
          </ul>
        ))}
      {levy !== undefined && (
        <div class="levy-list">
          <h3>{say('actions.levy', { squares: joinList(text, levy.squares.map(squareName)) })}</h3>
          <p class="panel-empty">{say('actions.levyHelp')}</p>
          <ul class="action-list">
            {levy.chances.map(({ kind, copies, bagSize }) => (
              <li key={kind}>
                <button
                  type="button"
                  class="line-step"
                  aria-pressed={choice.type === 'drawn' && choice.kind === kind}
                  onClick={() => analysis.draw(kind)}
                >
                  {say('actions.levyChance', {
                    tile: kindName(text, kind),
                    copies,
                    total: bagSize,
                  })}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {forbiddenCount > 0 && (
        <details class="forbidden-list">
          <summary>{say.count('forbidden.title', forbiddenCount)}</summary>
          <ul class="action-list">{tiles.flatMap(({ forbidden }) => forbidden.map(row))}</ul>
        </details>
      )}
    </section>
  );
}
