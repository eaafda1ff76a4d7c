// A record that is shown: the board at a turn, stepping, all turns as sentences, sharing, and the wins that were missed.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BagPanel } from '../../board/BagPanel.tsx';
import { DetailPanel } from '../../board/DetailPanel.tsx';
import { detailOf, detailSquare } from '../../board/detail.ts';
import { sidesInGuard } from '../../board/guard.ts';
import { Stage } from '../../board/Stage.tsx';
import { noticeText, openingText } from '../../board/sentences.ts';
import { type BoardState, capturedTiles, gameOf } from '../../board/state.ts';
import { Tray } from '../../board/Tray.tsx';
import { ViewControls } from '../../board/ViewControls.tsx';
import { dukeOf, formatPosition, formatRecord, type Side } from '../../engine/index.ts';
import { type Moment, puzzleOfMoment } from '../../games/moments.ts';
import { recordFragment } from '../../games/record-address.ts';
import { actionSentence, joinSentences } from '../../i18n/actions.ts';
import { sideName } from '../../i18n/board-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { SolverProps } from '../puzzles/PuzzleSolver.tsx';
import { ReplayControls, stepOfKey } from '../ReplayControls.tsx';
import { saveSettings, useViewSettings } from '../settings-store.ts';
import { Moments } from './Moments.tsx';
import type { Words } from './record-words.ts';
import { useMoments } from './use-moments.ts';

interface Props {
  /** The board after each turn, the first before any. */
  readonly states: readonly BoardState[];
  readonly words: Words;
  readonly locale: Locale;
  readonly home: string;
  readonly onClose: () => void;
}

/** The record, or one of its moments as a puzzle. */
export function Record({ states, words, locale, home, onClose }: Props) {
  const { replay, board: text } = words;
  const turn = useSignal(0);
  /** What the reader chose on the board of this turn. */
  const looked = useSignal<BoardState | undefined>(undefined);
  const solving = useSignal<Moment | undefined>(undefined);
  const Solver = useSignal<ComponentType<SolverProps> | undefined>(undefined);
  const stage = useRef<HTMLDivElement>(null);
  const settings = useViewSettings();
  const total = states.length - 1;
  const last = states[total] as BoardState;
  const moments = useMoments(last.turns);
  const state = looked.value ?? (states[turn.value] as BoardState);
  const go = (to: number) => {
    turn.value = Math.max(0, Math.min(total, to));
    looked.value = undefined;
  };
  const solve = async (moment: Moment) => {
    Solver.value ??= (await import('../puzzles/PuzzleSolver.tsx')).PuzzleSolver;
    go(moment.turn);
    solving.value = moment;
  };

  // The arrow keys step wherever they have nothing else to do.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = stepOfKey(event.key);
      const within = event.target instanceof Element ? event.target : undefined;
      const isTaken = within?.closest(
        'input, textarea, select, [role="grid"], [tabindex="0"]:not(a, button)',
      );
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (step === undefined || isTaken || hasModifier || solving.value !== undefined) return;
      event.preventDefault();
      go(turn.value + step);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const now = solving.value;
  if (now !== undefined && Solver.value !== undefined) {
    const PuzzleSolver = Solver.value;
    const played = last.turns[now.turn];
    return (
      <section class="moment-puzzle" aria-labelledby="moment-title">
        <header ref={intoView}>
          <h2 id="moment-title" tabIndex={-1}>
            {replay('moments.solving', { number: now.turn + 1, n: now.win.n })}
          </h2>
          <button
            type="button"
            class="board-button"
            onClick={() => {
              solving.value = undefined;
            }}
          >
            {replay('moments.back')}
          </button>
        </header>
        {played !== undefined && (
          <PuzzleSolver
            key={now.turn}
            locale={locale}
            puzzle={puzzleOfMoment(played, now.win)}
            href={`${home}replay/#${recordFragment(gameOf(last))}`}
          />
        )}
      </section>
    );
  }

  const bottom: Side = settings.flipped ? 1 : 0;
  const square = detailSquare(state);
  const captured = capturedTiles(state);
  const place =
    turn.value === 0
      ? replay.count('placeStart', total)
      : replay('place', { number: turn.value, total });
  const position = encodeURI(formatPosition(state.position)).replaceAll('%20', '_');
  return (
    <div class="board-island game-island is-awake">
      <div ref={stage} class="game-stage">
        <Stage
          {...{ state, text, bottom }}
          coordinates={settings.coordinates}
          uprightNames={settings.uprightNames}
          awake
          onState={(next) => {
            // Tiles can be looked at; what was played is played.
            if (next.turns === state.turns) looked.value = next;
          }}
        />
      </div>
      <div class="board-side">
        <ReplayControls
          turn={turn.value}
          total={total}
          words={{
            first: replay('first'),
            back: replay('back'),
            next: replay('next'),
            last: replay('last'),
            slider: replay('slider'),
            place,
          }}
          onTurn={go}
        />
        <p class="replay-place">{place}</p>
        <div class="board-status" role="status">
          {turn.value === 0 && looked.value === undefined
            ? joinSentences(text, [replay('start'), openingText(text, state)])
            : noticeText(text, state)}
        </div>
        <Turns states={states} turn={turn.value} words={words} onTurn={go} />
        <Share last={last} words={words} home={home} position={position} onClose={onClose} />
        <Moments
          run={moments}
          turns={last.turns}
          words={words}
          onShow={({ turn: at }) => {
            go(at);
            stage.current?.scrollIntoView({ block: 'nearest' });
          }}
          onSolve={(moment) => void solve(moment)}
        />
        {square !== undefined && (
          <DetailPanel
            detail={detailOf(state.position, square, false)}
            inGuard={sidesInGuard(state).some((side) => dukeOf(state.position, side) === square)}
            text={text}
          />
        )}
        {([0, 1] as const).map((side) => (
          <BagPanel key={side} open={false} position={state.position} side={side} text={text} />
        ))}
        {captured.length > 0 && <Tray tiles={captured} text={text} />}
        <details class="board-card board-more">
          <summary>{text('control.view')}</summary>
          <ViewControls settings={settings} text={text} onSettings={saveSettings} />
        </details>
      </div>
    </div>
  );
}

