// The weights of the evaluation, in hundredths of a logit; README.md says how they were measured.

/** The parts of the list of weights: what each is called and how many numbers it has. */
const LAYOUT = [
  /** What a tile is worth, by kind (from the Duke on) and the face showing. */
  ['tile', 30],
  /** What a tile in the bag is worth, by kind. */
  ['bag', 15],
  /** Each square that a tile may go to or Strike now. */
  ['mobility', 1],
  /** Each square that its other face would reach from there on an empty board. */
  ['otherFace', 1],
  /** Each square around the enemy Duke that can be captured on. */
  ['ring', 1],
  /** Squares beside the Duke for a levy that the enemy cannot capture on: none, one … four. */
  ['levyRoom', 5],
  /** Each square beside the Duke for a levy on which the enemy could capture. */
  ['levyRisk', 1],
  /** Each own tile that can be captured and is not defended, the own side to act, the other to act. */
  ['hanging', 2],
  /** Each own tile that can be captured and is defended, likewise. */
  ['exchange', 2],
  /** Each line, open or blocked, on the enemy Duke. */
  ['line', 1],
  /** A tile's distance to the enemy Duke, one to five. */
  ['attack', 5],
  /** A tile's distance to its own Duke, one to five. */
  ['defence', 5],
  /** The Duke's rank from its home edge. */
  ['dukeRank', 6],
  /** The Duke's file: edge, next to it, centre. */
  ['dukeFile', 3],
  /** To be the side to act. */
  ['tempo', 1],
] as const;

/** The name of a part of the weights. */
export type WeightName = (typeof LAYOUT)[number][0];

/** How many numbers there are in all. */
export const WEIGHT_COUNT: number = LAYOUT.reduce((sum, [, length]) => sum + length, 0);

/** One part of a list of weights. */
export function weightsOf(weights: ArrayLike<number>, name: WeightName): number[] {
  let start = 0;
  for (const [part, length] of LAYOUT) {
    if (part === name)
      return Array.from({ length }, (_, index) => weights[start + index] as number);
    start += length;
  }
  throw new RangeError(`${name} is no part of the weights`);
}

/** Each weight's name, with its place in its part, as `tile 7`. */
export const WEIGHT_NAMES: readonly string[] = LAYOUT.flatMap(([name, length]) =>
  Array.from({ length }, (_, index) => (length === 1 ? name : `${name} ${index}`)),
);

/** The weights in use, part by part in the order above. */
export const WEIGHTS: readonly number[] = [
  // tile: Duke, Footman, Pikeman, Knight, Wizard, Ranger, Seer, General,
  ...[0, 0, 56, 63, 46, 60, 59, 37, 89, 90, 80, 69, 80, 88, 70, 78],
  // Priest, Champion, Marshall, Bowman, Dragoon, Assassin, Longbowman.
  ...[76, 71, 81, 81, 86, 97, 83, 104, 66, 92, 64, 59, 49, 77],
  // bag: the same kinds.
  ...[0, 13, 1, 8, 26, 34, 23, 19, 32, 28, 37, 20, -6, 0, 7],
  // mobility, otherFace, ring
  ...[2, 1, 3],
  // levyRoom, levyRisk
  ...[-3, 22, 41, 55, 55, 8],
  // hanging, exchange
  ...[-6, -20, 6, 3],
  // line, attack, defence
  ...[20, -5, -1, -7, -14, -13, -2, -8, -15, -15, -15],
  // dukeRank, dukeFile, tempo
  ...[-11, -26, -20, -19, -7, -35, 1, -4, 3, 18],
];
