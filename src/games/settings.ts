// What is agreed on before a game: who plays, which side, and how the board is shown to two people.
import type { Side } from '../engine/index.ts';
import type { Level } from '../opponent/index.ts';

export type { Level };

/** The computer's levels, the weakest first. Written out here, so that choosing one does not load its thinking. */
export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];

/** Whom one plays: a level of the computer, or another person at the same screen. */
export type Opponent = Level | 'person';

/** What a game was begun with. */
export interface GameSettings {
  readonly opponent: Opponent;
  /** The person's side against the computer; between two people the side at the bottom of the screen. */
  readonly side: Side;
  /** Between two people: the side to act is at the bottom, so that the board turns after each turn. */
  readonly boardTurns: boolean;
}

/** What a first visitor is offered. */
export const DEFAULT_GAME: GameSettings = { opponent: 2, side: 0, boardTurns: false };

/** Is this a level of the computer? */
export const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value);

/** The computer's side, or `undefined` between two people. */
export const computerSide = ({ opponent, side }: GameSettings): Side | undefined =>
  opponent === 'person' ? undefined : ((1 - side) as Side);
