// A tile just drawn: it comes out of the bag, is shown, and waits to be placed (SPEC §5).
import { type Kind, makeTile, type Side } from '../engine/index.ts';
import { type BoardText, kindName } from '../i18n/board-words.ts';
import { TilePicture } from './TilePicture.tsx';

interface Props {
  readonly kind: Kind;
  readonly side: Side;
  readonly text: BoardText;
}

/** The drawn tile with what to do now. */
export function DrawnTile({ kind, side, text }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of its own on a page with many boards, no landmark.
    <div role="group" class="board-card drawn-tile" aria-label={text('drawn.title')}>
      <div class="drawn-picture">
        <TilePicture tile={makeTile(kind, side, 0)} text={text} />
      </div>
      <div>
        <p class="panel-title">{text('drawn.title')}</p>
        <p class="drawn-name">{kindName(text, kind)}</p>
        <p>{text('drawn.place')}</p>
      </div>
    </div>
  );
}
