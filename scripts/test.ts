// `npm test`: every check of the project, one after the other; stops at the first that fails and says which.
// The last line is `N passed, N failed`: unit and browser tests together; a step that failed otherwise counts as one.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readSiteSettings } from '../src/layouts/site-settings.ts';
import { basePath, basePathDirectory } from './base-path.ts';
import { build } from './build.ts';
import { checkSite } from './check-site.ts';
import { runBrowserTests } from './e2e.ts';
import { run } from './run.ts';

/** Tests that passed and failed. */
interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** One part of the whole: what it is called, how it runs, and where it counts tests, its count. */
interface Step {
  readonly name: string;
  readonly run: () => Promise<boolean>;
  readonly count?: () => Count;
}

const reports = 'test-results';

const steps: readonly Step[] = [
  { name: 'format and lint', run: () => run(['biome', 'check', '--error-on-warnings', '.']) },
  { name: 'dependency arrows', run: () => run(['npm', 'run', '--silent', 'arrows']) },
  { name: 'types', run: () => run(['npm', 'run', '--silent', 'check']) },
  {
    name: 'unit tests',
    run: () =>
      run([
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reports}/unit.json`,
      ]),
    count: () => {
      const report = readReport<{ numPassedTests: number; numFailedTests: number }>('unit');
      return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
    },
  },
  { name: 'build', run: () => build() },
  {
    name: `build under ${basePath}`,
    run: () => build(basePathDirectory, { BASE_PATH: basePath }),
  },
  {
    name: 'links, policy and budgets of the built pages',
    run: async () => {
      const { site, base } = readSiteSettings(process.env);
      const problems = [
        ...checkSite('dist', { site, base }),
        ...checkSite(basePathDirectory, { site, base: basePath }),
      ];
      for (const problem of problems) console.error(problem);
      return problems.length === 0;
    },
  },
  {
    name: 'browser tests',
    run: () => runBrowserTests([]),
    count: () => {
      const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
        'browser',
      );
      const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
      return { passed: expected, failed: unexpected + flaky };
    },
  },
];

/** What a test runner wrote, or undefined where it did not come that far. */
function readReport<Report>(name: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs a step and counts; one that fails has failed at least once. */
async function perform(step: Step): Promise<Count> {
  console.log(`\n── ${step.name}`);
  const start = performance.now();
  let holds = false;
  try {
    holds = await step.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const { passed, failed } = step.count?.() ?? { passed: 0, failed: 0 };
  console.log(
    `   ${holds ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  return { passed, failed: holds ? failed : Math.max(failed, 1) };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let total: Count = { passed: 0, failed: 0 };
for (const step of steps) {
  const count = await perform(step);
  total = { passed: total.passed + count.passed, failed: total.failed + count.failed };
  if (count.failed > 0) {
    console.error(`\nStopped: "${step.name}" failed.`);
    process.exitCode = 1;
    break;
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
