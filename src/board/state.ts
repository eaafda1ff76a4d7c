// The state of a board in one plain object: the position, what was played, what is chosen, and what was last said about it.
import {
  type Action,
  Game,
  type GameResult,
  isGamePosition,
  type Kind,
  type Position,
  type ReachedSquare,
  type Side,
  type Square,
  type Tile,
} from '../engine/index.ts';
import { keptFor } from './kept.ts';
import type { WhyNot } from './why-not.ts';

/** What a board lets its reader do. */
export interface BoardRules {
  /** Whose tiles the reader acts with; `both` in turn. */
  readonly reader: Side | 'both';
  /** `alternate` as in a game; `one-side`: the same side acts again and again, to see what a tile does over time. */
  readonly turns: 'alternate' | 'one-side';
}

/** What is chosen on the board. */
export type Choice =
  | { readonly type: 'nothing' }
  /** A tile of the side to act: its destinations are shown. */
  | { readonly type: 'tile'; readonly square: Square }
  /** The first step of a Command is done: the commander and the friend to be sent. */
  | { readonly type: 'command'; readonly commander: Square; readonly friend: Square }
  /** A tile of the other side: its reach is shown. */
  | { readonly type: 'enemy'; readonly square: Square }
  /** One square means several actions of the chosen tile: the reader is asked which. */
  | {
      readonly type: 'ask';
      readonly square: Square;
      readonly target: Square;
      readonly plans: readonly ReachedSquare[];
    }
  /** A tile is drawn for a levy and waits for its square. */
  | { readonly type: 'drawn'; readonly kind: Kind };

/** Something just happened that the reader should be told; `sentences.ts` puts it into words. */
export type Notice =
  | { readonly type: 'chosen' }
  | { readonly type: 'let-go' }
  | { readonly type: 'forbidden'; readonly plan: ReachedSquare }
  | { readonly type: 'why-not'; readonly square: Square; readonly why: WhyNot }
  | { readonly type: 'played' }
  | { readonly type: 'taken-back' }
  | { readonly type: 'reset' };

/** One turn as it was played. */
export interface PlayedTurn {
  readonly action: Action;
  /** The position before it. */
  readonly before: Position;
  /** The tile it captured, `EMPTY` (0) if none. */
  readonly captured: Tile;
}

/** Everything a board shows. Positions inside are never changed in place. */
export interface BoardState {
  readonly rules: BoardRules;
  readonly start: Position;
  readonly position: Position;
  readonly turns: readonly PlayedTurn[];
  readonly choice: Choice;
  readonly notice: Notice | undefined;
}

const NOTHING: Choice = { type: 'nothing' };

/** A board that shows a position, nothing played or chosen. */
export const createBoard = (position: Position, rules: BoardRules): BoardState => ({
  rules,
  start: position,
  position,
  turns: [],
  choice: NOTHING,
  notice: undefined,
});

/** The side whose tiles can be chosen to act now, or `undefined` when it is not the reader's turn. */
export function actingSide({ rules, position }: BoardState): Side | undefined {
  return rules.reader === 'both' || rules.reader === position.side ? position.side : undefined;
}

/** Nothing chosen any more; but a drawn tile has to be placed and cannot be let go. */
export const letGo = (state: BoardState): BoardState =>
  state.choice.type === 'nothing' || state.choice.type === 'drawn'
    ? state
    : { ...state, choice: NOTHING, notice: { type: 'let-go' } };

/** One turn back; at the start nothing changes. A tile drawn but not placed stays drawn: a draw is not undone. */
export function takeBack(state: BoardState): BoardState {
  const last = state.turns.at(-1);
  if (last === undefined || state.choice.type === 'drawn') return state;
  return {
    ...state,
    position: last.before,
    turns: state.turns.slice(0, -1),
    choice: NOTHING,
    notice: { type: 'taken-back' },
  };
}

/** Back to the first position. */
export const resetBoard = (state: BoardState): BoardState => ({
  ...createBoard(state.start, state.rules),
  notice: { type: 'reset' },
});

/** The tiles captured so far, in order. */
export const capturedTiles = (state: BoardState): Tile[] =>
  state.turns.map((turn) => turn.captured).filter((tile) => tile !== 0);

/** How the game ended, or `undefined`: diagrams and boards on which one side acts alone never end. */
export function resultOf(state: BoardState): GameResult | undefined {
  if (state.rules.turns !== 'alternate' || !isGamePosition(state.start)) return undefined;
  return resultIn(state.start)(state.turns);
}

const resultIn = keptFor((start: Position) =>
  keptFor((turns: readonly PlayedTurn[]): GameResult | undefined => gameAt(start, turns).result),
);

/**
 * The game on a board from a game position, in which turns alternate. Read it at once and change nothing: it is taken
 * along to whatever state is asked about next.
 */
export const gameOf = ({ start, turns }: BoardState): Game => gameAt(start, turns);

/** A game for each start, and the turns that have been played in it. */
const games = keptFor((start: Position) => ({ game: new Game(start), played: [] as PlayedTurn[] }));

/** The game after these turns. Since states follow one another, that is seldom more than a turn or two from the last. */
function gameAt(start: Position, turns: readonly PlayedTurn[]): Game {
  const { game, played } = games(start);
  const differs = played.findIndex((turn, index) => turn !== turns[index]);
  const shared = differs < 0 ? played.length : differs;
  while (played.length > shared) {
    game.takeBack();
    played.pop();
  }
  for (const turn of turns.slice(shared)) {
    game.play(turn.action);
    played.push(turn);
  }
  return game;
}
