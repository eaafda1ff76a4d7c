// What a mining thread does: one game a task. Loaded by the pool.
import { DistanceTable } from '../../solver/index.ts';
import { type MinedPuzzle, mineGame } from '../../solver/mining/mine-game.ts';

/** One game to mine. */
export interface MineTask {
  readonly seed: number;
  readonly game: number;
}

const table = new DistanceTable();

/** Plays and searches one game. */
export default ({ seed, game }: MineTask): MinedPuzzle[] => mineGame(seed, game, table);
