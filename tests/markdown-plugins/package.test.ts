// The package of Markdown plugins as other people get it: packed, installed from the tarball into projects of their own, and
// run there by plain Node. One project is a blog of markdown-it pages, the other one renders through remark.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMarkdownPackage, packMarkdownPackage } from '../../scripts/build-markdown-package.ts';

const TICKS = '```';
const POST = `# A pinned Seer

${TICKS}duke
6/a~5/1N~4/6/3S2/4D1 l - -
arrows: red a5e1
${TICKS}

${TICKS}duke lang=zh
6/6/2K3/6/6/6 l - -
${TICKS}

${TICKS}js
const other = 1;
${TICKS}
`;

/** Eleventy's way: a folder of Markdown, a layout, a markdown-it that was amended. */
const BLOG = `
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import markdownIt from 'markdown-it';
import markdownItDuke from 'duke-hall-markdown/markdown-it';
const md = markdownIt({ html: false }).use(markdownItDuke, JSON.parse(process.argv[2] ?? '{}'));
mkdirSync('out', { recursive: true });
for (const file of readdirSync('posts'))
  writeFileSync('out/' + file.replace('.md', '.html'),
    '<!doctype html><main>' + md.render(readFileSync('posts/' + file, 'utf8')) + '</main>');
`;

const REMARK = `
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { unified } from 'unified';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import rehypeStringify from 'rehype-stringify';
import remarkDuke from 'duke-hall-markdown/remark';
const processor = unified().use(remarkParse).use(remarkDuke, JSON.parse(process.argv[2] ?? '{}'))
  .use(remarkRehype).use(rehypeStringify);
mkdirSync('out', { recursive: true });
for (const file of readdirSync('posts'))
  writeFileSync('out/' + file.replace('.md', '.html'),
    String(await processor.process({ path: file, value: readFileSync('posts/' + file, 'utf8') })));
`;

const TYPED = `
import markdownIt from 'markdown-it';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import markdownItDuke, { type DukeOptions } from 'duke-hall-markdown/markdown-it';
import remarkDuke from 'duke-hall-markdown/remark';
const options: DukeOptions = { lang: 'zh', theme: 'auto' };
unified().use(remarkParse).use(remarkDuke, options).use(remarkRehype);
markdownIt().use(markdownItDuke, options);
// @ts-expect-error there is no such theme
remarkDuke({ theme: 'sepia' });
`;

// Inside the project, so that markdown-it and unified are found; they are no part of the package.
mkdirSync('.cache', { recursive: true });
const root = mkdtempSync(resolve('.cache/markdown-fixtures-'));
let tarball: string;

/** A project that has installed the tarball. */
function project(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(root, name);
  for (const [file, text] of Object.entries({
    'package.json': JSON.stringify({ name, private: true, type: 'module' }),
    ...files,
  })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', tarball], {
    cwd: folder,
  });
  return folder;
}

const run = (folder: string, options: object = {}): string => {
  execFileSync(process.execPath, ['build.js', JSON.stringify(options)], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return readFileSync(join(folder, 'out/post.html'), 'utf8');
};

beforeAll(async () => {
  await buildMarkdownPackage(join(root, 'package'));
  tarball = resolve(packMarkdownPackage(root, join(root, 'package')));
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe.each([
  ['a blog of markdown-it', BLOG, ' at line 3'],
  ['a site of remark', REMARK, ''],
])('%s', (name, build, place) => {
  let folder: string;
  beforeAll(() => {
    folder = project(name.replaceAll(' ', '-'), { 'build.js': build, 'posts/post.md': POST });
  }, 120_000);

  it('draws blocks with words in their language, and leaves other code alone', () => {
    const html = run(folder);
    expect(html.match(/<figure class="duke-diagram"><svg /g)).toHaveLength(2);
    expect(html).toContain('const other = 1;');
    expect(html).not.toContain('a~5');
    const [english = '', chinese = ''] = html.match(/<svg[\s\S]*?<\/svg>/g) ?? [];
    expect(english).toContain('<title>Board, Light to act</title>');
    expect(english).toMatch(/<desc>[^<]*Dragoon[^<]*b4[^<]*Assassin[^<]*a5/);
    expect(chinese).toMatch(/<desc>[^<]*骑士[^<]*c4/);
    for (const drawing of [english, chinese]) {
      expect(XMLValidator.validate(drawing)).toBe(true);
      expect(drawing).not.toMatch(/<script|<style|<image|<use|href|url\(|style=|var\(/i);
      expect(drawing).toContain('viewBox="-42 -8 650 650"');
      expect(drawing).toContain('stroke-width=');
    }
  });

  it('takes its language and theme from options; a style sheet may change automatic colours', () => {
    expect(run(folder, { lang: 'zh', theme: 'dark' })).toContain(
      '<title>棋盘，轮到浅色方行动</title>',
    );
    expect(run(folder, { theme: 'auto' })).toContain('fill="var(--board-square,#d5e0d6)"');
    const css = readFileSync(join(folder, 'node_modules/duke-hall-markdown/duke.css'), 'utf8');
    expect(css).toContain('--board-square: #25332c;');
  });

  it('stops at a block that is wrong, and says where and what', () => {
    writeFileSync(
      join(folder, 'posts/post.md'),
      `Before.\n\n${TICKS}duke\n6/6/6/6/6/7 l - -\n${TICKS}\n`,
    );
    expect(() => run(folder)).toThrow(new RegExp(`duke block${place}.*board, column 11`));
    writeFileSync(
      join(folder, 'posts/post.md'),
      `Before.\n\n${TICKS}duke lang=fr\n6/6/6/6/6/6 l - -\n${TICKS}\n`,
    );
    expect(() => run(folder)).toThrow('expected en or zh');
  });
});

it('has types that TypeScript understands', () => {
  const folder = project('typed', {
    'check.ts': TYPED,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        ...{ module: 'nodenext', strict: true, noEmit: true, types: [], skipLibCheck: true },
      },
    }),
  });
  const compiler = resolve('node_modules/typescript/bin/tsc');
  expect(execFileSync(process.execPath, [compiler], { cwd: folder, encoding: 'utf8' })).toBe('');
}, 60_000);

it('holds what its manifest promises and nothing else', () => {
  const inside = readdirSync(join(root, 'typed/node_modules/duke-hall-markdown')).sort();
  expect(inside).toEqual([
    ...['LICENSE', 'README.md', 'draw.js', 'duke.css', 'duke.tmLanguage.json'],
    ...['markdown-it.d.ts', 'markdown-it.js', 'options.d.ts', 'package.json'],
    ...['remark.d.ts', 'remark.js'],
  ]);
  const grammar = JSON.parse(
    readFileSync(join(root, 'typed/node_modules/duke-hall-markdown/duke.tmLanguage.json'), 'utf8'),
  );
  expect(grammar.scopeName).toBe('source.duke');
});
