// Puzzles that are too much alike: images of one position, near-duplicates, and two of one game and N.
import { type Position, parsePosition, unwrap } from '../../engine/index.ts';
import { IMAGES, imageOfAction, imageOfPosition, symmetryKey } from '../../solver/symmetry.ts';
import type { Problem } from './problem.ts';

/** What has to be known of a puzzle to compare it with others. */
export interface Comparable {
  readonly id: string;
  readonly position: string;
  readonly n: number;
  readonly line: readonly string[];
  readonly source: { readonly start: string; readonly actions: string };
}

/**
 * Do the boards differ in at most one tile: one that is another or not there, one with its other face up, or one that
 * stands elsewhere?
 */
function differInOneTile(a: Uint8Array, b: Uint8Array): boolean {
  const squares: number[] = [];
  for (let square = 0; square < a.length; square++) {
    if (a[square] !== b[square] && squares.push(square) > 2) return false;
  }
  if (squares.length < 2) return true;
  const [first, second] = squares as [number, number];
  return a[first] === b[second] && b[first] === a[second] && (a[first] === 0 || b[first] === 0);
}

/**
 * Finds puzzles that are too much alike one after the other: `add` says which earlier puzzle the new one repeats and
 * how, and takes it in only when it repeats none.
 */
export class Likeness {
  private readonly byPosition = new Map<string, string>();
  private readonly byLine = new Map<
    string,
    { readonly id: string; readonly position: Position }[]
  >();
  private readonly byGame = new Map<string, { readonly id: string; readonly actions: string }[]>();

  /** @returns the problem with the puzzle, or `undefined` where it is unlike all before it. */
  add(puzzle: Comparable): Problem | undefined {
    const position = unwrap(parsePosition(puzzle.position));
    const images = IMAGES.map((image) => ({
      position: imageOfPosition(position, image),
      line: puzzle.line.map((action) => imageOfAction(action, image)).join(' '),
    }));
    const key = symmetryKey(position);
    const twin = this.byPosition.get(key);
    if (twin !== undefined) return alike(puzzle, `the same position as ${twin}, or its image`);
    for (const image of images) {
      const near = this.byLine
        .get(image.line)
        ?.find((other) => differInOneTile(other.position.board, image.position.board));
      if (near !== undefined)
        return alike(puzzle, `the line of ${near.id} on a board that differs in one tile`);
    }
    const game = `${puzzle.n} ${puzzle.source.start}`;
    const actions = `${puzzle.source.actions} `;
    const games = this.byGame.get(game) ?? [];
    const same = games.find(
      (other) => other.actions.startsWith(actions) || actions.startsWith(other.actions),
    );
    if (same !== undefined) return alike(puzzle, `the game of ${same.id}, with the same N`);
    this.byPosition.set(key, puzzle.id);
    games.push({ id: puzzle.id, actions });
    this.byGame.set(game, games);
    const line = puzzle.line.join(' ');
    this.byLine.set(line, [...(this.byLine.get(line) ?? []), { id: puzzle.id, position }]);
    return undefined;
  }
}

const alike = ({ id }: Comparable, found: string): Problem => ({
  where: id,
  claim: 'to be unlike every other puzzle',
  found,
});
