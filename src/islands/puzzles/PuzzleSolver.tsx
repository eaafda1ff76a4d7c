// A puzzle to solve: the board, what is said, hints, the result, other draws, the solution and the proof.
import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { BagPanel } from '../../board/BagPanel.tsx';
import { canDraw, drawnKind } from '../../board/choosing.ts';
import { DetailPanel } from '../../board/DetailPanel.tsx';
import { DrawnTile } from '../../board/DrawnTile.tsx';
import { detailOf, detailSquare } from '../../board/detail.ts';
import { sidesInGuard } from '../../board/guard.ts';
import { NotationInput } from '../../board/NotationInput.tsx';
import { Stage } from '../../board/Stage.tsx';
import { noticeText } from '../../board/sentences.ts';
import { TilePicture } from '../../board/TilePicture.tsx';
import { ViewControls } from '../../board/ViewControls.tsx';
import type { Annotations } from '../../board/view.ts';
import {
  actionKind,
  actionTo,
  bagSize,
  dukeOf,
  isManeuver,
  makeTile,
  type Side,
  tileAt,
  tileSide,
} from '../../engine/index.ts';
import { joinSentences } from '../../i18n/actions.ts';
import { kindName } from '../../i18n/board-words.ts';
import { type Locale, languageTags } from '../../i18n/locales.ts';
import type { PuzzleKey } from '../../i18n/puzzle-words.ts';
import { dayText } from '../../puzzles/day-text.ts';
import { type Day, localDay } from '../../puzzles/days.ts';
import type { PuzzleData } from '../../puzzles/puzzle-data.ts';
import { clockText, shareText } from '../../puzzles/share.ts';
import {
  awaitsReply,
  canTakeBack,
  lastDraw,
  type Solving,
  turnsLeft,
} from '../../puzzles/solving.ts';
import { hintCount, hintSquares, hintText, phaseText, replyText } from '../../puzzles/words.ts';
import type { Theme } from '../../solver/index.ts';
import { pageText } from '../page-text.ts';
import { saveSettings, useViewSettings } from '../settings-store.ts';
import type { ProofPanelProps } from './ProofPanel.tsx';
import { finish } from './progress-store.ts';
import { puzzleTextOf } from './puzzle-text.ts';
import { type Run, useSolving } from './use-solving.ts';

/** What a page says of the puzzle it shows. */
export interface SolverProps {
  readonly locale: Locale;
  readonly puzzle: PuzzleData;
  /** What it is about, said once it is finished. */
  readonly themes?: readonly Theme[] | undefined;
  /** What to take away from it, said once it is finished. */
  readonly note?: string | undefined;
  /** The address of the puzzle's own page, as it is shared; relative to the site's origin. */
  readonly href: string;
  /** Where “next puzzle” leads. */
  readonly next?: string | undefined;
  /** What the way on is called where it leads elsewhere than to a puzzle. */
  readonly nextName?: string | undefined;
  /** What “next puzzle” does instead of leading somewhere. */
  readonly onNext?: (() => void) | undefined;
  /** The day whose daily puzzle this is. */
  readonly day?: Day | undefined;
  /** Told once it is finished: solved at once, or not. */
  readonly onFinish?: ((atOnce: boolean) => void) | undefined;
}

