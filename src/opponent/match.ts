// Whole games between two computer players, each the same for the same seed and number.
import {
  type Action,
  allSetups,
  DRAW,
  drawTile,
  formatFullPosition,
  Game,
  type GameResult,
  makeLevy,
  type Position,
  type Side,
  startPosition,
} from '../engine/index.ts';
import { type Random, randomOf } from '../solver/mining/random.ts';
import { choose, placeDrawn } from './choose.ts';
import type { Budget, Level } from './types.ts';

/** One of the two players of a game. */
export interface Entrant {
  readonly level: Level;
  /** Instead of the level's own budget. */
  readonly budget?: Budget;
}

/** A game as it was played. */
export interface MatchGame {
  readonly start: Position;
  /** Levies as drawn and placed. */
  readonly actions: readonly Action[];
  readonly result: GameResult;
  /** What each side used in all, Light first: turns, visited positions (of levels that count them), milliseconds. */
  readonly used: readonly [Used, Used];
}

/** What one side used. */
export interface Used {
  turns: number;
  nodes: number;
  milliseconds: number;
}

/** One entrant at work: what it does, and where it puts what it drew. */
class Seat {
  readonly used: Used = { turns: 0, nodes: 0, milliseconds: 0 };
  private readonly entrant: Entrant;
  private readonly attention: Random;
  private readonly luck: Random;

  constructor(entrant: Entrant, attention: Random, luck: Random) {
    this.entrant = entrant;
    this.attention = attention;
    this.luck = luck;
  }

  act(position: Position, history: readonly string[]): Action {
    const { level, budget } = this.entrant;
    const began = performance.now();
    const options = { history, random: this.attention, ...(budget && { budget }) };
    const { action, thought } = choose(position, level, options);
    this.used.turns++;
    this.used.nodes += thought?.nodes ?? 0;
    let played = action;
    if (action === DRAW) {
      const kind = drawTile(position, position.side, this.luck);
      played = makeLevy(kind, placeDrawn(position, kind, level, options));
    }
    this.used.milliseconds += performance.now() - began;
    return played;
  }
}

/** Plays one game from a position. @param luck one stream of draws for each side. */
export function playMatchGame(
  start: Position,
  entrants: readonly [Entrant, Entrant],
  attention: Random,
  luck: readonly [Random, Random],
): MatchGame {
  const game = new Game(start);
  const seats = [0, 1].map(
    (side) => new Seat(entrants[side] as Entrant, attention, luck[side] as Random),
  ) as [Seat, Seat];
  const history = [formatFullPosition(start)];
  let { result } = game;
  while (result === undefined) {
    const seat = seats[game.position.side] as Seat;
    game.play(seat.act(game.position, history));
    history.push(formatFullPosition(game.position));
    ({ result } = game);
  }
  return {
    start: game.start,
    actions: game.actions,
    result,
    used: [seats[0].used, seats[1].used],
  };
}

/** How a numbered game of a match is played. */
export interface PairedGame {
  /** The side of the first entrant. */
  readonly first: Side;
  readonly game: MatchGame;
}

/**
 * Plays game number `number` of a match. Games 2k and 2k + 1 are a pair: the same setups and, for each side, the same luck
 * in its draws; the entrants change sides. The setups go through all thirty-six pairs of them, in an order that the seed
 * decides.
 */
export function playPairedGame(
  entrants: readonly [Entrant, Entrant],
  seed: number,
  number: number,
): PairedGame {
  const pair = Math.floor(number / 2);
  const first = (number % 2) as Side;
  const round = Math.floor(pair / 36);
  const opening = shuffled(36, randomOf(seed, -1 - round))[pair % 36] as number;
  const start = startPosition(
    allSetups(0)[opening % 6] as ReturnType<typeof allSetups>[number],
    allSetups(1)[Math.floor(opening / 6)] as ReturnType<typeof allSetups>[number],
  );
  const sides: [Entrant, Entrant] =
    first === 0 ? [entrants[0], entrants[1]] : [entrants[1], entrants[0]];
  const luck: [Random, Random] = [randomOf(seed, 4 * pair), randomOf(seed, 4 * pair + 1)];
  const game = playMatchGame(start, sides, randomOf(seed, 4 * pair + 2 + first), luck);
  return { first, game };
}

/** The numbers from 0 to `length` − 1 in an order drawn at random (Fisher and Yates). */
function shuffled(length: number, random: Random): number[] {
  const numbers = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [numbers[last], numbers[other]] = [numbers[other] as number, numbers[last] as number];
  }
  return numbers;
}
