// Strings of boards, tiles and actions, for pages, islands and the command line.
import en from '../../content/ui/en/board.json' with { type: 'json' };
import zh from '../../content/ui/zh/board.json' with { type: 'json' };
import { type Face, type Kind, kindInfo, type Side } from '../engine/index.ts';
import { defineSection, type Lookup } from './section.ts';

/** Look-up of the board's strings: `boardText("zh")("tile.duke")`. */
export const boardText = defineSection('board', en, zh);

/** A key of the board's strings. */
export type BoardKey = Parameters<ReturnType<typeof boardText>>[0];

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