/** The puzzle. On the server, and until scripts run, it is a diagram with what to do. */
export function PuzzleSolver(props: SolverProps) {
  const { locale, puzzle: page } = props;
  const words = { board: pageText(locale), puzzle: puzzleTextOf(locale) };
  const { board: text, puzzle: say } = words;
  const run = useSolving(page);
  const awake = useSignal(false);
  const begin = useRef(0);
  const seconds = useSignal(0);
  const panel = useSignal<'nothing' | 'solution'>('nothing');
  // Before any key can come, see `use-awake.ts`.
  useLayoutEffect(() => {
    awake.value = true;
    begin.current = performance.now();
  }, []);

  const solving = run.solving.value;
  const { board, phase, attacker } = solving;
  const { position, choice } = board;
  const settings = useViewSettings();
  const bottom = (settings.flipped ? 1 - attacker : attacker) as Side;

  // Finished once: by solving it, or by looking the solution up.
  const finished = solving.solved || solving.shown;
  useEffect(() => {
    if (!finished) return;
    seconds.value = Math.round((performance.now() - begin.current) / 1000);
    const { wrong, solved } = run.solving.value;
    // A position without a name, of the reader's own game, is in no list and in no streak.
    if (page.id !== '')
      finish({
        id: page.id,
        solved: solved && !run.solving.value.shown,
        wrong: Math.min(wrong, 999),
        seconds: seconds.value,
        day: localDay(new Date()),
        dailyOf: props.day,
      });
    props.onFinish?.(solved && wrong === 0 && !run.solving.value.shown);
  }, [finished]);

  // What was pressed may be gone or out of use now: then the focus goes to the board, where the next thing happens.
  const island = useRef<HTMLDivElement>(null);
  const phaseBefore = useRef(phase.type);
  useEffect(() => {
    if (phaseBefore.current === phase.type) return;
    phaseBefore.current = phase.type;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost || activeElement?.matches(':disabled'))
      island.current
        ?.querySelector<HTMLElement>('.board-cell[tabindex="0"]')
        ?.focus({ preventScroll: true });
  }, [phase.type]);

  const square = detailSquare(board);
  const isEnemyOn = (place: number) => tileSide(tileAt(position, place)) !== attacker;
  const acting = phase.type === 'acting';
  const sealSide = awaitsReply(solving) ? 1 - attacker : attacker;

  return (
    <div
      ref={island}
      data-puzzle={page.id}
      class={`board-island puzzle-island${awake.value ? ' is-awake' : ''}${phase.type === 'viewing' ? ' is-viewing' : ''}`}
    >
      <Stage
        state={board}
        {...{ text, bottom }}
        coordinates={settings.coordinates}
        uprightNames={settings.uprightNames}
        annotations={annotationsOf(run)}
        awake={awake.value}
        onState={run.onState}
      />
      <div class="board-side">
        <div class="puzzle-task">
          <p class="puzzle-side">
            <span class={sealSide === 0 ? 'side-seal is-light' : 'side-seal is-dark'} />
            {say(turnKey(solving))}
            {acting && board.turns.length > 0 && (
              <span class="turns-left">{say.count('left', turnsLeft(solving))}</span>
            )}
          </p>
        </div>
        <div class="board-status" role="status">
          <Status run={run} words={words} />
        </div>
        <Thinking run={run} say={say} />
        {choice.type === 'drawn' && (
          <DrawnTile kind={choice.kind} side={position.side} text={text} />
        )}
        {(phase.type === 'replying' || phase.type === 'refuting') && !isManeuver(phase.reply) && (
          <section class="board-card drawn-tile">
            <div class="drawn-picture">
              <TilePicture tile={makeTile(actionKind(phase.reply), position.side, 0)} text={text} />
            </div>
            <p class="drawn-name">{kindName(text, actionKind(phase.reply))}</p>
          </section>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: buttons of a board are no form. */}
        <div class="board-controls" role="group" aria-label={say('controls.label')}>
          {phase.type === 'refuted' && (
            <button type="button" class="board-button is-main" onClick={run.takeBack}>
              {say('button.takeBack')}
            </button>
          )}
          {phase.type === 'viewing' && (
            <button type="button" class="board-button is-main" onClick={run.restart}>
              {say('button.back')}
            </button>
          )}
          {bagSize(board.start, attacker) > 0 &&
            phase.type !== 'viewing' &&
            phase.type !== 'refuted' &&
            phase.type !== 'solved' && (
              <button
                type="button"
                class="board-button"
                disabled={!acting || !canDraw(board)}
                onClick={run.levy}
              >
                {text('control.levy')}
              </button>
            )}
          {phase.type !== 'viewing' && phase.type !== 'solved' && (
            <button
              type="button"
              class="board-button"
              disabled={phase.type !== 'refuted' && (!acting || hintsAreUsedUp(run))}
              onClick={run.giveHint}
            >
              {say('button.hint')}
            </button>
          )}
          {phase.type !== 'refuted' && phase.type !== 'viewing' && (
            <button
              type="button"
              class="board-button"
              disabled={!canTakeBack(solving) || phase.type === 'judging'}
              onClick={run.takeBack}
            >
              {say('button.takeBack')}
            </button>
          )}
          {(phase.type === 'solved' || phase.type === 'refuted') && (
            <button type="button" class="board-button" onClick={run.restart}>
              {say('button.again')}
            </button>
          )}
          <button
            type="button"
            class="board-button"
            aria-expanded={panel.value === 'solution'}
            onClick={() => {
              const opens = panel.value === 'nothing';
              panel.value = opens ? 'solution' : 'nothing';
              if (opens) run.view(page.line.slice(0, 1));
              else run.restart();
            }}
          >
            {say(panel.value === 'solution' ? 'button.close' : 'button.solution')}
          </button>
        </div>
        {finished && <ResultCard run={run} {...props} words={words} seconds={seconds.value} />}
        <WhatIf run={run} words={words} />
        {panel.value === 'solution' && (
          <LazyProof
            run={{
              shown: phase.type === 'viewing' ? board.turns.length : 0,
              client: run.client,
              view: run.view,
            }}
            {...{ words, page }}
          />
        )}
        {choice.type !== 'drawn' && square !== undefined && (
          <DetailPanel
            detail={detailOf(position, square, settings.hideReverse && isEnemyOn(square))}
            inGuard={sidesInGuard(board).some((side) => dukeOf(position, side) === square)}
            text={text}
          />
        )}
        {([attacker, 1 - attacker] as Side[]).map((side) => (
          <BagPanel
            key={side}
            open={false}
            {...{ position, side, text }}
            inHand={drawnKind(board.choice)}
          />
        ))}
        <details class="board-card board-more">
          <summary>{text('control.view')}</summary>
          <ViewControls settings={settings} text={text} onSettings={saveSettings} />
          {acting && <NotationInput state={board} text={text} onState={run.onState} />}
        </details>
      </div>
    </div>
  );
}

