// The board itself: the drawing, the grid of squares over it, tiles in motion, and the question which action is meant.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type ReachedSquare, type Side, type Square, tileAt, tileSide } from '../engine/index.ts';
import type { BoardText } from '../i18n/board-words.ts';
import { AskAction } from './AskAction.tsx';
import { drawBoard } from './board-drawing.ts';
import { Cells } from './Cells.tsx';
import { answer, cancelAsking, chooseSquare } from './choosing.ts';
import { Flights } from './Flights.tsx';
import { boardTitle, squareLabel } from './labels.ts';
import { liftedSquares, type Motion, motionBetween } from './motion.ts';
import { SvgDrawing } from './SvgDrawing.tsx';
import { actingSide, type BoardState, letGo } from './state.ts';
import { TilePicture } from './TilePicture.tsx';
import { useDrag } from './use-drag.ts';
import { type Annotations, viewOf } from './view.ts';

interface Props {
  readonly state: BoardState;
  readonly text: BoardText;
  readonly bottom: Side;
  readonly coordinates: boolean;
  readonly uprightNames: boolean;
  readonly annotations?: Annotations;
  /** What tells it from other boards on the page, for screen readers. */
  readonly name?: string | undefined;
  /** Drawn over the squares and their tiles, 600 × 600 units of a square's 100 × 100. */
  readonly overlay?: ComponentChildren;
  /** Said of a square after everything else. */
  readonly describe?: ((square: Square) => string) | undefined;
  /** Scripts run and input is taken. */
  readonly awake: boolean;
  readonly onState: (state: BoardState) => void;
}

/** Reduced motion is asked for, or there is nothing to ask. */
const motionless = (): boolean =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Motions counted, so that each has a key of its own. */
interface Flying {
  readonly motion: Motion;
  readonly number: number;
}

/** The motion from the state before to this one, until it has come to rest. */
function useMotion(state: BoardState): readonly [Flying | undefined, () => void] {
  const previous = useRef(state);
  const flying = useRef<Flying>();
  const [, setResting] = useState(0);
  if (previous.current !== state) {
    const motion = motionless() ? undefined : motionBetween(previous.current, state);
    const changed = previous.current.turns !== state.turns;
    previous.current = state;
    if (motion !== undefined) flying.current = { motion, number: state.turns.length };
    else if (changed) flying.current = undefined;
  }
  const rest = () => {
    flying.current = undefined;
    setResting((count) => count + 1);
  };
  return [flying.current, rest];
}

/** The board. */
export function Stage(props: Props) {
  const { state, text, bottom, coordinates, uprightNames, awake, onState } = props;
  const { choice, position } = state;
  const view = viewOf(state, bottom, props.annotations);
  const acting = actingSide(state);
  const [flying, rest] = useMotion(state);

  const own = view.squares.filter(({ tile }) => tile !== 0 && tileSide(tile) === acting);
  const draggable = new Set(
    choice.type === 'drawn' || choice.type === 'ask' ? [] : own.map(({ square }) => square),
  );
  const [cursor, setCursor] = useState<Square>(own[0]?.square ?? 0);

  const choose = (square: Square) => {
    setCursor(square);
    onState(chooseSquare(state, square));
  };
  const { handlers, dragged, ghost } = useDrag({
    bottom,
    draggable,
    onLift: (square) => {
      if (choice.type !== 'tile' || choice.square !== square) choose(square);
    },
    onDrop: choose,
  });

  const asking = choice.type === 'ask' ? choice : undefined;
  const stage = useRef<HTMLDivElement>(null);
  const focusCursor = () =>
    stage.current?.querySelector<HTMLElement>('.board-cell[tabindex="0"]')?.focus();
  // After a question the focus goes back to the board, where it came from.
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && asking === undefined) focusCursor();
    wasAsking.current = asking !== undefined;
  }, [asking]);

  const lifted = [
    ...(flying === undefined ? [] : liftedSquares(flying.motion)),
    ...(dragged === undefined ? [] : [dragged]),
  ];
  const drawing = drawBoard(view, { detail: 'auto', coordinates, uprightNames, lifted }, text);

  return (
    <div ref={stage} class={coordinates ? 'board-stage has-coordinates' : 'board-stage'}>
      <SvgDrawing node={drawing} />
      <div class="board-squares" {...handlers}>
        {props.overlay}
        {flying !== undefined && (
          <Flights
            key={flying.number}
            motion={flying.motion}
            {...{ bottom, text, uprightNames }}
            onRest={rest}
          />
        )}
        <Cells
          label={boardTitle(text, position, props.name)}
          help={text('board.keys')}
          labels={view.squares.map(
            (square) =>
              squareLabel(text, square, state.rules.reader) +
              (props.describe?.(square.square) ?? ''),
          )}
          selected={selectedSquare(state)}
          onCursor={setCursor}
          onChoose={choose}
          onLetGo={() => onState(letGo(state))}
          {...{ bottom, draggable, cursor, awake }}
        />
        {dragged !== undefined && (
          <div ref={ghost} class="drag-ghost" aria-hidden="true">
            <TilePicture
              tile={tileAt(position, dragged)}
              turned={tileSide(tileAt(position, dragged)) !== bottom}
              uprightName={uprightNames}
              detail="auto"
              text={text}
            />
          </div>
        )}
      </div>
      {asking !== undefined && (
        <AskAction
          plans={asking.plans}
          {...{ position, text }}
          onAnswer={(plan: ReachedSquare) => onState(answer(state, plan))}
          onCancel={() => onState(cancelAsking(state))}
        />
      )}
    </div>
  );
}

function selectedSquare({ choice }: BoardState): Square | undefined {
  switch (choice.type) {
    case 'tile':
    case 'enemy':
    case 'ask':
      return choice.square;
    case 'command':
      return choice.friend;
    default:
      return undefined;
  }
}
