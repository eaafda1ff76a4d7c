// Every action of the side to act, tile by tile, legal and forbidden ones, and the levy with its odds.
import {
  type Action,
  canLevy,
  type DrawChance,
  drawChances,
  formatAction,
  inNotationOrder,
  levySquares,
  type Position,
  type ReachedSquare,
  reachOf,
  type Square,
  squareName,
  type Tile,
  tileAt,
  tilesOf,
} from '../engine/index.ts';

/** What one tile can do. */
export interface TileListing {
  readonly square: Square;
  readonly tile: Tile;
  /** In notation order. */
  readonly legal: readonly ReachedSquare[];
  /** In notation order, each with the enemy maneuvers that would capture the Duke. */
  readonly forbidden: readonly ReachedSquare[];
}

/** The levy: what may be drawn, and where it may be placed. */
export interface LevyListing {
  readonly chances: readonly DrawChance[];
  readonly squares: readonly Square[];
}

/** All of it. */
export interface Listing {
  /** Tiles with at least one playable maneuver, in the order of their squares' names. */
  readonly tiles: readonly TileListing[];
  readonly levy: LevyListing | undefined;
  /** Legal maneuvers, and one for the levy. */
  readonly legalCount: number;
  readonly forbiddenCount: number;
}

const byNotation = (a: { readonly action: Action }, b: { readonly action: Action }): number =>
  inNotationOrder(formatAction(a.action), formatAction(b.action));

/** Lists the actions of the side to act, in a game or a diagram position. */
export function listActions(position: Position): Listing {
  const { side } = position;
  const tiles = tilesOf(position, side)
    .map((square) => {
      const plans = [...reachOf(position, square)].sort(byNotation);
      return {
        square,
        tile: tileAt(position, square),
        legal: plans.filter(({ forbiddenBy }) => forbiddenBy.length === 0),
        forbidden: plans.filter(({ forbiddenBy }) => forbiddenBy.length > 0),
      };
    })
    .filter(({ legal, forbidden }) => legal.length + forbidden.length > 0)
    .sort((a, b) => inNotationOrder(squareName(a.square), squareName(b.square)));
  const levy = canLevy(position, side)
    ? { chances: drawChances(position, side), squares: levySquares(position, side) }
    : undefined;
  const total = (of: (tile: TileListing) => readonly unknown[]): number =>
    tiles.reduce((sum, tile) => sum + of(tile).length, 0);
  return {
    tiles,
    levy,
    legalCount: total(({ legal }) => legal) + (levy === undefined ? 0 : 1),
    forbiddenCount: total(({ forbidden }) => forbidden),
  };
}
