// Why an action is refused: the reason is the rules' own, for each kind of action, and what cannot be asked is said.
import { describe, expect, it } from 'vitest';
import { noticeText } from '../../src/board/sentences.ts';
import { REASONS, type RefusedSource, readRefused } from '../../src/exercises/refused.ts';
import { boardText } from '../../src/i18n/board.ts';

// SPEC §12, the first printed example: the Seer is pinned by the Assassin.
const PINNED = '6/a~5/1N~4/6/3S2/4D1 l - -';
const GENERAL = '6/6/2P3/2G~1F1/1F2p1/6 l - -';

const refused = (source: Omit<RefusedSource, 'reasons'>) =>
  readRefused({ ...source, reasons: REASONS.join(' ') });
const reasonOf = (source: Omit<RefusedSource, 'reasons'>) => {
  const { reasons, right } = refused(source);
  return reasons[right];
};

describe('the reason', () => {
  it.each([
    // SPEC §3, Move: every square in between must be empty; the Pikeman's far mark is two squares off.
    ['6/6/6/3f2/2P3/6 l - -', 'c2e4', 'blocked'],
    // Slide: it ends on the first enemy tile it meets.
    ['6/2p3/6/2f3/6/2R3 l - -', 'c1c5', 'blocked'],
    ['6/6/6/2F3/6/2R3 l - -', 'c1c3', 'friend'],
    ['6/6/6/6/2K3/6 l - -', 'c2c3', 'no-mark'],
    // Strike: not on an empty square, nor on one's own tile.
    ['6/6/6/6/2N3/6 l - -', 'c2*c4', 'strike-empty'],
    ['6/6/2F3/6/2N3/6 l - -', 'c2*c4', 'strike-friend'],
    // Command: from one ⌘ square to another.
    [GENERAL, 'c3:b2b4', 'no-command-square'],
    [GENERAL, 'c3:c4d3', 'no-command-square'],
    ['6/6/6/1PG~3/1F4/6 l - -', 'c3:b2b3', 'friend'],
    [PINNED, 'd2d4', 'forbidden'],
    ['6/6/6/6/6/2D3 l K -', 'K@d2', 'levy-square'],
  ])('in %s of %s is %s', (position, action, reason) => {
    expect(reasonOf({ position, action })).toBe(reason);
  });

  it('is the turn, before anything else', () => {
    const position = '3d2/6/6/6/2R3/2D3 d - -';
    expect(reasonOf({ position, reader: 'light', action: 'c2c4' })).toBe('not-your-turn');
  });

  it('stands on the board as the board says it', () => {
    const { refused: state } = refused({ position: PINNED, action: 'd2d4' });
    expect(state.choice.type).toBe('tile');
    expect(noticeText(boardText('en'), state)).toMatch(/^d4 is forbidden: the Assassin on a5/);
    const command = refused({ position: GENERAL, action: 'c3:b2b4' }).refused;
    expect(command.choice).toMatchObject({ type: 'command' });
    expect(noticeText(boardText('en'), command)).toBe('b4 is no ⌘ square of the General.');
    // The friend that cannot be called in is the end that is wrong.
    const called = refused({ position: GENERAL, action: 'c3:c4d3' }).refused;
    expect(noticeText(boardText('en'), called)).toBe('c4 is no ⌘ square of the General.');
  });
});

describe('the reasons to choose from', () => {
  const position = '6/6/6/3f2/2P3/6 l - -';
  it('keep their order', () => {
    const { reasons, right } = readRefused({
      position,
      action: 'c2e4',
      reasons: 'friend, no-mark blocked',
    });
    expect(reasons).toEqual(['friend', 'no-mark', 'blocked']);
    expect(right).toBe(2);
  });

  it.each([
    ['friend no-mark', 'the right one, blocked, is missing'],
    ['blocked', 'two different ones at least'],
    ['blocked blocked', 'two different ones at least'],
    ['blocked tired', '“tired” is no reason'],
  ])('%s: %s', (reasons, problem) => {
    expect(() => readRefused({ position, action: 'c2e4', reasons })).toThrow(problem);
  });
});

describe('what cannot be asked', () => {
  it.each([
    [{ position: '6/6/6/6/2P3/6 l - -', action: 'c2e4' }, 'c2e4 is legal'],
    [{ position: '6/6/6/6/2P3/6 l - -', action: 'c3e4' }, 'c3 holds no tile of the reader'],
    [{ position: '6/6/6/6/2P3/6 d - -', action: 'c2e4' }, 'c2 holds no tile of the reader'],
    [{ position: GENERAL, action: 'b2:c3d3' }, 'b2 is no commander'],
    [{ position: GENERAL, action: 'c3:d2b3' }, 'd2 holds no tile of the reader'],
    [{ position: '6/6/6/6/6/2D3 l K -', action: 'K@d1' }, 'K@d1 is legal'],
    [{ position: '6/6/6/6/6/2D3 l K -', action: 'S@d3' }, 'a tile that is in the reader'],
    [{ position: '6/6/6/6/6/2D3 l - k', action: 'K@d3' }, 'a levy that is possible'],
    [{ position: '6/6/6/6/2P3/6 l - -', action: 'hop' }, 'expected'],
  ])('%j: %s', (source, problem) => {
    expect(() => refused(source)).toThrow(problem);
  });
});
