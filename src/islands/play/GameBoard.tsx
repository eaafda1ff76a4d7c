// A game being played: the board with all of its help, whose turn it is, what is said, the levy, the turns, the end.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { BagPanel } from '../../board/BagPanel.tsx';
import { drawnKind } from '../../board/choosing.ts';
import { DetailPanel } from '../../board/DetailPanel.tsx';
import { detailOf, detailSquare } from '../../board/detail.ts';
import { sidesInGuard } from '../../board/guard.ts';
import { NotationInput } from '../../board/NotationInput.tsx';
import { Stage } from '../../board/Stage.tsx';
import { turnText } from '../../board/sentences.ts';
import { capturedTiles } from '../../board/state.ts';
import { Tray } from '../../board/Tray.tsx';
import { ViewControls } from '../../board/ViewControls.tsx';
import type { Annotations } from '../../board/view.ts';
import {
  actionActor,
  actionFrom,
  actionTo,
  DRAW,
  dukeOf,
  isManeuver,
  type Side,
  tileAt,
  tileSide,
} from '../../engine/index.ts';
import {
  awaitsComputer,
  bottomSide,
  canLevyNow,
  canTakeBack,
  outcomeOf,
} from '../../games/playing.ts';
import { opponentName, type Words } from '../../games/words.ts';
import { saveSettings, useViewSettings } from '../settings-store.ts';
import { GameEnd } from './GameEnd.tsx';
import { Said } from './Said.tsx';
import { TurnList } from './TurnList.tsx';
import type { Run } from './use-playing.ts';

interface Props {
  readonly run: Run;
  readonly words: Words;
  /** Folder of the pages in this language. */
  readonly home: string;
  /** The game was there when the page was opened. */
  readonly isContinued: boolean;
  readonly onNewGame: () => void;
}

/** What the reader is asked before it happens. */
type Question = 'resign' | 'new' | undefined;

/** The board and everything beside it. */
export function GameBoard({ run, words, home, isContinued, onNewGame }: Props) {
  const { play, board: text } = words;
  const playing = run.playing.value;
  const thinking = run.thinking.value;
  const { board, settings } = playing;
  const { position, choice } = board;
  const view = useViewSettings();
  const bottom = (view.flipped ? 1 - bottomSide(playing) : bottomSide(playing)) as Side;
  const outcome = outcomeOf(playing);
  const question = useSignal<Question>(undefined);

  // What was pressed may be out of use now: then the focus goes to the board, where the next thing happens.
  const stage = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const isOpening = isFirst.current;
    isFirst.current = false;
    // Who comes back to a game begins at the top of the page, as on every page.
    if (isOpening && isContinued) return;
    if (isOpening) stage.current?.scrollIntoView({ block: 'nearest' });
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(':disabled'))
      stage.current?.querySelector<HTMLElement>('.board-cell[tabindex="0"]')?.focus({
        preventScroll: true,
      });
  }, [board.turns.length, choice.type, thinking.type, outcome === undefined]);
  useEffect(() => {
    question.value = undefined;
  }, [board.turns, outcome === undefined]);

  const square = detailSquare(board);
  const own = settings.opponent === 'person' ? position.side : settings.side;
  const isEnemyOn = (place: number) => tileSide(tileAt(position, place)) !== own;
  const captured = capturedTiles(board);
  const hintsLevy = run.hint.value?.action === DRAW;
  const first = bottomSide(playing);
  // The person's tile, or the computer's that is being placed.
  const inHand = thinking.type === 'placing' ? thinking.kind : drawnKind(choice);

  return (
    <>
      <div ref={stage} class="game-stage">
        <Stage
          state={board}
          {...{ text, bottom }}
          coordinates={view.coordinates}
          uprightNames={view.uprightNames}
          annotations={annotationsOf(run)}
          awake
          onState={run.onBoard}
        />
      </div>
      <div class="board-side">
        <TurnLine run={run} words={words} />
        <Said {...{ run, words, home, isContinued }} />
        {question.value === undefined ? (
          // biome-ignore lint/a11y/useSemanticElements: buttons of a board are no form.
          <div
            class="board-controls game-controls"
            role="group"
            aria-label={play('controls.label')}
          >
            {outcome === undefined && (
              <>
                <button
                  type="button"
                  class={hintsLevy ? 'board-button is-hinted' : 'board-button'}
                  disabled={!canLevyNow(playing)}
                  onClick={run.levy}
                >
                  {text('control.levy')}
                </button>
                <button
                  type="button"
                  class="board-button"
                  disabled={
                    thinking.type !== 'nothing' ||
                    awaitsComputer(playing) ||
                    run.hint.value !== undefined
                  }
                  onClick={run.giveHint}
                >
                  {play('button.hint')}
                </button>
              </>
            )}
            <button
              type="button"
              class="board-button"
              disabled={!canTakeBack(playing)}
              onClick={run.takeBack}
            >
              {text('control.takeBack')}
            </button>
            {outcome === undefined && (
              <button
                type="button"
                class="board-button is-quiet"
                onClick={() => {
                  question.value = 'resign';
                }}
              >
                {play('button.resign')}
              </button>
            )}
            <button
              type="button"
              class={outcome === undefined ? 'board-button is-quiet' : 'board-button is-main'}
              onClick={() => {
                if (outcome !== undefined || board.turns.length === 0) onNewGame();
                else question.value = 'new';
              }}
            >
              {play('button.newGame')}
            </button>
          </div>
        ) : (
          <Confirm
            question={question}
            words={words}
            onYes={question.value === 'resign' ? run.resign : onNewGame}
          />
        )}
        {outcome !== undefined && <GameEnd {...{ playing, outcome, words, home }} />}
        {choice.type !== 'drawn' && square !== undefined && (
          <DetailPanel
            detail={detailOf(position, square, view.hideReverse && isEnemyOn(square))}
            inGuard={sidesInGuard(board).some((side) => dukeOf(position, side) === square)}
            text={text}
          />
        )}
        {([first, 1 - first] as Side[]).map((side) => (
          <BagPanel key={side} open={false} {...{ position, side, text }} inHand={inHand} />
        ))}
        {captured.length > 0 && <Tray tiles={captured} text={text} />}
        <TurnList turns={board.turns} words={words} />
        <details class="board-card board-more">
          <summary>{text('control.view')}</summary>
          <ViewControls settings={view} text={text} onSettings={saveSettings} />
          {outcome === undefined && !awaitsComputer(playing) && (
            <NotationInput state={board} text={text} onState={run.onBoard} />
          )}
        </details>
      </div>
    </>
  );
}

