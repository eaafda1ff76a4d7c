// Runs the solving of one puzzle: judges what the reader plays, lets the defender answer, and asks the solver worker where
// the page's data ends.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardState } from '../../board/state.ts';
import {
  type Action,
  DRAW,
  drawTile,
  formatAction,
  formatPosition,
  isManeuver,
  type Kind,
  kindInfo,
  parseAction,
  unwrap,
} from '../../engine/index.ts';
import type { PuzzleData } from '../../puzzles/puzzle-data.ts';
import {
  draw,
  hint,
  judgeQuestion,
  knownHint,
  knownJudgement,
  lastDraw,
  onBoard,
  onJudgement,
  onLevy,
  type Phase,
  placeQuestion,
  playReply,
  redraw,
  replaceDraw,
  restart,
  type Solving,
  startSolving,
  takeBackTurn,
  turnsLeft,
  view,
} from '../../puzzles/solving.ts';
import type { Judgement } from '../../workers/answers.ts';
import { NoAnswer, SolverClient } from '../../workers/solver-client.ts';

/** How long an accepted action stands before the answer, in milliseconds: its own motion, and a breath. */
const BEFORE_REPLY = 650;
/** The breath alone, where motion is not wanted. */
const BEFORE_REPLY_AT_REST = 200;
/** How long a tile that the defender has drawn is shown before it is placed. */
const SHOW_DRAWN = 1500;
/** A question that takes longer than this shows its progress. */
const PATIENCE = 250;
/** Nodes after which the question whether a wrong action wins one turn later is given up. */
const ONE_MORE_BUDGET = 2_000_000;

const beforeReply = (): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? BEFORE_REPLY_AT_REST : BEFORE_REPLY;

/** What a longer think shows. */
export interface Thinking {
  readonly done: number;
  readonly total: number;
}

/** The running of a puzzle: its state, and what can be done. */
export interface Run {
  readonly solving: Signal<Solving>;
  /** The solver thinks for longer than a moment. */
  readonly thinking: Signal<Thinking | undefined>;
  /** The last question came to nothing, and why. */
  readonly trouble: Signal<'cancelled' | 'unavailable' | undefined>;
  /** The action on the board, which is wrong, is proven to win with one turn more. */
  readonly oneMore: Signal<boolean>;
  /** The action that the hints lead to, once one was asked for. */
  readonly hinted: Signal<Action | undefined>;
  readonly client: SolverClient;
  onState(board: BoardState): void;
  levy(): void;
  takeBack(): void;
  restart(): void;
  giveHint(): void;
  cancel(): void;
  whatIf(kind: Kind): void;
  view(line: readonly string[]): void;
}

/**
 * Runs a puzzle.
 * @param random where the reader's draws come from
 */
