// Builds the package of Markdown plugins: two files without dependencies, types, a style sheet and the grammar, as `npm pack`
// makes a tarball of them. The site offers it at /packages/.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { THEMES } from '../src/board/theme.ts';
import { textMateFile } from '../src/markdown-plugins/text-mate.ts';

/** Where the package is put together. */
const WORK = '.cache/markdown-package';

/** The folder of downloads in a built site. */
export const PACKAGES_FOLDER = 'packages';

/** The tarball's name, under which the newest one always lies too. */
export const TARBALL = 'duke-hall-markdown.tgz';

/** The style sheet: a board's width, and dark colours for drawings with `theme: 'auto'`. */
function styleSheet(): string {
  const colours = Object.entries(THEMES.dark)
    .map(([name, value]) => `    --board-${name}: ${value};`)
    .join('\n');
  return `/* Diagrams of duke-hall-markdown: their width, and dark colours where the drawing has \`theme: 'auto'\`. */
.duke-diagram svg {
  display: block;
  inline-size: 100%;
  max-inline-size: 34rem;
  block-size: auto;
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) .duke-diagram {
${colours}
  }
}

@media not print {
  :root[data-theme="dark"] .duke-diagram {
${colours}
  }
}
`;
}

/**
 * Puts the package together.
 * @param work the folder for it
 */
export async function buildMarkdownPackage(work: string = WORK): Promise<void> {
  const outDir = resolve(work);
  rmSync(outDir, { recursive: true, force: true });
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ...{ outDir, emptyOutDir: false, target: 'node18', ssr: true, minify: false },
      rolldownOptions: {
        input: {
          remark: 'src/markdown-plugins/remark.ts',
          'markdown-it': 'src/markdown-plugins/markdown-it.ts',
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'draw.js' },
      },
    },
  });
  cpSync('packages/markdown', outDir, { recursive: true });
  writeFileSync(join(outDir, 'duke.css'), styleSheet());
  writeFileSync(join(outDir, 'duke.tmLanguage.json'), textMateFile());
}

/**
 * Packs the package.
 * @param directory where the tarball goes
 * @returns the tarball's file
 */
export function packMarkdownPackage(directory: string, work: string = WORK): string {
  mkdirSync(directory, { recursive: true });
  const packed = execFileSync(
    'npm',
    ['pack', '--silent', '--pack-destination', resolve(directory)],
    { cwd: work, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  return join(directory, packed.trim().split('\n').at(-1) ?? '');
}

/**
 * Writes the downloads of a built site: the tarball under its version and as the newest, and the grammar.
 * @param site the site's folder
 */
export async function writePackages(site: string): Promise<void> {
  await buildMarkdownPackage();
  const directory = join(site, PACKAGES_FOLDER);
  const tarball = packMarkdownPackage(directory);
  writeFileSync(join(directory, TARBALL), readFileSync(tarball));
  writeFileSync(join(directory, 'duke.tmLanguage.json'), textMateFile());
}

if (import.meta.main) await writePackages(process.argv[2] ?? 'dist');
