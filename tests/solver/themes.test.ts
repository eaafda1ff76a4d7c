// Themes: positions read by hand, and the two themes that need a search against trying everything. Difficulty likewise.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  actionActor,
  actionMark,
  actionTo,
  clonePosition,
  DRAW,
  EMPTY,
  flipTile,
  formatAction,
  formatPosition,
  inGuard,
  isManeuver,
  legalActions,
  legalManeuvers,
  type Position,
  parsePosition,
  play,
  putTile,
  setSideToAct,
  takeTile,
  tileAt,
  unwrap,
} from '../../src/engine/index.ts';
import { BANDS, bandOf, findClaims, type Theme } from '../../src/solver/index.ts';
import { attackerActions, winners, wins } from './brute-force.ts';
import { smallPosition } from './positions.ts';

const read = (text: string) => unwrap(parsePosition(text));

function claimsOf(position: Position, maxN: number) {
  const finding = findClaims(position, maxN, Number.POSITIVE_INFINITY);
  return finding.status === 'proven' ? finding.claims : undefined;
}

/** Positions with one key, and themes that a person finds, or does not find, in them. */
const READ_BY_HAND: { position: string; key: string; has: Theme[]; not: Theme[] }[] = [
  {
    // The Duke may take the Knight on e4, and then stands in Guard whatever it draws.
    position: 'm~4k/5d/5D/6/2c~3/6 d - r 0',
    key: 'f6e4',
    has: ['jump', 'quiet-key', 'sacrifice'],
    not: ['capture-key', 'command', 'discovered-attack', 'no-draw-saves'],
  },
  {
    // The Footman leaves the d-file, on which its own Duke reaches the other.
    position: '2fdlf~/6/3Ft~1/6/6/1FGD~2 l F3PWRSTCMBNAL f3pkwsgcmbna 0',
    key: 'd4e4',
    has: ['move', 'capture-key', 'discovered-attack', 'block-levy'],
    not: ['quiet-key', 'sacrifice', 'double-attack', 'duke-key'],
  },
  {
    // The Pikeman on f2 could take on e3, but it stands between its Duke and the Duke on f6.
    position: '1f3d~/6/4f1/2P~3/5P/5D~ d FPKWRSTCMBNL 3pkwrsgtcmnl 0',
    key: 'e4e3',
    has: ['move', 'quiet-key', 'pinned-defender', 'block-levy', 'no-draw-saves'],
    not: ['sacrifice', 'capture-key', 'long-shot'],
  },
  {
    // The Duke waits on f5: it threatens nothing, and every answer on the first rank or the a-file loses.
    position: '6/1d4/1c~1n~2/6/2g~3/D5 d - - 19',
    key: 'b5f5',
    has: ['slide', 'quiet-key', 'duke-key', 'waiting-move', 'long-shot'],
    not: ['sacrifice', 'block-levy', 'no-draw-saves', 'jump-slide'],
  },
  {
    // The Bowman opens the Pikeman's way to d1. On c2 the Pikeman itself would still reach d1, did it not turn over.
    position: '1fdf2/6/2b~F~2/1p4/2L~3/2PDF1 d F2PKWRSGTCMBNA f2pkwrsgtcmnal 5',
    key: 'c4*c2',
    has: ['strike', 'capture-key', 'discovered-attack', 'flip-matters'],
    not: ['quiet-key', 'sacrifice', 'double-attack', 'final-strike'],
  },
  {
    position: '1f2d~b~/2D1f1/4t~1/P~2g~2/6/1C~4 d - - 4',
    key: 'd3:e4c3',
    has: ['command', 'quiet-key'],
    not: ['move', 'duke-key', 'capture-key', 'final-command', 'final-strike'],
  },
  {
    position: '1f~2f1/rdg3/1DF~2P/6/3B~2/6 d F2PKWRSGCMNAL f2pkwstcb 1',
    key: 'c5c4',
    has: ['move', 'capture-key', 'final-command'],
    not: ['command', 'strike', 'final-strike'],
  },
  {
    position: '6/2C~3/d5/PD4/1BT3/6 l F2PRSGMNAL f2pkwrsgtcmbnal 2',
    key: '@',
    has: ['levy', 'quiet-key'],
    not: ['move', 'capture-key', 'duke-key'],
  },
  {
    // A Dragoon two ranks away takes the Duke where it stands.
    position: '3d2/6/3N2/6/6/D5 l - - 0',
    key: 'd4*d6',
    has: ['strike', 'capture-key', 'final-strike'],
    not: ['quiet-key', 'final-command', 'long-shot', 'sacrifice'],
  },
];

