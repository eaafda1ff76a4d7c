// The headers file that some hosts read (public/_headers): its rules, what they say of a path, and its form for a site
// that lives in a folder of its host.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Its name in a built site. */
const NAME = '_headers';

/** The headers of the paths that a pattern means: itself, or with `*` at its end all that begin with it. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Reads a headers file: patterns at the start of a line, their headers indented below, comments with `#`.
 * @throws Error naming the line that is neither
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const header = /^\s+([\w-]+):\s*(\S.*)$/.exec(line);
    if (header !== null && rules.length > 0) rules.at(-1)?.headers.push([header[1]!, header[2]!]);
    else if (/^\/\S*$/.test(line)) rules.push({ pattern: line, headers: [] });
    else throw new Error(`${NAME}, line ${index + 1}: “${line}” is no path, header or comment`);
  }
  return rules;
}

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** All headers of a path, in the file's order. A host may answer with the first or the last of two of one name, or with both. */
export const headersOf = (
  rules: readonly HeaderRule[],
  path: string,
): (readonly [name: string, value: string])[] =>
  rules.filter(({ pattern }) => matches(pattern, path)).flatMap(({ headers }) => headers);

/** The file for a site in a folder: the folder stands before each path. @param base with a slash at both ends */
export const headersUnder = (text: string, base: string): string =>
  text.replace(/^\//gm, () => base);

/** The rules of a built site; none where it has no such file. */
export function readHeaders(directory: string): HeaderRule[] {
  const file = join(directory, NAME);
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}

/** Writes a build's headers file for the folder that it is built for. */
export function headersFile(): AstroIntegration {
  let base = '/';
  return {
    name: 'headers-file',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base}/`.replace(/\/+$/, '/');
      },
      'astro:build:done': ({ dir }) => {
        const file = join(fileURLToPath(dir), NAME);
        writeFileSync(file, headersUnder(readFileSync(file, 'utf8'), base));
      },
    },
  };
}
