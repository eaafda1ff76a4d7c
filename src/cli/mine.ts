// `duke mine`: games between searching players, and the proven puzzles found in them.
import { appendFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Piscina } from 'piscina';
import type { MinedPuzzle } from '../solver/mining/mine-game.ts';
import { type Command, UsageError, wholeNumber } from './command.ts';
import { uniquePuzzles } from './mining/merge-puzzles.ts';
import type { MineTask } from './mining/mine-worker.ts';
import { startProgress } from './progress.ts';

const LARGEST = 1_000_000_000;

/** Reads `i/n`: this machine takes every n-th game, beginning with the i-th. */
function readShard(text: string): { index: number; count: number } {
  const [, index, count] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (!(shard.index >= 1 && shard.index <= shard.count))
    throw new UsageError(
      `--shard is “${text.slice(0, 40)}”; expected i/n with i from 1 to n, as 2/8`,
    );
  return shard;
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        games: { type: 'string', default: '1000' },
        from: { type: 'string', default: '0' },
        seed: { type: 'string', default: '1' },
        shard: { type: 'string', default: '1/1' },
        threads: { type: 'string', default: String(availableParallelism()) },
        out: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export const command: Command = {
  name: 'mine',
  usage: 'mine [--games N] [--from G] [--seed S] [--shard i/n] [--threads T] [--out FILE]',
  summary: 'plays games between searching players and keeps the puzzles it finds',
  help: `Plays games G to N - 1 of seed S (by default 0 to 999 of seed 1) and writes one line of JSON for each puzzle
found to FILE, or to standard output: proven, one key, at most one for each game and N, and no two that are mirrored
or turned images of each other. With --shard i/n it takes only every n-th game, beginning with the i-th, so that n
machines together play the same games as one; “duke merge” joins what they found. Budgets are counted in nodes, so
the same games give the same puzzles everywhere.
Uses all cores unless --threads says otherwise. Ctrl-C stops when the games being played have ended; everything found
by then has been written, and the line printed last says how to go on. FILE is written anew, or continued with --from.

  $ npm run -s duke -- mine --games 500 --seed 7 --shard 1/2 --out shard-1.jsonl`,
  async run(args, streams) {
    const options = readOptions(args);
    const games = wholeNumber('--games', options.games, 1, LARGEST);
    const from = wholeNumber('--from', options.from, 0, LARGEST);
    const seed = wholeNumber('--seed', options.seed, 0, LARGEST);
    const threads = wholeNumber('--threads', options.threads, 1, 1024);
    const { index, count } = readShard(options.shard);
    const { out } = options;
    if (out !== undefined && from === 0) writeFileSync(out, '');

    const first = from + ((((index - 1 - from) % count) + count) % count);
    const total = Math.max(0, Math.ceil((games - first) / count));
    const pool = new Piscina<MineTask, MinedPuzzle[]>({
      filename: new URL('./mining/mine-worker.ts', import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
    const unique = uniquePuzzles();
    const waiting = new Map<number, MinedPuzzle[]>();
    const progress = startProgress('mining', total, 'games', streams.errors);
    let stopping = false;
    let started = 0;
    let written = 0;
    let found = 0;
    // In the order of the games, whatever order they end in, so that a file is always complete up to some game.
    const write = (): void => {
      for (;;) {
        const puzzles = waiting.get(written);
        if (puzzles === undefined) return;
        waiting.delete(written++);
        const fresh = puzzles.filter(unique);
        found += fresh.length;
        const text = fresh.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join('');
        if (out === undefined) streams.output.write(text);
        else appendFileSync(out, text);
        progress.update(written, `${found} puzzles`);
      }
    };
    const stop = (): void => {
      stopping = true;
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    const work = async (): Promise<void> => {
      while (!stopping && started < total) {
        const turn = started++;
        waiting.set(turn, await pool.run({ seed, game: first + turn * count }));
        write();
      }
    };
    try {
      await Promise.all(Array.from({ length: threads }, work));
    } finally {
      progress.stop();
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      await pool.destroy();
    }
    streams.errors.write(`${written} games, ${found} puzzles\n`);
    if (written < total)
      streams.errors.write(`stopped; --from ${first + written * count} goes on from here\n`);
    return 0;
  },
};
