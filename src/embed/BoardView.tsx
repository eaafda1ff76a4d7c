// A live board in an element: the board, what it says, its buttons, and the steps of a record.
import { useEffect, useState } from 'preact/hooks';
import { canDraw, drawFor } from '../board/choosing.ts';
import { DrawnTile } from '../board/DrawnTile.tsx';
import { Stage } from '../board/Stage.tsx';
import { noticeText, openingText } from '../board/sentences.ts';
import { type BoardState, type PlayedTurn, resetBoard, takeBack } from '../board/state.ts';
import { bagSize, drawTile, type Position } from '../engine/index.ts';
import type { BoardOptions } from './board-options.ts';
import type { Words } from './words.ts';

interface Props {
  readonly options: BoardOptions;
  readonly words: Words;
  /** Told what the reader has played, and the position after it. */
  readonly onAction: (turn: PlayedTurn, position: Position) => void;
}

/** The shapes on the buttons of a record. */
const STEPS = {
  first: 'M6 5h2.5v14H6zM19 5v14L9.5 12z',
  previous: 'M17 5v14L7.5 12z',
  next: 'M7 5v14l9.5-7z',
  last: 'M15.5 5H18v14h-2.5zM5 5v14l9.5-7z',
} as const;

/** The board. */
export function BoardView({ options, words, onAction }: Props) {
  const { board: text, embed } = words;
  const { states, hasRecord } = options;
  const [state, setState] = useState(states[options.step] ?? states[0]);
  const [step, setStep] = useState(options.step);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const { choice, position } = state;
  const recorded = states[step] ?? states[0];
  const beyond = state.turns.length - recorded.turns.length;

  const go = (next: BoardState) => {
    setState(next);
    const turn = next.turns.at(-1);
    if (next.turns.length > state.turns.length && turn !== undefined) onAction(turn, next.position);
  };
  const stepTo = (place: number) => {
    setStep(place);
    setState({ ...(states[place] as BoardState) });
  };
  const button = (name: string, enabled: boolean, onClick: () => void) => (
    <button type="button" class="board-button" disabled={!enabled} onClick={onClick}>
      {name}
    </button>
  );
  const stepButton = (name: keyof typeof STEPS, place: number) => (
    <button
      type="button"
      class="board-button step-button"
      aria-label={embed(`step.${name}`)}
      disabled={place < 0 || place >= states.length || place === step}
      onClick={() => stepTo(place)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={STEPS[name]} />
      </svg>
    </button>
  );

  return (
    <div class={awake ? 'board-view is-awake' : 'board-view'}>
      <Stage
        state={state}
        {...{ text, awake }}
        bottom={options.bottom}
        coordinates={options.coordinates}
        uprightNames={false}
        annotations={beyond === 0 ? options.annotations : {}}
        onState={go}
      />
      <div class="board-status" role="status">
        {noticeText(text, state) || openingText(text, state)}
      </div>
      {choice.type === 'drawn' && <DrawnTile kind={choice.kind} side={position.side} text={text} />}
      {hasRecord && (
        // biome-ignore lint/a11y/useSemanticElements: buttons of a board are no form.
        <div class="board-controls" role="group" aria-label={embed('step.label')}>
          {stepButton('first', 0)}
          {stepButton('previous', step - 1)}
          <span class="step-place">{embed('step.place', { step, total: states.length - 1 })}</span>
          {stepButton('next', step + 1)}
          {stepButton('last', states.length - 1)}
        </div>
      )}
      <div class="board-controls">
        {([0, 1] as const).some((side) => bagSize(states[0].position, side) > 0) &&
          button(text('control.levy'), canDraw(state), () =>
            go(drawFor(state, drawTile(position, position.side, Math.random))),
          )}
        {button(text('control.takeBack'), beyond > 0 && choice.type !== 'drawn', () =>
          go(takeBack(state)),
        )}
        {button(text('control.reset'), beyond !== 0 || choice.type !== 'nothing', () =>
          hasRecord ? stepTo(step) : go(resetBoard(state)),
        )}
      </div>
    </div>
  );
}
