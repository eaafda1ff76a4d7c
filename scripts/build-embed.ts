// Builds what other people's pages load: /embed/v1/duke-hall.js and its parts. src/embed/README.md says what it promises.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { writeFrames } from './embed-frames.ts';

/** Where embeds live in a built site. */
export const EMBED_FOLDER = 'embed/v1';

/** Strings that boards need, by the beginnings of their keys. */
const BOARD_STRINGS: Readonly<Record<string, RegExp>> = {
  board:
    /^(tile\.(?!title)|emblem|mark|face|side|turn|announce|result|chosen|list|takenBack|reset|forbidden|whyNot|label|state\.(?!marked|hint|right|wrong)|board|guard|drawn|ask|control\.(levy|takeBack|reset|cancel))/,
  embed: /^(credit|problem\.(title|loading)|step)/,
};

/** Strings that puzzles need. */
const PUZZLE_STRINGS: Readonly<Record<string, RegExp>> = {
  board: new RegExp(`${BOARD_STRINGS.board?.source}|^(action|bag|state)`),
  embed: /^(problem\.frame|frame|puzzle|daily)/,
  puzzles:
    /^(task$|side|left|say|ended|hint|button\.(hint|solution|again|takeBack|cancel|close|back))/,
};

/** Strings of errors. */
const PROBLEM_STRINGS: Readonly<Record<string, RegExp>> = {
  embed: /^problem/,
  'notation-errors': /./,
};

const STRINGS = { board: BOARD_STRINGS, puzzle: PUZZLE_STRINGS, problem: PROBLEM_STRINGS };

/** What a file is built for. */
type Part = keyof typeof STRINGS;

/** Classes of what stands beside a board on our own pages, and not in an element. */
const PANELS =
  /board-island|board-side|board-more|panel|detail|mark-list|mark-icon|bag-|tray-|view-|notation-|guard-flag|verdict|summary|board-card ul|is-main/;

/** What stands in the place of Preact; its file says why. */
export const SMALL_PREACT = Object.fromEntries(
  ['@preact/signals', 'preact/jsx-runtime', 'preact/hooks', 'preact'].map((name) => [
    name,
    resolve('src/embed/small-preact.ts'),
  ]),
);

/** The section of a file of strings: `board` of `…/ui/en/board.json`. */
const sectionOf = (file: string): string => /([\w-]+)\.json$/.exec(file)?.[1] ?? '';

const readStrings = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(file, 'utf8'));

/** The keys of a section that a part needs, as English has them; both languages have the same (tests/i18n). */
const keysOf = (file: string, part: Part): string[] =>
  Object.keys(readStrings(resolve('content/ui/en', `${sectionOf(file)}.json`))).filter((key) =>
    (STRINGS[part][sectionOf(file)] ?? /^$/).test(key),
  );

/** Texts as one text; none of them has a line break. */
function lines(texts: readonly string[]): string {
  const broken = texts.find((text) => text.includes('\n'));
  if (broken !== undefined) throw new Error(`a string with a line break: ${broken}`);
  return JSON.stringify(texts.join('\n'));
}

/** A part's strings of a section in one language. Both languages share the text with their keys: it is a third of all. */
function pickStrings(file: string, part: Part): string {
  const strings = readStrings(file);
  return `import keys from ${JSON.stringify(`\0keys ${part} ${file}`)};
import { zip } from ${JSON.stringify(ZIP)};
export default zip(keys, ${lines(keysOf(file, part).map((key) => strings[key] ?? ''))});`;
}

/** The module that joins keys and texts. */
const ZIP = '\0zip';
const ZIP_CODE = `export function zip(keys, texts) {
  const list = texts.split('\\n');
  return Object.fromEntries(keys.split('\\n').map((key, index) => [key, list[index]]));
}`;

/** Lengths that do not depend on the page: many pages make a `rem` 10 px. Text keeps to the reader's own size. */
const ownLengths = (css: string): string =>
  css
    .replace(/(font-size: ?)([\d.]+)rem/g, '$1$2em')
    .replace(/([\d.]+)rem\b/g, (_length, rem: string) => `${Number(rem) * 16}px`);

/** A style sheet as one line; for boards without the rules of panels. */
function pickRules(file: string, forBoards: boolean): string {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const rules = forBoards
    ? css.replace(/([^{};]+)\{[^{}]*\}/g, (rule, selector: string) =>
        PANELS.test(selector) ? '' : rule,
      )
    : css;
  return `export default ${JSON.stringify(
    ownLengths(rules)
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,>]) ?/g, '$1')
      .replace(/: /g, ':')
      .replaceAll(';}', '}')
      .replace(/([ :,(])0\.(\d)/g, '$1.$2')
      .replace(/#(\w)\1(\w)\2(\w)\3\b/g, '#$1$2$3')
      .replace(/@[^{}]+\{\}/g, '')
      .trim(),
  )}`;
}

