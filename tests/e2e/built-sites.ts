// The two builds that tests look at as folders: at the root of a host, and in a folder of it. E2E_DIRECTORY and
// E2E_BASE_PATH_DIRECTORY name others than those of scripts/e2e.ts.
import { basePath, basePathDirectory } from '../../scripts/base-path.ts';

/** A built site. */
export interface BuiltSite {
  readonly name: string;
  readonly directory: string;
  /** The folder of its host, with a slash at both ends. */
  readonly base: string;
}

export const builtSites: readonly BuiltSite[] = [
  { name: 'at the root', directory: process.env.E2E_DIRECTORY ?? 'dist', base: '/' },
  {
    name: `under ${basePath}`,
    directory: process.env.E2E_BASE_PATH_DIRECTORY ?? basePathDirectory,
    base: basePath,
  },
];
