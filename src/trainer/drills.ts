// The four drills on a face, and the questions that they ask; what is right follows from the rules alone.
import type { Side, Square } from '../engine/index.ts';
import { difference, FACES, type FaceToLearn, otherFace } from './faces.ts';
import { STANDS, squaresActedOn } from './squares.ts';

/**
 * `becomes`: what does this tile become? `squares`: mark its squares; `enemy`: the same for an enemy tile, seen upside
 * down; `name`: which tile is this?
 */
export const DRILLS = ['becomes', 'squares', 'name', 'enemy'] as const;

/** One of them. */
export type Drill = (typeof DRILLS)[number];

/** A question with drawn faces or names to choose from, of which one is right. */
export interface Choosing {
  readonly type: 'choosing';
  readonly drill: 'becomes' | 'name';
  readonly face: FaceToLearn;
  /** The faces to choose from; with `name` the reader chooses their tiles' names. */
  readonly options: readonly FaceToLearn[];
  /** The place of the right one among them. */
  readonly right: number;
}

/** A question whose answer is marked on a board with nothing but the tile. */
export interface Marking {
  readonly type: 'marking';
  readonly drill: 'squares' | 'enemy';
  readonly face: FaceToLearn;
  readonly side: Side;
  readonly stands: Square;
  /** The right squares, ascending. */
  readonly answer: readonly Square[];
}

/** What is asked. */
export type Question = Choosing | Marking;

/** How many answers there are to choose from. */
export const OPTIONS = 4;

/** Wrong answers are drawn from this many of the faces that look most like the right one. */
const ALIKE = 6;

/** A list in an order of chance. @param random gives numbers from 0 up to, not including, 1 */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const left = [...items];
  const out: Item[] = [];
  while (left.length > 0) out.push(...left.splice(Math.floor(random() * left.length), 1));
  return out;
}

/** The right face among others of the same side up that look like it, in an order of chance. */
function optionsAround(right: FaceToLearn, random: () => number): FaceToLearn[] {
  const alike = FACES.filter(({ kind, face }) => face === right.face && kind !== right.kind)
    .map((face) => ({ face, apart: difference(face, right) }))
    .sort((a, b) => a.apart - b.apart || a.face.kind - b.face.kind)
    .slice(0, ALIKE)
    .map(({ face }) => face);
  return shuffled([right, ...shuffled(alike, random).slice(0, OPTIONS - 1)], random);
}

/** Makes a question about a face. @param random where the wrong answers and their order come from */
export function makeQuestion(face: FaceToLearn, drill: Drill, random: () => number): Question {
  if (drill === 'squares' || drill === 'enemy') {
    const side = drill === 'squares' ? 0 : 1;
    const answer = squaresActedOn(face, side).map(({ square }) => square);
    return { type: 'marking', drill, face, side, stands: STANDS[side], answer };
  }
  const right = drill === 'becomes' ? otherFace(face) : face;
  const options = optionsAround(right, random);
  return { type: 'choosing', drill, face, options, right: options.indexOf(right) };
}

/** The squares that were marked, judged. */
export interface MarkingVerdict {
  readonly found: readonly Square[];
  readonly missed: readonly Square[];
  readonly extra: readonly Square[];
}

/** Compares what was marked with the answer. */
export function judgeMarking({ answer }: Marking, marked: ReadonlySet<Square>): MarkingVerdict {
  const ascending = [...marked].sort((a, b) => a - b);
  return {
    found: ascending.filter((square) => answer.includes(square)),
    missed: answer.filter((square) => !marked.has(square)),
    extra: ascending.filter((square) => !answer.includes(square)),
  };
}

/** Is all of the answer marked, and nothing else? */
export const isAllRight = ({ missed, extra }: MarkingVerdict): boolean =>
  missed.length === 0 && extra.length === 0;
