// Proves the puzzle bank, then builds the site and what others take away from it into a folder: `dist`, or for tests another one under another base path.
import { readSiteSettings } from '../src/layouts/site-settings.ts';
import { buildEmbeds } from './build-embed.ts';
import { writePackages } from './build-markdown-package.ts';
import { writeLessonDiagrams } from './lesson-diagrams.ts';
import { writeOembed } from './oembed-files.ts';
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
  if (!isBuilt) return false;
  const { site, base } = readSiteSettings({ ...process.env, ...environment });
  await buildEmbeds(directory);
  await writeLessonDiagrams(directory, process.env.PICTURES !== '0');
  writeOembed(directory, new URL(base, site).href);
  await writePackages(directory);
  return true;
}

if (import.meta.main && !(await build())) process.exitCode = 1;
