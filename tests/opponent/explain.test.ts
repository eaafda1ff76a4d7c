// Reasons: each claim of a hint is asked again of the plain rules, in positions of real games.
import { describe, expect, it } from 'vitest';
import {
  type Action,
  DRAW,
  formatAction,
  formatPosition,
  KINDS,
  legalLevies,
  type Position,
  parsePosition,
  play,
  squareName,
  tileKind,
  tileSide,
  unwrap,
} from '../../src/engine/index.ts';
import { explain, type Reason, type TileOn, think } from '../../src/opponent/index.ts';
import { playPairedGame } from '../../src/opponent/match.ts';
import { solve } from '../../src/solver/index.ts';
import {
  type PlainPosition,
  plainActions,
  plainGuard,
  playPlain,
  readPlain,
} from './plain-rules.ts';

const read = (text: string): Position => unwrap(parsePosition(text));

const withActor = (position: PlainPosition, light: boolean): PlainPosition => ({
  ...position,
  lightActs: light,
});

/** The squares that a side's legal maneuvers arrive on or Strike. */
const targets = (position: PlainPosition, light: boolean): Set<string> =>
  new Set(
    plainActions(withActor(position, light))
      .filter((action) => !action.includes('@'))
      .map((action) => action.slice(-2)),
  );

/** The squares on which a side may place a drawn tile. */
const levySquares = (position: PlainPosition, light: boolean): Set<string> =>
  new Set(
    plainActions(withActor(position, light))
      .filter((action) => action.includes('@'))
      .map((action) => action.slice(-2)),
  );

/** Could a tile of the side capture on the square, were an enemy of it there? Guard of a Duke put there tells it. */
function couldCapture(position: PlainPosition, square: string, light: boolean): boolean {
  const tiles = new Map(position.tiles);
  for (const [name, tile] of tiles)
    if (tile.letter === 'D' && tile.light !== light) tiles.set(name, { ...tile, letter: 'F' });
  tiles.set(square, { letter: 'D', light: !light, reversed: false });
  return plainGuard({ ...position, tiles }, !light);
}

const letterOf = ({ tile }: TileOn): string => KINDS[tileKind(tile) - 1]!.letter;

/** Is the tile of the claim where it says? */
function stands(position: PlainPosition, claim: TileOn): boolean {
  const tile = position.tiles.get(squareName(claim.square));
  return (
    tile !== undefined &&
    tile.letter === letterOf(claim) &&
    tile.light === (tileSide(claim.tile) === 0) &&
    tile.reversed === ((claim.tile & 1) === 1)
  );
}

