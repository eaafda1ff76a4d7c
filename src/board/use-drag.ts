// Dragging a tile with mouse, pen or finger: lift it, carry a picture of it along, drop it on a square.
import { useRef, useState } from 'preact/hooks';
import { BOARD_SIZE, type Side, type Square } from '../engine/index.ts';
import { squareOfEvent } from './Cells.tsx';
import { squareAtPlace } from './geometry.ts';

/** How far, in CSS pixels, a pointer goes before a press becomes a drag. */
const THRESHOLD = 6;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The square under a point, given the box of all squares; `undefined` beside the board. */
export function squareUnder(box: Box, x: number, y: number, bottom: Side): Square | undefined {
  const column = Math.floor(((x - box.left) / box.width) * BOARD_SIZE);
  const row = Math.floor(((y - box.top) / box.height) * BOARD_SIZE);
  const onBoard = column >= 0 && column < BOARD_SIZE && row >= 0 && row < BOARD_SIZE;
  return onBoard ? squareAtPlace(column, row, bottom) : undefined;
}

interface Options {
  readonly bottom: Side;
  readonly draggable: ReadonlySet<Square>;
  readonly onLift: (square: Square) => void;
  readonly onDrop: (square: Square) => void;
}

/** A pointer that went down on a tile. It is read and changed between two paints, so it is no state. */
interface Press {
  readonly square: Square;
  readonly x: number;
  readonly y: number;
  readonly id: number;
  lifted: boolean;
}

/** The handlers for the element around the grid, the square now dragged, and where to put the picture's element. */
export function useDrag({ bottom, draggable, onLift, onDrop }: Options) {
  const press = useRef<Press>();
  const ghost = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Square>();

  const end = () => {
    press.current = undefined;
    setDragged(undefined);
  };

  // The picture's element exists from the next frame on.
  const carry = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = (currentTarget as HTMLElement).getBoundingClientRect();
    const half = box.width / BOARD_SIZE / 2;
    const place = `translate(${clientX - box.left - half}px, ${clientY - box.top - half}px)`;
    requestAnimationFrame(() => {
      if (ghost.current !== null) ghost.current.style.transform = `${place} scale(1.12)`;
    });
  };

  const handlers = {
    onPointerDown(event: PointerEvent) {
      const square = squareOfEvent(event);
      if (!event.isPrimary || event.button !== 0 || square === undefined) return;
      if (draggable.has(square))
        press.current = {
          square,
          x: event.clientX,
          y: event.clientY,
          id: event.pointerId,
          lifted: false,
        };
    },
    onPointerMove(event: PointerEvent) {
      const pressed = press.current;
      if (pressed === undefined || pressed.id !== event.pointerId) return;
      if (!pressed.lifted) {
        if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < THRESHOLD) return;
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        pressed.lifted = true;
        setDragged(pressed.square);
        onLift(pressed.square);
      }
      carry(event);
    },
    onPointerUp(event: PointerEvent) {
      const pressed = press.current;
      end();
      if (pressed === undefined || !pressed.lifted) return;
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const square = squareUnder(box, event.clientX, event.clientY, bottom);
      if (square !== undefined && square !== pressed.square) onDrop(square);
    },
    onPointerCancel: end,
    // A selection under the pointer must not be dragged in the tile's place: that would cancel the pointer.
    onDragStart: (event: Event) => event.preventDefault(),
  };
  return { handlers, dragged, ghost };
}
