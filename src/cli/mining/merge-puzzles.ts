// Joining what was mined: in the order of the games, images of one position once.
import { parsePosition, unwrap } from '../../engine/index.ts';
import type { MinedPuzzle } from '../../solver/mining/mine-game.ts';
import { symmetryKey } from '../../solver/symmetry.ts';

/** A test that is true for the first puzzle of each set of mirrored and turned images. */
export function uniquePuzzles(): (puzzle: { readonly position: string }) => boolean {
  const seen = new Set<string>();
  return ({ position }) => {
    const key = symmetryKey(unwrap(parsePosition(position)));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}

/** The order of an unsharded run: by seed, game, N. */
const inOrder = (a: MinedPuzzle, b: MinedPuzzle): number =>
  a.seed - b.seed || a.game - b.game || a.n - b.n;

/** Joins puzzles from any number of runs, in whatever order: the set that one unsharded run finds, in its order. */
export const mergePuzzles = (puzzles: readonly MinedPuzzle[]): MinedPuzzle[] =>
  [...puzzles].sort(inOrder).filter(uniquePuzzles());
