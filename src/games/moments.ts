// Which positions of a game are looked into for missed wins, and the puzzle that such a position makes.

import type { PlayedTurn } from '../board/state.ts';
import { formatAction, formatPosition } from '../engine/index.ts';
import type { PuzzleData } from '../puzzles/puzzle-data.ts';
import type { MissedWin } from '../workers/missed-wins.ts';

/** Wins within so many of one's own turns are looked for. */
export const MOMENT_TURNS = 3;

/** Nodes after which a position is left: what it holds is then not known, and that is said. */
export const MOMENT_BUDGET = 150_000;

/** A turn in which a forced win was missed. */
export interface Moment {
  /** Counted from 0. */
  readonly turn: number;
  readonly win: MissedWin;
}

/** What to ask the solver about a turn. */
export const momentQuestion = ({ before, action }: PlayedTurn) =>
  ({
    type: 'missed',
    position: formatPosition(before),
    action: formatAction(action),
    turns: MOMENT_TURNS,
    budget: MOMENT_BUDGET,
  }) as const;

/** The position of a moment as a puzzle of its own. It is in no bank and has no name. */
export const puzzleOfMoment = ({ before }: PlayedTurn, win: MissedWin): PuzzleData => ({
  id: '',
  position: formatPosition(before),
  ...win,
});
