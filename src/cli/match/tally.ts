// The score of a match: points, a confidence interval over pairs of games, lengths, reasons, nodes and time.
import type { GameResult } from '../../engine/index.ts';
import type { Used } from '../../opponent/match.ts';

/** One game as the first entrant sees it. */
export interface GameScore {
  /** 1 won, ½ drawn, 0 lost. */
  readonly points: number;
  readonly reason: GameResult['reason'];
  readonly turns: number;
  /** What the first and the second entrant used. */
  readonly used: readonly [Used, Used];
}

/** A match's score as the first entrant sees it. */
export interface MatchScore {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Points in a game, 0 … 1. */
  readonly score: number;
  /** The 95 % confidence interval of the score. */
  readonly interval: readonly [low: number, high: number];
  /** Turns in a game, both sides' together. */
  readonly turns: number;
  readonly reasons: Readonly<Partial<Record<GameResult['reason'], number>>>;
  /** Of the first and the second entrant, in a turn. */
  readonly nodes: readonly [number, number];
  readonly milliseconds: readonly [number, number];
}

/** The 97.5 % quantile of the normal distribution. */
const QUANTILE = 1.96;

/**
 * The 95 % confidence interval of a mean by the normal approximation: mean ± 1.96 s / √n, with s² the sample variance
 * (n − 1 below). The samples must be independent of each other.
 */
export function meanInterval(samples: readonly number[]): readonly [low: number, high: number] {
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  if (samples.length < 2) return [0, 1];
  const squares = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0);
  const reach = QUANTILE * Math.sqrt(squares / (samples.length - 1) / samples.length);
  return [Math.max(0, mean - reach), Math.min(1, mean + reach)];
}

/**
 * Adds games up. The two games of a pair share setups and luck and are not independent; the mean of each pair is, so the
 * interval is that of the pairs' means.
 * @param scores games 0, 1, 2, … in order, an even number of them.
 */
export function tally(scores: readonly GameScore[]): MatchScore {
  const games = scores.length;
  const count = (points: number): number => scores.filter((game) => game.points === points).length;
  const pairs = Array.from(
    { length: games / 2 },
    (_, pair) =>
      ((scores[2 * pair] as GameScore).points + (scores[2 * pair + 1] as GameScore).points) / 2,
  );
  const reasons: Partial<Record<GameResult['reason'], number>> = {};
  for (const { reason } of scores) reasons[reason] = (reasons[reason] ?? 0) + 1;
  const aTurn = (entrant: 0 | 1, what: 'nodes' | 'milliseconds'): number => {
    const turns = scores.reduce((sum, { used }) => sum + used[entrant].turns, 0);
    return scores.reduce((sum, { used }) => sum + used[entrant][what], 0) / Math.max(1, turns);
  };
  return {
    games,
    won: count(1),
    drawn: count(0.5),
    lost: count(0),
    score: scores.reduce((sum, { points }) => sum + points, 0) / games,
    interval: meanInterval(pairs),
    turns: scores.reduce((sum, { turns }) => sum + turns, 0) / games,
    reasons,
    nodes: [aTurn(0, 'nodes'), aTurn(1, 'nodes')],
    milliseconds: [aTurn(0, 'milliseconds'), aTurn(1, 'milliseconds')],
  };
}
