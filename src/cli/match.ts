// `duke match`: games between two levels of the computer, and their score.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Piscina } from 'piscina';
import type { Entrant } from '../opponent/match.ts';
import { LEVELS, type Level } from '../opponent/types.ts';
import { type Command, expectArguments, UsageError, wholeNumber } from './command.ts';
import type { MatchTask } from './match/match-worker.ts';
import { type GameScore, type MatchScore, tally } from './match/tally.ts';
import { startProgress } from './progress.ts';

const LARGEST = 1_000_000_000;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        threads: { type: 'string', default: String(availableParallelism()) },
        nodes: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Levels below this one look one action ahead and have no budget. */
const FIRST_TO_SEARCH: Level = 3;

/**
 * Reads `--nodes N` or `--nodes N,M`: the budgets of the two, 0 for the level's own. One number goes to those of the two
 * that search. @throws UsageError also where a level would have no use for its number
 */
function readBudgets(
  text: string | undefined,
  levels: readonly [Level, Level],
): readonly [number, number] {
  if (text === undefined) return [0, 0];
  const [first, second = first, ...more] = text.split(',');
  if (more.length > 0) throw new UsageError(`--nodes is “${text.slice(0, 40)}”; expected N or N,M`);
  const budgets = [first, second].map((each) => wholeNumber('--nodes', each, 0, LARGEST));
  const searches = levels.map((level) => level >= FIRST_TO_SEARCH);
  const isForBoth = !text.includes(',');
  const useless = levels.find((_, index) =>
    isForBoth ? !searches.includes(true) : !searches[index] && budgets[index] !== 0,
  );
  if (useless !== undefined)
    throw new UsageError(
      `--nodes is “${text.slice(0, 40)}”, but level ${useless} does not search; levels ${FIRST_TO_SEARCH} to ${LEVELS.length} do`,
    );
  return budgets.map((nodes, index) => (searches[index] ? nodes : 0)) as [number, number];
}

const readLevel = (name: string, text: string | undefined): Level =>
  wholeNumber(name, text, 1, LEVELS.length) as Level;

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** The score in lines for people. */
function describe([first, second]: readonly [Level, Level], score: MatchScore): string {
  const { games, won, drawn, lost, interval, turns, reasons, nodes, milliseconds } = score;
  const [low, high] = interval;
  const list = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`);
  const entrant = (level: Level, index: 0 | 1): string =>
    `level ${level}: ${nodes[index].toFixed(0)} nodes and ${milliseconds[index].toFixed(1)} ms a turn`;
  return `level ${first} against level ${second}, ${games} games: ${percent(score.score)} (${percent(low)} to ${percent(high)})
${won} won, ${drawn} drawn, ${lost} lost; ${turns.toFixed(1)} turns a game
ended by ${list.join(', ')}
${entrant(first, 0)}
${entrant(second, 1)}
`;
}

export const command: Command = {
  name: 'match',
  usage: 'match LEVEL LEVEL [--games N] [--seed S] [--nodes N[,M]] [--threads T] [--json]',
  summary: 'plays games between two levels of the computer and prints the score',
  help: `Plays N games (200, an even number) between two levels of the computer, 1 to 5, and prints the score of the first:
points in a game, a draw counting half, with its 95 % confidence interval; how the games ended; nodes and time a turn.
Games go in pairs, with the same setups and the same luck in drawing for each side, the levels changing sides. The
interval is that of the pairs' means (normal approximation). Budgets are counted in nodes, so the same seed gives the
same games everywhere, on any number of threads; --nodes changes the budgets of levels that search (3 to 5; 0 leaves a
level its own). Uses all cores unless --threads says otherwise. --json prints one line of JSON.

  $ npm run -s duke -- match 3 2 --games 200 --seed 1`,
  async run(args, streams) {
    const { values, positionals } = readArguments(args);
    expectArguments(positionals, 2);
    const levels = [
      readLevel('the first LEVEL', positionals[0]),
      readLevel('the second LEVEL', positionals[1]),
    ] as const;
    const games = wholeNumber('--games', values.games, 2, LARGEST);
    if (games % 2 !== 0) throw new UsageError(`--games is ${games}; expected an even number`);
    const seed = wholeNumber('--seed', values.seed, 0, LARGEST);
    const threads = wholeNumber('--threads', values.threads, 1, 1024);
    const budgets = readBudgets(values.nodes, levels);
    const entrants = levels.map((level, index) => {
      const nodes = budgets[index] as number;
      return nodes === 0 ? { level } : { level, budget: { nodes } };
    }) as [Entrant, Entrant];

    const pool = new Piscina<MatchTask, GameScore>({
      filename: new URL('./match/match-worker.ts', import.meta.url).href,
      minThreads: Math.min(threads, games),
      maxThreads: Math.min(threads, games),
      idleTimeout: 60_000,
    });
    const progress = startProgress('playing', games, 'games', streams.errors);
    const scores: GameScore[] = [];
    let started = 0;
    let ended = 0;
    let points = 0;
    const work = async (): Promise<void> => {
      while (started < games) {
        const game = started++;
        const score = await pool.run({ entrants, seed, game });
        scores[game] = score;
        points += score.points;
        progress.update(++ended, `${points} points`);
      }
    };
    try {
      await Promise.all(Array.from({ length: threads }, work));
    } finally {
      progress.stop();
      await pool.destroy();
    }
    const score = tally(scores);
    streams.output.write(
      values.json ? `${JSON.stringify({ levels, seed, ...score })}\n` : describe(levels, score),
    );
    return 0;
  },
};
