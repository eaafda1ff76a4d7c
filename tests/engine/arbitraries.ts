// What the property tests draw their cases from: real games played at random, and boards thrown together at random.
import fc from 'fast-check';
import {
  type Action,
  allSetups,
  DUKE,
  dukeOf,
  emptyPosition,
  Game,
  KINDS,
  legalActions,
  makeTile,
  type Position,
  putTile,
  setBagCount,
  setSideToAct,
  startPosition,
  tileAt,
} from '../../src/engine/index.ts';

/** A game from any pair of setups, each action picked from the legal ones by the next number. */
export function playedGame(light: number, dark: number, picks: readonly number[]): Game {
  const game = new Game(startPosition(allSetups(0)[light]!, allSetups(1)[dark]!));
  for (const pick of picks) {
    if (game.result !== undefined) break;
    const actions: Action[] = legalActions(game.position);
    game.play(actions[pick % actions.length]!);
  }
  return game;
}

/** A random game of up to `turns` turns, from a random setup. */
export const randomGame = (turns: number): fc.Arbitrary<Game> =>
  fc
    .tuple(fc.nat(5), fc.nat(5), fc.array(fc.nat(0xffff), { maxLength: turns, size: 'max' }))
    .map(([light, dark, picks]) => playedGame(light, dark, picks));

interface Throw {
  readonly square: number;
  readonly kind: number;
  readonly side: 0 | 1;
  readonly face: 0 | 1;
}

/** Tiles thrown on the board and into bags: diagram positions and game positions, within the limits of SPEC §8. */
export const randomPosition: fc.Arbitrary<Position> = fc
  .record({
    tiles: fc.array(
      fc.record<Throw>({
        square: fc.nat(35),
        kind: fc.oneof(
          { weight: 4, arbitrary: fc.integer({ min: 1, max: 15 }) },
          fc.constantFrom(8, 11),
        ),
        side: fc.constantFrom(0, 1),
        face: fc.constantFrom(0, 1),
      }),
      { maxLength: 18, size: 'max' },
    ),
    dukes: fc.boolean(),
    bags: fc.array(fc.tuple(fc.constantFrom<0 | 1>(0, 1), fc.integer({ min: 2, max: 15 })), {
      maxLength: 6,
    }),
    side: fc.constantFrom<0 | 1>(0, 1),
    quiet: fc.nat(200),
  })
  .map(({ tiles, dukes, bags, side, quiet }) => {
    const position = emptyPosition();
    const left = new Map(
      KINDS.flatMap(({ kind, count }) => [
        [kind, count],
        [kind + 16, count],
      ]),
    );
    const spend = (owner: 0 | 1, kind: number): boolean => {
      const count = left.get(owner * 16 + kind) ?? 0;
      left.set(owner * 16 + kind, count - 1);
      return count > 0;
    };
    const first: Throw[] = dukes
      ? ([0, 1] as const).map((owner) => ({
          square: owner * 13 + ((tiles[owner]?.square ?? 7) % 20),
          kind: DUKE,
          side: owner,
          face: 0 as const,
        }))
      : [];
    for (const tile of [...first, ...tiles]) {
      if (tileAt(position, tile.square) !== 0) continue;
      if (tile.kind === DUKE && dukeOf(position, tile.side) !== undefined) continue;
      if (spend(tile.side, tile.kind))
        putTile(position, tile.square, makeTile(tile.kind, tile.side, tile.face));
    }
    for (const [owner, kind] of bags) if (spend(owner, kind)) setBagCount(position, owner, kind, 1);
    setSideToAct(position, side);
    position.quiet = quiet;
    return position;
  });
