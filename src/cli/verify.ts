// `duke verify`: proves puzzles of the bank and prints what it proved.
import { fileURLToPath } from 'node:url';
import { describeProblem } from './bank/problem.ts';
import { proveBank } from './bank/prove-bank.ts';
import type { Command } from './command.ts';
import { UsageError } from './command.ts';
import { startProgress } from './progress.ts';

const BANK = fileURLToPath(new URL('../../puzzles', import.meta.url));

export const command: Command = {
  name: 'verify',
  usage: 'verify [ids…]',
  summary: 'proves puzzles of the bank and prints what it proved',
  help: `Proves the puzzles with these ids, or the whole bank with its collections and its schedule, without any cache,
and prints one line of JSON for each: what was found of its position. What a file claims and was not found is printed
to standard error with the puzzle's id, the claim and what was found instead, and the exit status is 1.

  $ npm run -s duke -- verify hy2c`,
  async run(args, streams) {
    const option = args.find((argument) => argument.startsWith('-'));
    if (option !== undefined) throw new UsageError(`there is no option ${option.slice(0, 40)}`);
    const whole = args.length === 0;
    let progress: ReturnType<typeof startProgress> | undefined;
    const report = await proveBank({
      bank: BANK,
      ...(whole ? {} : { ids: args }),
      onProgress: (done, total) => {
        if (!whole) return;
        progress ??= startProgress('proving', total, 'puzzles', streams.errors);
        progress.update(done, '');
      },
    });
    progress?.stop();
    for (const { id } of report.puzzles) {
      const claims = report.claims.get(id);
      if (claims === undefined) continue;
      const { n, key, ending, themes, difficulty, line, winners } = claims;
      streams.output.write(
        `${JSON.stringify({ id, n, key, ending, themes, difficulty, line, winners })}\n`,
      );
    }
    for (const problem of report.problems) streams.errors.write(`${describeProblem(problem)}\n`);
    return report.problems.length === 0 ? 0 : 1;
  },
};
