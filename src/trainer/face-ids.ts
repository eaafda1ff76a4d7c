// The names of the thirty faces in storage and files, without the rules: the list of lessons reads them and has no board.
import type { KindId } from '../engine/index.ts';

/** A face's name in storage, files and addresses: `knight-starting`, `knight-reverse`. */
export type FaceId = `${KindId}-${'starting' | 'reverse'}`;

const KIND_IDS: Readonly<Record<KindId, true>> = {
  duke: true,
  footman: true,
  pikeman: true,
  knight: true,
  wizard: true,
  ranger: true,
  seer: true,
  general: true,
  priest: true,
  champion: true,
  marshall: true,
  bowman: true,
  dragoon: true,
  assassin: true,
  longbowman: true,
};

/** How many faces there are. */
export const FACE_COUNT = 2 * Object.keys(KIND_IDS).length;

/** Is this the name of a face? */
export const isFaceId = (text: unknown): text is FaceId =>
  typeof text === 'string' &&
  /-(starting|reverse)$/.test(text) &&
  Object.hasOwn(KIND_IDS, text.replace(/-\w+$/, ''));
