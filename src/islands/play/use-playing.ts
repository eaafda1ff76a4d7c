// Runs a game at the screen: takes what the reader does, lets the computer think and act, keeps the game on the device.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardState } from '../../board/state.ts';
import {
  type Action,
  DRAW,
  formatAction,
  formatPosition,
  isLegal,
  type Kind,
  kindInfo,
  parseAction,
  unwrap,
} from '../../engine/index.ts';
import { choiceSeed } from '../../games/chance.ts';
import {
  act,
  awaitsComputer,
  canTakeBack,
  levy,
  nextDraw,
  onBoard,
  type Playing,
  resign,
  takeBack,
} from '../../games/playing.ts';
import type { Level } from '../../games/settings.ts';
import { readGame, writeGame } from '../../games/stored-game.ts';
import type { Budget, Reason } from '../../opponent/index.ts';
import { NoAnswer, OpponentClient } from '../../workers/opponent-client.ts';
import type { GameStore } from './game-store.ts';

/** How long the reader's action stands before the computer acts, in milliseconds: its own motion, and a breath. */
const BEFORE_REPLY = 700;
/** The breath alone, where motion is not wanted. */
const BEFORE_REPLY_AT_REST = 200;
/** How long a tile that the computer has drawn is shown before it is placed. */
const SHOW_DRAWN = 1500;

const beforeReply = (): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? BEFORE_REPLY_AT_REST : BEFORE_REPLY;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What is waited for. */
export type Thinking =
  | { readonly type: 'nothing' }
  /** The computer chooses its action. */
  | { readonly type: 'choosing' }
  /** It has drawn this tile and places it. */
  | { readonly type: 'placing'; readonly kind: Kind }
  /** A hint is looked for. */
  | { readonly type: 'hint' };

/** A hint: the action that the strongest level would take, and why. A drawn tile's is its levy. */
export interface Hint {
  readonly action: Action;
  readonly reason: Reason;
}

/** What went wrong, or what is waited for without anything going on. */
export type Trouble = 'unavailable' | 'failed' | 'no-hint' | 'elsewhere';

/** The running of a game: its state, and what can be done. */
export interface Run {
  readonly playing: Signal<Playing>;
  readonly thinking: Signal<Thinking>;
  readonly trouble: Signal<Trouble | undefined>;
  readonly hint: Signal<Hint | undefined>;
  /** Can this device keep the game? */
  readonly isKept: Signal<boolean>;
  onBoard(board: BoardState): void;
  levy(): void;
  takeBack(): void;
  resign(): void;
  giveHint(): void;
  /** Lets the computer act where it is to act and nothing goes on. */
  letComputerAct(): void;
}

interface Options {
  readonly store: GameStore;
  /** How long the computer thinks in a turn, where it is not as long as its level does by itself. */
  readonly budget?: Budget | undefined;
}

const NOTHING: Thinking = { type: 'nothing' };

