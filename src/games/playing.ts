// A game at the screen in one plain object, and everything that can be done in it. Pure: a state goes in, a state comes out.
import { canDraw, drawFor, playAction } from '../board/choosing.ts';
import { type BoardState, createBoard, resultOf } from '../board/state.ts';
import {
  type Action,
  actionTo,
  type GameResult,
  type Kind,
  opponentOf,
  type Position,
  type Side,
} from '../engine/index.ts';
import { countLevies, drawFromSeed, type Seed } from './chance.ts';
import { computerSide, type GameSettings } from './settings.ts';

/** A game that is played, or was. */
export interface Playing {
  readonly settings: GameSettings;
  readonly seed: Seed;
  /** Where it began, what was played, and what is chosen now; a tile that is drawn waits in its choice. */
  readonly board: BoardState;
  /** The side that gave up. */
  readonly resigned: Side | undefined;
}

/** How a game ended: by the rules (SPEC §7), or because a side gave up. */
export type Outcome = GameResult | { readonly reason: 'resigned'; readonly winner: Side };

/** Whose tiles the reader acts with. */
const readerOf = (settings: GameSettings): Side | 'both' =>
  settings.opponent === 'person' ? 'both' : settings.side;

/** A new game. @param start a game position (SPEC §8) */
export const beginGame = (settings: GameSettings, start: Position, seed: Seed): Playing => ({
  settings,
  seed,
  board: createBoard(start, { reader: readerOf(settings), turns: 'alternate' }),
  resigned: undefined,
});

/** How the game ended, `undefined` while it goes on. */
export const outcomeOf = ({ board, resigned }: Playing): Outcome | undefined =>
  resultOf(board) ??
  (resigned === undefined ? undefined : { reason: 'resigned', winner: opponentOf(resigned) });

/** Is the computer to act? */
export const awaitsComputer = (playing: Playing): boolean =>
  outcomeOf(playing) === undefined &&
  computerSide(playing.settings) === playing.board.position.side;

/** Is a tile drawn that is not placed yet? */
export const isDrawn = ({ board }: Pick<Playing, 'board'>): boolean =>
  board.choice.type === 'drawn';

/** What the side to act draws, now and whenever it comes back to this draw. @throws RangeError when its bag is empty */
export function nextDraw({ seed, board }: Pick<Playing, 'seed' | 'board'>): Kind {
  const { side } = board.position;
  const actions = board.turns.map((turn) => turn.action);
  return drawFromSeed(seed, board.position, side, countLevies(actions, board.start.side, side));
}

/** Can the person draw a tile now? */
export const canLevyNow = (playing: Playing): boolean =>
  outcomeOf(playing) === undefined && canDraw(playing.board);

/** The person's levy: its tile is drawn and waits for its square. Nothing changes where no levy is possible. */
export const levy = (playing: Playing): Playing =>
  canLevyNow(playing) ? { ...playing, board: drawFor(playing.board, nextDraw(playing)) } : playing;

/** Plays an action that is legal now, a levy as drawn, for whichever side is to act. */
export const act = (playing: Playing, action: Action): Playing => ({
  ...playing,
  board: playAction(playing.board, action),
});

/** Takes what the reader did on the board: a choice, or an action played there. Once a side gave up, none is. */
export function onBoard(playing: Playing, board: BoardState): Playing {
  const last = board.turns.at(-1);
  if (board.turns === playing.board.turns || last === undefined || playing.resigned === undefined)
    return { ...playing, board };
  const notice = {
    type: 'why-not',
    square: actionTo(last.action),
    why: { reason: 'game-over' },
  } as const;
  return { ...playing, board: { ...playing.board, choice: { type: 'nothing' }, notice } };
}

/** How many turns taking back undoes; `undefined` when there is nothing to take back. A drawn tile or giving up: none. */
function turnsBack(playing: Playing): number | undefined {
  const { board, settings, resigned } = playing;
  if (resigned !== undefined || isDrawn(playing)) return 0;
  const computer = computerSide(settings);
  if (computer === undefined || board.position.side === computer)
    return board.turns.length > 0 ? 1 : undefined;
  return board.turns.length > 1 ? 2 : undefined;
}

/** Is there anything to take back? */
export const canTakeBack = (playing: Playing): boolean => turnsBack(playing) !== undefined;

/**
 * Takes back: giving up, a tile drawn but not placed, or the last turn; against the computer back to the person's own
 * turn. Drawing again brings the same tile.
 */
export function takeBack(playing: Playing): Playing {
  const back = turnsBack(playing);
  if (back === undefined) return playing;
  const { board } = playing;
  const first = board.turns.length - back;
  return {
    ...playing,
    resigned: undefined,
    board: {
      ...board,
      position: board.turns[first]?.before ?? board.position,
      turns: back === 0 ? board.turns : board.turns.slice(0, first),
      choice: { type: 'nothing' },
      notice: { type: 'taken-back' },
    },
  };
}

/** The side that gives up when the person does: its own, between two people the one to act. */
export const resigningSide = ({ settings, board }: Playing): Side =>
  settings.opponent === 'person' ? board.position.side : settings.side;

/** Gives the game up; nothing changes once it is over. */
export const resign = (playing: Playing): Playing =>
  outcomeOf(playing) === undefined
    ? {
        ...playing,
        resigned: resigningSide(playing),
        board: { ...playing.board, choice: { type: 'nothing' }, notice: undefined },
      }
    : playing;

/** The side at the bottom of the screen, unless the reader turns the board. */
export const bottomSide = ({ settings, board }: Playing): Side =>
  settings.opponent === 'person' && settings.boardTurns ? board.position.side : settings.side;
