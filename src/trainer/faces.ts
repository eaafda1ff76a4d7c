// The thirty faces to learn: their order, and how alike two of them are.
import { type Face, KINDS, type Kind, kindInfo, MARKS } from '../engine/index.ts';
import type { FaceId } from './face-ids.ts';

/** One of the thirty faces. */
export interface FaceToLearn {
  readonly id: FaceId;
  readonly kind: Kind;
  readonly face: Face;
}

const nameOf = (kind: Kind, face: Face): FaceId =>
  `${kindInfo(kind).id}-${face === 0 ? 'starting' : 'reverse'}`;

/** All thirty, in the order in which they are learnt: that of SPEC §2, a tile's starting face before its reverse. */
export const FACES: readonly FaceToLearn[] = KINDS.flatMap(({ kind }) =>
  ([0, 1] as const).map((face) => ({ id: nameOf(kind, face), kind, face })),
);

const byId = new Map<string, FaceToLearn>(FACES.map((face) => [face.id, face]));

/** The face of this name. */
export const faceOf = (id: FaceId): FaceToLearn => byId.get(id) as FaceToLearn;

/** The face of a kind. */
export const faceToLearn = (kind: Kind, face: Face): FaceToLearn => faceOf(nameOf(kind, face));

/** The face that this one turns into when its tile has acted (SPEC §3). */
export const otherFace = ({ kind, face }: FaceToLearn): FaceToLearn =>
  faceToLearn(kind, (1 - face) as Face);

/**
 * What a face's drawing shows, as a set of words: `jump 1,2`, `window -2`. The window counts: the starting faces of Footman
 * and Longbowman have the same marks, and only where the tile stands in its grid tells them apart.
 */
const looksOf = ({ kind, face }: FaceToLearn): Set<string> =>
  new Set([
    `window ${kindInfo(kind).windowBottom}`,
    ...MARKS.flatMap((mark) =>
      (kindInfo(kind).faces[face][mark] ?? []).map((offset) => `${mark} ${offset.join()}`),
    ),
  ]);

/** How much two faces' drawings have that the other lacks: 0 for faces that cannot be told apart. */
export function difference(a: FaceToLearn, b: FaceToLearn): number {
  const [left, right] = [looksOf(a), looksOf(b)];
  const shared = [...left].filter((look) => right.has(look)).length;
  return left.size + right.size - 2 * shared;
}