/** What a hint points at. */
function annotationsOf({ hint }: Run): Annotations {
  if (hint.value === undefined) return {};
  const { action } = hint.value;
  if (action === DRAW) return {};
  if (!isManeuver(action)) return { hint: [actionTo(action)] };
  return { hint: [...new Set([actionActor(action), actionFrom(action), actionTo(action)])] };
}

/** Whose turn it is, or that the computer thinks, or that the game is over. */
function TurnLine({ run, words }: Pick<Props, 'run' | 'words'>) {
  const { play, board: text } = words;
  const playing = run.playing.value;
  const { board, settings } = playing;
  const { side } = board.position;
  const outcome = outcomeOf(playing);
  const isThinking =
    run.thinking.value.type === 'choosing' || run.thinking.value.type === 'placing';
  const name = opponentName(words, settings);
  const said =
    outcome !== undefined
      ? play('turn.over')
      : settings.opponent === 'person'
        ? turnText(text, side).replace(/[.。]$/, '')
        : isThinking
          ? play('say.thinking', { name })
          : awaitsComputer(playing)
            ? play('turn.computer', { name })
            : play('turn.you');
  const inGuard = outcome === undefined && sidesInGuard(board).includes(side);
  return (
    <p class="puzzle-side turn-line">
      {outcome === undefined && (
        <span class={side === 0 ? 'side-seal is-light' : 'side-seal is-dark'} />
      )}
      <span>{said}</span>
      {isThinking && <span class="thinking-dots" aria-hidden="true" />}
      {inGuard && <span class="guard-flag">{text('guard.flag')}</span>}
      <span class="turns-left">
        {play('turn.number', { number: board.turns.length + (outcome === undefined ? 1 : 0) })}
      </span>
    </p>
  );
}

interface ConfirmProps {
  readonly question: Signal<Question>;
  readonly words: Words;
  readonly onYes: () => void;
}

/** The question, in the place of the buttons; the focus goes to the answer that changes nothing. */
function Confirm({ question, words: { play }, onYes }: ConfirmProps) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  const isResigning = question.value === 'resign';
  const asked = play(isResigning ? 'confirm.resign' : 'confirm.new');
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a board are no form.
    <div class="board-controls game-question" role="group" aria-label={asked}>
      <p>{asked}</p>
      <button
        type="button"
        class="board-button is-main"
        onClick={() => {
          question.value = undefined;
          onYes();
        }}
      >
        {play(isResigning ? 'confirm.resignYes' : 'confirm.newYes')}
      </button>
      <button
        ref={no}
        type="button"
        class="board-button"
        onClick={() => {
          question.value = undefined;
        }}
      >
        {play('confirm.no')}
      </button>
    </div>
  );
}
