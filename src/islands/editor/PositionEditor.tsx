// Setting up any position: drag, tap, keyboard or notation; both sides, both faces, both bags; every change can be undone.
import { TilePicture } from '../../board/TilePicture.tsx';
import type { Annotations } from '../../board/view.ts';
import type { Side } from '../../engine/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { pageText } from '../page-text.ts';
import { useAwake } from '../use-awake.ts';
import { BagEditor } from './BagEditor.tsx';
import { Choice } from './Choice.tsx';
import { EditorBoard } from './EditorBoard.tsx';
import type { Edited } from './edited.ts';
import { editorText } from './editor-text.ts';
import { NotationField } from './NotationField.tsx';
import { Palette } from './Palette.tsx';
import { tileInHand, useEditor } from './use-editor.ts';
import { useTileDrag } from './use-tile-drag.ts';

interface Props {
  readonly locale: Locale;
  /** What is set up (`edited.ts`); the page keeps it. */
  readonly edited: Edited;
  /** Told what it becomes. */
  readonly onEdited: (next: Edited) => void;
  /** The side at the bottom; Light if left out. */
  readonly bottom?: Side;
  readonly coordinates?: boolean;
  /** Arrows and marks, for a page that shows some. */
  readonly annotations?: Annotations;
}

const NONE: Annotations = {};

/**
 * The editor, for pages that import `styles/board.css` and `styles/position-editor.css`. On the server and until scripts
 * run it shows the board; the tools keep their place and cannot be seen.
 */
export function PositionEditor(props: Props) {
  const { locale, edited, onEdited, bottom = 0, coordinates = true, annotations = NONE } = props;
  const text = pageText(locale);
  const say = editorText(locale);
  const awake = useAwake();
  const editor = useEditor(edited, onEdited, text, say);
  const { begin, dragged, ghost } = useTileDrag(editor.drop);
  const { hand } = editor;
  const { position, past } = edited;
  const held = tileInHand(editor, edited);
  const lifted = hand.type === 'lifted' ? hand.square : undefined;

  const onKeyDown = (event: KeyboardEvent): void => {
    const isField = event.target instanceof HTMLInputElement;
    if (isField || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    editor.undo();
  };
  const button = (name: string, onClick: () => void, disabled = false) => (
    <button type="button" class="board-button" disabled={disabled} onClick={onClick}>
      {name}
    </button>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for all that is inside.
    <div class={awake ? 'position-editor is-awake' : 'position-editor'} onKeyDown={onKeyDown}>
      <div class="editor-table">
        <EditorBoard
          {...{ position, editor, text, say, bottom, coordinates, annotations, awake }}
          onGrab={begin}
        />
        <div class="editor-line">
          <p class="editor-said" role="status">
            {editor.said || say('help')}
          </p>
          {lifted !== undefined && (
            <div class="board-controls">
              {button(say('turnOver'), () => editor.turn(lifted))}
              {button(say('remove'), () => editor.remove(lifted))}
              {button(say('letGo'), editor.letGo)}
            </div>
          )}
        </div>
      </div>
      <div class="editor-tools">
        <Palette {...{ editor, text, say }} onGrab={begin} />
        <div class="editor-choices">
          <Choice
            label={say('toAct')}
            options={[
              [0, text('turn.light')],
              [1, text('turn.dark')],
            ]}
            value={position.side}
            onChoose={editor.act}
          />
        </div>
        {([0, 1] as const).map((side) => (
          <BagEditor key={side} {...{ side, position, editor, text, say, held }} />
        ))}
        {/* biome-ignore lint/a11y/useSemanticElements: buttons, no form. */}
        <div class="board-controls" role="group" aria-label={say('whole')}>
          {button(say('undo'), editor.undo, past.length === 0)}
          {button(say('start'), editor.begin)}
          {button(say('clear'), editor.clear)}
        </div>
        <NotationField {...{ locale, edited, say }} onType={editor.type} onSaid={editor.setSaid} />
      </div>
      {dragged !== undefined && (
        <div ref={ghost} class="editor-ghost" aria-hidden="true">
          <TilePicture tile={dragged} text={text} detail="full" />
        </div>
      )}
    </div>
  );
}
