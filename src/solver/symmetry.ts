// The four images of a position that play alike: mirrored left to right, turned by a half turn with the sides swapped, both.
import {
  DUKE,
  emptyPosition,
  formatFullPosition,
  LAST_KIND,
  makeTile,
  mirrorSquare,
  type Position,
  putTile,
  type Side,
  setBagCount,
  setSideToAct,
  squareFromName,
  squareName,
  tileFace,
  tileKind,
  tileSide,
  turnSquare,
} from '../engine/index.ts';

/** An image: mirrored (a ↔ f), turned (a1 ↔ f6, the sides swapped), both or neither. */
export interface Image {
  readonly mirrored: boolean;
  readonly turned: boolean;
}

/** The four images, the position itself first. */
export const IMAGES: readonly Image[] = [
  { mirrored: false, turned: false },
  { mirrored: true, turned: false },
  { mirrored: false, turned: true },
  { mirrored: true, turned: true },
];

function imageSquare(square: number, { mirrored, turned }: Image): number {
  const seen = turned ? turnSquare(square) : square;
  return mirrored ? mirrorSquare(seen) : seen;
}

/** The image of a position; every printed face is symmetric, so its actions are the images of the position's. */
export function imageOfPosition(position: Position, image: Image): Position {
  const swap = (side: Side): Side => (image.turned ? ((1 - side) as Side) : side);
  const result = emptyPosition();
  position.board.forEach((tile, square) => {
    if (tile === 0) return;
    putTile(
      result,
      imageSquare(square, image),
      makeTile(tileKind(tile), swap(tileSide(tile)), tileFace(tile)),
    );
  });
  for (const side of [0, 1] as const) {
    for (let kind = DUKE + 1; kind <= LAST_KIND; kind++)
      setBagCount(result, swap(side), kind, position.bags[side * 16 + kind]!);
  }
  setSideToAct(result, swap(position.side));
  result.quiet = position.quiet;
  return result;
}

/** The text of an action's image: each square in it replaced by its image. */
export const imageOfAction = (text: string, image: Image): string =>
  text.replace(/[a-f][1-6]/g, (name) =>
    squareName(imageSquare(squareFromName(name) as number, image)),
  );

/** The same text for all images of a position and for no other position: the quiet count left out. */
export const symmetryKey = (position: Position): string =>
  IMAGES.map((image) => formatFullPosition(imageOfPosition(position, image))).sort()[0] as string;