/** Asks the plain rules whether a reason is true. */
function holds(position: Position, reason: Reason): boolean {
  const before = readPlain(formatPosition(position));
  const own = before.lightActs;
  const text = formatAction(reason.action);
  const after = reason.action === DRAW ? before : playPlain(before, text);
  const actorAfter = /[*:]/.test(text) ? text.slice(0, 2) : text.slice(-2);
  switch (reason.code) {
    case 'forced-win': {
      const result = solve(position, { maxN: reason.turns });
      return (
        result.status === 'win' && result.n === reason.turns && result.keys.includes(reason.action)
      );
    }
    case 'only-action': {
      const actions = plainActions(before);
      if (text === '@') return actions.every((action) => action.includes('@'));
      return (
        actions.filter((action) => !text.includes('@') || action.startsWith(text.slice(0, 2)))
          .length === 1
      );
    }
    case 'escapes-guard':
      return (
        plainGuard(before, own) &&
        !plainGuard(after, own) &&
        reason.from.length > 0 &&
        reason.from.every(
          (enemy) => stands(before, enemy) && tileSide(enemy.tile) !== (own ? 0 : 1),
        )
      );
    case 'captures': {
      const retaken = targets(after, !own).has(
        text.includes('*') ? text.slice(0, 2) : text.slice(-2),
      );
      return (
        stands(before, reason.captured) &&
        squareName(reason.captured.square) === text.slice(-2) &&
        reason.safe !== retaken
      );
    }
    case 'gives-guard':
      return plainGuard(after, !own) && before.tiles.get(squareName(reason.duke))?.letter === 'D';
    case 'saves': {
      const square = squareName(reason.threatened.square);
      const moves = !/[*@]/.test(text) && text.slice(-4, -2) === square;
      return (
        stands(before, reason.threatened) &&
        stands(before, reason.by) &&
        targets(before, !own).has(square) &&
        !targets(after, !own).has(moves ? text.slice(-2) : square)
      );
    }
    case 'threatens': {
      const square = squareName(reason.target.square);
      return (
        stands(after, reason.target) &&
        targets(after, own).has(square) &&
        !targets(before, own).has(square)
      );
    }
    case 'pins': {
      const square = squareName(reason.pinned.square);
      const uses = (actions: string[]): boolean =>
        actions.some((action) => !action.includes('@') && action.slice(0, 2) === square);
      // Without its Duke the tile could go: what holds it is the Duke.
      const free = {
        ...withActor(after, !own),
        tiles: new Map(
          [...after.tiles].filter(([, tile]) => tile.letter !== 'D' || tile.light === own),
        ),
      };
      return (
        stands(after, reason.pinned) &&
        uses(plainActions(withActor(before, !own))) &&
        !uses(plainActions(withActor(after, !own))) &&
        uses(plainActions(free))
      );
    }
    case 'hinders-levy': {
      const now = levySquares(after, !own);
      return reason.squares
        .map(squareName)
        .every(
          (square) =>
            levySquares(before, !own).has(square) &&
            !couldCapture(before, square, own) &&
            (!now.has(square) || couldCapture(after, square, own)),
        );
    }
    case 'makes-room': {
      const [earlier, now] = [levySquares(before, own), levySquares(after, own)];
      return (
        now.size > earlier.size &&
        reason.squares.map(squareName).every((square) => now.has(square) && !earlier.has(square))
      );
    }
    case 'levies': {
      const bag = own ? before.bags.light : before.bags.dark;
      return (
        reason.chances.reduce((sum, { copies }) => sum + copies, 0) === bag.length &&
        reason.chances.every(
          ({ kind, copies, bagSize }) =>
            bagSize === bag.length &&
            bag.filter((letter) => letter === KINDS[kind - 1]!.letter).length === copies,
        )
      );
    }
    case 'places':
      return (
        text.charAt(0) === KINDS[reason.kind - 1]!.letter &&
        reason.safe !== targets(after, !own).has(text.slice(-2))
      );
    case 'develops': {
      const count = (of: PlainPosition, square: string): number =>
        plainActions(withActor(of, own)).filter(
          (action) => !action.includes('@') && action.slice(0, 2) === square,
        ).length;
      return (
        stands(after, reason.tile) &&
        reason.before === count(before, text.slice(0, 2)) &&
        reason.after === count(after, actorAfter) &&
        reason.after > reason.before
      );
    }
    case 'looks-best':
      return reason.depth > 0;
  }
}

describe('explain', () => {
  it('says nothing that the plain rules deny, and knows many kinds of reasons', () => {
    const said = new Map<string, number>();
    const ask = (position: Position, actions?: readonly Action[]): void => {
      const thought = think(position, { budget: { nodes: 1000 }, ...(actions && { actions }) });
      const reason = explain(position, thought);
      said.set(reason.code, (said.get(reason.code) ?? 0) + 1);
      expect(reason.action).toBe(thought.lines[0]!.action);
      if (!holds(position, reason))
        expect.fail(`${JSON.stringify(reason)} does not hold in ${formatPosition(position)}`);
    };
    for (let number = 0; number < 16; number++) {
      const levels = number % 4 < 2 ? ([2, 2] as const) : ([1, 2] as const);
      const { game } = playPairedGame([{ level: levels[0] }, { level: levels[1] }], 11, number);
      const position = read(formatPosition(game.start));
      game.actions.forEach((action, turn) => {
        if (turn % 3 === number % 3) ask(position);
        if (legalLevies(position).includes(action))
          ask(
            position,
            legalLevies(position).filter((levy) => levy >> 6 === action >> 6),
          );
        play(position, action);
      });
    }
    for (const code of [
      'forced-win',
      'escapes-guard',
      'captures',
      'gives-guard',
      'levies',
      'saves',
      'places',
    ])
      expect({ code, said: (said.get(code) ?? 0) > 0 }).toEqual({ code, said: true });
    expect(said.size).toBeGreaterThan(9);
  });

  it('needs something to explain', () => {
    const position = read('5d/6/6/6/6/D5 l - - 0');
    expect(() => explain(position, { lines: [], depth: 0, nodes: 0 })).toThrow(/without lines/);
  });
});
