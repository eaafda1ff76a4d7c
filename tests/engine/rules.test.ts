// Single rules on positions made by hand: Guard, forbidden maneuvers and why, reach, levy, setup, and how a game ends.
import { describe, expect, it } from 'vitest';
import {
  allSetups,
  canLevy,
  capturedTile,
  checkSetup,
  countLegalManeuversOf,
  DRAW,
  drawChances,
  drawTile,
  findPlayable,
  formatAction,
  formatPosition,
  Game,
  inGuard,
  isLegal,
  kindInfo,
  legalActions,
  levySquares,
  menacedBy,
  mirrorSetup,
  type Position,
  parseAction,
  parsePosition,
  perft,
  play,
  reachOf,
  replay,
  SetupError,
  type Square,
  squareFromName,
  squareName,
  startPosition,
  threatsToDuke,
  unwrap,
  whyForbidden,
} from '../../src/engine/index.ts';

const position = (text: string): Position => unwrap(parsePosition(text));
const square = (name: string): Square => squareFromName(name)!;
const names = (squares: readonly Square[]): string[] => squares.map(squareName);
const after = (text: string, ...actions: string[]): Position => {
  const result = position(text);
  for (const action of actions) play(result, unwrap(parseAction(result, action)));
  return result;
};
const threats = (text: string, action: string): string[] => {
  const before = position(text);
  return whyForbidden(before, findPlayable(before, action)!).map(
    ({ actor, mark, from, target }) =>
      `${squareName(actor)} ${mark} ${squareName(from)} ${squareName(target)}`,
  );
};

describe('acting (SPEC §3)', () => {
  it.each([
    ['a Move flips the tile that goes', '6/6/6/6/1F4/6 l - -', 'b2b3', '6/6/6/1F~4/6/6 d - - 1'],
    [
      'a capture takes the enemy tile off and resets the quiet count',
      '6/6/6/1p4/1F4/6 l - - 9',
      'b2b3',
      '6/6/6/1F~4/6/6 d - - 0',
    ],
    [
      'a Strike flips the striker where it stands',
      '6/1f4/6/2P~3/6/6 l - -',
      'c3*b5',
      '6/6/6/2P3/6/6 d - - 0',
    ],
    [
      'a Command flips the commander, not the tile it sends',
      '6/6/6/2G~3/1F4/6 l - -',
      'c3:b2d3',
      '6/6/6/2GF2/6/6 d - - 1',
    ],
    [
      'a commanded tile captures',
      '6/6/6/2G~f2/1F~4/6 l - - 3',
      'c3:b2d3',
      '6/6/6/2GF~2/6/6 d - - 0',
    ],
    [
      'a levy arrives on its starting face and empties the bag',
      '6/6/6/6/6/2D3 l P - 7',
      'P@c2',
      '6/6/6/6/2P3/2D3 d - - 0',
    ],
    [
      'Dark reads its marks the other way round',
      '6/6/1p4/6/6/6 d - -',
      'b4d2',
      '6/6/6/6/3p~2/6 l - - 1',
    ],
  ])('%s', (_, before, action, expected) => {
    expect(formatPosition(after(before, action))).toBe(expected);
  });

  it('tells what was captured', () => {
    const before = position('6/6/6/1p~4/1F4/6 l - -');
    expect(capturedTile(play(before, unwrap(parseAction(before, 'b2b3'))))).toBe(3 * 4 + 2 + 1);
  });

  it('lets a commander send its Duke, but never itself', () => {
    const commands = legalActions(position('6/6/6/2G~3/2D3/6 l - -'))
      .map(formatAction)
      .filter((action) => action.includes(':'));
    expect(commands).toEqual(['c3:c2b2', 'c3:c2d2', 'c3:c2b3', 'c3:c2d3']);
  });
});

