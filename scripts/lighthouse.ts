// Lighthouse, as on a phone, on one page of each kind: part of `npm run budgets`. Alone, of what was built before:
// `node scripts/lighthouse.ts`, or of some pages: `node scripts/lighthouse.ts en/daily/ zh/rules/`.
import { availableParallelism, loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumSwitches, provideChromium } from './chromium.ts';
import { serve } from './serve.ts';

const directory = 'dist';
const port = 4395;
const debuggingPort = 4394;

/** The pages that are looked at: one of each kind, English and Chinese in turn. A new kind of page gets a line here. */
const PAGES = [
  'en/',
  'zh/learn/',
  'en/learn/jump/',
  'zh/learn/guard/',
  'zh/rules/',
  'en/gallery/',
  'en/daily/',
  'zh/puzzles/',
  'zh/puzzles/c9as/',
  'en/play/',
  'zh/replay/',
  'en/analysis/',
  'zh/notation/',
  'zh/learn/faces/',
  'en/learn/card/',
  'en/puzzles/collections/',
  'zh/puzzles/collections/command/',
  'en/puzzles/train/',
  'zh/embed/',
  'en/data/',
] as const;

/** What a page has to reach, of 100. The first is a measure of time, of whose runs the median counts. */
const BUDGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof BUDGETS;
const CATEGORIES = Object.keys(BUDGETS) as Category[];

/** Times that performance is made of, for a page that is too slow. */
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
] as const;

/** Runs in one round. */
const RUNS = 3;

/**
 * Rounds at most. Whatever else a machine does makes a page slower and never faster, so a page that is under its mark is
 * measured again, and its best round counts. A page that is too slow by itself is so in every round.
 */
const ROUNDS = 3;

/** A page's marks in one run. */
type Scores = Readonly<Record<Category, number>>;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One run. @throws Error when Lighthouse has no result, or could not measure the page */
async function runOnce(url: string): Promise<Result> {
  const run = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
  });
  if (run === undefined) throw new Error(`Lighthouse has no result for ${url}`);
  const { runtimeError } = run.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  return run.lhr;
}

const scoresOf = ({ categories }: Result): Scores =>
  Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Scores;

/** What keeps a page from its marks: failed audits that count, and the times if it is too slow. */
function reasonsOf(result: Result, scores: Scores): string[] {
  const { audits, categories } = result;
  const failed = CATEGORIES.filter(
    (name) => name !== 'performance' && scores[name] < BUDGETS[name],
  ).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title} ${audits[id]?.explanation ?? ''}`.trim()),
  );
  const slow =
    scores.performance < BUDGETS.performance
      ? [TIMES.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`).join(', ')]
      : [];
  return [...failed, ...slow];
}

const performanceOf = (round: readonly Run[]): number =>
  median(round.map((run) => run.scores.performance));

const row = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) => String(cell).padEnd(index === 0 ? 34 : 15))
    .join(' ')
    .trimEnd();

/** One run's result, and its marks. */
interface Run {
  readonly result: Result;
  readonly scores: Scores;
}

/** Measures a page and prints its line. @returns whether it reaches its marks */
async function measurePage(path: string): Promise<boolean> {
  const rounds: Run[][] = [];
  const best = () => Math.max(...rounds.map(performanceOf));
  do {
    const round: Run[] = [];
    for (let run = 0; run < RUNS; run++) {
      const result = await runOnce(`http://127.0.0.1:${port}/${path}`);
      round.push({ result, scores: scoresOf(result) });
    }
    rounds.push(round);
  } while (best() < BUDGETS.performance && rounds.length < ROUNDS);
  const runs = rounds.flat();
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [
      name,
      name === 'performance' ? best() : Math.min(...runs.map((run) => run.scores[name])),
    ]),
  ) as Scores;
  const holds = CATEGORIES.every((name) => scores[name] >= BUDGETS[name]);
  const { performance } = scores;
  const all = rounds
    .map((round) => round.map((run) => run.scores.performance).join(', '))
    .join('; ');
  console.log(
    row([
      ...[path, `${performance} (${all})`],
      ...CATEGORIES.slice(1).map((name) => scores[name]),
      holds ? 'holds' : 'UNDER',
    ]),
  );
  if (!holds) {
    const [load = 0] = loadavg();
    if (performance < BUDGETS.performance && load > availableParallelism())
      console.log(
        `    The machine is busy (load ${load.toFixed(1)}): its times are longer than the page's.`,
      );
    const worst = runs.find((run) =>
      CATEGORIES.some(
        (name) => run.scores[name] < BUDGETS[name] && run.scores[name] === scores[name],
      ),
    );
    for (const reason of worst ? reasonsOf(worst.result, worst.scores) : [])
      console.log(`    ${reason}`);
  }
  return holds;
}

/**
 * Runs Lighthouse on what was built and prints a table.
 * @param paths the pages
 * @returns whether every page reaches its marks
 */
export async function measureLighthouse(paths: readonly string[] = PAGES): Promise<boolean> {
  const server = await serve({ directory, base: '/', port });
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      executablePath: await provideChromium(),
      args: [...chromiumSwitches(), `--remote-debugging-port=${debuggingPort}`],
    });
    console.log(
      `\nLighthouse, mobile: performance as the median of ${RUNS} runs, the best of ${ROUNDS} rounds at most; the rest as their least`,
    );
    console.log(row(['page', ...CATEGORIES]));
    let holds = true;
    for (const path of paths) holds = (await measurePage(path)) && holds;
    return holds;
  } finally {
    await browser?.close();
    server.close();
  }
}

if (import.meta.main) {
  const paths = process.argv.slice(2);
  if (!(await measureLighthouse(paths.length > 0 ? paths : PAGES))) process.exitCode = 1;
}
