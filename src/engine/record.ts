// Game records (SPEC §9): a starting position and the actions played from it, as text.
import { formatAction, parseAction } from './action-notation.ts';
import { failure, NotationError, type Result, success } from './errors.ts';
import { Game } from './game.ts';
import { isGamePosition } from './position.ts';
import { formatPosition, parsePosition } from './position-notation.ts';
import type { Position } from './types.ts';

/** A record that could be read in part: the game up to the turn that is wrong, and what is wrong with it. */
export interface RecordFailure {
  readonly error: NotationError;
  /** The game as far as it is right; `undefined` when the starting position itself is wrong. */
  readonly game: Game | undefined;
}

/** A game as text: the starting position on the first line, the actions on the second, separated by spaces. */
export const formatRecord = (game: Game): string =>
  `${formatPosition(game.start)}\n${game.actions.map(formatAction).join(' ')}`.trimEnd();

/**
 * Reads a record: the first line is the starting position, what follows are legal actions separated by white space,
 * each levy as drawn. Any text gives a game, or an error with its turn and column, and the game up to there.
 */
export function parseRecord(text: string): Result<Game, RecordFailure> {
  const lineEnd = text.search(/[\r\n]/);
  const line = lineEnd < 0 ? text : text.slice(0, lineEnd);
  const start = parsePosition(line);
  if (!start.ok) return failure({ error: start.error, game: undefined });
  return playActions(start.value, text, line.length);
}

/**
 * Plays a list of actions, separated by white space, from a position: the two parts of a record kept apart.
 * Errors as in `parseRecord`; their columns count in `actions`.
 */
export const replay = (start: Position, actions: string): Result<Game, RecordFailure> =>
  playActions(start, actions, 0);

function playActions(start: Position, text: string, offset: number): Result<Game, RecordFailure> {
  if (!isGamePosition(start)) {
    return failure({ error: new NotationError('no-game', 'record', 1), game: undefined });
  }
  const game = new Game(start);
  const token = /[^\s]+/g;
  token.lastIndex = offset;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const turn = game.actions.length + 1;
    const wrong = (
      code: NotationError['code'],
      column: number,
      details: NotationError['details'],
    ) =>
      failure({
        error: new NotationError(code, 'record', found.index + column, details, turn),
        game,
      });
    // A longer word than any action's is cut, so that an error never repeats a long text.
    const word = found[0].slice(0, LONGEST_ACTION + 1);
    if (game.result !== undefined) return wrong('game-over', 1, { text: word });
    if (word === '@') return wrong('levy-not-drawn', 1, {});
    const action = parseAction(game.position, word);
    if (!action.ok) return wrong(action.error.code, action.error.column, action.error.details);
    game.play(action.value);
  }
  return success(game);
}

const LONGEST_ACTION = 'c3:b4d4'.length;
