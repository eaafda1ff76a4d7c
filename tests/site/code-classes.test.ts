// Code comes out of Shiki with classes and without a single style attribute, in each language that pages use.
import { codeToHtml, createCssVariablesTheme } from 'shiki';
import { expect, it } from 'vitest';
import { codeClasses } from '../../src/markdown/code-classes.ts';

const theme = createCssVariablesTheme({ variablePrefix: '--astro-code-' });

it.each([
  [
    'html',
    '<duke-board position="…"></duke-board> <!-- a board -->',
    ['code-token-string-expression', 'code-token-comment'],
  ],
  [
    'js',
    "import { parse } from './position.js'; // reads",
    ['code-token-keyword', 'code-token-comment'],
  ],
  ['diff', '- old\n+ new', ['code-token-deleted', 'code-token-inserted']],
  ['text', 'plain', []],
])('%s', async (lang, code, classes) => {
  // Without a limit of time: on a busy machine a line would be given up and left without colours.
  const options = { lang, theme, transformers: [codeClasses], tokenizeTimeLimit: 0 };
  const html = await codeToHtml(code, options);
  expect(html).not.toContain('style=');
  for (const name of classes) expect(html).toContain(`class="${name}"`);
});
