// What a match thread does: one game a task. Loaded by the pool.
import { type Entrant, playPairedGame } from '../../opponent/match.ts';
import type { GameScore } from './tally.ts';

/** One game of a match. */
export interface MatchTask {
  readonly entrants: readonly [Entrant, Entrant];
  readonly seed: number;
  readonly game: number;
}

/** Plays one game. */
export default ({ entrants, seed, game: number }: MatchTask): GameScore => {
  const { first, game } = playPairedGame(entrants, seed, number);
  const { result, used, actions } = game;
  const points = result.winner === undefined ? 0.5 : result.winner === first ? 1 : 0;
  const [light, dark] = used;
  return {
    points,
    reason: result.reason,
    turns: actions.length,
    used: first === 0 ? [light, dark] : [dark, light],
  };
};