type Words = Parameters<typeof phaseText>[0];

/** What stands beside the board: which side the reader has, or that the other one is about to answer. */
function turnKey(solving: Solving): PuzzleKey {
  const { attacker } = solving;
  if (awaitsReply(solving)) return attacker === 0 ? 'side.darkReplies' : 'side.lightReplies';
  return attacker === 0 ? 'side.light' : 'side.dark';
}

function hintsAreUsedUp({ solving, hinted }: Run): boolean {
  const action = hinted.value;
  const drawn = solving.value.board.choice.type === 'drawn';
  return action !== undefined && solving.value.hints >= hintCount(action, drawn);
}

function annotationsOf({ solving, hinted }: Run): Annotations {
  const { phase, board, hints } = solving.value;
  const last = board.turns.at(-1);
  if (phase.type === 'solved' && last !== undefined) return { right: [actionTo(last.action)] };
  if (phase.type === 'refuting' && last !== undefined) return { wrong: [actionTo(last.action)] };
  if (phase.type === 'refuted' && isManeuver(phase.action))
    return { wrong: [actionTo(phase.action)] };
  if (hinted.value === undefined) return {};
  return { hint: hintSquares(hinted.value, hints, board.choice.type === 'drawn') };
}

/** The line beside the board. */
function Status({ run, words }: { readonly run: Run; readonly words: Words }) {
  const { solving, hinted, trouble, oneMore } = run;
  const { phase, board, hints, puzzle } = solving.value;
  const { puzzle: say, board: text } = words;
  if (phase.type === 'solved' || phase.type === 'refuted') {
    const right = phase.type === 'solved';
    const used =
      turnsLeft(solving.value) + (phase.type === 'refuted' && isManeuver(phase.action) ? 1 : 0);
    return (
      <div class={right ? 'verdict is-right' : 'verdict is-wrong'}>
        <strong>{say(right ? 'say.solved' : 'say.wrong')}</strong>{' '}
        {phaseText(words, solving.value).slice(say(right ? 'say.solved' : 'say.wrong').length)}
        {oneMore.value && (
          <p class="one-more">{say('say.oneMore', { turns: Math.min(used + 1, puzzle.n + 1) })}</p>
        )}
      </div>
    );
  }
  const said = phaseText(words, solving.value);
  if (said !== '') return <>{said}</>;
  if (phase.type === 'viewing') return <>{say('say.viewing')}</>;
  const isDrawn = board.choice.type === 'drawn';
  const hintSaid =
    hinted.value === undefined || hints === 0
      ? ''
      : hintText(words, board.position, hinted.value, hints, isDrawn);
  const noticed = board.notice?.type === 'played' ? replyText(words, solving.value) : '';
  const troubled =
    trouble.value === undefined
      ? ''
      : say(trouble.value === 'cancelled' ? 'say.cancelled' : 'say.unavailable');
  const drawnSaid =
    board.choice.type === 'drawn'
      ? say('say.levyRight', { tile: kindName(text, board.choice.kind) })
      : '';
  const notice = board.notice?.type === 'played' ? '' : noticeText(text, board);
  const rest = troubled || drawnSaid || noticed || notice || say('say.start');
  return (
    <>
      {hintSaid !== '' && <p class="hint-said">{hintSaid}</p>}
      {joinSentences(text, [rest])}
    </>
  );
}

