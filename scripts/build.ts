// Proves the puzzle bank, then builds the site and its embeds into a folder: `dist`, or for tests another one under another base path.
import { buildEmbeds } from './build-embed.ts';
import { proveBankForBuild } from './prove-bank.ts';
import { run } from './run.ts';

/**
 * Builds the site, after every puzzle of the bank has been proven (or was, and nothing has changed since).
 * @param directory where to, from the project's folder
 * @param environment SITE_URL and BASE_PATH where they differ from this process's
 * @returns whether it went well; what went wrong has been printed
 */
export async function build(
  directory = 'dist',
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const isBuilt =
    (await proveBankForBuild()) &&
    (await run(['astro', 'build', '--outDir', directory], environment));
  if (isBuilt) await buildEmbeds(directory);
  return isBuilt;
}

if (import.meta.main && !(await build())) process.exitCode = 1;
