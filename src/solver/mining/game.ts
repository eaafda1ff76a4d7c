// One game between two mining players, the same for the same seed and number.
import {
  type Action,
  allSetups,
  canLevy,
  clonePosition,
  countLegalActions,
  formatFullPosition,
  type Position,
  play,
  QUIET_LIMIT,
  startPosition,
  tileKind,
} from '../../engine/index.ts';
import type { DistanceTable } from '../table.ts';
import { Player } from './player.ts';
import { randomOf } from './random.ts';
import { drawStyle } from './style.ts';

/** A game as it was played. */
export interface PlayedGame {
  readonly start: Position;
  readonly actions: readonly Action[];
  /** The position before each action, and the last one. */
  readonly positions: readonly Position[];
}

/** A game is broken off after this many turns. */
export const LONGEST_GAME = 140;

/** Plays game number `game` of `seed`. */
export function playGame(seed: number, game: number, table: DistanceTable): PlayedGame {
  const random = randomOf(seed, game);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const start = startPosition(pick(allSetups(0)), pick(allSetups(1)));
  const players = [0, 1].map(() => new Player(random, drawStyle(random), table));
  const position = clonePosition(start);
  const positions: Position[] = [];
  const actions: Action[] = [];
  const seen = new Map<string, number>();
  while (actions.length < LONGEST_GAME) {
    const key = formatFullPosition(position);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    if (times >= 3 || position.quiet >= QUIET_LIMIT) break;
    if (!canLevy(position, position.side) && countLegalActions(position) === 0) break;
    const action = players[position.side]!.choose(position);
    if (action === undefined) break;
    positions.push(clonePosition(position));
    actions.push(action);
    const undo = play(position, action);
    if (tileKind(undo & 63) === 1) return { start, actions, positions };
  }
  positions.push(clonePosition(position));
  return { start, actions, positions };
}
