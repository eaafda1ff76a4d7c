// The glossary holds every word of SPEC in both languages and in the rulebook's, and refuses half an entry.
import { describe, expect, test } from 'vitest';
import { KINDS, MARKS } from '../../src/engine/index.ts';
import { boardText } from '../../src/i18n/board.ts';
import { GLOSSARY, readTerms, TILE_NAMES } from '../../src/i18n/glossary.ts';

/** SPEC §§2–3: English, 中文, the rulebook's word where SPEC gives one. */
const spec = [
  ['tile', '兵牌', '棋子'],
  ['face', '面'],
  ['starting face', '起始面'],
  ['reverse face', '背面', '翻面'],
  ['reverse face', '背面', '反面'],
  ['grid', '轮廓', '坐标图'],
  ['mark', '标记', '标识'],
  ['bag', '兵袋', '袋子'],
  ['turn', '回合'],
  ['maneuver', '调兵', '移动'],
  ['levy', '征召', '放置新棋子'],
  ['draw (a tile)', '抽取'],
  ['flip', '翻面'],
  ['capture', '吃', '俘获'],
  ['Guard', '护驾', '警戒'],
  ['forbidden', '禁止'],
  ['Light', '浅色方'],
  ['Dark', '深色方'],
  ['attacker', '进攻方'],
  ['defender', '防守方'],
  ['key', '关键一手'],
  ['capture the Duke in N', 'N\u2009手内吃掉公爵'],
  ['puzzle', '残局题'],
  ['lose', '判负'],
  ['draw (the result)', '判和'],
  ['Move', '移步', '移动'],
  ['Jump', '跳跃', '跳跃'],
  ['Slide', '滑行', '行进'],
  ['Jump Slide', '跳跃滑行', '跃进'],
  ['Strike', '远击', '攻击'],
  ['Command', '号令', '命令'],
] as const;

test.each(spec)('%s is %s', (english, chinese, rulebook?: string) => {
  const term = GLOSSARY.find(({ words }) => words.en.term === english);
  expect(term?.words.zh.term).toBe(chinese);
  if (rulebook !== undefined) expect(term?.rulebook).toContain(rulebook);
});

test('no two terms share a word', () => {
  for (const locale of ['en', 'zh'] as const) {
    const words = GLOSSARY.map((term) => term.words[locale].term);
    expect(new Set(words).size).toBe(words.length);
  }
});

describe('tiles', () => {
  test('are called what boards call them', () => {
    expect(TILE_NAMES.map(({ id }) => id)).toEqual(KINDS.map(({ id }) => id));
    for (const { id, en, zh } of TILE_NAMES) {
      expect(en).toBe(boardText('en')(`tile.${id}`));
      expect(zh).toBe(boardText('zh')(`tile.${id}`));
    }
  });

  test('have the rulebook’s names where those differ', () => {
    const other = TILE_NAMES.filter(({ zh, rulebook }) => rulebook.join() !== zh);
    expect(other.map(({ id, rulebook }) => [id, ...rulebook])).toEqual([
      ['footman', '侍卫', '守卫'],
      ['wizard', '巫师'],
      ['priest', '牧师'],
    ]);
  });
});

test('actions are called what boards call them', () => {
  const names = (locale: 'en' | 'zh') =>
    GLOSSARY.filter(({ group }) => group === 'actions')
      .slice(0, MARKS.length)
      .map(({ words }) => words[locale].term);
  for (const locale of ['en', 'zh'] as const)
    expect(names(locale)).toEqual(MARKS.map((mark) => boardText(locale)(`mark.${mark}`)));
});

describe('an entry is refused', () => {
  const words = { term: 'x', meaning: 'y' };
  const entry = { id: 'x', group: 'guard', rule: 'guard', en: words, zh: words, rulebook: [] };

  test.each([
    ['without a word in a language', { zh: { term: ' ', meaning: 'y' } }, 'lacks a word'],
    ['without a meaning in a language', { en: { term: 'x', meaning: '' } }, 'lacks a word'],
    ['with a rule that does not exist', { rule: 'gaurd' }, 'the rule "gaurd"'],
    ['with a group that does not exist', { group: 'other' }, 'the group "other"'],
    ['with a name that cannot be an address', { id: 'Two Words' }, 'is no name'],
  ])('%s', (_case, change, problem) => {
    expect(readTerms([entry])).toHaveLength(1);
    expect(() => readTerms([{ ...entry, ...change }])).toThrow(problem);
  });

  test('when it stands there twice', () => {
    expect(() => readTerms([entry, entry])).toThrow('"x" stands there twice');
  });
});
