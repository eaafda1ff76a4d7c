// Chance that is kept with a game: every draw and every choice of the computer follows from the game's seed, so that taking
// back never rolls the dice again.
import { drawTile, isManeuver, type Kind, type Position, type Side } from '../engine/index.ts';
import { randomOf } from '../solver/mining/random.ts';

/** A game's seed: a whole number of 32 bits, not negative. */
export type Seed = number;

/** How many seeds there are. */
const SEEDS = 2 ** 32;

/** Is this a seed? */
export const isSeed = (value: unknown): value is Seed =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < SEEDS;

/** A new seed. @param random gives a number from 0 up to, not including, 1, like `Math.random` */
export const newSeed = (random: () => number): Seed => Math.floor(random() * SEEDS);

/** Streams of a seed from this number on are the draws of Light, then of Dark, then the computer's choices. */
const STREAMS = { lightDraws: 0, darkDraws: 1_000, choices: 2_000 } as const;

/**
 * The tile that a side draws next. A bag is, as it were, shuffled once, when the game begins: the side's first levy always
 * brings the same tile, its second the next, whenever it comes to them. Each order of the bag is equally likely, as far as
 * 32 bits go.
 * @param levies how many levies that side has made in this game
 * @throws RangeError when the bag is empty
 */
export function drawFromSeed(seed: Seed, position: Position, side: Side, levies: number): Kind {
  const stream = (side === 0 ? STREAMS.lightDraws : STREAMS.darkDraws) + levies;
  return drawTile(position, side, randomOf(seed, stream));
}

/** How many of a game's turns were levies of this side. @param first the side that acted first */
export const countLevies = (actions: readonly number[], first: Side, side: Side): number =>
  actions.filter((action, turn) => !isManeuver(action) && turn % 2 === (first ^ side)).length;

/** The seed of the computer's choices in a turn, counted from 0. */
export const choiceSeed = (seed: Seed, turn: number): Seed =>
  newSeed(randomOf(seed, STREAMS.choices + turn));
