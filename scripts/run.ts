// Runs one command of the project and waits for its end.
import { spawn } from 'node:child_process';

/** Variables of every command: Astro sends nothing home. */
const environment = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };

/**
 * Runs a command with its output passed through.
 * @param command its name (npm scripts find those of packages) and arguments
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
