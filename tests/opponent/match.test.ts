// `duke match`: four games on one thread and on two, the score's arithmetic, and what it refuses.
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type GameScore, meanInterval, tally } from '../../src/cli/match/tally.ts';
import { run } from '../../src/cli/run.ts';

async function duke(...args: string[]) {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const written = Promise.all([text(output), text(errors)]);
  const status = await run(args, { input: Readable.from([]), output, errors });
  output.end();
  errors.end();
  const [out, err] = await written;
  return { status, out, err };
}

const FOUR_GAMES = ['match', '3', '2', '--games', '4', '--seed', '3', '--nodes', '150'];

describe('duke match', () => {
  it('plays the same four games on any number of threads', async () => {
    const runs = [];
    for (const threads of ['1', '2']) {
      const { status, out } = await duke(...FOUR_GAMES, '--json', '--threads', threads);
      expect(status).toBe(0);
      const { milliseconds, ...score } = JSON.parse(out);
      expect(milliseconds).toHaveLength(2);
      runs.push(score);
    }
    expect(runs[1]).toEqual(runs[0]);
    const [score] = runs;
    expect(score).toMatchObject({ levels: [3, 2], seed: 3, games: 4 });
    expect(score.won + score.drawn + score.lost).toBe(4);
    expect(score.score).toBe((score.won + score.drawn / 2) / 4);
    expect(score.nodes[0]).toBeGreaterThan(10);
    expect(score.nodes[0]).toBeLessThanOrEqual(151);
    expect(score.nodes[1]).toBe(0);
  });

  it.each([
    [['match', '6', '1'], /the first LEVEL is “6”; expected a whole number from 1 to 5/],
    [['match', '3'], /the second LEVEL is missing/],
    [
      ['match', '2', '1', '--nodes', '9'],
      /--nodes is “9”, but level 2 does not search; levels 3 to 5 do/,
    ],
    [['match', '3', '1', '--nodes', '9,9'], /but level 1 does not search/],
    [['match', '3', '2', '1'], /“1” is one argument too many/],
    [['match', '3', '2', '--games', '7'], /--games is 7; expected an even number/],
    [['match', '3', '2', '--nodes', '1,2,3'], /--nodes is “1,2,3”; expected N or N,M/],
    [['match', '3', '2', '--depth', '4'], /--depth/],
  ])('refuses %j', async (args, message) => {
    const { status, err } = await duke(...args);
    expect(status).toBe(2);
    expect(err).toMatch(message);
  });
});

describe('the score of a match', () => {
  const used = { turns: 10, nodes: 50, milliseconds: 5 };
  const game = (points: number): GameScore => ({
    points,
    reason: points === 0.5 ? 'repetition' : 'duke-captured',
    turns: 20,
    used: [used, { ...used, nodes: 0 }],
  });

  it('is points in a game, with the interval of the pairs', () => {
    // Pairs' means 1, ½, ¾, ¾: mean ¾, variance (1/16 + 1/16) / 3, so 1.96 · √(1/24 / 4) = 0.20004 either way.
    const score = tally([1, 1, 1, 0, 1, 0.5, 0.5, 1].map(game));
    expect(score).toMatchObject({ games: 8, won: 5, drawn: 2, lost: 1, score: 0.75, turns: 20 });
    expect(score.reasons).toEqual({ 'duke-captured': 6, repetition: 2 });
    expect(score.interval[0]).toBeCloseTo(0.75 - 0.20004, 4);
    expect(score.interval[1]).toBeCloseTo(0.75 + 0.20004, 4);
    expect(score.nodes).toEqual([5, 0]);
    expect(score.milliseconds).toEqual([0.5, 0.5]);
  });

  it('has an interval within 0 and 1, which one pair alone does not narrow', () => {
    expect(meanInterval([1])).toEqual([0, 1]);
    expect(meanInterval([1, 1, 1, 0])).toEqual([expect.closeTo(0.26, 2), 1]);
  });
});
