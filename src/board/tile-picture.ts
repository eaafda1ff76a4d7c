// One tile as a picture of its own.
import { type Tile, tileFace, tileKind, tileSide } from '../engine/index.ts';
import { type BoardText, faceName, kindEmblem, kindName, sideName } from '../i18n/board-words.ts';
import { type SvgNode, svg } from './svg-node.ts';
import { type Detail, drawTile, type HiddenPart } from './tile-drawing.ts';

/** How a tile's picture is drawn. */
export interface TilePictureOptions {
  readonly detail?: Detail;
  readonly turned?: boolean;
  readonly uprightName?: boolean;
  /** Give it a title for screen readers; otherwise it is hidden from them. */
  readonly titled?: boolean;
  /** What is left out, for a question about it. */
  readonly hidden?: HiddenPart | undefined;
}

/** A tile alone in a square picture. */
export function tilePicture(
  tile: Tile,
  text: BoardText,
  {
    detail = 'full',
    turned = false,
    uprightName = false,
    titled = false,
    hidden,
  }: TilePictureOptions = {},
): SvgNode {
  const kind = tileKind(tile);
  const side = tileSide(tile);
  const face = tileFace(tile);
  const name = kindName(text, kind);
  return svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'tile-picture',
      viewBox: '-45 -47 90 96',
      role: titled ? 'img' : undefined,
      'aria-hidden': titled ? undefined : 'true',
    },
    titled &&
      svg(
        'title',
        {},
        text('tile.title', { side: sideName(text, side), tile: name, face: faceName(text, face) }),
      ),
    drawTile({
      ...{ kind, side, face, name, emblem: kindEmblem(text, kind), turned, uprightName, detail },
      hidden,
    }),
  );
}
