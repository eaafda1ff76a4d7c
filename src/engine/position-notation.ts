// The one-line notation of positions (SPEC §8): reading any text strictly, writing the one canonical form.
import {
  failure,
  NotationError,
  type NotationField,
  nameCharacter,
  type Result,
  success,
} from './errors.ts';
import { DUKE, kindInfo, kindOfLetter, LAST_KIND } from './faces.ts';
import { BAG_LIMIT } from './hash.ts';
import {
  bagCount,
  emptyPosition,
  isGamePosition,
  putTile,
  setBagCount,
  setSideToAct,
} from './position.ts';
import { BOARD_SIZE } from './square.ts';
import { EMPTY, makeTile, tileFace, tileKind, tileSide } from './tile.ts';
import type { Kind, Position, Side, Tile } from './types.ts';

/** The quiet count at which a game is drawn (SPEC §7.4), and the highest that a position may have (§8). */
export const QUIET_LIMIT = 200;

const SIDE_NAMES = ['Light', 'Dark'] as const;
const BAG_FIELDS = ['light bag', 'dark bag'] as const;

const isSeparator = (text: string, index: number): boolean =>
  text[index] === ' ' || text[index] === '_';

/**
 * Reads a position (SPEC §8): a game position or a diagram position.
 * Any text of any length gives a position or an error; nothing is thrown.
 */
export function parsePosition(text: string): Result<Position> {
  try {
    return success(new Reader(text).read());
  } catch (error) {
    if (error instanceof NotationError) return failure(error);
    throw error;
  }
}

// Reads from left to right and stops at the first thing that is wrong, so that the column is exact and any length is fine.
class Reader {
  private readonly position = emptyPosition();
  private readonly text: string;
  private index = 0;
  /** Where a side first had more of a kind than the army has; only an error in a game position. */
  private firstExcess: NotationError | undefined;

  constructor(text: string) {
    this.text = text;
  }

  read(): Position {
    this.startField('board');
    this.readBoard();
    this.startField('side');
    this.readSide();
    for (const side of [0, 1] as const) {
      this.startField(BAG_FIELDS[side]);
      this.readBag(side);
    }
    if (this.skipSeparators()) this.readQuiet();
    if (this.skipSeparators())
      throw this.error('trailing-text', 'position', this.index, { found: this.found() });
    if (this.firstExcess !== undefined && isGamePosition(this.position)) throw this.firstExcess;
    return this.position;
  }

  /** Goes to the next field; says whether there is one. */
  private skipSeparators(): boolean {
    while (isSeparator(this.text, this.index)) this.index++;
    return this.index < this.text.length;
  }

  private startField(field: NotationField): void {
    if (!this.skipSeparators()) throw this.error('missing', field, this.index);
  }

  private get fieldEnded(): boolean {
    return this.index >= this.text.length || isSeparator(this.text, this.index);
  }

  private found(): string {
    return nameCharacter(this.text, this.index);
  }

  private error(
    code: NotationError['code'],
    field: NotationField,
    index: number,
    details = {},
  ): NotationError {
    return new NotationError(code, field, index + 1, details);
  }

  private unexpected(field: NotationField): NotationError {
    return this.error('unexpected-character', field, this.index, { found: this.found() });
  }

  private readBoard(): void {
    let rank = BOARD_SIZE - 1;
    let file = 0;
    let afterDigit = false;
    const endRank = (): void => {
      if (file !== BOARD_SIZE)
        throw this.error('rank-length', 'board', this.index, { rank: rank + 1, squares: file });
    };
    for (; !this.fieldEnded; this.index++) {
      const character = this.text[this.index]!;
      if (character === '/') {
        endRank();
        if (rank === 0)
          throw this.error('rank-count', 'board', this.index, { ranks: `more than ${BOARD_SIZE}` });
        rank--;
        file = 0;
        afterDigit = false;
        continue;
      }
      const isDigit = character >= '1' && character <= '6';
      const kind = kindOfLetter(character.toUpperCase());
      if (!isDigit && kind === undefined) throw this.unexpected('board');
      if (isDigit && afterDigit) throw this.error('adjacent-digits', 'board', this.index);
      const width = isDigit ? Number(character) : 1;
      if (file + width > BOARD_SIZE) {
        throw this.error('rank-length', 'board', this.index, {
          rank: rank + 1,
          squares: `more than ${BOARD_SIZE}`,
        });
      }
      if (kind !== undefined) this.readTile(kind, character, rank * BOARD_SIZE + file);
      file += width;
      afterDigit = isDigit;
    }
    endRank();
    if (rank > 0) throw this.error('rank-count', 'board', this.index, { ranks: BOARD_SIZE - rank });
  }

