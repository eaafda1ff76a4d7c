// The board of the position editor: any square can be chosen, any tile dragged.
import { drawBoard, PAGE_DRAWING } from '../../board/board-drawing.ts';
import { Cells } from '../../board/Cells.tsx';
import { squareLabel } from '../../board/labels.ts';
import { SvgDrawing } from '../../board/SvgDrawing.tsx';
import { createBoard } from '../../board/state.ts';
import { type Annotations, viewOf } from '../../board/view.ts';
import { type Position, type Side, type Square, tileAt } from '../../engine/index.ts';
import type { BoardText } from '../../i18n/board-words.ts';
import type { EditorText } from './editor-text.ts';
import type { Editor } from './use-editor.ts';
import type { Origin } from './use-tile-drag.ts';

interface Props {
  readonly position: Position;
  readonly editor: Editor;
  readonly text: BoardText;
  readonly say: EditorText;
  readonly bottom: Side;
  readonly coordinates: boolean;
  readonly annotations: Annotations;
  readonly awake: boolean;
  /** Begins a drag. */
  readonly onGrab: (event: PointerEvent, origin: Origin) => void;
}

/** The board. */
export function EditorBoard(props: Props) {
  const { position, editor, text, say, bottom, coordinates, annotations, awake, onGrab } = props;
  const { hand, cursor } = editor;
  const state = createBoard(position, { reader: 'both', turns: 'alternate' });
  const { squares, ...view } = viewOf(state, bottom, annotations);
  const lifted = hand.type === 'lifted' ? hand.square : undefined;
  const shown = squares.map((one) =>
    one.square === lifted ? { ...one, highlights: ['selected', ...one.highlights] as const } : one,
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (editor.key(event.key)) event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent): void => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-square]');
    const square = Number(cell?.dataset.square ?? -1) as Square;
    const tile = square < 0 ? 0 : tileAt(position, square);
    if (tile !== 0 && hand.type === 'nothing') onGrab(event, { type: 'square', square, tile });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what happens on the grid inside comes up to here.
    <div
      class={coordinates ? 'board-stage has-coordinates' : 'board-stage'}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <SvgDrawing
        node={drawBoard({ ...view, squares: shown }, { ...PAGE_DRAWING, coordinates }, text)}
      />
      <div class="board-squares">
        <Cells
          label={say('label')}
          help={say('keys')}
          labels={squares.map((square) => squareLabel(text, square, 'both'))}
          selected={lifted}
          draggable={new Set(squares.filter(({ tile }) => tile !== 0).map(({ square }) => square))}
          onCursor={editor.setCursor}
          onChoose={editor.chooseSquare}
          onLetGo={editor.letGo}
          {...{ bottom, cursor, awake }}
        />
      </div>
    </div>
  );
}
