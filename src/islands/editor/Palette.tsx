// The tiles that can be placed: of one side and face at a time, one tab stop, by pointer and keyboard.
import { useRef, useState } from 'preact/hooks';
import { TilePicture } from '../../board/TilePicture.tsx';
import { KINDS, makeTile } from '../../engine/index.ts';
import { type BoardText, faceName, kindName, sideName } from '../../i18n/board-words.ts';
import { Choice } from './Choice.tsx';
import type { EditorText } from './editor-text.ts';
import type { Editor } from './use-editor.ts';
import type { Origin } from './use-tile-drag.ts';

interface Props {
  readonly editor: Editor;
  readonly text: BoardText;
  readonly say: EditorText;
  /** Begins a drag. */
  readonly onGrab: (event: PointerEvent, origin: Origin) => void;
}

/** Where a key leads among the palette's tiles, or `undefined` for other keys. */
function placeAfterKey(key: string, place: number): number | undefined {
  const last = KINDS.length - 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return place === last ? 0 : place + 1;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return place === 0 ? last : place - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** The palette. */
export function Palette({ editor, text, say, onGrab }: Props) {
  const { palette, hand, choosePalette } = editor;
  const [stop, setStop] = useState(0);
  const tiles = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const place = placeAfterKey(event.key, stop);
    if (place === undefined) return;
    event.preventDefault();
    setStop(place);
    tiles.current?.querySelectorAll('button')[place]?.focus();
  };

  return (
    <div class="editor-palette">
      <div class="editor-choices">
        <Choice
          label={say('side')}
          options={([0, 1] as const).map((side) => [side, sideName(text, side)] as const)}
          value={palette.side}
          onChoose={(side) => choosePalette(side, palette.face)}
        />
        <Choice
          label={say('face')}
          options={([0, 1] as const).map((face) => [face, faceName(text, face)] as const)}
          value={palette.face}
          onChoose={(face) => choosePalette(palette.side, face)}
        />
      </div>
      <div
        ref={tiles}
        class="palette-tiles"
        role="toolbar"
        aria-label={say('palette')}
        onKeyDown={onKeyDown}
      >
        {KINDS.map(({ kind }, place) => {
          const tile = makeTile(kind, palette.side, palette.face);
          return (
            <button
              key={kind}
              type="button"
              class="palette-tile"
              tabIndex={place === stop ? 0 : -1}
              aria-pressed={hand.type === 'tile' && hand.tile === tile}
              aria-label={kindName(text, kind)}
              onFocus={() => setStop(place)}
              onPointerDown={(event) => onGrab(event, { type: 'palette', tile })}
              onClick={() => editor.chooseTile(tile)}
            >
              <TilePicture tile={tile} text={text} detail="full" />
            </button>
          );
        })}
      </div>
    </div>
  );
}
