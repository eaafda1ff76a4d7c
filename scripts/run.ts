// Runs one command of the project and waits for its end.
import { spawn } from 'node:child_process';
import { delimiter, resolve as resolvePath } from 'node:path';

/** Variables of every command: packages' programs are found, Node 24 first; Astro sends nothing home. */
const environment = {
  ...process.env,
  PATH: resolvePath('node_modules/.bin') + delimiter + (process.env.PATH ?? ''),
  ASTRO_TELEMETRY_DISABLED: '1',
};

/**
 * Runs a command with its output passed through.
 * @param command its name, a package's or the system's, and arguments
 * @param extra environment variables for this command alone
 * @returns whether it ended with status 0; false as well when it could not be started
 */
export function run(
  command: readonly [string, ...string[]],
  extra: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const [name, ...rest] = command;
  return new Promise((resolve) => {
    const child = spawn(name, rest, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...environment, ...extra },
    });
    child.once('error', (error) => {
      console.error(`Could not run ${name}: ${error.message}`);
      resolve(false);
    });
    child.once('close', (status) => resolve(status === 0));
  });
}
