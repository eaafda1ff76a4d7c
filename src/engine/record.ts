// Game records (SPEC §9): a starting position and the actions played from it, as text.
import { formatAction, parseAction } from './action-notation.ts';
import { failure, NotationError, type Result, success } from './errors.ts';
import { Game } from './game.ts';
import { isGamePosition } from './position.ts';
import { formatPosition, parsePosition } from './position-notation.ts';
import type { Position } from './types.ts';

/** What is wrong with a record, at which turn, and the game as far as it is right. */
export class RecordError extends NotationError {
  override readonly name = 'RecordError';
  /** Counted from 1; `undefined` when the starting position is wrong. */
  readonly turn: number | undefined;
  /** The game up to the turn that is wrong; `undefined` when the starting position is wrong. */
  readonly game: Game | undefined;

  constructor(cause: NotationError, column: number, game?: Game) {
    const turn = game === undefined ? undefined : game.actions.length + 1;
    const details = turn === undefined ? cause.details : { ...cause.details, turn };
    super(cause.code, turn === undefined ? cause.field : 'record', column, details);
    this.turn = turn;
    this.game = game;
  }
}

/** A game as text: the starting position on the first line, the actions on the second, separated by spaces. */
export const formatRecord = (game: Game): string =>
  `${formatPosition(game.start)}\n${game.actions.map(formatAction).join(' ')}`.trimEnd();

/**
 * Reads a record: the first line is the starting position, what follows are legal actions separated by white space,
 * each levy as drawn. Any text gives a game, or an error with its turn and column, and the game up to there.
 */
export function parseRecord(text: string): Result<Game, RecordError> {
  const lineEnd = text.search(/[\r\n]/);
  const line = lineEnd < 0 ? text : text.slice(0, lineEnd);
  const start = parsePosition(line);
  if (!start.ok) return failure(new RecordError(start.error, start.error.column));
  return playActions(start.value, text, line.length);
}

/**
 * Plays a list of actions, separated by white space, from a position: the two parts of a record kept apart.
 * Errors as in `parseRecord`; their columns count in `actions`.
 */
export const replay = (start: Position, actions: string): Result<Game, RecordError> =>
  playActions(start, actions, 0);

function playActions(start: Position, text: string, offset: number): Result<Game, RecordError> {
  if (!isGamePosition(start)) {
    return failure(new RecordError(new NotationError('no-game', 'record', 1), 1));
  }
  const game = new Game(start);
  const token = /\S+/g;
  token.lastIndex = offset;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const error = playNext(game, found[0]);
    if (error !== undefined)
      return failure(new RecordError(error, found.index + error.column, game));
  }
  return success(game);
}

/** Plays one action of a record, or says why it cannot be played; the column counts in the action's text. */
function playNext(game: Game, text: string): NotationError | undefined {
  // A longer word than any action's is cut, so that an error never repeats a long text.
  const word = text.slice(0, LONGEST_ACTION + 1);
  if (game.result !== undefined) return new NotationError('game-over', 'action', 1, { text: word });
  if (word === '@') return new NotationError('levy-not-drawn', 'action', 1);
  const action = parseAction(game.position, word);
  if (!action.ok) return action.error;
  game.play(action.value);
  return undefined;
}

const LONGEST_ACTION = 'c3:b4d4'.length;
