// Machine-checked statements: what is true passes, what is false is refuted, what is none is refused.
import { describe, expect, it } from 'vitest';
import { parsePosition, unwrap } from '../../src/engine/index.ts';
import { readStatements, refuteStatements } from '../../src/exercises/statements.ts';

const START = '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0';
// SPEC §12: the two printed examples.
const FIRST = '6/a~5/1N~4/6/3S2/4D1 l - -';
const SECOND = '4D~F/3mw~1/6/5c/6/6 l 2P -';
const WIN = '2f3/d~4f/t~P~b~3/6/5P~/2FDT1 l FPKWRSGCMBNAL 3pkwrsgcmnal 1';

const STUCK = 'dP4/3D2/6/6/6/6 l FW -';

const refuted = (position: string, text: string) =>
  refuteStatements(unwrap(parsePosition(position)), text);

describe('what is true', () => {
  it.each([
    [FIRST, 'legal d2c3'],
    [FIRST, 'illegal d2d4; illegal d2a1'],
    [FIRST, 'forbidden d2d4; forbidden d2c1 by a5'],
    [FIRST, 'only d2c3 of d2'],
    [FIRST, 'no-guard light; after a5c3: no-guard light'],
    ['6/6/6/6/6/2D3 l - -', 'only c1a1 c1b1 c1d1 c1e1 c1f1'],
    [SECOND, 'forbidden e6e5 by d5; levy light; levy-squares light d6'],
    [SECOND, 'after f6f5: captures f3f5 footman'],
    [START, 'chance light knight 1/16; chance light knight+seer 1/8; chance dark pikeman 3/16'],
    ['6/6/3s2/6/3D2/6 l - -', 'guard light; no-levy light'],
    ['6/6/6/6/6/2F3 d - -', 'lost dark; no-levy dark'],
    [WIN, 'wins 3; no-win 2'],
    // Only capturing the stuck Pikeman is left to Dark: a Wizard on c5 covers it, a Footman cannot; the Duke on b5 does.
    [
      STUCK,
      'win-chance 1 @ 1/2; win-chance 1 d5b5 1/1; win-chance 1 d5e5 0/1; win-chance 1 maneuver 1/1',
    ],
  ])('%s: %s', (position, text) => {
    expect(refuted(position, text)).toEqual([]);
  });
});

describe('what is false', () => {
  it.each([
    [FIRST, 'legal d2d4', 'claimed legal, found forbidden'],
    [FIRST, 'legal d2a2', 'found impossible'],
    [FIRST, 'illegal d2c3', 'found legal'],
    [FIRST, 'forbidden d2c3', 'found legal'],
    [FIRST, 'forbidden d2d4 by b4', 'found a5'],
    [FIRST, 'only d2c3', 'the legal maneuvers'],
    [FIRST, 'guard light', 'found otherwise'],
    [FIRST, 'after a5c3: guard light', 'after a5c3'],
    [FIRST, 'after d2d4: guard light', 'found forbidden'],
    [SECOND, 'levy-squares light d6 e5', 'found d6'],
    [SECOND, 'no-levy light', 'found otherwise'],
    [START, 'captures b1b2 footman', 'does not capture'],
    [START, 'chance light knight 1/15', 'found 1/16'],
    [FIRST, 'chance light knight 1/16', 'the bag is empty'],
    [START, 'lost light', 'found one'],
    [WIN, 'wins 2', 'found none'],
    [WIN, 'wins 4', 'found a win in 3'],
    [WIN, 'no-win 3', 'found a win in 3'],
    [STUCK, 'win-chance 1 @ 1/3', 'found 1/2'],
    [STUCK, 'win-chance 1 maneuver 1/2', 'found 1/1'],
  ])('%s: %s', (position, text, reason) => {
    const problems = refuted(position, text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(reason);
  });
});

describe('what is no statement', () => {
  it.each([
    '',
    'perhaps b1b2',
    'legal',
    'legal b1b2 b2b3',
    'forbidden b1b2 by',
    'only',
    'guard red',
    'captures b1b2 bishop',
    'chance light knight',
    'chance light knight 1/0',
    'chance light duke 1/16',
    'wins 0',
    'no-win 0',
    'win-chance 4 @ 1/2',
    'win-chance 1 @ half',
    'win-chance 1 @',
    'no-win',
    'levy-squares light z9',
    'after b1b2: perhaps',
  ])('“%s”', (text) => {
    expect(() => readStatements(text)).toThrow(/expected|never/);
  });

  it('an action in words, or of an empty square', () => {
    expect(() => refuted(START, 'legal jump')).toThrow();
    expect(() => refuted(START, 'legal a1a2')).toThrow('no tile stands on a1');
  });
});
