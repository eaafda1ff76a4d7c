// Properties that hold in every game and on every board (fast-check).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  actionTo,
  bagCount,
  capturedTile,
  clonePosition,
  countLegalActions,
  DUKE,
  dukeOf,
  forbiddenManeuvers,
  formatAction,
  formatPosition,
  inGuard,
  isForbidden,
  isGamePosition,
  isManeuver,
  KINDS,
  legalActions,
  legalManeuvers,
  mirrorAction,
  mirrorPosition,
  opponentOf,
  type Position,
  parsePosition,
  play,
  playableManeuvers,
  samePosition,
  tileAt,
  tileKind,
  tileSide,
  turnAction,
  turnPosition,
  unplay,
  unwrap,
  whyForbidden,
  withSideToAct,
} from '../../src/engine/index.ts';
import { randomGame, randomPosition } from './arbitraries.ts';

const texts = (actions: readonly Action[]): string[] => actions.map(formatAction).sort();

/** Everything a position holds, as plain values. */
const contents = (position: Position) => ({
  board: [...position.board],
  bags: [...position.bags],
  bagSizes: [...position.bagSizes],
  dukes: [...position.dukes],
  occupancy: [...position.occupancy],
  hash: [...position.hash],
  side: position.side,
  quiet: position.quiet,
});

/** How many tiles of a kind a side has on the board and in its bag. */
function tilesOwned(position: Position, side: 0 | 1, kind: number): number {
  const onBoard = position.board.filter(
    (tile) => tileKind(tile) === kind && tileSide(tile) === side,
  );
  return onBoard.length + bagCount(position, side, kind);
}

/** Is the Duke capturable, asked the plain way: does some enemy maneuver arrive on it or Strike it? */
function dukeCapturable(position: Position, side: 0 | 1): boolean {
  const duke = dukeOf(position, side);
  return playableManeuvers(withSideToAct(position, opponentOf(side))).some(
    (action) => actionTo(action) === duke,
  );
}