export function useSolving(page: PuzzleData, random: () => number = Math.random): Run {
  const solving = useSignal<Solving>(useMemo(() => startSolving(page), []));
  const thinking = useSignal<Thinking | undefined>(undefined);
  const trouble = useSignal<Run['trouble']['value']>(undefined);
  const oneMore = useSignal(false);
  const hinted = useSignal<Action | undefined>(undefined);
  const client = useMemo(() => new SolverClient(), []);
  useEffect(() => () => client.cancel(), []);

  /** What is being waited for: an answer that comes after something else was done is not used. */
  const waiting = useRef<Phase | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  /** Waits for the solver, showing progress when it takes long; `undefined` when it was stopped or cannot be had. */
  async function ask<Answer>(
    question: (onProgress: (done: number, total: number) => void) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    let shown = false;
    const patience = setTimeout(() => {
      shown = true;
      thinking.value = { done: 0, total: 0 };
    }, PATIENCE);
    try {
      return await question((done, total) => {
        if (shown) thinking.value = { done, total };
      });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      trouble.value = error.reason === 'cancelled' ? 'cancelled' : 'unavailable';
      return undefined;
    } finally {
      clearTimeout(patience);
      thinking.value = undefined;
    }
  }

  /** Takes a state, and does what follows from it by itself. */
  function go(next: Solving): void {
    if (next.phase !== solving.value.phase) {
      clearTimeout(timer.current);
      // Whatever the solver is still busy with is no longer wanted.
      if (waiting.current !== undefined && waiting.current !== next.phase) client.cancel();
      waiting.current = undefined;
      oneMore.value = false;
      if (next.phase.type !== 'acting') trouble.value = undefined;
    }
    if (next.hints === 0) hinted.value = undefined;
    const changed = next.phase !== solving.value.phase;
    solving.value = next;
    if (!changed) return;
    switch (next.phase.type) {
      case 'judging':
        void judge(next);
        break;
      case 'replying':
      case 'refuting':
        timer.current = setTimeout(
          () => go(playReply(solving.value)),
          beforeReply() + (isManeuver(next.phase.reply) ? 0 : SHOW_DRAWN),
        );
        break;
      case 'refuted':
        void askOneMore(next);
        break;
      default:
    }
  }

  async function judge(state: Solving): Promise<void> {
    waiting.current = state.phase;
    const judgement: Judgement | undefined =
      knownJudgement(state) ??
      (await ask((onProgress) => client.ask(judgeQuestion(state), onProgress)));
    // A choice made on the board meanwhile keeps the phase; anything else has replaced it.
    if (solving.value.phase !== state.phase) return;
    waiting.current = undefined;
    if (judgement === undefined) {
      const why = trouble.value;
      go(takeBackTurn({ ...solving.value, phase: { type: 'refuted', ...NOTHING_REFUTED(state) } }));
      trouble.value = why;
      return;
    }
    const next = onJudgement(solving.value, judgement);
    const levyWins = judgement.type === 'wins' && judgement.reply === undefined;
    if (!levyWins) go(next);
    else {
      const { position } = next.board;
      go(draw(next, drawTile(position, position.side, random)));
    }
  }

  async function askOneMore(state: Solving): Promise<void> {
    const { phase, board, puzzle } = state;
    if (phase.type !== 'refuted') return;
    const isDraw = phase.action === DRAW;
    const before = isDraw ? board.position : board.turns.at(-2)?.before;
    const turns = turnsLeft(state) + (isDraw ? 0 : 1) + 1;
    if (before === undefined || turns > 20 || puzzle.n > 5) return;
    waiting.current = phase;
    try {
      const wins = await client.ask({
        type: 'wins-within',
        position: formatPosition(before),
        turns,
        action: formatAction(phase.action),
        budget: ONE_MORE_BUDGET,
      });
      if (solving.value.phase === phase) oneMore.value = wins === true;
    } catch {
      // Not proven, so not said.
    } finally {
      if (waiting.current === phase) waiting.current = undefined;
    }
  }

  async function giveHint(): Promise<void> {
    // After a wrong action the hint is about the turn that went wrong.
    if (solving.value.phase.type === 'refuted') go(takeBackTurn(solving.value));
    const state = solving.value;
    if (hinted.value === undefined) {
      const { board } = state;
      const drawn = board.choice.type === 'drawn' ? board.choice.kind : undefined;
      const text =
        knownHint(state) ??
        (await ask(async (onProgress) => {
          if (drawn !== undefined) {
            const draws = await client.ask({
              type: 'draws',
              position: formatPosition(board.position),
              turns: turnsLeft(state),
            });
            return draws.find((levy) => levy.startsWith(kindInfo(drawn).letter));
          }
          const winners = await client.ask(
            { type: 'winners', position: formatPosition(board.position), turns: turnsLeft(state) },
            onProgress,
          );
          return winners[0];
        }));
      if (text === undefined || solving.value.phase !== state.phase) return;
      const isLevy = drawn === undefined && text.includes('@');
      hinted.value = isLevy ? DRAW : unwrap(parseAction(board.position, text));
    }
    trouble.value = undefined;
    solving.value = hint(solving.value);
  }

  async function whatIf(kind: Kind): Promise<void> {
    const state = solving.value;
    const last = lastDraw(state);
    if (last === undefined) return;
    if (last.side === state.attacker) {
      go(redraw(state, last, kind));
      return;
    }
    const { letter } = kindInfo(kind);
    const levy = await ask(() => client.ask(placeQuestion(state, last, letter)));
    if (levy !== undefined && solving.value.phase === state.phase)
      go(replaceDraw(solving.value, last, levy));
  }

  return {
    ...{ solving, thinking, trouble, oneMore, hinted, client },
    onState: (board) => go(onBoard(solving.value, board)),
    levy: () => go(onLevy(solving.value)),
    takeBack: () => go(takeBackTurn(solving.value)),
    restart: () => go(restart(solving.value)),
    giveHint: () => void giveHint(),
    cancel: () => client.cancel(),
    whatIf: (kind) => void whatIf(kind),
    view: (line) => go(view(solving.value, line)),
  };
}

/** Makes a phase out of an action that could not be judged, so that it can be taken back like a wrong one. */
const NOTHING_REFUTED = ({ phase }: Solving) => {
  const action = phase.type === 'judging' ? phase.action : DRAW;
  return { action, refutation: { type: 'reply' as const, reply: action } };
};
