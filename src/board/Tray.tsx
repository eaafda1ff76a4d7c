// The tray: tiles captured so far, which are out for good (SPEC §3).
import { type Tile, tileFace, tileKind, tileSide } from '../engine/index.ts';
import { type BoardText, faceName, kindName, sideName } from '../i18n/board-words.ts';
import { TilePicture } from './TilePicture.tsx';

interface Props {
  readonly tiles: readonly Tile[];
  readonly text: BoardText;
}

/** The captured tiles in order. */
export function Tray({ tiles, text }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of its own on a page with many boards, no landmark.
    <div role="group" class="board-card tray" aria-label={text('tray.title')}>
      <p class="panel-title">{text('tray.title')}</p>
      {tiles.length === 0 ? (
        <p class="panel-empty">{text('tray.none')}</p>
      ) : (
        <ul class="tray-list">
          {tiles.map((tile, index) => (
            <li key={index}>
              <TilePicture tile={tile} text={text} detail="compact" />
              <span class="visually-hidden">
                {text('tile.title', {
                  side: sideName(text, tileSide(tile)),
                  tile: kindName(text, tileKind(tile)),
                  face: faceName(text, tileFace(tile)),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
