// `npm run test:e2e`: builds the site twice, at / and under a base path, and drives it with Chromium.
// `--no-build` takes what was built before; other arguments go to Playwright (`-- site.spec.ts`).
import { createServer } from 'node:net';
import { basePath, basePathDirectory } from './base-path.ts';
import { build } from './build.ts';
import { provideChromium } from './chromium.ts';
import { run } from './run.ts';

/** Two ports that nothing listens on at this moment. */
async function freePorts(): Promise<[string, string]> {
  const servers = [createServer(), createServer()];
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<string>((resolve) => {
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            resolve(String(typeof address === 'object' ? address?.port : address));
          });
        }),
    ),
  );
  for (const server of servers) server.close();
  return [ports[0] ?? '', ports[1] ?? ''];
}

/**
 * Runs the browser tests on what is built.
 * @param args for Playwright
 * @returns whether all passed
 */
export async function runBrowserTests(args: readonly string[]): Promise<boolean> {
  const [port, basePort] = await freePorts();
  return run(['playwright', 'test', ...args], {
    CHROMIUM_PATH: await provideChromium(),
    E2E_PORT: port,
    E2E_BASE_PATH_PORT: basePort,
  });
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const built =
    args.includes('--no-build') ||
    ((await build()) && (await build(basePathDirectory, { BASE_PATH: basePath })));
  const passed = built && (await runBrowserTests(args.filter((arg) => arg !== '--no-build')));
  if (!passed) process.exitCode = 1;
}
