// A game as text, to be kept on the device; and reading such text back, which may be damaged or of another version.
import { drawFor } from '../board/choosing.ts';
import {
  failure,
  formatAction,
  formatPosition,
  parsePosition,
  type RecordError,
  type Result,
  replay,
  type Side,
  success,
} from '../engine/index.ts';
import { isSeed } from './chance.ts';
import {
  act,
  beginGame,
  canLevyNow,
  nextDraw,
  outcomeOf,
  type Playing,
  resign,
} from './playing.ts';
import { type GameSettings, isLevel } from './settings.ts';

/** The version of the form below; a later one that older pages cannot read gets the next number. */
const VERSION = 1;

const SIDES = ['light', 'dark'] as const;

/** Why a stored text is no game. */
export type StoredGameError =
  /** It is no JSON object. */
  | { readonly reason: 'form' }
  /** It was written by another version of this page. */
  | { readonly reason: 'version' }
  /** A field is missing, or holds something else than it should. */
  | { readonly reason: 'field'; readonly field: string }
  /** The record breaks off: at this turn, counted from 1. */
  | { readonly reason: 'record'; readonly error: RecordError };

/** The game as text. What is chosen on the board is not kept, but a drawn tile is: it has to be placed. */
export function writeGame({ settings, seed, board, resigned }: Playing): string {
  return JSON.stringify({
    version: VERSION,
    opponent: settings.opponent,
    side: SIDES[settings.side],
    boardTurns: settings.boardTurns,
    seed,
    start: formatPosition(board.start),
    actions: board.turns.map((turn) => formatAction(turn.action)).join(' '),
    drawn: board.choice.type === 'drawn',
    resigned: resigned === undefined ? null : SIDES[resigned],
  });
}

/** Reads a game. Any text gives a game or an error that says what is wrong; nothing is thrown. */
export function readGame(text: string): Result<Playing, StoredGameError> {
  const fields = parseObject(text);
  if (fields === undefined) return failure({ reason: 'form' });
  if (fields.version !== VERSION) return failure({ reason: 'version' });
  const { opponent, boardTurns, seed, start, actions, drawn } = fields;
  const wrong = (field: string) => failure({ reason: 'field', field } as const);
  if (opponent !== 'person' && !isLevel(opponent)) return wrong('opponent');
  const side = sideNamed(fields.side);
  if (side === undefined) return wrong('side');
  if (typeof boardTurns !== 'boolean') return wrong('boardTurns');
  if (!isSeed(seed)) return wrong('seed');
  if (typeof start !== 'string') return wrong('start');
  if (typeof actions !== 'string') return wrong('actions');
  if (typeof drawn !== 'boolean') return wrong('drawn');
  const resigned = fields.resigned === null ? undefined : sideNamed(fields.resigned);
  if (fields.resigned !== null && resigned === undefined) return wrong('resigned');

  const position = parsePosition(start);
  if (!position.ok) return wrong('start');
  const record = replay(position.value, actions);
  if (!record.ok) return failure({ reason: 'record', error: record.error });

  const settings: GameSettings = { opponent, side, boardTurns };
  let playing = beginGame(settings, position.value, seed);
  for (const action of record.value.actions) playing = act(playing, action);
  playing = { ...playing, board: { ...playing.board, notice: undefined } };
  if (drawn) {
    if (!canLevyNow(playing)) return wrong('drawn');
    const { board } = playing;
    playing = { ...playing, board: drawFor(board, nextDraw(playing)) };
  }
  if (resigned === undefined) return success(playing);
  return outcomeOf(playing) === undefined
    ? success({ ...resign(playing), resigned })
    : wrong('resigned');
}

const sideNamed = (value: unknown): Side | undefined =>
  value === SIDES[0] ? 0 : value === SIDES[1] ? 1 : undefined;

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
