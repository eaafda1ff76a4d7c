// The words of the game in a look-up of board strings: kinds, faces, sides. Holds no strings itself.
import type en from '../../content/ui/en/board.json';
import { type Face, type Kind, kindInfo, type Side } from '../engine/index.ts';
import type { Lookup } from './section.ts';

/** A key of the board's strings. */
export type BoardKey = keyof typeof en;

/** The board's strings in one language. */
export type BoardText = Lookup<BoardKey>;

/** A kind's name: “Knight”, “骑士”. */
export const kindName = (text: BoardText, kind: Kind): string => text(`tile.${kindInfo(kind).id}`);

/** A kind in one character: “K”, “骑”. */
export const kindEmblem = (text: BoardText, kind: Kind): string =>
  text(`emblem.${kindInfo(kind).id}`);

/** “starting face”, “背面”. */
export const faceName = (text: BoardText, face: Face): string =>
  text(face === 0 ? 'face.starting' : 'face.reverse');

/** “Light”, “深色方”. */
export const sideName = (text: BoardText, side: Side): string =>
  text(side === 0 ? 'side.light' : 'side.dark');
