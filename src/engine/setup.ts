// Setting up a game (SPEC §6): where each side's three tiles may go, and the position that follows.
import { DUKE, FOOTMAN, KINDS } from './faces.ts';
import { emptyPosition, putTile, setBagCount } from './position.ts';
import { NEIGHBOURS, reflectSquare, squareName } from './square.ts';
import { makeTile } from './tile.ts';
import type { Position, Side, Square } from './types.ts';

/** Where one side begins: its Duke and its two Footmen, in any order. */
export interface Setup {
  readonly duke: Square;
  readonly footmen: readonly [Square, Square];
}

/** A setup that SPEC §6 does not allow; `square` is the one that is wrong. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  readonly square: Square;

  constructor(square: Square, message: string) {
    super(message);
    this.square = square;
  }
}

const DUKE_SQUARES: readonly (readonly [Square, Square])[] = [
  [2, 3],
  [32, 33],
];

/** The two squares on which a side's Duke may begin: the centre squares of its home edge. */
export const dukeSetupSquares = (side: Side): readonly Square[] =>
  DUKE_SQUARES[side] as readonly Square[];

/** The three squares on which a Footman may begin when its Duke begins here. */
export const footmanSetupSquares = (duke: Square): readonly Square[] =>
  NEIGHBOURS[duke] as readonly Square[];

/** All six setups of a side. */
export const allSetups = (side: Side): Setup[] =>
  dukeSetupSquares(side).flatMap((duke) => {
    const [a, b, c] = footmanSetupSquares(duke) as readonly [Square, Square, Square];
    return (
      [
        [a, b],
        [a, c],
        [b, c],
      ] as const
    ).map((footmen) => ({ duke, footmen }));
  });

/** The setup reflected across the middle of the board, file for file: `c1` ↔ `c6` (SPEC §6, site rule). */
export const mirrorSetup = ({ duke, footmen: [a, b] }: Setup): Setup => ({
  duke: reflectSquare(duke),
  footmen: [reflectSquare(a), reflectSquare(b)],
});

/** Checks a side's setup. @throws SetupError that names the square that is wrong. */
export function checkSetup(side: Side, { duke, footmen }: Setup): void {
  const names = (squares: readonly Square[]): string => squares.map(squareName).join(', ');
  const allowed = dukeSetupSquares(side);
  if (!allowed.includes(duke))
    throw new SetupError(duke, `the Duke begins on ${names(allowed)}, not on ${squareName(duke)}`);
  const beside = footmanSetupSquares(duke);
  for (const square of footmen) {
    if (!beside.includes(square)) {
      throw new SetupError(
        square,
        `a Footman begins beside its Duke, on ${names(beside)}, not on ${squareName(square)}`,
      );
    }
  }
  if (footmen[0] === footmen[1])
    throw new SetupError(footmen[0], `both Footmen are on ${squareName(footmen[0])}`);
}

/**
 * The position in which a game begins, Light to act, the other sixteen tiles in each bag.
 * Give one setup a side, or Light's alone to have Dark mirror it.
 * @throws SetupError when a setup is not allowed.
 */
export function startPosition(light: Setup, dark: Setup = mirrorSetup(light)): Position {
  const position = emptyPosition();
  for (const [side, setup] of [
    [0, light],
    [1, dark],
  ] as const) {
    checkSetup(side, setup);
    putTile(position, setup.duke, makeTile(DUKE, side, 0));
    for (const square of setup.footmen) putTile(position, square, makeTile(FOOTMAN, side, 0));
    for (const { kind, inBag } of KINDS) setBagCount(position, side, kind, inBag);
  }
  return position;
}