  /** Puts the tile at the index on a square, and steps over a `~` behind it. */
  private readTile(kind: Kind, character: string, square: number): void {
    const side: Side = character === character.toUpperCase() ? 0 : 1;
    if (kind === DUKE && this.position.dukes[side]! >= 0) {
      throw this.error('two-dukes', 'board', this.index, { side: SIDE_NAMES[side] });
    }
    const tileIndex = this.index;
    const reversed = this.text[this.index + 1] === '~';
    if (reversed) this.index++;
    putTile(this.position, square, makeTile(kind, side, reversed ? 1 : 0));
    this.countTile('board', tileIndex, side, kind);
  }

  private readSide(): void {
    const character = this.text[this.index];
    if (character !== 'l' && character !== 'd') throw this.unexpected('side');
    this.index++;
    if (!this.fieldEnded)
      throw this.error('trailing-text', 'side', this.index, { found: this.found() });
    setSideToAct(this.position, character === 'l' ? 0 : 1);
  }

  private readBag(side: Side): void {
    const field = BAG_FIELDS[side];
    if (this.text[this.index] === '-') {
      this.index++;
      if (!this.fieldEnded) throw this.unexpected(field);
      return;
    }
    for (; !this.fieldEnded; this.index++) {
      const digit = this.text[this.index]!;
      const isCount = digit >= '2' && digit <= '9';
      if (isCount) this.index++;
      const character = this.fieldEnded ? '' : this.text[this.index]!;
      const kind = kindOfLetter(side === 0 ? character : character.toUpperCase());
      if (kind === undefined || (side === 1 && character !== character.toLowerCase()))
        throw this.unexpected(field);
      if (kind === DUKE) throw this.error('duke-in-bag', field, this.index);
      const count = bagCount(this.position, side, kind) + (isCount ? Number(digit) : 1);
      if (count > BAG_LIMIT)
        throw this.error('bag-limit', field, this.index, { letter: character });
      setBagCount(this.position, side, kind, count);
      this.countTile(field, this.index, side, kind);
    }
  }

  private readQuiet(): void {
    const start = this.index;
    for (; !this.fieldEnded; this.index++) {
      const character = this.text[this.index]!;
      if (character < '0' || character > '9') throw this.unexpected('quiet');
      if (this.index > start && this.text[start] === '0') throw this.unexpected('quiet');
      if (this.index - start >= 3) throw this.error('quiet-range', 'quiet', start);
    }
    const quiet = Number(this.text.slice(start, this.index));
    if (quiet > QUIET_LIMIT) throw this.error('quiet-range', 'quiet', start);
    this.position.quiet = quiet;
  }

  /** Remembers the first tile that an army does not have. */
  private countTile(field: NotationField, index: number, side: Side, kind: Kind): void {
    const { count, letter } = kindInfo(kind);
    const onBoard = this.position.board.reduce(
      (sum, tile) => sum + (tileKind(tile) === kind && tileSide(tile) === side ? 1 : 0),
      0,
    );
    if (onBoard + bagCount(this.position, side, kind) <= count) return;
    this.firstExcess ??= this.error('army-limit', field, index, {
      letter,
      limit: count,
      side: SIDE_NAMES[side],
    });
  }
}

/** The letter of a tile as on the board: upper case for Light, lower case for Dark, `~` behind it for the reverse face. */
export function tileLetters(tile: Tile): string {
  const { letter } = kindInfo(tileKind(tile));
  return (tileSide(tile) === 0 ? letter : letter.toLowerCase()) + (tileFace(tile) === 1 ? '~' : '');
}

function formatBoard(position: Position): string {
  const ranks: string[] = [];
  for (let rank = BOARD_SIZE - 1; rank >= 0; rank--) {
    let line = '';
    let empty = 0;
    for (let file = 0; file < BOARD_SIZE; file++) {
      const tile = position.board[rank * BOARD_SIZE + file]!;
      if (tile === EMPTY) {
        empty++;
        continue;
      }
      line += (empty > 0 ? String(empty) : '') + tileLetters(tile);
      empty = 0;
    }
    ranks.push(line + (empty > 0 ? String(empty) : ''));
  }
  return ranks.join('/');
}

/** A bag as SPEC §8 writes it, `-` when it is empty. */
export function formatBag(position: Position, side: Side): string {
  let text = '';
  for (let kind = 1; kind <= LAST_KIND; kind++) {
    const count = bagCount(position, side, kind);
    if (count > 0) text += (count > 1 ? String(count) : '') + kindInfo(kind).letter;
  }
  return text === '' ? '-' : side === 0 ? text : text.toLowerCase();
}

/** The canonical text of the full position (SPEC §7.3): everything but the quiet count. Equal texts, equal positions. */
export const formatFullPosition = (position: Position): string =>
  `${formatBoard(position)} ${position.side === 0 ? 'l' : 'd'} ${formatBag(position, 0)} ${formatBag(position, 1)}`;

/** The canonical text of a position (SPEC §8), the quiet count always there. */
export const formatPosition = (position: Position): string =>
  `${formatFullPosition(position)} ${position.quiet}`;