describe('themes read by hand', () => {
  it.each(READ_BY_HAND)('$key in $position', ({ position, key, has, not }) => {
    const claims = claimsOf(read(position), 4);
    expect(claims?.key).toBe(key);
    expect(claims?.themes).toEqual(expect.arrayContaining(has));
    for (const theme of not) expect(claims?.themes).not.toContain(theme);
  });
});

const flippedSquare = (action: Action): number =>
  actionMark(action) === 'strike' || actionMark(action) === 'command'
    ? actionActor(action)
    : actionTo(action);

/** Would the maneuver win if the tile that acts kept its face? */
function winsUnflipped(position: Position, action: Action, turns: number): boolean {
  const after = clonePosition(position);
  play(after, action);
  const square = flippedSquare(action);
  putTile(after, square, flipTile(takeTile(after, square)));
  const replies = legalActions(after);
  if (replies.length === 0) return true;
  if (turns === 1) return false;
  return replies.every((reply) => {
    const next = clonePosition(after);
    play(next, reply);
    return next.dukes[1 - next.side]! >= 0 && next.dukes[next.side]! >= 0
      ? winners(next, turns - 1).length > 0
      : false;
  });
}

const forcing = (position: Position, action: Action): boolean => {
  if (action === DRAW) return false;
  if (tileAt(position, actionTo(action)) !== EMPTY) return true;
  const after = clonePosition(position);
  play(after, action);
  return inGuard(after, after.side);
};

/** How many replies, or draws, refute the action. */
function countRefuting(position: Position, action: Action, turns: number): number {
  const after = clonePosition(position);
  play(after, action);
  return legalActions(after).filter((reply) => {
    const next = clonePosition(after);
    play(next, reply);
    return next.dukes[next.side]! < 0 || winners(next, turns - 1).length === 0;
  }).length;
}

describe('themes and difficulty against trying everything', () => {
  it.each([
    { what: 'with empty bags', tiles: 6, bag: 0, runs: 1500 },
    { what: 'with bags', tiles: 5, bag: 2, runs: 2500 },
  ])('$what', ({ tiles, bag, runs }) => {
    let rated = 0;
    fc.assert(
      fc.property(smallPosition({ tiles, bag }), (position) => {
        const claims = claimsOf(clonePosition(position), 2);
        if (claims === undefined) return;
        const text = formatPosition(position);
        const { n, key, themes, difficulty } = claims;
        const actions = attackerActions(position);
        const keyAction = actions.find((action) => formatAction(action) === key) as Action;

        const flip = legalManeuvers(position).some(
          (action) => !wins(position, action, n) && winsUnflipped(position, action, n),
        );
        expect(themes.includes('flip-matters'), text).toBe(flip);

        let waiting = false;
        if (isManeuver(keyAction) && n > 1) {
          const after = clonePosition(position);
          play(after, keyAction);
          if (!inGuard(after, after.side)) {
            setSideToAct(after, position.side);
            waiting = winners(after, n - 1).length === 0;
          }
        }
        expect(themes.includes('waiting-move'), text).toBe(waiting);

        // The formula of puzzles/README.md.
        const tries = actions.filter(
          (action) => action !== keyAction && forcing(position, action) && n > 1,
        );
        const temptation = tries.reduce(
          (sum, action) => sum + 1 / Math.min(3, countRefuting(position, action, n)),
          0,
        );
        const worth: Partial<Record<Theme, number>> = {
          'quiet-key': 250,
          sacrifice: 150,
          'waiting-move': 150,
          'discovered-attack': 100,
          command: 100,
          'capture-key': -120,
        };
        const bonus = themes.reduce((sum, theme) => sum + (worth[theme] ?? 0), 0);
        const exact =
          250 + 300 * n + 60 * Math.log2(actions.length) + 70 * Math.min(6, temptation) + bonus;
        expect(difficulty, text).toBe(Math.round(exact / 10) * 10);

        if (tries.length > 0) rated++;
      }),
      { numRuns: runs },
    );
    // Enough of the positions are puzzles for the comparison to mean something.
    expect(rated).toBeGreaterThan(0);
  });
});

describe('bandOf', () => {
  it('gives five bands in rising order', () => {
    const found = Array.from({ length: 40 }, (_, step) => bandOf(step * 100));
    expect([...new Set(found)]).toEqual([...BANDS]);
  });
});
