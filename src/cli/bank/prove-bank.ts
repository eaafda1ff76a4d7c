// The build gate: proves every puzzle of the bank again, in threads, and writes what the puzzles' pages need.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { Claims } from '../../solver/index.ts';
import type { Puzzle, PuzzlePage } from '../../solver/puzzle.ts';
import { ResultCache } from './cache.ts';
import { checkCollections, checkSchedule } from './check-lists.ts';
import { compareClaims } from './compare.ts';
import { Likeness } from './duplicates.ts';
import type { Problem } from './problem.ts';
import type { ProveResult, ProveTask } from './prove-worker.ts';
import { readBank } from './read.ts';

/** What to prove, and where results go. */
export interface GateOptions {
  /** The bank's folder. */
  readonly bank: string;
  /** Only these puzzles, and no collections or schedule. */
  readonly ids?: readonly string[];
  /** The file that keeps results; without it everything is proven again. */
  readonly cacheFile?: string;
  /** Where the pages' data is written, one file a puzzle; without it nothing is written. */
  readonly pages?: string;
  /** How many threads prove; all cores when not given. */
  readonly threads?: number;
  /** Stands for the hash of the sources, in tests. */
  readonly sources?: string;
  /** Told how many puzzles are done. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** What came of it. Nothing was written unless there are no problems. */
export interface GateReport {
  readonly puzzles: readonly Puzzle[];
  readonly claims: ReadonlyMap<string, Claims>;
  readonly problems: readonly Problem[];
  /** How many results were taken from the cache. */
  readonly cached: number;
}

const taskOf = (puzzle: Puzzle): ProveTask => ({
  position: puzzle.position,
  maxN: Math.min(puzzle.n + 1, 20),
  source: puzzle.source,
});

/** Proves what the cache does not know, the longest puzzles first, so that no thread is left with one at the end. */
async function proveAll(
  puzzles: readonly Puzzle[],
  cache: ResultCache,
  { threads = availableParallelism(), onProgress }: GateOptions,
): Promise<{ results: Map<string, ProveResult>; cached: number }> {
  const results = new Map<string, ProveResult>();
  const open: Puzzle[] = [];
  for (const puzzle of puzzles) {
    const known = cache.get(cache.key(taskOf(puzzle)));
    if (known === undefined) open.push(puzzle);
    else results.set(puzzle.id, known);
  }
  const cached = results.size;
  onProgress?.(cached, puzzles.length);
  if (open.length === 0) return { results, cached };
  const pool = new Piscina<ProveTask, ProveResult>({
    filename: new URL('./prove-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.min(threads, open.length),
    idleTimeout: 60_000,
  });
  try {
    await Promise.all(
      [...open]
        .sort((a, b) => b.n - a.n)
        .map(async (puzzle) => {
          const task = taskOf(puzzle);
          const result = await pool.run(task);
          cache.set(cache.key(task), result);
          results.set(puzzle.id, result);
          onProgress?.(results.size, puzzles.length);
        }),
    );
  } finally {
    await pool.destroy();
  }
  return { results, cached };
}

/** How much was looked at for a proof, and for how long. */
type Effort = Pick<PuzzlePage, 'positions' | 'milliseconds'>;

/** What the page of a proven puzzle needs. */
const pageOf = (puzzle: Puzzle, claims: Claims, effort: Effort): PuzzlePage => ({
  id: puzzle.id,
  position: puzzle.position,
  n: claims.n,
  key: claims.key,
  ending: claims.ending,
  line: claims.line,
  winners: claims.winners,
  firstActions: claims.refutations,
  ...effort,
});

/** Writes the pages' data, leaves files that are right as they are, and removes those of puzzles that are gone. */
function writePages(
  directory: string,
  puzzles: readonly Puzzle[],
  claims: ReadonlyMap<string, Claims>,
  efforts: ReadonlyMap<string, Effort>,
): void {
  mkdirSync(directory, { recursive: true });
  const stale = new Set(readdirSync(directory));
  for (const puzzle of puzzles) {
    const file = `${puzzle.id}.json`;
    const { id } = puzzle;
    const page = pageOf(puzzle, claims.get(id) as Claims, efforts.get(id) as Effort);
    const text = `${JSON.stringify(page)}\n`;
    const path = join(directory, file);
    if (!stale.delete(file) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
  for (const file of stale) rmSync(join(directory, file), { recursive: true });
}

/** Proves a bank. Problems are reported, not thrown. */
export async function proveBank(options: GateOptions): Promise<GateReport> {
  const bank = readBank(options.bank);
  const problems: Problem[] = [...bank.problems];
  let { puzzles } = bank;
  if (options.ids !== undefined) {
    const wanted = new Set(options.ids);
    puzzles = puzzles.filter((puzzle) => wanted.has(puzzle.id));
    for (const id of wanted) {
      if (!puzzles.some((puzzle) => puzzle.id === id))
        problems.push({ where: id, claim: 'to be a puzzle', found: 'no such puzzle in the bank' });
    }
  }
  const cache = new ResultCache(options.cacheFile, options.sources);
  const { results, cached } = await proveAll(puzzles, cache, options);
  const claims = new Map<string, Claims>();
  const efforts = new Map<string, Effort>();
  const likeness = new Likeness();
  for (const puzzle of puzzles) {
    const result = results.get(puzzle.id) as ProveResult;
    problems.push(...compareClaims(puzzle, result));
    if (result.finding.status !== 'proven') continue;
    claims.set(puzzle.id, result.finding.claims);
    efforts.set(puzzle.id, {
      positions: result.finding.nodes,
      milliseconds: result.milliseconds,
    });
    const alike = likeness.add({ ...puzzle, line: result.finding.claims.line });
    if (alike !== undefined) problems.push(alike);
  }
  if (options.ids === undefined) {
    const known = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
    problems.push(...checkCollections(bank.collections, known));
    if (bank.schedule !== undefined) problems.push(...checkSchedule(bank.schedule, known));
  }
  cache.write();
  if (problems.length === 0 && options.pages !== undefined)
    writePages(options.pages, puzzles, claims, efforts);
  return { puzzles, claims, problems, cached };
}
