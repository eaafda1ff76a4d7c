// What the gallery shows of each kind: its note and the position to try it in, from content/tiles.
import boards from '../../content/tiles/boards.json';
import en from '../../content/tiles/en.json';
import zh from '../../content/tiles/zh.json';
import { KINDS, type KindId, type KindInfo } from '../engine/index.ts';
import type { Locale } from '../i18n/locales.ts';

/** A kind in the gallery. */
export interface GalleryTile {
  readonly info: KindInfo;
  /** A few sentences on what it is good for. */
  readonly note: string;
  /** The position to try it in, and the square it stands on there. */
  readonly board: { readonly position: string; readonly square: string };
}

const notes: Readonly<Record<Locale, Readonly<Record<KindId, string>>>> = { en, zh };

/** The fifteen kinds in the order of SPEC §2. */
export const galleryTiles = (locale: Locale): GalleryTile[] =>
  KINDS.map((info) => ({ info, note: notes[locale][info.id], board: boards[info.id] }));