/** The progress of a longer think, with a way to stop it. */
function Thinking({ run, say }: { readonly run: Run; readonly say: Words['puzzle'] }) {
  const { thinking } = run;
  if (thinking.value === undefined) return null;
  const { done, total } = thinking.value;
  const said = total === 0 ? say('say.judging') : say('say.progress', { done, total });
  return (
    <div class="thinking">
      <span>{said}</span>
      {total === 0 ? (
        <progress aria-label={said} />
      ) : (
        <progress value={done} max={total} aria-label={said} />
      )}
      <button type="button" class="board-button" onClick={run.cancel}>
        {say('button.cancel')}
      </button>
    </div>
  );
}

/** What came of it, to be shared, and the way on. */
function ResultCard(
  props: SolverProps & { readonly run: Run; readonly words: Words; readonly seconds: number },
) {
  const { run, words, seconds, locale, puzzle: page, href, next, onNext, day } = props;
  const { puzzle: say } = words;
  const { wrong, shown } = run.solving.value;
  const copied = useSignal(false);
  const shared = useMemo(
    () =>
      shareText({
        title:
          day === undefined
            ? say('share.title')
            : say('share.daily', { day: dayText(day, languageTags[locale]) }),
        task: say('task', { n: page.n }),
        wrong,
        solved: !shown,
        link: new URL(href, location.href).href,
      }),
    [shown],
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shared);
      copied.value = true;
    } catch {
      // The text stands there to be copied by hand.
    }
  };
  return (
    <section class="board-card result-card" aria-labelledby="result-title">
      <h2 id="result-title">{say(shown ? 'result.shown' : 'result.title')}</h2>
      <dl>
        <div>
          <dt>{say('result.time')}</dt>
          <dd>{clockText(seconds)}</dd>
        </div>
        {!shown && (
          <div>
            <dt>{say('result.tries')}</dt>
            <dd>{wrong === 0 ? say('result.atOnce') : say('result.triesText', { wrong })}</dd>
          </div>
        )}
      </dl>
      {props.note !== undefined && <p>{props.note}</p>}
      {props.themes !== undefined && (
        <ul class="theme-list">
          {props.themes.map((theme) => (
            <li key={theme}>{say(`theme.${theme}`)}</li>
          ))}
        </ul>
      )}
      <div class="result-actions">
        {onNext !== undefined ? (
          <button type="button" class="board-button is-main" onClick={onNext}>
            {say('button.next')}
          </button>
        ) : (
          next !== undefined && (
            <a class="board-button is-main" href={next}>
              {props.nextName ?? say('button.next')}
            </a>
          )
        )}
        <button type="button" class="board-button" onClick={() => void copy()}>
          {say(copied.value ? 'button.copied' : 'button.share')}
        </button>
      </div>
      <textarea
        class="share-text"
        readOnly
        rows={4}
        aria-label={say('share.label')}
        value={shared}
      />
    </section>
  );
}

/** Other tiles that could have been drawn, to be tried one by one. */
function WhatIf({ run, words }: { readonly run: Run; readonly words: Words }) {
  const solving = run.solving.value;
  const { phase, board } = solving;
  const last = phase.type === 'acting' || phase.type === 'solved' ? lastDraw(solving) : undefined;
  if (last === undefined || last.others.length < 2) return null;
  const { puzzle: say, board: text } = words;
  return (
    <details class="board-card what-if" key={`${last.turn} ${board.start.hash[0]}`}>
      <summary>{say('whatIf.title')}</summary>
      <p>{say('whatIf.lead')}</p>
      <ul class="draw-list">
        {last.others.map(({ kind, won }) => (
          <li key={kind}>
            <button
              type="button"
              class="board-button"
              aria-pressed={kind === last.kind}
              onClick={() => run.whatIf(kind)}
            >
              {kind === last.kind
                ? say('whatIf.now', { tile: kindName(text, kind) })
                : won
                  ? say('whatIf.won', { tile: kindName(text, kind) })
                  : kindName(text, kind)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The solution and the proof, loaded when they are opened. */
function LazyProof(props: ProofPanelProps): ComponentChildren {
  const panel = useSignal<ComponentType<ProofPanelProps> | undefined>(undefined);
  useEffect(() => {
    void import('./ProofPanel.tsx').then((module) => {
      panel.value = module.ProofPanel;
    });
  }, []);
  const Panel = panel.value;
  return Panel === undefined ? null : <Panel {...props} />;
}
