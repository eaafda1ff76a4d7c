// What a board says, in both languages: expected sentences are written by hand, not copied from the program.
import { describe, expect, it } from 'vitest';
import { chooseSquare, drawFor } from '../../src/board/choosing.ts';
import { boardDescription, squareLabel } from '../../src/board/labels.ts';
import { noticeText, openingText } from '../../src/board/sentences.ts';
import { type BoardState, resetBoard, takeBack } from '../../src/board/state.ts';
import { viewOf } from '../../src/board/view.ts';
import { kindOfId } from '../../src/engine/index.ts';
import { boardText } from '../../src/i18n/board.ts';
import { at, boardWith, positionOf } from './boards.ts';

const en = boardText('en');
const zh = boardText('zh');
/** A thin space, as Chinese sets it beside letters and digits. */
const _ = '\u2009';

const says = (state: BoardState) => [noticeText(en, state), noticeText(zh, state)];

describe('a forbidden square', () => {
  it('is explained by the tile and the action that would capture the Duke', () => {
    expect(says(boardWith('2d3/3r2/4f1/6/3KS1/3D2 l - -', ['d2', 'e4']))).toEqual([
      'e4 is forbidden: the Ranger on d5 would capture your Duke with a Slide.',
      `e4${_}禁止：d5${_}的游侠会用滑行吃掉你的公爵。`,
    ]);
  });

  it('names a Strike as a Strike', () => {
    // A Pikeman's reverse face on e3, read from Dark, Strikes d1 and f1.
    expect(says(boardWith('3d2/6/6/4p~1/6/2D3 l - -', ['c1', 'd1']))).toEqual([
      'd1 is forbidden: the Pikeman on e3 would Strike your Duke.',
      `d1${_}禁止：e3${_}的长枪兵会远击你的公爵。`,
    ]);
  });

  it('names the commander and the friend of a Command', () => {
    // A General's reverse face on d3, read from Dark, Commands c3, e3, c4, d4 and e4; its Footman stands on e4.
    expect(says(boardWith('6/6/D3f1/3g~2/6/6 l - -', ['a4', 'c4']))).toEqual([
      'c4 is forbidden: the General on d3 would Command the Footman on e4 to capture your Duke.',
      `c4${_}禁止：d3${_}的将军会号令${_}e4${_}的步兵吃掉你的公爵。`,
    ]);
  });
});

describe('an action', () => {
  it('is said with its tile, its squares, its capture, its flip, Guard and whose turn it is', () => {
    expect(says(boardWith('2d3/3r2/4f1/6/3KS1/3D2 l - -', ['e2', 'e4']))).toEqual([
      'Light: the Seer goes from e2 to e4 and captures the Footman. The Seer flips to its reverse face. Guard: the Dark Duke could be captured now. Dark to act.',
      `浅色方：先知从${_}e2${_}走到${_}e4，吃掉步兵。先知翻到背面。护驾：深色方的公爵正受攻击。轮到深色方。`,
    ]);
  });

  it('is said so for a Strike, a Command and a levy', () => {
    expect(noticeText(en, boardWith('6/2f3/6/2B~3/6/6 l - -', ['c3', 'c5']))).toBe(
      'Light: the Bowman on c3 Strikes c5 and captures the Footman. The Bowman flips to its starting face. Dark to act.',
    );
    expect(noticeText(zh, boardWith('6/6/6/2G~3/1S4/6 l - -', ['c3', 'b2', 'c2']))).toBe(
      `浅色方：c3${_}的将军号令先知从${_}b2${_}走到${_}c2。将军翻到起始面。轮到深色方。`,
    );
    const drawn = drawFor(boardWith('2d3/6/6/6/6/3D2 l K -'), kindOfId('knight') as number);
    expect(noticeText(en, drawn)).toBe('Drawn: Knight. Place it on c1, e1, d2.');
    expect(noticeText(en, chooseSquare(drawn, at('d2')))).toBe(
      'Light: the Knight is placed on d2. Dark to act.',
    );
  });

  it('ends a game with its result', () => {
    expect(noticeText(en, boardWith('3d2/3F2/6/6/6/3D2 l - -', ['d5', 'd6']))).toBe(
      'Light: the Footman goes from d5 to d6 and captures the Duke. The Footman flips to its reverse face. The Duke is captured: Light wins.',
    );
  });
});

