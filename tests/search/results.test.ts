// How answers for single words become one list, and what is shown of a text that was found.
import { expect, it } from 'vitest';
import { excerptOf, markWords } from '../../src/search/excerpt.ts';
import { mergeScores } from '../../src/search/merge.ts';

const scores = (text: string) =>
  new Map(
    text
      .split(' ')
      .filter(Boolean)
      .map((one) => [one[0] ?? '', Number(one.slice(1))]),
  );

it('what has every word is found, the sum of its scores ranks it', () => {
  const merged = mergeScores([[scores('a1 b2 c9')], [scores('a5 b1')]]);
  expect(merged).toEqual({ ids: ['a', 'b'], partial: false });
});

it('one word of a group is enough, its best counts', () => {
  const merged = mergeScores([[scores('a1'), scores('a3 b2')]]);
  expect(merged.ids).toEqual(['a', 'b']);
});

it('where nothing has all words, what has most of them is shown, and that is said', () => {
  const merged = mergeScores([[scores('a1 b1')], [scores('b1 c1')], [scores('')]]);
  expect(merged).toEqual({ ids: ['b'], partial: true });
});

it('less than half of the words is nothing', () => {
  const none = scores('');
  expect(mergeScores([[scores('a1')], [none], [none]])).toEqual({ ids: [], partial: false });
  expect(mergeScores([[scores('a1')], [none]])).toEqual({ ids: ['a'], partial: true });
});

it('nothing is found where no word is', () => {
  expect(mergeScores([[scores('')], [scores('')]])).toEqual({ ids: [], partial: false });
  expect(mergeScores([])).toEqual({ ids: [], partial: false });
});

const marked = (text: string, words: string[]) =>
  markWords(text, words)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Levy in Guard, levying', ['levy', 'guard'], '[Levy] in [Guard], levying'],
  ['跳跃滑行与跳跃', ['跳跃', '跳跃滑行'], '[跳跃滑行]与[跳跃]'],
  ['a.b (c) a+b', ['a+b', '(c)'], 'a.b [(c)] [a+b]'],
  ['nothing', [], 'nothing'],
  ['', ['x'], ''],
])('marks in “%s” the words %j', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});

it('an excerpt shows the stretch with most of the words, and says where it leaves something out', () => {
  const filler = 'Nothing of the kind is said in this sentence, or in the next. '.repeat(8);
  const text = `${filler}A Duke in Guard may still levy. ${filler}`;
  const parts = excerptOf(text, ['levy', 'Guard'], 120);
  const shown = parts.map((part) => part.text).join('');
  expect(shown).toMatch(/^… /);
  expect(shown).toMatch(/ …$/);
  expect(shown).toContain('A Duke in Guard may still levy.');
  expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual(['Guard', 'levy']);
  expect(shown.length).toBeLessThan(160);
});

it('an excerpt cuts no Latin word, and a short text is shown whole', () => {
  const long = 'Longbowmen '.repeat(60);
  const shown = excerptOf(long, ['nowhere'], 100)
    .map((part) => part.text)
    .join('');
  expect(
    shown
      .replace(' …', '')
      .split(' ')
      .every((word) => word === 'Longbowmen'),
  ).toBe(true);
  expect(excerptOf('吃掉公爵', ['公爵'], 60)).toEqual([
    { text: '吃掉', marked: false },
    { text: '公爵', marked: true },
  ]);
});
