// The check of a built site finds each kind of fault, and nothing in a page without one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkSite } from '../../scripts/check-site.ts';

const settings = { site: 'https://example.org', base: '/duke/' };
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'duke-hall-site-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), text);
}

/** A page without a fault, but for what is put into it. */
function page(body: string, title = 'Sample'): string {
  return `<!DOCTYPE html><html lang="en"><head><title>${title}</title>
    <meta name="description" content="A sample."><meta name="robots" content="noindex"></head>
    <body><main><h1>Sample</h1>${body}</main></body></html>`;
}

it('finds nothing in sound pages', () => {
  write('index.html', page('<a href="/duke/en/#here">en</a><a href="https://other.org/x">x</a>'));
  write('en/index.html', page('<p id="here">Here</p><img src="../picture.png" alt="">', 'Other'));
  write('picture.png', '');
  expect(checkSite(directory, settings)).toEqual([]);
});

it.each([
  ['<a href="/duke/nowhere/">x</a>', 'href "/duke/nowhere/" leads nowhere'],
  ['<a href="/en/">x</a>', 'href "/en/" is not under the base path /duke/'],
  ['<a href="#nothing">x</a>', 'href "#nothing" leads to a page without "nothing"'],
  ['<a href="/duke/../secret">x</a>', 'href "/duke/../secret" is not under the base path /duke/'],
  ['<img src="missing.png" alt="">', 'src "missing.png" leads nowhere'],
  ['<script>let a = 1;</script>', 'has an inline script'],
  ['<style>p { color: red }</style>', 'has an inline <style>'],
  ['<p style="color: red">x</p>', '<p> has a style attribute'],
  ['<button onclick="go()">x</button>', '<button> has a onclick attribute'],
  ['<a href="javascript:go()">x</a>', 'has a javascript: link'],
  ['<h1>Second</h1>', 'has not exactly one h1'],
])('finds the fault of %s', (body, problem) => {
  write('index.html', page(body));
  expect(checkSite(directory, settings)).toContain(`index.html: ${problem}`);
});

it('finds what a page does not say of itself', () => {
  write('en/index.html', '<!DOCTYPE html><html><body></body></html>');
  expect(checkSite(directory, settings)).toEqual(
    [
      'has no language',
      'has no title',
      'has no description',
      'has not exactly one h1',
      'has not exactly one main part',
      'has canonical undefined, expected https://example.org/duke/en/',
      'does not name its other languages',
    ].map((problem) => `en/index.html: ${problem}`),
  );
});

it('finds titles that pages share', () => {
  write('a/index.html', page(''));
  write('b/index.html', page(''));
  expect(checkSite(directory, settings)).toEqual([
    expect.stringContaining('share the title "Sample"'),
  ]);
});

it('adds up scripts and what they import against the budget', () => {
  // Text that does not compress.
  const noise = Array.from({ length: 40_000 }, (_, i) =>
    ((i * 7919) ** 2 % 99_991).toString(36),
  ).join('');
  write('index.html', page('<script type="module" src="/duke/a.js"></script>'));
  write('a.js', 'import "./b.js";import{c}from"./c.js";');
  write('b.js', `"${noise}"`);
  write('c.js', '');
  expect(checkSite(directory, settings)).toEqual([
    expect.stringMatching(
      /^index\.html: has \d+ bytes of gzipped JavaScript; the budget is 46080$/,
    ),
  ]);
});

it('finds addresses in the sitemap that lead nowhere', () => {
  write('index.html', page(''));
  write(
    'sitemap-0.xml',
    '<loc>https://example.org/duke/</loc><loc>https://example.org/duke/x/</loc>',
  );
  expect(checkSite(directory, settings)).toEqual([
    'sitemap-0.xml: https://example.org/duke/x/ leads nowhere',
  ]);
});