describe('choosing', () => {
  it('lists what can be done', () => {
    expect(says(boardWith('6/1f4/2F3/2K3/2P3/6 l - -', ['c3']))).toEqual([
      'Knight on c3, starting face. It can act on b3, d3, b5 (captures the Footman), d5.',
      `c3${_}的骑士，起始面。可以行动的格子：b3、d3、b5（吃步兵）、d5。`,
    ]);
  });

  it('says that nothing can be done', () => {
    expect(noticeText(en, boardWith('2P3/6/6/6/6/6 l - -', ['c6']))).toBe(
      'Pikeman on c6, starting face. It can act on no square now.',
    );
  });

  it('names a commander’s friends', () => {
    expect(noticeText(en, boardWith('6/6/6/1FG~3/1S4/6 l - -', ['c3']))).toContain(
      'To Command, choose a friend first: b2, b3.',
    );
  });

  it('lists an enemy tile’s reach', () => {
    expect(says(boardWith('6/6/2f3/6/6/2K3 l - -', ['c4']))).toEqual([
      'Enemy Footman on c4, starting face. It reaches c3, b4, d4, c5.',
      `c4${_}是对方的步兵，起始面。它能影响${_}c3、b4、d4、c5。`,
    ]);
  });

  it('opens with whose turn it is, or with the tile chosen from the start', () => {
    expect(openingText(en, boardWith('6/6/2f3/6/6/2K3 l - -'))).toBe('Light to act.');
    expect(openingText(en, boardWith('6/6/6/6/2F3/6 l - -', ['c2']))).toBe(
      'Footman on c2, starting face. It can act on c1, b2, d2, c3.',
    );
  });
});

describe('a square that nothing can be done on', () => {
  it.each([
    ['6/6/2F3/2K3/2P3/6 l - -', ['c3', 'c1'], 'c1: the Move is blocked by the Pikeman on c2.'],
    [
      '6/6/2F3/2K3/2P3/6 l - -',
      ['c3', 'a6'],
      'a6: the Knight has no mark for that square on its starting face.',
    ],
    ['6/6/6/2N3/6/6 l - -', ['c3', 'c5'], 'c5: a Strike needs an enemy tile there.'],
    ['5f/6/2f3/2R3/6/6 l - -', ['c3', 'c6'], 'c6: the Slide is blocked by the Footman on c4.'],
    ['6/6/6/6/6/2K3 l - -', ['d4'], 'd4 is empty. Choose one of your tiles.'],
  ])('%s %j is explained', (position, choices, sentence) => {
    expect(noticeText(en, boardWith(position, choices))).toBe(sentence);
  });
});

it('says that a turn was taken back, and that the board begins again', () => {
  const state = boardWith('6/6/2F3/2K3/2P3/6 l - -', ['c3', 'b3']);
  expect(says(takeBack(state))).toEqual(['Taken back.', '已悔一手。']);
  expect(says(resetBoard(state))).toEqual(['Back to the first position.', '已回到最初的局面。']);
});

describe('the label of a square', () => {
  const labels = (state: BoardState, text: typeof en, name: string) =>
    squareLabel(text, viewOf(state).squares[at(name)]!, state.rules.reader);
  const state = boardWith('6/1f4/2F3/2K~3/2P3/6 l - -');

  it('names square, owner, tile and face', () => {
    expect(labels(state, en, 'c3')).toBe('c3, your Knight, reverse face');
    expect(labels(state, en, 'b5')).toBe('b5, enemy Footman, starting face');
    expect(labels(state, en, 'a1')).toBe('a1, empty');
    expect(labels(state, zh, 'c3')).toBe('c3，你的骑士，背面');
    expect(labels(boardWith('6/1f4/6/6/6/6 l - -', [], { reader: 'both' }), en, 'b5')).toBe(
      'b5, Dark Footman, starting face',
    );
  });

  it('says what can be done there', () => {
    const pinned = boardWith('2d3/3r2/4f1/6/3KS1/3D2 l - -', ['d2']);
    expect(labels(pinned, en, 'e4')).toBe('e4, enemy Footman, starting face, forbidden');
    expect(labels(pinned, en, 'd2')).toBe('d2, your Knight, starting face, chosen');
    expect(labels(pinned, zh, 'e4')).toBe('e4，对方的步兵，起始面，禁止');
  });
});

it('describes a whole board', () => {
  const position = positionOf('6/6/2f3/2P~3/6/6 d - -');
  expect(boardDescription(en, position)).toBe(
    'Light: Pikeman c3 (reverse face); Dark: Footman c4. Dark to act.',
  );
});
