// Tells browsers that a page calls nearly everything in its scripts as soon as it has them. Chromium then compiles whole
// files beside the main thread while they load, where it would else stop at each function's first call: waking an island
// takes about half the time. Others take the line for the comment it is.
// The hint is described at https://v8.dev/blog/explicit-compile-hints.
import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/** Characters of a script from which on the hint is worth its 25 bytes. */
const LEAST = 3000;

/** Puts the hint on the first line of the scripts of built pages. */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    // After minifiers, which drop comments.
    order: 'post',
    handler(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && output.code.length >= LEAST)
          output.code = HINT + output.code;
    },
  },
});
