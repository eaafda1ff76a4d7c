// A live board with everything around it: what is said, the buttons, the chosen tile, bags, tray and view.

import type { ComponentChildren } from 'preact';
import { BagPanel } from '../board/BagPanel.tsx';
import { canDraw, drawFor, drawnKind } from '../board/choosing.ts';
import { DetailPanel } from '../board/DetailPanel.tsx';
import { DrawnTile } from '../board/DrawnTile.tsx';
import { detailOf, detailSquare } from '../board/detail.ts';
import { sidesInGuard } from '../board/guard.ts';
import { NotationInput } from '../board/NotationInput.tsx';
import { Stage } from '../board/Stage.tsx';
import { noticeText, openingText } from '../board/sentences.ts';
import { type BoardState, capturedTiles, resetBoard, takeBack } from '../board/state.ts';
import { Tray } from '../board/Tray.tsx';
import { ViewControls } from '../board/ViewControls.tsx';
import type { Annotations } from '../board/view.ts';
import { bagSize, drawTile, dukeOf, formatPosition, type Side, tileSide } from '../engine/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { pageText } from './page-text.ts';
import { saveSettings, useViewSettings } from './settings-store.ts';
import { useAwake } from './use-awake.ts';

interface Props {
  readonly locale: Locale;
  readonly state: BoardState;
  readonly onState: (state: BoardState) => void;
  /** The side at the bottom, unless the reader turns the board. */
  readonly bottom: Side;
  readonly annotations?: Annotations;
  /** What tells it from other boards on the page, for screen readers. */
  readonly name?: string | undefined;
  /** Said instead of what the board says itself. */
  readonly message?: ComponentChildren;
  /** Buttons before “Take back”. */
  readonly buttons?: ComponentChildren;
  /** The levy is what the board is about: its button stands out. */
  readonly isLevyMain?: boolean;
  /** Where chance comes from; a test's own, otherwise the browser's. */
  readonly random?: () => number;
  /** Address of the analysis page; without it nothing leads there. */
  readonly analysis?: string | undefined;
  /** `small` is the board, what it says and its buttons, one below the other. */
  readonly size?: 'full' | 'small';
}

/** The frame. It is asleep on the server and until scripts run: then nothing takes focus and buttons cannot be seen. */
export function BoardFrame(props: Props) {
  const { locale, state, onState, annotations, size = 'full', random = Math.random } = props;
  const text = pageText(locale);
  const awake = useAwake();

  const settings = useViewSettings();
  const bottom = (settings.flipped ? 1 - props.bottom : props.bottom) as Side;
  const { choice, position } = state;
  const square = detailSquare(state);
  const detail =
    square === undefined
      ? undefined
      : detailOf(position, square, settings.hideReverse && isEnemy(state, square));
  const captured = capturedTiles(state);
  const withBags = ([0, 1] as const).filter((side) => bagSize(state.start, side) > 0);

  const draw = () => onState(drawFor(state, drawTile(position, position.side, random)));

  return (
    <div class={awake ? 'board-island is-awake' : 'board-island'} data-size={size}>
      <Stage
        {...{ state, text, bottom, onState }}
        coordinates={settings.coordinates}
        uprightNames={settings.uprightNames}
        annotations={annotations ?? {}}
        awake={awake}
        name={props.name}
      />
      <div class="board-side">
        <div class="board-status" role="status">
          {props.message || noticeText(text, state) || openingText(text, state)}
        </div>
        <div class="board-controls">
          {withBags.length > 0 && (
            <button
              type="button"
              class={props.isLevyMain ? 'board-button is-main' : 'board-button'}
              disabled={!canDraw(state)}
              onClick={draw}
            >
              {text('control.levy')}
            </button>
          )}
          {props.buttons}
          <button
            type="button"
            class="board-button"
            disabled={state.turns.length === 0 || choice.type === 'drawn'}
            onClick={() => onState(takeBack(state))}
          >
            {text('control.takeBack')}
          </button>
          <button
            type="button"
            class="board-button"
            disabled={state.turns.length === 0 && choice.type === 'nothing'}
            onClick={() => onState(resetBoard(state))}
          >
            {text('control.reset')}
          </button>
        </div>
        {choice.type === 'drawn' && (
          <DrawnTile kind={choice.kind} side={position.side} text={text} />
        )}
        {choice.type !== 'drawn' && size === 'full' && (
          <DetailPanel
            detail={detail}
            inGuard={square !== undefined && isDukeInGuard(state, square)}
            text={text}
          />
        )}
        {withBags.map((side) => (
          <BagPanel
            key={side}
            open={false}
            {...{ position, side, text }}
            inHand={drawnKind(choice)}
          />
        ))}
        {size === 'full' && captured.length > 0 && <Tray tiles={captured} text={text} />}
        {size === 'full' && (
          <details class="board-card board-more">
            <summary>{text('control.view')}</summary>
            <ViewControls settings={settings} text={text} onSettings={saveSettings} />
            <NotationInput {...{ state, text, onState }} />
            {props.analysis !== undefined && (
              <a
                class="board-button"
                href={`${props.analysis}#position=${formatPosition(position).replaceAll(' ', '_')}`}
              >
                {text('control.analyse')}
              </a>
            )}
          </details>
        )}
      </div>
    </div>
  );
}

const isEnemy = ({ rules, position }: BoardState, square: number): boolean => {
  const own = rules.reader === 'both' ? position.side : rules.reader;
  return tileSide(position.board[square] ?? 0) !== own;
};

const isDukeInGuard = (state: BoardState, square: number): boolean =>
  sidesInGuard(state).some((side) => dukeOf(state.position, side) === square);
