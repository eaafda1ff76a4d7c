// Preact for islands, woken by `src/islands/wake.ts` in built pages. While developing they wake as Preact's own client
// does it, which knows how to take in a changed file.
import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import type { AstroIntegration } from 'astro';

const WAKE = fileURLToPath(new URL('../src/islands/wake.ts', import.meta.url));

/** The integration. @throws Error when Astro's has changed so much that it no longer sets up a renderer */
export function preactIslands(): AstroIntegration {
  const integration = preact();
  const setUp = integration.hooks['astro:config:setup'];
  if (setUp === undefined) throw new Error('@astrojs/preact has no hook to set up its renderer');
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (setup) =>
        setUp({
          ...setup,
          addRenderer: (renderer) =>
            setup.addRenderer(
              setup.command === 'dev' ? renderer : { ...renderer, clientEntrypoint: WAKE },
            ),
        }),
    },
  };
}
