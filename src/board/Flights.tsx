// Tiles in motion above the drawing: a slide of 180 ms, then a real flip; captured tiles leave, drawn ones arrive.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Side, type Square, type Tile, tileSide } from '../engine/index.ts';
import type { BoardText } from '../i18n/board-words.ts';
import { gridPlace } from './geometry.ts';
import type { Motion, Mover, Passage } from './motion.ts';
import { TilePicture } from './TilePicture.tsx';

/** Milliseconds that a slide takes. */
export const SLIDE_TIME = 180;
/** Milliseconds that a flip takes. */
export const FLIP_TIME = 260;

interface Props {
  readonly motion: Motion;
  readonly bottom: Side;
  readonly text: BoardText;
  readonly uprightNames: boolean;
  /** Called once everything has come to rest; not when another motion takes the place of this one. */
  readonly onRest: () => void;
}

/** Moves an element of one square's size to a square. */
function at(square: Square, bottom: Side): string {
  const [column, row] = gridPlace(square, bottom);
  return `translate(${column * 100}%, ${row * 100}%)`;
}

/** Shows a motion once. Give it a `key` for each motion, so that the next one interrupts it. */
export function Flights({ motion, bottom, text, uprightNames, onRest }: Props) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const animations = startAnimations(root.current as HTMLDivElement, motion, bottom);
    let resting = true;
    Promise.all(animations.map((animation) => animation.finished))
      .then(() => resting && onRest())
      .catch(() => {
        // Cancelled: a newer motion has taken over.
      });
    return () => {
      resting = false;
      for (const animation of animations) animation.cancel();
    };
  }, []);

  const picture = (tile: Tile) => (
    <TilePicture
      tile={tile}
      text={text}
      detail="auto"
      turned={tileSide(tile) !== bottom}
      uprightName={uprightNames}
    />
  );
  const passage = (name: string, { tile }: Passage) => (
    <div class={`flight ${name}`}>
      <div class="flight-face">{picture(tile)}</div>
    </div>
  );

  return (
    <div ref={root} class="board-flights" aria-hidden="true">
      {motion.leaving && passage('is-leaving', motion.leaving)}
      {motion.movers.map((mover) => (
        <div class="flight is-mover" key={mover.from}>
          <div class="flight-turn">
            <div class="flight-face">{picture(mover.before)}</div>
            {mover.after !== mover.before && (
              <div class="flight-face is-back">{picture(mover.after)}</div>
            )}
          </div>
        </div>
      ))}
      {motion.arriving && passage('is-arriving', motion.arriving)}
    </div>
  );
}

function startAnimations(root: HTMLElement, motion: Motion, bottom: Side): Animation[] {
  const slides = motion.movers.some(({ from, to }) => from !== to);
  const flipDelay = slides ? SLIDE_TIME : 0;
  const movers = root.querySelectorAll<HTMLElement>('.is-mover');
  const animations = motion.movers.flatMap((mover, index) =>
    moverAnimations(movers[index] as HTMLElement, mover, bottom, flipDelay),
  );
  const leaving = root.querySelector<HTMLElement>('.is-leaving');
  if (leaving !== null && motion.leaving !== undefined) {
    const place = at(motion.leaving.square, bottom);
    animations.push(
      leaving.animate(
        [
          { transform: place, opacity: 1 },
          { opacity: 1, offset: 0.7 },
          { transform: `${wayToTray(leaving, place)} scale(0.55)`, opacity: 0 },
        ],
        { duration: FLIP_TIME * 1.5, delay: flipDelay * 0.7, easing: 'ease-in', fill: 'both' },
      ),
    );
  }
  const arriving = root.querySelector<HTMLElement>('.is-arriving');
  if (arriving !== null && motion.arriving !== undefined) {
    const place = at(motion.arriving.square, bottom);
    animations.push(
      arriving.animate(
        [
          { transform: `${place} translateY(-30%) scale(1.5)`, opacity: 0 },
          { transform: place, opacity: 1 },
        ],
        { duration: SLIDE_TIME + 60, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)', fill: 'both' },
      ),
    );
  }
  return animations;
}

/**
 * Where a captured tile goes: onto its own place in the tray if the reader can see that, else only off its square.
 * The tray has been drawn with the new tile before its flight begins.
 */
function wayToTray(flight: HTMLElement, place: string): string {
  const goal = flight
    .closest('.board-island')
    ?.querySelector('.tray-list > :last-child')
    ?.getBoundingClientRect();
  if (goal === undefined || goal.top > innerHeight) return `${place} translateY(-18%)`;
  // The flight has not begun: it lies in the board's corner.
  const corner = flight.getBoundingClientRect();
  const right = goal.x + (goal.width - corner.width) / 2 - corner.x;
  const down = goal.y + (goal.height - corner.height) / 2 - corner.y;
  return `translate(${right}px, ${down}px)`;
}

function moverAnimations(
  element: HTMLElement,
  { from, to, before, after }: Mover,
  bottom: Side,
  flipDelay: number,
): Animation[] {
  const slide = element.animate([{ transform: at(from, bottom) }, { transform: at(to, bottom) }], {
    duration: from === to ? 1 : SLIDE_TIME,
    easing: 'ease-out',
    fill: 'both',
  });
  const turn = element.querySelector<HTMLElement>('.flight-turn');
  if (before === after || turn === null) return [slide];
  const flip = turn.animate(
    [
      { transform: 'rotateY(0deg)' },
      { transform: 'translateZ(40px) rotateY(90deg)', offset: 0.5 },
      { transform: 'rotateY(180deg)' },
    ],
    { duration: FLIP_TIME, delay: flipDelay, easing: 'ease-in-out', fill: 'both' },
  );
  return [slide, flip];
}
