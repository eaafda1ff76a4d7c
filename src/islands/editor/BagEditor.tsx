// A bag being filled: its tiles, each of which can be taken out, and what can be put in.
import {
  bagCount,
  bagKinds,
  bagSize,
  type Position,
  type Side,
  tileKind,
} from '../../engine/index.ts';
import { type BoardText, kindName, sideName } from '../../i18n/board-words.ts';
import type { EditorText } from './editor-text.ts';
import { type Editor, fitsBag } from './use-editor.ts';

interface Props {
  readonly side: Side;
  readonly position: Position;
  readonly editor: Editor;
  readonly text: BoardText;
  readonly say: EditorText;
  /** The tile in hand. */
  readonly held: number | undefined;
}

/** The bag. A tile that is dragged onto it goes in, open or closed. */
export function BagEditor({ side, position, editor, text, say, held }: Props) {
  const kinds = bagKinds(position, side);
  const from = editor.hand.type === 'lifted' ? editor.hand.square : undefined;
  return (
    <details class="editor-bag board-card" data-bag={side}>
      <summary>
        <span>{say('bag', { side: sideName(text, side) })}</span>
        <span class="bag-size">{say.count('bag.size', bagSize(position, side))}</span>
      </summary>
      {kinds.length === 0 && <p class="panel-empty">{say('bag.none')}</p>}
      <div class="board-controls">
        {kinds.map((kind) => {
          const count = bagCount(position, side, kind);
          const tile = kindName(text, kind);
          return (
            <button
              key={kind}
              type="button"
              class="board-button"
              aria-label={say('bag.takeOut', { tile, count })}
              onClick={() => editor.bag(side, kind, -1)}
            >
              {count > 1 ? say('bag.tile', { tile, count }) : tile}
            </button>
          );
        })}
      </div>
      <div class="board-controls">
        {fitsBag(held, side) && (
          <button
            type="button"
            class="board-button is-main"
            onClick={() => {
              if (from !== undefined) editor.letGo();
              editor.bag(side, tileKind(held), 1, from);
            }}
          >
            {say('bag.add', { tile: kindName(text, tileKind(held)) })}
          </button>
        )}
        <button type="button" class="board-button is-quiet" onClick={() => editor.fill(side)}>
          {say('bag.rest')}
        </button>
        {kinds.length > 0 && (
          <button type="button" class="board-button is-quiet" onClick={() => editor.empty(side)}>
            {say('bag.empty')}
          </button>
        )}
      </div>
    </details>
  );
}
