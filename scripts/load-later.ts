// What scripts that are loaded later are loaded with. Vite's own helper also fetches ahead what they import, and their
// styles: 900 bytes that every page would pay for, while the pages have nearly all of that already, and no styles are
// loaded that way (search.css is, by its address).
import type { Plugin } from 'vite';

/** Replaces Vite's helper, in built pages alone. @throws Error at the build when a script that is loaded later has styles */
export const loadLater = (): Plugin => ({
  name: 'load-later',
  enforce: 'pre',
  apply: 'build',
  // Nor need scripts list what is not fetched ahead.
  config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }),
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      for (const name of output.dynamicImports) {
        const loaded = bundle[name];
        const styles = loaded?.type === 'chunk' ? loaded.viteMetadata?.importedCss : undefined;
        if (styles !== undefined && styles.size > 0)
          throw new Error(
            `${name} is loaded later and would lack its styles: load them by address`,
          );
      }
    }
  },
});
