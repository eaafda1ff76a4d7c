// Dragging tiles in the builder: from the palette or a square, onto a square, into a bag, or off the board.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Square, Tile } from '../../engine/index.ts';

/** Where a tile comes from: the palette, or a square. */
export type Origin =
  | { readonly type: 'palette'; readonly tile: Tile }
  | { readonly type: 'square'; readonly square: Square; readonly tile: Tile };

/** Where it is let go. */
export type Target =
  | { readonly type: 'square'; readonly square: Square }
  | { readonly type: 'bag'; readonly side: 0 | 1 }
  | { readonly type: 'nowhere' };

/** How far, in CSS pixels, a pointer goes before a press becomes a drag. */
const THRESHOLD = 6;

function targetAt(x: number, y: number): Target {
  const under = document.elementFromPoint(x, y);
  const square = under?.closest<HTMLElement>('[data-square]')?.dataset.square;
  if (square !== undefined) return { type: 'square', square: Number(square) };
  const bag = under?.closest<HTMLElement>('[data-bag]')?.dataset.bag;
  return bag === undefined ? { type: 'nowhere' } : { type: 'bag', side: bag === '1' ? 1 : 0 };
}

/**
 * @param onDrop told when a tile that was dragged is let go
 * @returns what begins a drag, the tile now dragged, and where to put the element of its picture
 */
export function useTileDrag(onDrop: (origin: Origin, target: Target) => void) {
  const [dragged, setDragged] = useState<Tile>();
  const ghost = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const begin = (event: PointerEvent, origin: Origin): void => {
    if (!event.isPrimary || event.button !== 0) return;
    const { pointerId, clientX, clientY } = event;
    let lifted = false;
    const onMove = (moved: PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      if (!lifted && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < THRESHOLD)
        return;
      if (!lifted) setDragged(origin.tile);
      lifted = true;
      requestAnimationFrame(() => {
        if (ghost.current !== null)
          ghost.current.style.translate = `${moved.clientX}px ${moved.clientY}px`;
      });
    };
    const onUp = (up: PointerEvent): void => {
      if (up.pointerId !== pointerId) return;
      stop.current();
      if (lifted && up.type === 'pointerup') onDrop(origin, targetAt(up.clientX, up.clientY));
    };
    // After a drag the browser makes a click of its own, which would do something else again.
    const onClick = (click: Event): void => {
      if (lifted) click.stopPropagation();
      removeEventListener('click', onClick, true);
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
    addEventListener('click', onClick, true);
    stop.current = () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
      setTimeout(() => removeEventListener('click', onClick, true));
      setDragged(undefined);
    };
  };
  return { begin, dragged, ghost };
}