/** Reads the parts of files that `src/embed/strings.d.ts` describes. */
export const parts: Plugin = {
  name: 'parts-for-embeds',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === ZIP) return id;
    // One module for the keys of both languages.
    const [, keysPart, keysFile = ''] = /^\0keys (\w+) (.+)$/.exec(id) ?? [];
    if (keysPart !== undefined) return `\0keys ${keysPart} ${sectionOf(keysFile)}.json`;
    if (id.endsWith('workers/solver-client.ts'))
      return resolve('src/embed/puzzle/solver-client.ts');
    if (id.endsWith('/error-sentences.ts')) return resolve('src/embed/no-sentences.ts');
    const [, path, part] = /^(\..+\.(?:json|css))\?(board|puzzle|problem)$/.exec(id) ?? [];
    if (path === undefined || importer === undefined) return undefined;
    // Under a name that Vite's own plugins for styles and data do not know.
    return `\0${part} ${resolve(dirname(importer), path)}.js`;
  },
  load(id) {
    if (id === ZIP) return { code: ZIP_CODE, moduleType: 'js' };
    const [, keysPart, keysFile = ''] = /^\0keys (\w+) (.+)$/.exec(id) ?? [];
    if (keysPart !== undefined) {
      const keys = lines(keysOf(keysFile, keysPart as Part));
      return { code: `export default ${keys}`, moduleType: 'js' };
    }
    const [, part, file = ''] = /^\0(board|puzzle|problem) (.+)\.js$/.exec(id) ?? [];
    if (part === undefined) return undefined;
    const code = file.endsWith('.css')
      ? pickRules(file, part === 'board')
      : pickStrings(file, part as Part);
    return { code, moduleType: 'js' };
  },
};

/**
 * Leaves out the sentences of errors that only a mistake of our own can throw: what a page's author can do wrong is said
 * by an `AttributeError`.
 */
const shortErrors: Plugin = {
  name: 'short-errors-for-embeds',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/(engine|board|i18n)\/[\w-]+\.tsx?$/.test(id)) return undefined;
    return {
      code: code.replace(/new (Range|Type)Error\(\s*(?:`[^`]*`|'[^']*'),?\s*\)/g, 'new $1Error()'),
      map: null,
    };
  },
};

/** What all parts of the build have in common. */
const common = (outDir: string, define: Readonly<Record<string, string>>): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [parts, shortErrors],
  define: { ...define },
  resolve: { alias: { ...SMALL_PREACT } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir, emptyOutDir: false, target: 'es2022', modulePreload: false },
});

/** Builds entries. @returns the names of the files */
async function bundle(
  config: InlineConfig,
  input: Readonly<Record<string, string>>,
  entryFileNames: string,
): Promise<string[]> {
  const result = await build({
    ...config,
    build: {
      ...config.build,
      rolldownOptions: {
        input: { ...input },
        preserveEntrySignatures: 'allow-extension',
        output: { format: 'es', entryFileNames, chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return 'output' in result ? result.output.map(({ fileName }) => fileName) : [];
}

/**
 * Builds the embeds into a built site.
 * @param directory the site's folder
 */
export async function buildEmbeds(directory: string): Promise<void> {
  const outDir = resolve(join(directory, EMBED_FOLDER));
  rmSync(outDir, { recursive: true, force: true });
  const [solver = ''] = await bundle(
    common(outDir, {}),
    { solver: 'src/embed/puzzle/solver-file.ts' },
    '[name]-[hash].js',
  );
  // Each file stands alone: shared parts would have to be named by the one that boards load, which costs them bytes, and
  // a file kept from an earlier release must never meet one of a later release.
  const [puzzle = ''] = await bundle(
    common(outDir, { SOLVER_FILE: JSON.stringify(solver) }),
    { puzzle: 'src/embed/puzzle/show.ts' },
    '[name]-[hash].js',
  );
  const [problem = ''] = await bundle(
    common(outDir, {}),
    { problem: 'src/embed/problem-words.ts' },
    '[name]-[hash].js',
  );
  await bundle(
    common(outDir, { PUZZLE_FILE: JSON.stringify(puzzle), PROBLEM_FILE: JSON.stringify(problem) }),
    { 'duke-hall': 'src/embed/duke-hall.ts' },
    '[name].js',
  );
  await bundle(
    common(outDir, {}),
    { frame: 'src/embed/frame/frame.ts', 'frame-sizes': 'src/embed/frame/frame-sizes.ts' },
    '[name].js',
  );
  const ids = globSync('*.json', { cwd: 'puzzles' }).map((file) => file.slice(0, -5));
  writeFrames(
    outDir,
    ids.filter((id) => id !== 'collections' && id !== 'schedule'),
  );
}

if (import.meta.main) await buildEmbeds(process.argv[2] ?? 'dist');
