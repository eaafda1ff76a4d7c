// Pages' pictures for previews: how titles break, that no font is needed, and what of a page becomes a card.
import { expect, it } from 'vitest';
import { cardSource, cardSvg } from '../../scripts/page-cards.ts';
import { drawDiagram } from '../../src/board/diagram.ts';
import { boardText } from '../../src/i18n/board.ts';
import { cardFile } from '../../src/pictures/card-address.ts';
import { outlinerFor } from '../../src/pictures/outlines.ts';
import { wrapWords } from '../../src/pictures/wrap-words.ts';

/** Every character one unit wide. */
const count = (text: string): number => [...text].length;

it.each([
  ['Your first game', 20, ['Your first game']],
  // As even as two lines can be.
  ['Rules of The Duke', 14, ['Rules of', 'The Duke']],
  ['Slides: what stops them', 16, ['Slides:', 'what stops them']],
  // No line begins with a mark that closes.
  ['会动的棋盘，好学', 5, ['会动的', '棋盘，好学']],
  ['专题：以征召等一手', 6, ['专题：', '以征召等一手']],
])('breaks %s into lines of at most %i', (text, width, lines) => {
  expect(wrapWords(text, width, count)).toEqual(lines);
});

it('leaves a word alone that is wider than a line', () => {
  expect(wrapWords('a Longbowman', 5, count)).toEqual(['a', 'Longbowman']);
});

it('measures words as the font says: its capitals are wider when bold, its Chinese characters are squares', async () => {
  const outliner = await outlinerFor(['Jump', '跳跃']);
  const bold = outliner.width('Jump', { size: 100, weight: 700 });
  expect(bold).toBeGreaterThan(outliner.width('Jump', { size: 100, weight: 400 }));
  expect(outliner.width('跳跃', { size: 100, weight: 700 })).toBe(200);
  expect(outliner.path('跳', { size: 100, weight: 700 })).toMatch(/^M[-\d. MLQCZ]+Z$/);
});

it('names a character that the font lacks', async () => {
  await expect(outlinerFor(['Jump 𓀀'])).rejects.toThrow('lacks “𓀀” (U+13000)');
  const outliner = await outlinerFor(['J']);
  expect(() => outliner.path('K', { size: 10, weight: 400 })).toThrow('lacks “K”');
});

it('draws a card without any text, in either language', async () => {
  for (const locale of ['en', 'zh'] as const) {
    const board = drawDiagram({ position: '6/6/1fPf2/2K3/2F3/6 l - -' }, boardText(locale));
    const words = { locale, site: '公爵棋堂', title: 'Jump 跳跃', foot: '' };
    const names = ['Footman Pikeman Knight', '步兵长枪兵骑士', 'abcdef123456'];
    const outliner = await outlinerFor([words.site, words.title, ...names]);
    const svg = cardSvg(words, board, outliner);
    expect(svg).not.toMatch(/<text|<title|<desc|var\(|font-family/);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 630"/);
  }
});

const page = (head: string, main: string) =>
  `<html lang="zh-Hans"><head><meta property="og:site_name" content="公爵棋堂">
  <meta property="og:title" content="跳跃">${head}</head><main>${main}</main></html>`;

it('takes title and first board from a page that names a card', () => {
  const image = '<meta property="og:image" content="https://a.example/b/cards/zh/learn/jump.png">';
  const boards = ['1', '2'].map((n) => `<svg class="board-picture" viewBox="0 0 ${n} 1"></svg>`);
  const source = cardSource(page(image, boards.join('')));
  expect(source?.file).toBe(cardFile('zh', 'learn/jump/'));
  expect(source?.words).toMatchObject({ locale: 'zh', site: '公爵棋堂', title: '跳跃' });
  expect(source?.board?.attributes.viewBox).toBe('0 0 1 1');
  expect(cardSource(page(image, ''))?.board).toBeUndefined();
});

it('leaves pages alone that name another picture, or none', () => {
  const other = '<meta property="og:image" content="https://a.example/puzzles/k7f3.png">';
  expect(cardSource(page(other, ''))).toBeUndefined();
  expect(cardSource(page('', ''))).toBeUndefined();
});

it('has a place for each page', () => {
  expect(cardFile()).toBe('cards/front-door.png');
  expect(cardFile('en')).toBe('cards/en.png');
  expect(cardFile('zh', 'puzzles/collections/command/')).toBe(
    'cards/zh/puzzles/collections/command.png',
  );
});