describe('Guard (SPEC §4)', () => {
  const first = '6/a~5/1N~4/6/3S2/4D1';

  it('pins the Seer of the first printed example to the line (SPEC §12)', () => {
    expect(threats(`${first} l - -`, 'd2b2')).toEqual(['a5 jumpSlide a5 e1']);
    expect(threats(`${first} l - -`, 'd2c3')).toEqual([]);
  });

  it('is not given by a5c3 in the first printed example, since the Assassin flips (SPEC §12)', () => {
    expect(inGuard(after(`${first} d - -`, 'a5c3'), 0)).toBe(false);
  });

  it('forbids the Duke of the second printed example to capture on e5 (SPEC §12)', () => {
    expect(threats('4D~F/3mw~1/6/5c/6/6 l 2P -', 'e6e5')).toEqual(['d5 slide d5 e5']);
  });

  it('counts an attack that would expose the attacker: capturing a Duke ends the game', () => {
    // The Dark Ranger is pinned by the Rook-like Light Ranger, and still gives Guard.
    const pinned = position('3d2/6/3r2/3D2/6/3R2 d - -');
    expect(inGuard(pinned, 0)).toBe(true);
  });

  it('counts Commands, and names commander and friend', () => {
    // The General on c4 commands b4, d4 and, behind it, b5, c5, d5; nothing else of Dark's reaches b5.
    expect(inGuard(position('6/1D4/2g~3/6/6/6 l - -'), 0)).toBe(false);
    const general = position('6/1D1f2/2g~3/6/6/6 l - -');
    expect(threatsToDuke(general, 0)).toMatchObject([
      { actor: square('c4'), mark: 'command', from: square('d5'), target: square('b5') },
    ]);
    const sent = position('6/6/2m~3/1f~D3/6/6 l - -');
    expect(
      threatsToDuke(sent, 0).map(({ actor, mark, from }) => [
        squareName(actor),
        mark,
        squareName(from),
      ]),
    ).toEqual([
      ['c4', 'move', 'c4'],
      ['c4', 'command', 'b3'],
    ]);
  });

  it('allows a capture of the enemy Duke whatever it exposes', () => {
    const open = position('r2d2/6/6/6/6/D2R2 l - -');
    expect(inGuard(open, 0)).toBe(true);
    expect(parseAction(open, 'd1d6').ok).toBe(true);
    expect(parseAction(open, 'd1d5').ok).toBe(false);
  });

  it('is for both sides, and a levy neither clears it nor is forbidden by it', () => {
    const both = position('3d2/6/6/r5/6/D2R2 l F -');
    expect([inGuard(both, 0), inGuard(both, 1)]).toEqual([true, true]);
    const levied = position('5d/6/6/r5/6/D5 l F -');
    expect(isLegal(levied, unwrap(parseAction(levied, 'F@b1')))).toBe(true);
    expect(inGuard(after('5d/6/6/r5/6/D5 l F -', 'F@b1'), 0)).toBe(true);
    expect(inGuard(after('5d/6/6/r5/6/D5 l F -', 'F@a2'), 0)).toBe(false);
  });

  it('is nothing for a side without a Duke', () => {
    expect(inGuard(position('6/6/6/r5/6/R5 l - -'), 0)).toBe(false);
    expect(threatsToDuke(position('6/6/6/r5/6/R5 l - -'), 0)).toEqual([]);
  });
});

describe('reach (SPEC §11)', () => {
  it('names each square of an own tile: free, capture, Strike, forbidden', () => {
    const bowman = position('6/6/2f3/1fB~3/6/2D3 l - -');
    const reached = reachOf(bowman, square('c3')).map(
      ({ square: at, effect, mark }) => `${squareName(at)} ${effect} ${mark}`,
    );
    expect(reached.sort()).toEqual(['b2 arrive move', 'c4 capture move', 'd2 arrive move']);
    const striker = position('6/2f3/1f4/2B~3/6/2D3 l - -');
    expect(
      reachOf(striker, square('c3'))
        .filter(({ effect }) => effect === 'strike')
        .map(({ square: at }) => squareName(at))
        .sort(),
    ).toEqual(['b4', 'c5']);
  });

  it('says which enemy tile makes a square forbidden', () => {
    const pinned = position('2r3/6/6/2F3/6/2D3 l - -');
    const forbidden = reachOf(pinned, square('c3')).filter(
      ({ forbiddenBy }) => forbiddenBy.length > 0,
    );
    expect(names(forbidden.map(({ square: at }) => at)).sort()).toEqual(['b3', 'd3']);
    expect(
      forbidden.every(
        ({ forbiddenBy: [threat] }) => threat?.actor === square('c6') && threat.mark === 'slide',
      ),
    ).toBe(true);
    expect(countLegalManeuversOf(pinned, square('c3'))).toBe(2);
  });

  it('is that of any tile, whoever is to act, and of no empty square', () => {
    const dark = position('2r3/6/6/2F3/6/2D3 l - -');
    expect(names(reachOf(dark, square('c6')).map(({ square: at }) => at)).sort()).toEqual([
      'a5',
      'b4',
      'c3',
      'c4',
      'c5',
      'd4',
      'e5',
    ]);
    expect(reachOf(dark, square('a1'))).toEqual([]);
  });

  it('of an enemy tile covers empty Strike squares, defended tiles, and nothing behind a blocker', () => {
    const pikeman = position('6/2p~3/6/6/6/6 l - -');
    expect(names(menacedBy(pikeman, square('c5')).map(({ square: at }) => at))).toEqual([
      'b3',
      'd3',
      'c4',
      'c6',
    ]);
    const ranger = position('2r3/6/2f3/6/6/6 l - -');
    expect(names(menacedBy(ranger, square('c6')).map(({ square: at }) => at))).toEqual([
      'b4',
      'c4',
      'd4',
      'a5',
      'c5',
      'e5',
    ]);
  });

  it('of a commander covers the squares to which another friend could be sent', () => {
    // Dark's General on c4 commands b4, d4 (beside it) and b5, c5, d5 (behind it); one friend on d5.
    const general = position('6/3f2/2g~3/6/6/6 l - -');
    const commanded = menacedBy(general, square('c4')).filter(({ marks }) =>
      marks.includes('command'),
    );
    expect(names(commanded.map(({ square: at }) => at))).toEqual(['b4', 'd4', 'b5', 'c5']);
    expect(
      menacedBy(position('6/6/2g~3/6/6/6 l - -'), square('c4')).some(({ marks }) =>
        marks.includes('command'),
      ),
    ).toBe(false);
    const defended = menacedBy(position('6/1f1f2/2g~3/6/6/6 l - -'), square('c4')).filter(
      ({ marks }) => marks.includes('command'),
    );
    expect(names(defended.map(({ square: at }) => at))).toEqual(['b4', 'd4', 'b5', 'c5', 'd5']);
  });
});

