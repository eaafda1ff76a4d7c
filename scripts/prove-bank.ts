// The build gate: proves the puzzle bank before any page is written, and writes the data of the puzzles' pages.
// Alone: node scripts/prove-bank.ts [--cold]
import { describeProblem } from '../src/cli/bank/problem.ts';
import { proveBank } from '../src/cli/bank/prove-bank.ts';
import { type Progress, startProgress } from '../src/cli/progress.ts';

/** Where proven results are kept between builds. */
export const CACHE_FILE = '.cache/bank/results.tsv';

/** Where the pages' data is written: `<id>.json`, a `PuzzlePage` each. */
export const PAGES_DIRECTORY = '.generated/puzzles';

/** So many problems are printed in full. */
const PRINTED = 40;

/**
 * Proves the bank in `puzzles/` and writes the pages' data.
 * @param cold proves everything again, whatever was proven before
 * @returns whether everything claimed was found; what was not has been printed with the puzzle's id
 */
export async function proveBankForBuild({ cold = false } = {}): Promise<boolean> {
  const begin = performance.now();
  let progress: Progress | undefined;
  const { puzzles, problems, cached } = await proveBank({
    bank: 'puzzles',
    ...(cold ? {} : { cacheFile: CACHE_FILE }),
    pages: PAGES_DIRECTORY,
    onProgress: (done, total) => {
      if (progress === undefined && done === total) return;
      progress ??= startProgress('proving puzzles', total, 'puzzles');
      progress.update(done, '');
    },
  });
  progress?.stop();
  for (const problem of problems.slice(0, PRINTED)) console.error(describeProblem(problem));
  if (problems.length > PRINTED) console.error(`… and ${problems.length - PRINTED} more`);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    problems.length === 0
      ? `${puzzles.length} puzzles proven in ${seconds} s (${cached} of them before)`
      : `The bank claims what was not found: ${problems.length} problems. Nothing was built.`,
  );
  return problems.length === 0;
}

if (import.meta.main && !(await proveBankForBuild({ cold: process.argv.includes('--cold') })))
  process.exitCode = 1;
