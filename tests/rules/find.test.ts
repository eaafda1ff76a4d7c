// Finding a rule: by number, by words in either language, by the rulebook's words; and what fits best.
import { describe, expect, test } from 'vitest';
import { type Findable, findRules } from '../../src/rules/find.ts';
import { type Inline, readInline } from '../../src/rules/inline.ts';
import { readReference } from '../../src/rules/reference.ts';
import { chineseTerms } from '../../src/rules/search-terms.ts';

const items = (locale: 'en' | 'zh'): Findable[] =>
  readReference(locale).flatMap(({ rules }) =>
    rules.map(({ number, title, text, words, diagrams }) => ({
      number,
      title,
      text: [...text, ...words, ...diagrams.map(({ caption }) => caption)].join(' '),
    })),
  );

const find = (locale: 'en' | 'zh', typed: string) => {
  const all = items(locale);
  const found = findRules(all, typed, chineseTerms());
  return {
    shown: all.filter((_item, index) => found.shown[index]).map(({ number }) => number),
    best: all[found.ranked[0] ?? -1]?.number,
    partial: found.partial,
  };
};

test('nothing typed shows everything and prefers nothing', () => {
  const { shown, best } = find('en', '  ');
  expect(shown).toHaveLength(items('en').length);
  expect(best).toBeUndefined();
});

describe('a number', () => {
  test('finds its rule alone, though others mention it', () => {
    expect(find('en', '4.2')).toEqual({ shown: ['4.2'], best: '4.2', partial: false });
  });

  test('finds a whole section', () => {
    expect(find('zh', '7').shown).toEqual(['7.1', '7.2', '7.3', '7.4', '7.5']);
    expect(find('zh', '7.').best).toBe('7.1');
  });

  test('that no rule has is looked for in the texts', () => {
    expect(find('en', '200').shown).toContain('7.4');
  });
});

describe('words', () => {
  // What a player in doubt would type, and the rule that answers.
  test.each([
    ['en', 'levy in guard', '4.7'],
    ['en', 'forbidden', '4.2'],
    ['en', 'PASS', '3.2'],
    ['en', 'stalemate', '7.2'],
    ['en', 'repetition', '7.3'],
    ['en', 'who begins', '6.6'],
    ['en', 'jump slide', '3.8'],
    ['en', 'stuck', '3.17'],
    ['en', 'longbowman', '2.4'],
    ['en', 'duchess', '2.5'],
    ['en', '警戒', '4.1'],
    ['en', 'owner’s', '1.5'],
    ['en', "owner's", '1.5'],
    ['zh', '护驾 征召', '4.7'],
    ['zh', '跃进', '3.8'],
    ['zh', '俘获', '3.14'],
    ['zh', '200 个', '7.4'],
    ['zh', '兵袋空', '5.8'],
    ['zh', 'Command', '3.11'],
    ['en', 'levy guard', '4.7'],
    ['en', 'May I levy while in Guard?', '4.7'],
    ['zh', '护驾时能征召吗', '4.7'],
    ['zh', '护驾时能不能征召？', '4.7'],
    ['zh', '护驾 能 征召 吗？', '4.7'],
  ] as const)('%s: “%s” leads to %s', (locale, typed, number) => {
    expect(find(locale, typed).best).toBe(number);
  });

  test('that no rule has find nothing', () => {
    expect(find('en', 'castling')).toEqual({ shown: [], best: undefined, partial: false });
    expect(find('zh', '王车易位')).toEqual({ shown: [], best: undefined, partial: false });
  });

  test('have all to occur where they do somewhere', () => {
    const { shown, partial } = find('en', 'levy guard');
    expect(partial).toBe(false);
    expect(shown).toContain('4.7');
    expect(shown.length).toBeLessThan(find('en', 'levy').shown.length);
  });

  test('that no rule has beside others leave those, and it is said', () => {
    expect(find('en', 'levy castling')).toEqual({ ...find('en', 'levy'), partial: true });
  });

  test('that say nothing are looked for when there are no others', () => {
    expect(find('en', 'while').shown).not.toHaveLength(items('en').length);
  });

  test('keep the signs of the notation', () => {
    expect(find('en', '@').shown).toEqual(['8.2']);
  });
});

describe('the texts’ links', () => {
  test('are read in order', () => {
    expect(readInline('See [](rule:levy), [bags](term:bag) and `F@c2`.')).toEqual<Inline[]>([
      { type: 'text', text: 'See ' },
      { type: 'rule', rule: 'levy', words: '' },
      { type: 'text', text: ', ' },
      { type: 'term', term: 'bag', words: 'bags' },
      { type: 'text', text: ' and ' },
      { type: 'code', text: 'F@c2' },
      { type: 'text', text: '.' },
    ]);
  });

  test.each([
    '[](rule:levies)',
    '[x](term:nothing)',
    '[](term:bag)',
    '[](mark:hop)',
    '[x](page:y)',
  ])('%s leads nowhere', (text) => {
    expect(() => readInline(text)).toThrow('leads nowhere');
  });
});
