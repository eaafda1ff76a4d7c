// The chance that the next tile drawn is one of some kinds: exactly (SPEC §5).
import { bagCount, bagSize, type Kind, type Position, type Side } from '../engine/index.ts';
import { drawableKind, positionNamed, type SideName, sideNamed, wordsOf } from './words.ts';

/** Such an exercise as a lesson writes it. */
export interface OddsSource {
  readonly position: string;
  /** Whose bag; the side to act's if left out. */
  readonly side?: SideName;
  /** The kinds that are hoped for: `footman knight`. */
  readonly kinds: string;
}

/** A chance as an exact fraction. */
export interface Chance {
  /** Tiles of these kinds in the bag. */
  readonly copies: number;
  /** Tiles in the bag. */
  readonly total: number;
}

/** A chance with its bag. */
export interface Odds extends Chance {
  readonly position: Position;
  readonly side: Side;
}

/** The chance that the next tile of a side is one of these kinds. */
export function chanceOf(position: Position, side: Side, kinds: readonly Kind[]): Chance {
  const copies = [...new Set(kinds)].reduce((sum, kind) => sum + bagCount(position, side, kind), 0);
  return { copies, total: bagSize(position, side) };
}

/** The chance. @throws Error that names what is wrong in the source; an empty bag has no chances. */
export function readOdds(source: OddsSource): Odds {
  const position = positionNamed(source.position);
  const side = source.side === undefined ? position.side : sideNamed(source.side);
  if (bagSize(position, side) === 0) throw new RangeError('position: the bag is empty');
  const kinds = wordsOf(source.kinds).map(drawableKind);
  if (kinds.length === 0) throw new RangeError('kinds: expected one at least, such as footman');
  return { position, side, ...chanceOf(position, side, kinds) };
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The same chance in lowest terms: 2 of 16 is 1 of 8. */
export function reduced({ copies, total }: Chance): Chance {
  const by = divisor(copies, total);
  return { copies: copies / by, total: total / by };
}

/** A chance in per cent, with one decimal place where it needs one: “6.3”, “25”. */
export const percentOf = ({ copies, total }: Chance): string =>
  String(Math.round((copies / total) * 1000) / 10);