describe('games', () => {
  it('are the same after every turn was taken back', () => {
    fc.assert(
      fc.property(randomGame(120), (game) => {
        const position = clonePosition(game.start);
        const seen: { before: unknown; action: Action; undo: number }[] = [];
        for (const action of game.actions) {
          const before = contents(position);
          seen.push({ before, action, undo: play(position, action) });
        }
        expect(contents(position)).toEqual(contents(game.position));
        for (const { before, action, undo } of seen.reverse()) {
          unplay(position, action, undo);
          expect(contents(position)).toEqual(before);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('are the same when taken back and played again through Game', () => {
    fc.assert(
      fc.property(randomGame(80), (game) => {
        const [actions, end, result] = [game.actions, formatPosition(game.position), game.result];
        while (game.takeBack() !== undefined) expect(game.result).toBeUndefined();
        expect(samePosition(game.position, game.start)).toBe(true);
        for (const action of actions) game.play(action);
        expect(formatPosition(game.position)).toBe(end);
        expect(game.result).toEqual(result);
      }),
      { numRuns: 40 },
    );
  });

  it('never change the count of tiles but by a capture, and a levy only moves one from bag to board', () => {
    fc.assert(
      fc.property(randomGame(100), (game) => {
        const position = clonePosition(game.start);
        for (const action of game.actions) {
          const before = clonePosition(position);
          const captured = capturedTile(play(position, action));
          for (const side of [0, 1] as const) {
            for (const { kind } of KINDS) {
              const lost =
                captured !== 0 && tileKind(captured) === kind && tileSide(captured) === side
                  ? 1
                  : 0;
              expect(tilesOwned(position, side, kind)).toBe(tilesOwned(before, side, kind) - lost);
            }
          }
          if (captured !== 0) expect(tileSide(captured)).not.toBe(before.side);
          expect(position.quiet).toBe(captured !== 0 || !isManeuver(action) ? 0 : before.quiet + 1);
          expect(position.bagSizes[before.side]).toBe(
            before.bagSizes[before.side]! - (isManeuver(action) ? 0 : 1),
          );
        }
      }),
      { numRuns: 100 },
    );
  });

  it('keep the hash that the position read from its text has', () => {
    fc.assert(
      fc.property(randomGame(100), ({ position }) => {
        if (!isGamePosition(position)) return;
        expect([...unwrap(parsePosition(formatPosition(position))).hash]).toEqual([
          ...position.hash,
        ]);
      }),
    );
  });
});

describe('positions', () => {
  it('are the same after they were written and read', () => {
    fc.assert(
      fc.property(randomPosition, (position) => {
        const read = unwrap(parsePosition(formatPosition(position)));
        expect(contents(read)).toEqual(contents(position));
        expect(
          contents(unwrap(parsePosition(` ${formatPosition(position).replaceAll(' ', '__')} _`))),
        ).toEqual(contents(position));
      }),
      { numRuns: 1000 },
    );
  });

  it('swap their actions after a half turn that swaps the sides', () => {
    fc.assert(
      fc.property(randomPosition, (position) => {
        const turned = turnPosition(position);
        expect(texts(legalActions(turned))).toEqual(texts(legalActions(position).map(turnAction)));
        expect(texts(forbiddenManeuvers(turned))).toEqual(
          texts(forbiddenManeuvers(position).map(turnAction)),
        );
        expect(inGuard(turned, 1)).toBe(inGuard(position, 0));
        expect(contents(turnPosition(turned))).toEqual(contents(position));
      }),
      { numRuns: 1000 },
    );
  });

  it('mirror their actions when the files are mirrored', () => {
    fc.assert(
      fc.property(randomPosition, (position) => {
        const mirrored = mirrorPosition(position);
        expect(texts(legalActions(mirrored))).toEqual(
          texts(legalActions(position).map(mirrorAction)),
        );
        expect(texts(forbiddenManeuvers(mirrored))).toEqual(
          texts(forbiddenManeuvers(position).map(mirrorAction)),
        );
        expect(contents(mirrorPosition(mirrored))).toEqual(contents(position));
      }),
      { numRuns: 1000 },
    );
  });

  it('are in Guard exactly when some enemy maneuver would capture the Duke', () => {
    fc.assert(
      fc.property(randomPosition, (position) => {
        for (const side of [0, 1] as const)
          expect(inGuard(position, side)).toBe(dukeCapturable(position, side));
      }),
      { numRuns: 3000 },
    );
  });

  it('allow no maneuver that leaves the own Duke capturable, but one that captures the enemy Duke', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          randomPosition,
          randomGame(60).map((game) => game.position),
        ),
        (position) => {
          const { side } = position;
          const legal = new Set(legalManeuvers(position));
          const forbidden = new Set(forbiddenManeuvers(position));
          for (const action of playableManeuvers(position)) {
            const capturesDuke = tileKind(tileAt(position, actionTo(action))) === DUKE;
            const undo = play(position, action);
            const exposed = dukeCapturable(position, side);
            unplay(position, action, undo);
            expect(legal.has(action)).toBe(!exposed || capturesDuke);
            expect(forbidden.has(action)).toBe(!legal.has(action));
            expect(isForbidden(position, action)).toBe(forbidden.has(action));
            expect(whyForbidden(position, action).length > 0).toBe(forbidden.has(action));
          }
          expect(legal.size + forbidden.size).toBe(playableManeuvers(position).length);
          expect(countLegalActions(position)).toBe(legalActions(position).length);
        },
      ),
      { numRuns: 1500 },
    );
  });
});

describe('two hundred random games', () => {
  it('end by one of the rules, or go on with a legal action', () => {
    fc.assert(
      fc.property(randomGame(400), (game) => {
        const { position, result } = game;
        switch (result?.reason) {
          case undefined:
            expect(legalActions(position).length).toBeGreaterThan(0);
            break;
          case 'duke-captured':
            expect(result.winner).toBe(opponentOf(position.side));
            expect(dukeOf(position, position.side)).toBeUndefined();
            break;
          case 'no-legal-action':
            expect(result.winner).toBe(opponentOf(position.side));
            expect(legalActions(position)).toEqual([]);
            break;
          case 'repetition':
            expect(game.repetitions).toBe(3);
            break;
          case 'quiet-turns':
            expect(position.quiet).toBe(200);
            break;
        }
      }),
      { numRuns: 200 },
    );
  });
});
