// The squares as a grid for pointer, keyboard and screen readers, lying over the drawing (DESIGN §6).
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { BOARD_SIZE, type Side, type Square, squareName } from '../engine/index.ts';
import { gridPlace, squareAtPlace } from './geometry.ts';

interface Props {
  /** The grid's name for screen readers, and how it is used. */
  readonly label: string;
  readonly help?: string;
  /** The 36 spoken labels, by square. */
  readonly labels: readonly string[];
  readonly bottom: Side;
  readonly selected: Square | undefined;
  /** Where several squares can be selected at once: those that are. */
  readonly marked?: ReadonlySet<Square> | undefined;
  /** Squares whose tile can be dragged: there a touch does not scroll the page. */
  readonly draggable: ReadonlySet<Square>;
  /** The square that has the grid's one tab stop. */
  readonly cursor: Square;
  /** Before scripts run only the tab stop takes focus: going there scrolls to the board and so wakes it. */
  readonly awake: boolean;
  readonly onCursor: (square: Square) => void;
  readonly onChoose: (square: Square) => void;
  readonly onLetGo: () => void;
  readonly children?: ComponentChildren;
}

/** Where a key leads from a place in the grid, as [column, row], or `undefined` for other keys. */
export function placeAfterKey(
  key: string,
  withControl: boolean,
  [column, row]: readonly [number, number],
): readonly [number, number] | undefined {
  const last = BOARD_SIZE - 1;
  switch (key) {
    case 'ArrowLeft':
      return [Math.max(0, column - 1), row];
    case 'ArrowRight':
      return [Math.min(last, column + 1), row];
    case 'ArrowUp':
      return [column, Math.max(0, row - 1)];
    case 'ArrowDown':
      return [column, Math.min(last, row + 1)];
    case 'Home':
      return [0, withControl ? 0 : row];
    case 'End':
      return [last, withControl ? last : row];
    case 'PageUp':
      return [column, 0];
    case 'PageDown':
      return [column, last];
    default:
      return undefined;
  }
}

const PLACES = Array.from({ length: BOARD_SIZE }, (_, index) => index);

/** The square that an event happened on. */
export function squareOfEvent(event: Event): Square | undefined {
  const cell = (event.target as Element | null)?.closest<HTMLElement>('[data-square]');
  return cell === null || cell === undefined ? undefined : Number(cell.dataset.square);
}

/** The grid. */
export function Cells(props: Props) {
  const { label, help, labels, bottom, selected, marked, draggable, cursor, awake } = props;
  const grid = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      props.onLetGo();
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      props.onChoose(cursor);
      return;
    }
    const place = placeAfterKey(event.key, event.ctrlKey, gridPlace(cursor, bottom));
    if (place === undefined) return;
    event.preventDefault();
    const square = squareAtPlace(place[0], place[1], bottom) as Square;
    props.onCursor(square);
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  };

  const onClick = (event: MouseEvent) => {
    const square = squareOfEvent(event);
    if (square !== undefined) props.onChoose(square);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is no table of data; the pattern is the ARIA grid's.
    <div
      ref={grid}
      class="board-cells"
      role="grid"
      aria-label={label}
      aria-description={help}
      aria-multiselectable={marked === undefined ? undefined : 'true'}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => {
        const square = squareOfEvent(event);
        if (square !== undefined && square !== cursor) props.onCursor(square);
      }}
    >
      {PLACES.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above.
        // biome-ignore lint/a11y/useFocusableInteractive: the squares take focus.
        <div key={row} role="row" class="board-row">
          {PLACES.map((column) => {
            const square = squareAtPlace(column, row, bottom) as Square;
            return (
              // biome-ignore lint/a11y/useSemanticElements: see above.
              <div
                key={square}
                role="gridcell"
                class={draggable.has(square) ? 'board-cell is-draggable' : 'board-cell'}
                data-square={square}
                data-name={squareName(square)}
                aria-label={labels[square]}
                aria-selected={marked?.has(square) ?? (square === selected ? 'true' : undefined)}
                tabIndex={square === cursor ? 0 : awake ? -1 : undefined}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
