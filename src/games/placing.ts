// Setting up before a game (SPEC §6): whose three tiles come first, what the computer mirrors, and the position that follows.
import {
  allSetups,
  DUKE,
  emptyPosition,
  FOOTMAN,
  makeTile,
  mirrorSetup,
  type Position,
  putTile,
  reflectSquare,
  type Setup,
  type Side,
  type Square,
  startPosition,
} from '../engine/index.ts';
import { type Placed, refuseSetup, SETUP_TILES } from '../exercises/setup.ts';
import { computerSide, type GameSettings } from './settings.ts';

export { openSetup, type Placed, refuseSetup, SETUP_TILES } from '../exercises/setup.ts';

/** Tiles being placed; each side's squares, the Duke's first. */
export interface Placing {
  readonly settings: GameSettings;
  readonly placed: readonly [light: Placed, dark: Placed];
}

/** Nothing placed yet. */
export const startPlacing = (settings: GameSettings): Placing => ({ settings, placed: [[], []] });

/** The side whose tiles are placed next: against the computer the person's own, otherwise Light's, then Dark's. */
export function placingSide({ settings, placed }: Placing): Side {
  if (computerSide(settings) !== undefined) return settings.side;
  return placed[0].length < SETUP_TILES ? 0 : 1;
}

const withPlaced = (placing: Placing, side: Side, placed: Placed): Placing => ({
  ...placing,
  placed: side === 0 ? [placed, placing.placed[1]] : [placing.placed[0], placed],
});

/** Places the next tile; nothing changes where it cannot stand (`refuseSetup` says why). */
export function placeNext(placing: Placing, square: Square): Placing {
  const side = placingSide(placing);
  const placed = placing.placed[side];
  if (placed.length >= SETUP_TILES || refuseSetup(side, placed, square) !== undefined)
    return placing;
  return withPlaced(placing, side, [...placed, square]);
}

/** Takes the tile placed last back into the hand; nothing changes when none is placed. */
export function unplace(placing: Placing): Placing {
  const side = placingSide(placing);
  if (placing.placed[side].length > 0)
    return withPlaced(placing, side, placing.placed[side].slice(0, -1));
  // Dark has placed nothing: Light's last tile comes back.
  return computerSide(placing.settings) === undefined && side === 1
    ? withPlaced(placing, 0, placing.placed[0].slice(0, -1))
    : placing;
}

/** Places what is left of the side's tiles; each of its setups that begin so is equally likely. */
export function placeForMe(placing: Placing, random: () => number): Placing {
  const side = placingSide(placing);
  const [duke, ...footmen] = placing.placed[side];
  const fitting = allSetups(side).filter(
    (setup) =>
      (duke === undefined || setup.duke === duke) &&
      footmen.every((square) => setup.footmen.includes(square)),
  );
  const chosen = fitting[Math.floor(random() * fitting.length)] as Setup;
  const open = chosen.footmen.filter((square) => !footmen.includes(square));
  return withPlaced(placing, side, [chosen.duke, ...footmen, ...open]);
}

const asSetup = ([duke = 0, first = 0, second = 0]: Placed): Setup => ({
  duke,
  footmen: [first, second],
});

/** The position in which the game begins, or `undefined` while tiles are still to be placed. */
export function placedPosition({ settings, placed }: Placing): Position | undefined {
  const [light, dark] = placed;
  const computer = computerSide(settings);
  const isComplete = (side: Side) => placed[side].length === SETUP_TILES;
  if (computer === 1) return isComplete(0) ? startPosition(asSetup(light)) : undefined;
  if (computer === 0)
    return isComplete(1) ? startPosition(mirrorSetup(asSetup(dark)), asSetup(dark)) : undefined;
  return isComplete(0) && isComplete(1) ? startPosition(asSetup(light), asSetup(dark)) : undefined;
}

/** The board with what has been placed: against the computer its mirrored tiles appear as the person's own do. */
export function placingBoard({ settings, placed: [light, dark] }: Placing): Position {
  const computer = computerSide(settings);
  const position = emptyPosition();
  const put = (side: Side, placed: Placed) => {
    for (const [index, square] of placed.entries())
      putTile(position, square, makeTile(index === 0 ? DUKE : FOOTMAN, side, 0));
  };
  put(0, computer === 0 ? dark.map(reflectSquare) : light);
  put(1, computer === 1 ? light.map(reflectSquare) : dark);
  return position;
}
