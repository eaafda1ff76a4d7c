// Builds the site into a folder: `dist`, or for tests another one under another base path.
import { run } from './run.ts';

/**
 * Builds the site.
 * @param directory where to, from the project's folder
 * @param environment SITE_URL and BASE_PATH where they differ from this process's
 * @returns whether it went well; what went wrong has been printed
 */
export function build(
  directory = 'dist',
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return run(['astro', 'build', '--outDir', directory], environment);
}

if (import.meta.main && !(await build())) process.exitCode = 1;
