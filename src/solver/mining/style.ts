// How one mining player likes to play: weights drawn for each game, so that many kinds of positions come up.
import type { Random } from './random.ts';

/** Weights in Footmen: 1 is what a Footman is worth. */
export interface Style {
  /** How far chance may lift an action above a better one. */
  readonly noise: number;
  /** What a levy is worth at the start, and how much of that each own tile on the board takes away. */
  readonly levy: number;
  readonly crowd: number;
  /** What a threat to the enemy Duke is worth. */
  readonly guard: number;
  /** What one more action to choose from is worth. */
  readonly mobility: number;
  /** What each tile near the enemy Duke is worth. */
  readonly pressure: number;
  /** What a face that Commands, or Strikes, is worth while it shows. */
  readonly command: number;
  readonly strike: number;
  /** What it is worth to shut an empty square beside the enemy Duke, where it could levy. */
  readonly siege: number;
  /** Own forced wins up to this many turns are seen and played. */
  readonly sight: number;
  /** Forced wins of the other side up to this many turns are seen and not allowed where that can be helped. */
  readonly care: number;
  /** How often it takes that care: 1 is always. */
  readonly attention: number;
}

/** A style for one player of one game. */
export function drawStyle(random: Random): Style {
  const between = (low: number, high: number): number => low + (high - low) * random();
  const lover = random();
  return {
    noise: between(0.2, 1.6),
    levy: between(1.5, 5),
    crowd: between(0.2, 0.7),
    guard: between(0, 0.8),
    mobility: between(0.01, 0.06),
    pressure: between(0, 0.5),
    command: lover < 0.3 ? between(1, 3) : 0,
    strike: lover > 0.6 ? between(0.5, 2) : 0,
    siege: random() < 0.3 ? between(0.2, 1) : 0,
    sight: random() < 0.5 ? 2 : 3,
    care: random() < 0.5 ? 2 : 3,
    attention: between(0.8, 1),
  };
}
