// Draws announced before they happen (SPEC §7.3, §7.4).

import { gameOf } from '../board/state.ts';
import { QUIET_LIMIT, REPETITION_LIMIT } from '../engine/index.ts';
import { outcomeOf, type Playing } from './playing.ts';

/** The quiet count from which it is said how near the draw is. */
export const QUIET_WARNING = 150;

/** Why a draw is near. */
export type DrawWarning =
  /** The position now has occurred as often as it can without a draw. */
  | { readonly type: 'repetition' }
  /** So many turns without a capture or a levy; `left` more of them are a draw. */
  | { readonly type: 'quiet'; readonly turns: number; readonly left: number };

/** What is to be said now; nothing once the game is over. */
export function drawWarnings(playing: Playing): DrawWarning[] {
  if (outcomeOf(playing) !== undefined) return [];
  const { quiet } = playing.board.position;
  return [
    ...(gameOf(playing.board).repetitions === REPETITION_LIMIT - 1
      ? [{ type: 'repetition' } as const]
      : []),
    ...(quiet >= QUIET_WARNING
      ? [{ type: 'quiet', turns: quiet, left: QUIET_LIMIT - quiet } as const]
      : []),
  ];
}