describe('levy (SPEC §5)', () => {
  it('goes beside the Duke alone, on empty squares', () => {
    const walled = position('4D~F/3mw~1/6/5c/6/6 l 2P -');
    expect(names(levySquares(walled, 0))).toEqual(['d6']);
    expect(canLevy(walled, 0)).toBe(true);
    expect(canLevy(position('4D~F/3mw~1/6/5c/6/6 l - -'), 0)).toBe(false);
    expect(canLevy(position('3FD~F/3mw~1/6/5c/6/6 l 2P -'), 0)).toBe(false);
    expect(canLevy(position('6/6/6/6/6/6 l 2P -'), 0)).toBe(false);
  });

  it('has the chance of copies in the bag', () => {
    const start = startPosition(allSetups(0)[0]!);
    const chances = drawChances(start, 0);
    expect(chances).toHaveLength(14);
    expect(chances.every(({ bagSize }) => bagSize === 16)).toBe(true);
    expect(chances.map(({ kind, copies }) => kindInfo(kind).letter + copies).join(' ')).toBe(
      'F1 P3 K1 W1 R1 S1 G1 T1 C1 M1 B1 N1 A1 L1',
    );
  });

  it('draws each tile of the bag once in as many even steps', () => {
    const start = startPosition(allSetups(0)[0]!);
    const drawn = Array.from(
      { length: 16 },
      (_, step) => kindInfo(drawTile(start, 1, () => step / 16)).letter,
    );
    expect(drawn.join('')).toBe('FPPPKWRSGTCMBNAL');
    expect(kindInfo(drawTile(start, 1, () => 0.999999)).letter).toBe('L');
    expect(() => drawTile(position('6/6/6/6/6/6 l - -'), 0, () => 0)).toThrow('empty bag');
  });

  it('is legal before its draw exactly when it is possible', () => {
    expect(isLegal(position('6/6/6/6/6/2D3 l P -'), DRAW)).toBe(true);
    expect(isLegal(position('6/6/6/6/6/2D3 l - -'), DRAW)).toBe(false);
  });
});

describe('setup (SPEC §6)', () => {
  it('has six ways a side', () => {
    const described = allSetups(0).map(
      ({ duke, footmen }) => `${squareName(duke)}:${names(footmen).join('')}`,
    );
    expect(described).toEqual(['c1:b1d1', 'c1:b1c2', 'c1:d1c2', 'd1:c1e1', 'd1:c1d2', 'd1:e1d2']);
    expect(allSetups(1).map(({ duke }) => squareName(duke))).toEqual([
      'c6',
      'c6',
      'c6',
      'd6',
      'd6',
      'd6',
    ]);
  });

  it('mirrors file for file', () => {
    const [setup] = allSetups(0);
    const mirrored = mirrorSetup(setup!);
    expect([squareName(mirrored.duke), ...names(mirrored.footmen)]).toEqual(['c6', 'b6', 'd6']);
    expect(formatPosition(startPosition(setup!))).toBe(
      '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0',
    );
  });

  it('lets each side choose its own', () => {
    expect(formatPosition(startPosition(allSetups(0)[4]!, allSetups(1)[1]!))).toBe(
      '2df2/2f3/6/6/3F2/2FD2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0',
    );
  });

  it.each([
    ['a Duke off the centre', { duke: 'b1', footmen: ['a1', 'c1'] }, 'b1'],
    ['a Footman at a corner of the Duke', { duke: 'c1', footmen: ['b1', 'd2'] }, 'd2'],
    ['two Footmen on one square', { duke: 'c1', footmen: ['b1', 'b1'] }, 'b1'],
    ['a Duke of the other side', { duke: 'c6', footmen: ['b6', 'd6'] }, 'c6'],
  ])('refuses %s', (_, { duke, footmen }, wrong) => {
    const setup = {
      duke: square(duke),
      footmen: [square(footmen[0]!), square(footmen[1]!)] as const,
    };
    try {
      checkSetup(0, setup);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(SetupError);
      expect(squareName((error as SetupError).square)).toBe(wrong);
      expect((error as SetupError).message).toContain(wrong);
    }
  });
});