/** Runs a game. */
export function usePlaying(first: Playing, { store, budget }: Options): Run {
  const playing = useSignal<Playing>(first);
  const thinking = useSignal<Thinking>(NOTHING);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const hint = useSignal<Hint | undefined>(undefined);
  const isKept = useSignal(true);
  const client = useMemo(() => new OpponentClient(), []);
  /** What this window last kept or read: where something else is kept by now, another window has played on. */
  const kept = useRef<string>();

  function keep(): void {
    const text = writeGame(playing.value);
    store.write(text);
    // Where nothing can be kept, what was there before is no news either.
    kept.current = store.read();
    isKept.value = kept.current === text;
  }

  /** Ends whatever is thought about: it is no longer wanted. */
  function stopThinking(): void {
    if (thinking.value.type !== 'nothing') client.cancel();
    thinking.value = NOTHING;
  }

  /** Takes a state, and does what follows from it by itself. */
  function go(next: Playing): void {
    const before = playing.value;
    const isSame =
      next.board.turns === before.board.turns &&
      next.resigned === before.resigned &&
      (next.board.choice.type === 'drawn') === (before.board.choice.type === 'drawn');
    playing.value = next;
    if (isSame) return;
    stopThinking();
    trouble.value = undefined;
    hint.value = undefined;
    keep();
    if (awaitsComputer(next)) void letComputerAct();
  }

  const asked = () => {
    const { board } = playing.value;
    return {
      start: formatPosition(board.start),
      actions: board.turns.map((turn) => formatAction(turn.action)).join(' '),
    };
  };

  async function letComputerAct(): Promise<void> {
    const { board, settings, seed } = playing.value;
    if (thinking.value.type !== 'nothing' || !awaitsComputer(playing.value)) return;
    const level = settings.opponent as Level;
    const own = { ...asked(), level, seed: choiceSeed(seed, board.turns.length), budget };
    // Whoever comes back to another state than it left finds its answer no longer wanted.
    const isWanted = () => playing.value.board.turns === board.turns;
    trouble.value = undefined;
    thinking.value = { type: 'choosing' };
    try {
      const [text] = await Promise.all([
        client.ask({ type: 'choose', ...own }),
        wait(beforeReply()),
      ]);
      if (!isWanted() || followStore()) return;
      let action = unwrap(parseAction(board.position, text));
      if (action === DRAW) {
        const kind = nextDraw(playing.value);
        thinking.value = { type: 'placing', kind };
        const { letter } = kindInfo(kind);
        const [placed] = await Promise.all([
          client.ask({ type: 'place', ...own, kind: letter }),
          wait(SHOW_DRAWN),
        ]);
        if (!isWanted() || followStore()) return;
        action = unwrap(parseAction(board.position, placed));
      }
      if (!isLegal(board.position, action)) throw new NoAnswer('failed', `${text} is not legal`);
      thinking.value = NOTHING;
      go(act(playing.value, action));
    } catch (error) {
      if (!isWanted() || (error instanceof NoAnswer && error.reason === 'cancelled')) return;
      thinking.value = NOTHING;
      trouble.value =
        error instanceof NoAnswer && error.reason === 'unavailable' ? 'unavailable' : 'failed';
    }
  }

  async function giveHint(): Promise<void> {
    const { board } = playing.value;
    if (thinking.value.type !== 'nothing') return;
    const { choice } = board;
    const drawn = choice.type === 'drawn' ? kindInfo(choice.kind).letter : undefined;
    const isWanted = () => {
      const now = playing.value.board;
      return now.turns === board.turns && (now.choice.type === 'drawn') === (drawn !== undefined);
    };
    trouble.value = undefined;
    thinking.value = { type: 'hint' };
    try {
      const thought = await client.ask({ type: 'think', ...asked(), drawn, budget, lines: 1 });
      if (!isWanted()) return;
      const [best] = thought.lines;
      if (best === undefined) throw new NoAnswer('failed', 'no line');
      hint.value = {
        action: unwrap(parseAction(board.position, best.action)),
        reason: thought.reason,
      };
      thinking.value = NOTHING;
    } catch {
      if (!isWanted()) return;
      thinking.value = NOTHING;
      trouble.value = 'no-hint';
    }
  }

  /**
   * Shows the game that another window has kept meanwhile. The computer does not act in it here by itself: that window
   * lets it.
   * @returns whether there was one
   */
  function followStore(text = store.read()): boolean {
    if (text === undefined || text === kept.current) return false;
    const found = readGame(text);
    // A text that cannot be read is the other window's to tell of; this one goes on.
    if (!found.ok) return false;
    kept.current = text;
    stopThinking();
    hint.value = undefined;
    playing.value = found.value;
    trouble.value = awaitsComputer(found.value) ? 'elsewhere' : undefined;
    return true;
  }

  useEffect(() => {
    keep();
    if (awaitsComputer(playing.value)) void letComputerAct();
    const unfollow = store.follow((text) => void followStore(text));
    return () => {
      unfollow();
      client.cancel();
    };
  }, []);

  return {
    ...{ playing, thinking, trouble, hint, isKept },
    onBoard: (board) => go(onBoard(playing.value, board)),
    levy: () => go(levy(playing.value)),
    takeBack: () => {
      if (canTakeBack(playing.value)) go(takeBack(playing.value));
    },
    resign: () => go(resign(playing.value)),
    giveHint: () => void giveHint(),
    letComputerAct: () => void letComputerAct(),
  };
}
