// A game: where it began, what was played, how often each position occurred, and how it ended (SPEC §7).
import { formatAction } from './action-notation.ts';
import { DUKE } from './faces.ts';
import { inGuard } from './guard.ts';
import { hasLegalAction, isLegal } from './legal.ts';
import { capturedTile, play, unplay } from './play.ts';
import { clonePosition, isGamePosition } from './position.ts';
import { formatFullPosition, QUIET_LIMIT } from './position-notation.ts';
import { opponentOf, tileKind } from './tile.ts';
import type { Action, Position, Side, Tile, Undo } from './types.ts';

/** How a game ended (SPEC §7), in the order in which the rules are asked. */
export type GameResult =
  | { readonly reason: 'duke-captured'; readonly winner: Side }
  | { readonly reason: 'no-legal-action'; readonly winner: Side; readonly inGuard: boolean }
  | { readonly reason: 'repetition'; readonly winner: undefined }
  | { readonly reason: 'quiet-turns'; readonly winner: undefined };

/** How often a position must occur for a draw (SPEC §7.3). */
export const REPETITION_LIMIT = 3;

interface Turn {
  readonly action: Action;
  readonly undo: Undo;
}

/**
 * A game from a game position. The position inside is the game's own: read it, copy it, but change it only through
 * `play` and `takeBack`.
 */
export class Game {
  /** The position in which the game began. */
  readonly start: Position;
  private readonly current: Position;
  private readonly turns: Turn[] = [];
  private readonly occurrences = new Map<string, number>();

  /** @throws RangeError when `start` is a diagram position: a side without a Duke plays no game (SPEC §8). */
  constructor(start: Position) {
    if (!isGamePosition(start)) throw new RangeError('a game needs a Duke on each side');
    this.start = clonePosition(start);
    this.current = clonePosition(start);
    this.countOccurrence(1);
  }

  /** The position now. */
  get position(): Position {
    return this.current;
  }

  /** The actions played so far, the first one first. */
  get actions(): readonly Action[] {
    return this.turns.map((turn) => turn.action);
  }

  /** How often the position now has occurred, this time included. */
  get repetitions(): number {
    return this.occurrences.get(formatFullPosition(this.current)) ?? 0;
  }

  /** The tiles captured so far, in order. */
  get captured(): Tile[] {
    return this.turns.map((turn) => capturedTile(turn.undo)).filter((tile) => tile !== 0);
  }

  /** How the game ended, or `undefined` while it goes on. */
  get result(): GameResult | undefined {
    const { side } = this.current;
    const last = this.turns.at(-1);
    if (last !== undefined && tileKind(capturedTile(last.undo)) === DUKE)
      return { reason: 'duke-captured', winner: opponentOf(side) };
    if (!hasLegalAction(this.current)) {
      return {
        reason: 'no-legal-action',
        winner: opponentOf(side),
        inGuard: inGuard(this.current, side),
      };
    }
    if (this.repetitions >= REPETITION_LIMIT) return { reason: 'repetition', winner: undefined };
    if (this.current.quiet >= QUIET_LIMIT) return { reason: 'quiet-turns', winner: undefined };
    return undefined;
  }

  /**
   * Plays a legal action of the side to act, a levy as drawn.
   * @throws RangeError when the game is over, the action is not legal, or it is a levy before its draw.
   */
  play(action: Action): void {
    if (this.result !== undefined)
      throw new RangeError(`the game is over: ${formatAction(action)} cannot be played`);
    if (formatAction(action) === '@' || !isLegal(this.current, action)) {
      throw new RangeError(`${formatAction(action)} is not a legal action here`);
    }
    this.turns.push({ action, undo: play(this.current, action) });
    this.countOccurrence(1);
  }

  /** Takes back the last action and returns it; `undefined` at the start of the game. */
  takeBack(): Action | undefined {
    const turn = this.turns.pop();
    if (turn === undefined) return undefined;
    this.countOccurrence(-1);
    unplay(this.current, turn.action, turn.undo);
    return turn.action;
  }

  private countOccurrence(step: 1 | -1): void {
    const key = formatFullPosition(this.current);
    const count = (this.occurrences.get(key) ?? 0) + step;
    if (count === 0) this.occurrences.delete(key);
    else this.occurrences.set(key, count);
  }
}
