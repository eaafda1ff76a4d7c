// Finds the Chromium that the browser tests drive, and where none is and that is possible, installs Debian's.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

/** Names under which systems install it. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium to drive: CHROMIUM_PATH, else an installed one, else Playwright's own.
 * @returns its path, or undefined where there is none
 * @throws Error when CHROMIUM_PATH is set and leads nowhere
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH is "${named}", which is no program`);
    return named;
  }
  return [...commands.map(onPath), chromium.executablePath()].find(
    (path) => path !== undefined && isProgram(path),
  );
}

/**
 * `findChromium`, after installing Debian's package and Chinese fonts where they are missing and this process may.
 * @throws Error telling what to do where no Chromium can be had
 */
export async function provideChromium(): Promise<string> {
  const missing = [
    ...(findChromium() === undefined ? ['chromium'] : []),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk']),
  ];
  if (missing.length > 0 && mayInstall()) {
    console.log(`Installing ${missing.join(' and ')} for the browser tests`);
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await run(['apt-get', 'update', '-qq'], quiet);
    await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing], quiet);
  }
  const found = findChromium();
  if (found === undefined) {
    throw new Error(
      [
        'The browser tests need Chromium, and none is installed. One of these helps:',
        '  - install it: "apt-get install chromium" on Debian (as root), your system\'s package elsewhere;',
        '  - set CHROMIUM_PATH to a Chromium or Chrome you have;',
        '  - let Playwright fetch its own: "npx playwright install chromium".',
      ].join('\n'),
    );
  }
  return found;
}

/** Command-line switches: none but what root needs, and no talk with the outside. */
export function chromiumSwitches(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(command: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(isProgram);
}

/** Root on a system with Debian's package manager. */
function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Whether the system can draw Chinese; where fontconfig does not tell, it is taken to. */
function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    // Without fontconfig there is no Chromium either, and both are installed together.
    return false;
  }
}
