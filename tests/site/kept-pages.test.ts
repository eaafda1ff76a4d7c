// The titles of kept pages, read from their HTML as text.
import { expect, test } from 'vitest';
import { titleOf } from '../../src/service-worker/kept-pages.ts';

test.each([
  ['<title>Jump · Duke Hall</title>', 'Jump'],
  ['<head><title>Levy &amp; draw · puzzle k7f3 · Duke Hall</title>', 'Levy & draw · puzzle k7f3'],
  ['<title>The Duke&#39;s slide &lt;b&gt; · Duke Hall</title>', "The Duke's slide <b>"],
  ['<title>&unknown; · Duke Hall</title>', '&unknown;'],
  ['<title>Duke Hall</title>', 'Duke Hall'],
])('%s is called %s', (html, title) => {
  expect(titleOf(html)).toBe(title);
});

test.each(['', '<title></title>', '<h1>Jump</h1>'])('%s has no title', (html) => {
  expect(titleOf(html)).toBeUndefined();
});