/** What has taken the place of the game is read from its title on. */
function intoView(header: HTMLElement | null): void {
  header?.scrollIntoView({ block: 'start' });
  header?.querySelector('h2')?.focus({ preventScroll: true });
}

interface TurnsProps {
  readonly states: readonly BoardState[];
  readonly turn: number;
  readonly words: Words;
  readonly onTurn: (turn: number) => void;
}

/** All turns as sentences; choosing one goes there. */
function Turns({ states, turn, words: { replay, board }, onTurn }: TurnsProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the list alone, never the page.
    if (list.current && current)
      list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [turn]);
  const { turns } = states.at(-1) as BoardState;
  return (
    <details class="board-card turn-list" open>
      <summary>{replay('turns')}</summary>
      <ol ref={list}>
        {turns.map(({ action, before }, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index + 1 === turn ? 'step' : undefined}
              onClick={() => onTurn(index + 1)}
            >
              <span class={before.side === 0 ? 'side-seal is-light' : 'side-seal is-dark'} />
              <span class="visually-hidden">{sideName(board, before.side)} </span>
              <span>{actionSentence(board, before, action)}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface ShareProps {
  readonly last: BoardState;
  readonly words: Words;
  readonly home: string;
  /** The position that is shown, as it stands in an address. */
  readonly position: string;
  readonly onClose: () => void;
}

/** What can be done with the record and with the position that is shown. */
function Share({ last, words: { replay }, home, position, onClose }: ShareProps) {
  const copied = useSignal<'link' | 'record' | undefined>(undefined);
  const byHand = useSignal('');
  const game = gameOf(last);
  const record = formatRecord(game);
  const link = () => new URL(`${home}replay/#${recordFragment(gameOf(last))}`, location.href).href;
  const copy = async (what: 'link' | 'record', text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      copied.value = what;
      byHand.value = '';
    } catch {
      byHand.value = text;
    }
  };
  const download = () => {
    const address = URL.createObjectURL(new Blob([`${record}\n`], { type: 'text/plain' }));
    const anchor = document.createElement('a');
    anchor.href = address;
    anchor.download = replay('fileName');
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(address), 1_000);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a record are no form.
    <div class="board-controls" role="group" aria-label={replay('actions')}>
      <button type="button" class="board-button" onClick={() => void copy('link', link())}>
        {replay(copied.value === 'link' ? 'copied' : 'share')}
      </button>
      <button type="button" class="board-button" onClick={() => void copy('record', record)}>
        {replay(copied.value === 'record' ? 'copied' : 'copy')}
      </button>
      <button type="button" class="board-button" onClick={download}>
        {replay('download')}
      </button>
      <a class="board-button" href={`${home}analysis/#position=${position}`}>
        {replay('analyse')}
      </a>
      <a class="board-button" href={`${home}play/#position=${position}`}>
        {replay('playOn')}
      </a>
      <button type="button" class="board-button is-quiet" onClick={onClose}>
        {replay('other')}
      </button>
      {byHand.value !== '' && (
        <label class="by-hand">
          <span>{replay('byHand')}</span>
          <textarea class="share-text" readOnly rows={4} value={byHand.value} />
        </label>
      )}
    </div>
  );
}
