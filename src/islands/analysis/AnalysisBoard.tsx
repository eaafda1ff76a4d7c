// The board of the analysis page: the heat map over it, what is said, and the way back and forth along the line.
import { useMemo } from 'preact/hooks';
import { wholeLine } from '../../analysis/exploring.ts';
import { type HeatShown, heatOf, showsSide, summaryOf } from '../../analysis/heat.ts';
import { DetailPanel } from '../../board/DetailPanel.tsx';
import { detailOf, detailSquare } from '../../board/detail.ts';
import { sidesInGuard } from '../../board/guard.ts';
import { Stage } from '../../board/Stage.tsx';
import { noticeText, openingText } from '../../board/sentences.ts';
import type { Annotations } from '../../board/view.ts';
import {
  actionFrom,
  actionTo,
  dukeOf,
  isForbidden,
  isManeuver,
  levySquares,
  type Side,
  type Square,
  squareName,
} from '../../engine/index.ts';
import { actionSentence, joinList, joinSentences } from '../../i18n/actions.ts';
import { kindName } from '../../i18n/board-words.ts';
import { Choice } from '../editor/Choice.tsx';
import { saveSettings, useViewSettings } from '../settings-store.ts';
import type { Words } from './analysis-text.ts';
import { HeatOverlay } from './HeatOverlay.tsx';
import type { Analysis } from './use-analysis.ts';

interface Props {
  readonly analysis: Analysis;
  readonly words: Words;
  readonly shown: HeatShown;
  readonly onShown: (shown: HeatShown) => void;
  readonly awake: boolean;
}

const HEAT: readonly HeatShown[] = ['none', 'light', 'dark', 'both'];

/** The board and what belongs to it. */
export function AnalysisBoard({ analysis, words, shown, onShown, awake }: Props) {
  const { say, text } = words;
  const { board } = analysis.exploring;
  const { position } = board;
  const settings = useViewSettings();
  const bottom: Side = settings.flipped ? 1 : 0;
  const heat = useMemo(() => heatOf(position), [position]);
  const played = board.turns.length;
  const line = wholeLine(analysis.exploring).length;
  const square = detailSquare(board);

  const describe = (place: Square): string =>
    ([0, 1] as const)
      .filter((side) => showsSide(shown, side))
      .map((side) => ({ side, count: heat[place]?.reachedFrom[side].length ?? 0 }))
      .filter(({ count }) => count > 0)
      .map(
        ({ side, count }) =>
          text('label.join') +
          say(side === 0 ? 'heat.square.light' : 'heat.square.dark', { count }),
      )
      .join('');

  const button = (name: string, onClick: () => void, disabled = false) => (
    <button type="button" class="board-button" disabled={disabled} onClick={onClick}>
      {name}
    </button>
  );

  return (
    <>
      <Stage
        state={board}
        {...{ text, bottom, awake, describe }}
        coordinates={settings.coordinates}
        uprightNames={settings.uprightNames}
        annotations={annotationsOf(analysis)}
        name={say('board.name')}
        overlay={<HeatOverlay {...{ heat, shown, position, bottom }} />}
        onState={analysis.onBoard}
      />
      <div class="analysis-under">
        <Status {...{ analysis, words }} />
        <div class="board-controls">
          {button(say('button.back'), () => analysis.go(played - 1), played === 0)}
          {button(say('button.forward'), () => analysis.go(played + 1), played === line)}
          {button(say('button.first'), () => analysis.go(0), played === 0)}
          {button(say('button.flip'), () =>
            saveSettings({ ...settings, flipped: !settings.flipped }),
          )}
        </div>
        <div class="heat-choice">
          <Choice
            label={say('heat.label')}
            options={HEAT.map((one) => [one, say(`heat.${one}`)] as const)}
            value={shown}
            onChoose={onShown}
          />
          {shown !== 'none' && (
            <p class="panel-empty" role="status">
              {joinSentences(text, [say('heat.summary', { ...summaryOf(heat) }), say('heat.help')])}
            </p>
          )}
        </div>
        {square !== undefined && analysis.picked === undefined && board.choice.type !== 'drawn' && (
          <DetailPanel
            detail={detailOf(position, square, false)}
            inGuard={sidesInGuard(board).some((side) => dukeOf(position, side) === square)}
            text={text}
          />
        )}
      </div>
    </>
  );
}

/** What is said, and what to do with the action that is picked or the tile that is drawn. */
function Status({ analysis, words }: Pick<Props, 'analysis' | 'words'>) {
  const { say, text } = words;
  const { picked } = analysis;
  const { board } = analysis.exploring;
  const { position, choice } = board;
  const canPlay = picked !== undefined && !isForbidden(position, picked);
  const said =
    choice.type === 'drawn'
      ? say('say.drawn', {
          tile: kindName(text, choice.kind),
          squares: joinList(text, levySquares(position, position.side).map(squareName)),
        })
      : canPlay
        ? say('say.picked', { action: actionSentence(text, position, picked) })
        : noticeText(text, board) || openingText(text, board);
  return (
    <div class="analysis-status">
      <p class="board-status" role="status">
        {said}
      </p>
      {canPlay && (
        <button
          type="button"
          class="board-button is-main"
          onClick={() => {
            analysis.play(picked);
          }}
        >
          {say('button.play')}
        </button>
      )}
      {choice.type === 'drawn' && (
        <button type="button" class="board-button" onClick={analysis.letGo}>
          {say('button.putBack')}
        </button>
      )}
    </div>
  );
}

/** The picked action as an arrow. */
function annotationsOf({ picked, exploring }: Analysis): Annotations {
  if (picked === undefined || !isManeuver(picked)) return {};
  const ink = isForbidden(exploring.board.position, picked) ? 'red' : 'green';
  return { arrows: [{ from: actionFrom(picked), to: actionTo(picked), ink }] };
}
