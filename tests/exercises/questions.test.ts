// Squares to mark, predictions, chances, setups and records: the answers that the rules give.
import { describe, expect, it } from 'vitest';
import { formatAction, kindInfo, squareFromName, squareName } from '../../src/engine/index.ts';
import { helpfulKinds, refuteHelpful } from '../../src/exercises/helpful-draws.ts';
import { percentOf, readOdds, reduced } from '../../src/exercises/odds.ts';
import { type PredictSource, readPredict } from '../../src/exercises/predict.ts';
import { readReplay } from '../../src/exercises/replay.ts';
import { openSetup, refuseSetup, setupPosition } from '../../src/exercises/setup.ts';
import { type SquaresSource, squaresAnswer } from '../../src/exercises/squares.ts';
import { positionNamed } from '../../src/exercises/words.ts';

const START = '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0';
// SPEC §12, the first printed example.
const PINNED = '6/a~5/1N~4/6/3S2/4D1 l - -';
const at = (name: string) => squareFromName(name) ?? -1;

describe('squares to mark', () => {
  const names = (source: SquaresSource) => squaresAnswer(source).map(squareName).join(' ');

  it.each<[SquaresSource, string]>([
    // The pinned Seer's one legal square is on the diagonal.
    [{ position: PINNED, which: 'legal', of: 'd2' }, 'c3'],
    // Its other marks on the board: Moves c1, e3 and (e1 holds the Duke), Jumps b2, f2, d4.
    [{ position: PINNED, which: 'forbidden', of: 'd2' }, 'c1 b2 f2 e3 d4'],
    [{ position: '6/1p1f2/6/2K3/6/6 l - -', which: 'captures', of: 'c3' }, 'b5 d5'],
    // A Strike counts as a capture; the Dragoon Strikes two ahead and never lands there.
    [{ position: '6/6/3f2/6/3N2/6 l - -', which: 'captures', of: 'd2' }, 'd4'],
    // A Footman reaches its four neighbours, a square of its own side among them.
    [{ position: '6/6/2ff2/6/6/6 l - -', which: 'reach', of: 'c4' }, 'c3 b4 d4 c5'],
    [{ position: START, which: 'levy' }, 'c2'],
    // The General's reverse face: ⌘ beside it and on the three squares behind.
    [{ position: '6/6/6/2G~3/6/6 l - -', which: 'zone', of: 'c3' }, 'b2 c2 d2 b3 d3'],
    // A Footman that has gone to c3 shows its reverse face: two ahead and the four diagonals.
    [{ position: '6/6/6/6/2F3/6 l - -', which: 'after', action: 'c2c3' }, 'b2 d2 b4 d4 c5'],
    [{ position: '6/6/6/6/6/6 l - -', which: 'setup-duke' }, 'c1 d1'],
    [{ position: '6/6/6/6/6/6 d - -', which: 'setup-duke' }, 'c6 d6'],
    [{ position: '6/6/6/6/6/3D2 l - -', which: 'setup-footmen' }, 'c1 e1 d2'],
  ])('%j', (source, expected) => {
    expect(names(source)).toBe(expected);
  });

  it.each<[SquaresSource, string]>([
    [{ position: PINNED, which: 'legal' }, 'asks about a tile'],
    [{ position: PINNED, which: 'legal', of: 'c3' }, 'no tile stands on c3'],
    [{ position: '6/6/6/6/6/2D3 l - -', which: 'forbidden', of: 'c1' }, 'has no square here'],
    [{ position: PINNED, which: 'after' }, 'expected one'],
    [{ position: PINNED, which: 'after', action: 'd2d4' }, 'no legal maneuver'],
    [{ position: '6/6/6/6/2D3/6 l - -', which: 'setup-footmen' }, 'not where a game begins'],
  ])('refuses %j', (source, reason) => {
    expect(() => squaresAnswer(source)).toThrow(reason);
  });
});

describe('predictions', () => {
  const right = (source: PredictSource) => {
    const { options, right: place } = readPredict(source);
    const option = options[place];
    if (option?.type === 'kind') return option.kind;
    return option?.type === 'tile' ? option.tile : option?.type;
  };

  it('knows what is legal, of either side', () => {
    expect(right({ position: PINNED, about: 'legal', action: 'd2c3' })).toBe('yes');
    expect(right({ position: PINNED, about: 'legal', action: 'd2d4' })).toBe('no');
    expect(right({ position: PINNED, about: 'legal', action: 'd2a2' })).toBe('no');
    expect(right({ position: PINNED, about: 'legal', action: 'a5c3' })).toBe('yes');
  });

  it('knows that the printed example gives no Guard with a5c3', () => {
    expect(right({ position: PINNED, about: 'guard', action: 'a5c3' })).toBe('no');
    expect(right({ position: '3d2/6/6/2K3/6/6 l - -', about: 'guard', action: 'c3d3' })).toBe(
      'yes',
    );
  });

  it('knows what is captured', () => {
    const position = '6/1p1f2/6/2K3/6/6 l - -';
    expect(right({ position, about: 'captured', action: 'c3d5' })).toBe(2);
    expect(right({ position, about: 'captured', action: 'c3b5' })).toBe(3);
    expect(right({ position, about: 'captured', action: 'c3b3' })).toBe('nothing');
  });

  it('knows which face shows: the actor flips, a commanded tile does not', () => {
    const tile = (kind: number, face: 0 | 1) => kind * 4 + face;
    const command = '6/6/6/2G~3/1F4/6 l - -';
    expect(right({ position: '6/6/6/2K3/6/6 l - -', about: 'face', action: 'c3b5' })).toBe(
      tile(4, 1),
    );
    expect(right({ position: command, about: 'face', action: 'c3:b2d2' })).toBe(tile(8, 0));
    expect(right({ position: command, about: 'face', action: 'c3:b2d2', of: 'd2' })).toBe(
      tile(2, 0),
    );
    expect(
      readPredict({ position: command, about: 'face', action: 'c3:b2d2', among: 'knight' }).options,
    ).toHaveLength(4);
  });

  it('refuses what cannot be asked', () => {
    expect(() => readPredict({ position: PINNED, about: 'guard', action: 'd2d4' })).toThrow(
      'd2d4 is not legal',
    );
    expect(() => readPredict({ position: PINNED, about: 'legal', action: 'c1c2' })).toThrow(
      'no tile stands on c1',
    );
    expect(() => readPredict({ position: PINNED, about: 'legal', action: 'jump' })).toThrow();
  });
});

