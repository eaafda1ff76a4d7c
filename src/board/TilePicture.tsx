// One tile on its own, in a panel, a tray or in flight.
import type { Tile } from '../engine/index.ts';
import type { BoardText } from '../i18n/board-words.ts';
import { SvgDrawing } from './SvgDrawing.tsx';
import type { Detail, HiddenPart } from './tile-drawing.ts';
import { tilePicture } from './tile-picture.ts';

interface Props {
  readonly tile: Tile;
  readonly text: BoardText;
  readonly detail?: Detail;
  /** Drawn as the player at the top has it. */
  readonly turned?: boolean;
  readonly uprightName?: boolean;
  /** Without a title the picture is hidden from screen readers. */
  readonly titled?: boolean;
  /** What is left out, for a question about it. */
  readonly hidden?: HiddenPart | undefined;
}

/** A tile's picture; it takes the width it is given. */
export function TilePicture({ tile, text, titled = false, ...look }: Props) {
  return <SvgDrawing node={tilePicture(tile, text, { titled, ...look })} />;
}
