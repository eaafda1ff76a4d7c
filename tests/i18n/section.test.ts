// The look-up of interface strings: fills places, chooses plural forms, refuses what the files do not have.
import { describe, expect, it } from 'vitest';
import { defineSection } from '../../src/i18n/section.ts';

const text = defineSection(
  'sample',
  {
    hello: 'Hello, {name}!',
    plain: 'No places here',
    'turns.one': '{count} turn left for {side}',
    'turns.other': '{count} turns left for {side}',
  },
  {
    hello: '{name}，你好！',
    plain: '没有空位',
    'turns.one': '{side}还剩一个回合',
    'turns.other': '{side}还剩 {count} 个回合',
  },
);

describe('a section', () => {
  it('gives the text of the language asked for', () => {
    expect(text('en')('plain')).toBe('No places here');
    expect(text('zh')('plain')).toBe('没有空位');
  });

  it('fills in every place', () => {
    expect(text('en')('hello', { name: 'Ada' })).toBe('Hello, Ada!');
    expect(text('zh')('hello', { name: '小明' })).toBe('小明，你好！');
  });

  it('leaves braces in a value alone', () => {
    expect(text('en')('hello', { name: '{plain}' })).toBe('Hello, {plain}!');
  });

  it('chooses the plural form as the language does', () => {
    const english = text('en');
    expect(english.count('turns', 1, { side: 'Light' })).toBe('1 turn left for Light');
    expect(english.count('turns', 0, { side: 'Light' })).toBe('0 turns left for Light');
    expect(english.count('turns', 2, { side: 'Dark' })).toBe('2 turns left for Dark');
    expect(text('zh').count('turns', 1, { side: '浅色方' })).toBe('浅色方还剩 1 个回合');
  });

  it('names the file, the text and the place when a value is missing', () => {
    expect(() => text('zh')('hello')).toThrow(
      'content/ui/zh/sample.json: "hello" needs a value for {name}',
    );
  });

  it('names the file and the text when the text is missing', () => {
    // @ts-expect-error no such text
    expect(() => text('en')('nothing')).toThrow('content/ui/en/sample.json has no text "nothing"');
  });
});

describe('the types of a section', () => {
  const short: { a: string } = { a: 'A' };
  const long: { a: string; b: string } = { a: 'A', b: 'B' };

  it('refuse a text that stands in one language alone', () => {
    // @ts-expect-error "b" has no Chinese
    expect(defineSection('sample', long, short)).toBeTypeOf('function');
    // @ts-expect-error "b" has no English
    expect(defineSection('sample', short, long)).toBeTypeOf('function');
  });

  it('refuse to count what has no plural forms', () => {
    // @ts-expect-error "hello" is one text
    expect(() => text('en').count('hello', 2)).toThrow(RangeError);
  });
});