describe('hopes', () => {
  // By the printed faces: on c2 a Ranger slides, a Seer and a Champion jump, an Assassin jump-slides to c4.
  const CLOSE = '6/6/2d3/6/6/2D3 l KWRSCA -';

  it('are fulfilled by the kinds that reach the goal on some square', () => {
    const position = positionNamed(CLOSE);
    expect(
      refuteHelpful(position, 'assassin seer champion ranger', { goal: { guard: true } }),
    ).toBe(undefined);
    expect(refuteHelpful(position, 'ranger seer', { goal: { guard: true } })).toBe(
      'claimed ranger seer, found ranger seer champion assassin',
    );
  });

  it('count the squares that a goal names', () => {
    const goal = { guard: true, levy: true, on: 'b1 d1' } as const;
    expect(helpfulKinds(positionNamed(CLOSE), { goal })).toEqual([]);
  });

  it('may be a forced win', () => {
    // Dark’s one action is to capture the stuck Pikeman; a Wizard on c5 covers it, a Footman reaches it from nowhere.
    const position = positionNamed('dP4/3D2/6/6/6/6 l FW -');
    const wins = helpfulKinds(position, { wins: 1 });
    expect(wins.map((kind) => kindInfo(kind).id)).toEqual(['wizard']);
  });
});

describe('chances', () => {
  it('are exact: three Pikemen in sixteen tiles', () => {
    const odds = readOdds({ position: START, kinds: 'pikeman' });
    expect([odds.copies, odds.total]).toEqual([3, 16]);
    expect(percentOf(odds)).toBe('18.8');
  });

  it('add up over kinds, each counted once, and reduce', () => {
    const odds = readOdds({ position: START, side: 'dark', kinds: 'knight seer knight' });
    expect(reduced(odds)).toEqual({ copies: 1, total: 8 });
    expect(percentOf(odds)).toBe('12.5');
    expect(reduced({ copies: 0, total: 5 })).toEqual({ copies: 0, total: 1 });
  });

  it('need a bag and a kind', () => {
    expect(() => readOdds({ position: PINNED, kinds: 'knight' })).toThrow('the bag is empty');
    expect(() => readOdds({ position: START, kinds: ' ' })).toThrow('expected one at least');
    expect(() => readOdds({ position: START, kinds: 'duke' })).toThrow('never in a bag');
  });
});

describe('a setup', () => {
  it('takes the Duke on a middle square and Footmen beside it', () => {
    expect(refuseSetup(0, [], at('b1'))).toBe('duke');
    expect(refuseSetup(1, [], at('c1'))).toBe('duke');
    expect(refuseSetup(0, [], at('c1'))).toBeUndefined();
    expect(refuseSetup(0, [at('c1')], at('c1'))).toBe('taken');
    expect(refuseSetup(0, [at('c1')], at('d2'))).toBe('footman');
    expect(refuseSetup(0, [at('c1')], at('c2'))).toBeUndefined();
    expect(openSetup(0, [at('c1'), at('c2')]).map(squareName)).toEqual(['b1', 'd1']);
    expect(openSetup(0, [at('c1'), at('c2'), at('b1')])).toEqual([]);
  });

  it('shows what has been placed', () => {
    const position = setupPosition(1, [at('d6'), at('d5')]);
    expect(position.dukes[1]).toBe(at('d6'));
    expect(position.side).toBe(1);
  });
});

describe('a record', () => {
  it('is read turn by turn', () => {
    const { turns } = readReplay({ position: START, actions: 'b1b2 b6b5 K@b1' });
    expect(turns.map(({ action }) => formatAction(action))).toEqual(['b1b2', 'b6b5', 'K@b1']);
    expect(turns[1]?.before.side).toBe(1);
  });

  it.each([
    ['b1b2 b1b3', [], 'turn 2'],
    ['b1b2 @', [], 'turn 2: a levy without its draw'],
    ['', [], 'expected one at least'],
    ['b1b2', ['a', 'b'], '2 of them for 1 turns'],
  ])('refuses %j', (actions, comments, reason) => {
    expect(() => readReplay({ position: START, actions, comments })).toThrow(reason);
  });
});
