// The files of interface strings: the same texts and places in both languages, and Chinese set as Chinese.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';

const folder = 'content/ui';
const sections = globSync(`${folder}/en/*.json`).map((file) => basename(file, '.json'));

function read(locale: string, section: string): Record<string, string> {
  return JSON.parse(readFileSync(`${folder}/${locale}/${section}.json`, 'utf8'));
}

/** Names of the places of a text, sorted. */
const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** What Chinese text must not have, and why. Places are left out of it: what fills them may be Chinese too. */
const slips: readonly [RegExp, string][] = [
  [
    /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
    'no thin space beside a letter or digit',
  ],
  [/\p{Script=Han} (?!·)|(?<!·) \p{Script=Han}/u, 'an ordinary space beside a character'],
  [/\p{Script=Han}[,.:;!?()]|[,;!?(]\p{Script=Han}/u, 'half-width punctuation beside a character'],
  [/["']/, 'straight quotation marks'],
];

it('stand in the same files in every language', () => {
  for (const locale of locales) {
    expect(
      globSync(`${folder}/${locale}/*.json`)
        .map((file) => basename(file, '.json'))
        .sort(),
    ).toEqual([...sections].sort());
  }
  expect(sections).toContain('site');
});

describe.each(sections)('%s.json', (section) => {
  const en = read('en', section);
  const zh = read('zh', section);

  it('has the same texts in the same order in both languages', () => {
    expect(Object.keys(zh)).toEqual(Object.keys(en));
  });

  it('has the same places in both languages', () => {
    for (const [key, text] of Object.entries(en)) {
      // A Chinese text of one may say the number in words.
      if (key.endsWith('.one')) continue;
      expect(placesOf(zh[key] ?? ''), key).toEqual(placesOf(text));
    }
  });

  it('has no text that is empty in English (Chinese needs nothing between sentences)', () => {
    expect(Object.entries(en).filter(([, text]) => text === '')).toEqual([]);
  });

  it.each(slips.map(([slip, reason]) => ({ slip, reason })))(
    'has no Chinese text with $reason',
    ({ slip }) => {
      const found = Object.entries(zh).filter(([, text]) => slip.test(text));
      expect(found).toEqual([]);
    },
  );
});

describe('the check of Chinese', () => {
  it.each([
    ['第1课', 0],
    ['第 1 课', 1],
    ['对,错', 2],
    ['他说"好"', 3],
  ] as const)('finds the slip in %s', (text, slip) => {
    expect(slips[slip]?.[0].test(text)).toBe(true);
  });

  it('finds none in well-set text', () => {
    const text = '第\u20091 课，共\u2009{total}\u2009课：“跳跃”（Jump）。'.replace(
      '1 课',
      '1\u2009课',
    );
    expect(slips.some(([slip]) => slip.test(text))).toBe(false);
  });
});
