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
  // Duke, Footman, Pikeman, Knight, Wizard, Ranger, Seer, General, Priest, Champion, Marshall, Bowman, Dragoon, Assassin,
  // Longbowman: starting face, reverse face.
  ...[0, 0, 30, 36, 24, 45, 60, 60, 75, 85, 100, 90, 90, 90, 90, 100, 80, 80, 95, 95, 110, 110, 70],
  ...[70, 90, 90, 70, 70, 50, 60],
  // The same kinds in the bag.
  ...[0, 16, 18, 36, 48, 58, 54, 58, 48, 56, 66, 42, 54, 42, 32],
  // mobility, otherFace, ring
  ...[2, 1, 6],
  // levyRoom, levyRisk
  ...[0, 25, 40, 48, 52, 5],
  // hanging, exchange
  ...[-10, -35, -3, -8],
  // line, attack, defence
  ...[6, 10, 8, 4, 1, 0, 4, 3, 1, 0, 0],
  // dukeRank, dukeFile, tempo
  ...[0, -8, -20, -30, -30, -30, 0, 0, 0, 12],
];
