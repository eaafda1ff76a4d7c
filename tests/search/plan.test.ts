// What is looked for when a reader types something: groups of words, with the words that the pages use.
import { expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { knownWords } from '../../src/search/known-words.ts';
import { planSearch } from '../../src/search/plan.ts';
import { asPhrase, separated, unseparated } from '../../src/search/record.ts';

const known = { en: knownWords('en'), zh: knownWords('zh') };
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const segment = (run: string) => [...segmenter.segment(run)].map((one) => one.segment);

const plan = (typed: string, locale: 'en' | 'zh') =>
  planSearch(typed, known[locale], segment).map(({ words }) => words);

// SPEC §2 and §3: the rulebook seed's word, and the word of this site.
it.each([
  ['俘获', '吃'],
  ['侍卫', '步兵'],
  ['守卫', '步兵'],
  ['巫师', '法师'],
  ['牧师', '祭司'],
  ['棋子', '兵牌'],
  ['坐标图', '轮廓'],
  ['标识', '标记'],
  ['袋子', '兵袋'],
  ['放置新棋子', '征召'],
  ['警戒', '护驾'],
  ['行进', '滑行'],
  ['跃进', '跳跃滑行'],
  ['攻击', '远击'],
  ['命令', '号令'],
  ['反面', '背面'],
])('the rulebook’s %s also looks for %s, in a question too', (rulebook, ours) => {
  expect(plan(rulebook, 'zh')).toEqual([expect.arrayContaining([rulebook, ours])]);
  expect(plan(`为什么${rulebook}？`, 'zh')).toContainEqual(
    expect.arrayContaining([rulebook, ours]),
  );
});

it('the rulebook’s 移动 is both of ours', () => {
  expect(plan('移动', 'zh')).toEqual([['移动', '调兵', '移步']]);
});

it.each([
  ['capture', 'zh', [['capture', '吃']]],
  ['征召', 'en', [['征召', 'levy']]],
  ['俘获', 'en', [['俘获', 'capture']]],
  ['Longbowman', 'zh', [['longbowman', '长弓手']]],
  ['deploy', 'en', [['deploy', 'levy']]],
  ['home row', 'en', [['home row', 'home edge']]],
  ['the home row', 'zh', [['home row', '底边']]],
] as const)('%s on a page in %s', (typed, locale, groups) => {
  expect(plan(typed, locale)).toEqual(groups);
});

it.each([
  // Words that ask and say nothing are left out.
  ['may I levy in Guard?', 'en', [['levy'], ['guard']]],
  ['护驾时能征召吗', 'zh', [['护驾'], ['征召']]],
  // A run that holds no term is taken apart, never where a term stands.
  ['跳跃滑行', 'zh', [['跳跃滑行']]],
  ['法师背面', 'zh', [['法师'], ['背面']]],
  ['c1的骑士', 'zh', [['c1'], ['骑士']]],
  // Single characters of what no term is in say too little.
  ['王车易位', 'zh', [['易位']]],
  ['4.2', 'en', [['4.2']]],
  ['“Pinned”!', 'en', [['pinned']]],
  // When nothing is left, what there is has to do.
  ['what is it', 'en', [['what'], ['is'], ['it']]],
] as const)('%s in %s', (typed, locale, groups) => {
  expect(plan(typed, locale).map(([word]) => [word])).toEqual(groups);
});

it.each(['', '   ', '。，！', '<script>', 'constructor', '__proto__ toString', '\u0000', '𓀀'])(
  'makes a plan of %j',
  (typed) => {
    for (const locale of locales)
      for (const { words } of planSearch(typed, known[locale], segment))
        for (const word of words) expect(typeof word).toBe('string');
  },
);

it('nothing typed looks for nothing', () => {
  expect(plan(' ，', 'zh')).toEqual([]);
});

it('no synonym leads to itself, and each leads to a word that is not one', () => {
  for (const locale of locales)
    for (const [name, meant] of Object.entries(known[locale].synonyms)) {
      expect(meant.length, name).toBeGreaterThan(0);
      expect(meant).not.toContain(name);
    }
});

it('separates Chinese characters for the index, and nothing else', () => {
  expect(separated('吃 c1 上的兵')).toBe('吃 c1 上\u200b的\u200b兵');
  expect(separated('公爵c1')).toBe('公\u200b爵\u200bc1');
  expect(separated('The Duke’s 4.2')).toBe('The Duke’s 4.2');
  expect(unseparated(separated('第4课，护驾'))).toBe('第4课，护驾');
  expect(asPhrase('护驾')).toBe('护 驾');
  expect(asPhrase('levy')).toBe('levy');
});