describe('the end of a game (SPEC §7)', () => {
  const played = (start: string, actions: string): Game => unwrap(replay(position(start), actions));

  it('1: a captured Duke loses at once', () => {
    expect(played('3d2/6/6/6/6/1D~1R2 l - -', 'd1d6').result).toEqual({
      reason: 'duke-captured',
      winner: 0,
    });
  });

  it('2: no legal action loses, in Guard or not', () => {
    // Dark's Duke on a6 (starting face: slides left and right) is hemmed in by its own stuck Pikeman on b6.
    const quiet = new Game(position('dp4/6/6/6/6/5D d - -'));
    expect(legalActions(quiet.position).map(formatAction)).not.toEqual([]);
    const stuck = new Game(position('6/6/6/6/6/dp3D d - -'));
    expect(legalActions(stuck.position)).toEqual([]);
    expect(stuck.result).toEqual({ reason: 'no-legal-action', winner: 0, inGuard: false });
    const trapped = new Game(position('6/6/6/R5/6/dp3D d - -'));
    expect(trapped.result).toEqual({ reason: 'no-legal-action', winner: 0, inGuard: true });
  });

  it('3: the third occurrence of a full position is a draw, the start counted', () => {
    const game = new Game(position('5d/6/6/6/6/D5 l - -'));
    // Both Dukes go round in four actions each and are back on their squares with their first faces.
    const round = ['a1b1', 'f6e6', 'b1b2', 'e6e5', 'b2a2', 'e5f5', 'a2a1', 'f5f6'];
    for (let lap = 0; lap < 2; lap++) {
      for (const action of round) {
        expect(game.result).toBeUndefined();
        game.play(unwrap(parseAction(game.position, action)));
      }
      expect(game.repetitions).toBe(lap + 2);
    }
    expect(game.result).toEqual({ reason: 'repetition', winner: undefined });
    game.takeBack();
    expect(game.result).toBeUndefined();
  });

  it('4: two hundred quiet turns are a draw', () => {
    const game = new Game(position('5d/6/6/6/6/D5 l - - 199'));
    expect(game.result).toBeUndefined();
    game.play(unwrap(parseAction(game.position, 'a1b1')));
    expect(game.result).toEqual({ reason: 'quiet-turns', winner: undefined });
    expect(new Game(position('5d/6/6/6/6/D5 l - - 200')).result?.reason).toBe('quiet-turns');
  });

  it('asks in this order: a lack of actions before the two draws', () => {
    expect(new Game(position('6/6/6/6/6/dp3D d - - 200')).result?.reason).toBe('no-legal-action');
  });

  it('refuses to go on, and refuses what is not legal', () => {
    const over = played('3d2/6/6/6/6/1D~1R2 l - -', 'd1d6');
    expect(() => over.play(0)).toThrow('the game is over');
    const open = new Game(position('5d/6/6/6/6/D5 l P -'));
    expect(() => open.play(DRAW)).toThrow('@ is not a legal action');
    expect(() => open.play(0)).toThrow(RangeError);
    expect(open.takeBack()).toBeUndefined();
    expect(() => new Game(position('6/6/6/6/6/D5 l - -'))).toThrow('a Duke on each side');
  });

  it('keeps the captured tiles in order', () => {
    const game = played('3d2/3f2/6/6/6/1D~1R2 l - -', 'd1d5');
    expect(game.captured).toEqual([2 * 4 + 2]);
  });
});

describe('perft', () => {
  it('counts nothing for a line in which a Duke fell', () => {
    // Light may go to b1 or take on c1; only after the first has Dark anything to do: its Duke's five squares ahead.
    const open = position('6/6/6/6/6/D1d~3 l - -');
    expect(perft(open, 1)).toBe(2);
    expect(perft(open, 2)).toBe(5);
    expect(perft(open, 0)).toBe(1);
    expect(() => perft(open, -1)).toThrow(RangeError);
  });
});
