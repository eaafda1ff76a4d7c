// Builds the service worker once the site's files are there: /service-worker.js, one file without imports.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

const ENTRY = 'src/service-worker/worker.ts';

/** Name of the built file, in the site's folder. A worker serves what is in its own folder and below. */
export const SERVICE_WORKER = 'service-worker.js';

/**
 * Bundles the worker.
 * @param base the site's folder on its host, with a slash at both ends
 * @returns its code
 */
async function bundle(base: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { BASE: JSON.stringify(base), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [output] = 'output' in result ? result.output : [];
  if (output === undefined) throw new Error(`${ENTRY} was not built`);
  return output.code;
}

/** A hash of what the site's pages are made to work with: scripts, styles, and the page shown without a network. */
function versionOf(directory: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(['_astro/*', '*.js', 'offline/index.html'], {
    cwd: directory,
  }).sort()) {
    if (file === SERVICE_WORKER) continue;
    hash.update(file).update(readFileSync(join(directory, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Adds the service worker to a build. */
export function serviceWorker(): AstroIntegration {
  let base = '/';
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base}/`.replace(/\/+$/, '/');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const directory = fileURLToPath(dir);
        const version = versionOf(directory);
        const code = await bundle(base);
        // The version makes browsers see a new worker when the site has changed and the worker's code has not.
        writeFileSync(join(directory, SERVICE_WORKER), `// ${version}\n${code}`);
        logger.info(`version ${version}, ${code.length} bytes`);
      },
    },
  };
}
