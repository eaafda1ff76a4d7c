// A board whose squares are chosen, not its tiles: to mark squares, or to place tiles on it.
import { useState } from 'preact/hooks';
import { drawBoard } from '../board/board-drawing.ts';
import { Cells } from '../board/Cells.tsx';
import { boardTitle, squareLabel } from '../board/labels.ts';
import { SvgDrawing } from '../board/SvgDrawing.tsx';
import { type BoardRules, createBoard } from '../board/state.ts';
import type { HiddenPart } from '../board/tile-drawing.ts';
import { type Annotations, viewOf } from '../board/view.ts';
import type { Position, Side, Square } from '../engine/index.ts';
import type { BoardText } from '../i18n/board-words.ts';
import { useViewSettings } from './settings-store.ts';

interface Props {
  readonly position: Position;
  readonly text: BoardText;
  /** The side at the bottom, unless the reader turns boards. */
  readonly bottom: Side;
  readonly annotations: Annotations;
  /** The square of the tile that the question is about. */
  readonly about?: Square | undefined;
  /** Squares that are marked, not yet judged. */
  readonly marked: ReadonlySet<Square>;
  /** What is said of a square besides what stands on it. */
  readonly wordsOf: (square: Square) => string;
  readonly awake: boolean;
  readonly onChoose: (square: Square) => void;
  /** The board's name for screen readers, where its question says more than whose turn it is. */
  readonly label?: string;
  /** Where the keyboard begins; without it in the corner nearest the side to act. */
  readonly start?: Square;
  /** Whose tiles are “yours” in what is said of squares; without it tiles are named by their side. */
  readonly reader?: BoardRules['reader'];
  /** What is left out of the tiles, when the question is about it. */
  readonly hidden?: HiddenPart | undefined;
  /** Never turned, whatever the reader does with boards: which way up the tiles are is the point. */
  readonly fixed?: boolean;
}

/** The board. */
export function MarkBoard(props: Props) {
  const { position, text, annotations, about, marked, wordsOf, awake, onChoose } = props;
  const { reader = 'both', hidden, fixed = false } = props;
  const { coordinates, uprightNames, flipped } = useViewSettings();
  const bottom = (flipped && !fixed ? 1 - props.bottom : props.bottom) as Side;
  const state = createBoard(position, { reader: 'both', turns: 'alternate' });
  const [cursor, setCursor] = useState<Square>(props.start ?? (position.side === 0 ? 0 : 35));
  const labels = viewOf(state, bottom).squares.map((square) =>
    [squareLabel(text, square, reader), wordsOf(square.square)]
      .filter((words) => words !== '')
      .join(text('list.comma')),
  );
  const view = viewOf(state, bottom, annotations);
  const squares = view.squares.map((shown) => ({
    ...shown,
    highlights: [
      ...(shown.square === about ? (['selected'] as const) : []),
      ...(marked.has(shown.square) ? (['sent'] as const) : []),
      ...shown.highlights,
    ],
  }));
  return (
    <div class={coordinates ? 'board-stage has-coordinates' : 'board-stage'}>
      <SvgDrawing
        node={drawBoard(
          { ...view, squares },
          { detail: 'auto', coordinates, uprightNames, hidden },
          text,
        )}
      />
      <div class="board-squares">
        <Cells
          label={props.label ?? boardTitle(text, position)}
          selected={undefined}
          draggable={NONE}
          onCursor={setCursor}
          onChoose={onChoose}
          onLetGo={() => {}}
          {...{ labels, marked, bottom, cursor, awake }}
        />
      </div>
    </div>
  );
}

const NONE: ReadonlySet<Square> = new Set();
