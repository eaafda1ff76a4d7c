// The chosen tile in detail: its face large, the face after acting small, what its marks mean, how much it can do.
import { squareName, type Tile, tileFace, tileKind } from '../engine/index.ts';
import { type BoardText, faceName, kindName } from '../i18n/board-words.ts';
import type { TileDetail } from './detail.ts';
import { MarkIcon } from './MarkIcon.tsx';
import { TilePicture } from './TilePicture.tsx';

interface Props {
  /** The chosen tile, or nothing: then the panel says what choosing does. */
  readonly detail: TileDetail | undefined;
  readonly inGuard: boolean;
  readonly text: BoardText;
}

/** “Knight · starting face”. */
const tileTitle = (text: BoardText, tile: Tile): string =>
  text('panel.title', {
    tile: kindName(text, tileKind(tile)),
    face: faceName(text, tileFace(tile)),
  });

/** The panel. It keeps its place while nothing is chosen, so that choosing moves nothing else. */
export function DetailPanel({ detail, inGuard, text }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of its own on a page with many boards, no landmark.
    <div role="group" class="board-card detail-panel" aria-label={text('panel.label')}>
      {detail === undefined ? (
        <p class="panel-empty">{text('panel.choose')}</p>
      ) : (
        <>
          <header class="panel-header">
            <p class="panel-title">
              {squareName(detail.square)} · {tileTitle(text, detail.tile)}
            </p>
            {inGuard && <span class="guard-flag">{text('guard.flag')}</span>}
          </header>
          <div class="detail-faces">
            <div class="detail-face">
              <TilePicture tile={detail.tile} text={text} titled />
            </div>
            <div class="detail-after">
              <p>{detail.after === undefined ? text('panel.hidden') : text('panel.after')}</p>
              {detail.after !== undefined && <TilePicture tile={detail.after} text={text} titled />}
            </div>
          </div>
          <p class="detail-count">{text.count('panel.count', detail.legalActions)}</p>
          <ul class="mark-list">
            {detail.marks.map((mark) => (
              <li key={mark}>
                <MarkIcon mark={mark} />
                <span>{text(`meaning.${mark}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
