// Setting up by hand: Duke and Footmen go on an empty board, and a wrong square says why.
import { useState } from 'preact/hooks';
import type { Side, Square } from '../../engine/index.ts';
import { squareName } from '../../engine/index.ts';
import {
  openSetup,
  type Placed,
  refuseSetup,
  SETUP_TILES,
  setupPosition,
} from '../../exercises/setup.ts';
import type { SideName } from '../../exercises/words.ts';
import { joinList, joinSentences } from '../../i18n/actions.ts';
import type { BoardText } from '../../i18n/board-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { MarkBoard } from '../MarkBoard.tsx';
import { pageText } from '../page-text.ts';
import { recordSolved } from '../progress-store.ts';
import { useAwake } from '../use-awake.ts';
import { type ExerciseText, exerciseText } from './exercise-text.ts';
import { Verdict } from './parts.tsx';

interface Props {
  readonly locale: Locale;
  readonly lesson: string;
  readonly id: string;
  readonly side?: SideName;
  readonly after?: string;
}

/** The exercise. */
export function Setup({ locale, lesson, id, side: sideName = 'light', after = '' }: Props) {
  const board = pageText(locale);
  const text = exerciseText(locale);
  const awake = useAwake();
  const side: Side = sideName === 'light' ? 0 : 1;
  const [placed, setPlaced] = useState<Placed>([]);
  const [wrong, setWrong] = useState<Square>();
  const done = placed.length === SETUP_TILES;

  const choose = (square: Square) => {
    if (!awake || done) return;
    if (refuseSetup(side, placed, square) !== undefined) {
      setWrong(square);
      return;
    }
    const next = [...placed, square];
    setWrong(undefined);
    setPlaced(next);
    if (next.length === SETUP_TILES) recordSolved(lesson, id);
  };
  const refusal = wrong === undefined ? undefined : refuseSetup(side, placed, wrong);
  const task = text(
    placed.length === 0 ? 'setup.duke' : placed.length === 1 ? 'setup.footman' : 'setup.footman2',
  );

  return (
    <div class={awake ? 'board-island exercise is-awake' : 'board-island exercise'}>
      <MarkBoard
        position={setupPosition(side, placed)}
        text={board}
        bottom={side}
        annotations={done ? { right: placed } : wrong === undefined ? {} : { wrong: [wrong] }}
        marked={NONE}
        wordsOf={(square) => (square === wrong ? board('state.wrong') : '')}
        awake={awake}
        onChoose={choose}
      />
      <div class="board-side">
        <div class="board-status" role="status">
          {done ? (
            <Verdict right text={text}>
              {joinSentences(board, [text('setup.done'), after])}
            </Verdict>
          ) : refusal === undefined || wrong === undefined ? (
            task
          ) : (
            <Verdict right={false} text={text}>
              {joinSentences(board, [
                text(`setup.wrong.${refusal}`, {
                  square: squareName(wrong),
                  squares: either(board, text, openSetup(side, placed).map(squareName)),
                }),
                task,
              ])}
            </Verdict>
          )}
        </div>
        <div class="board-controls">
          <button
            type="button"
            class="board-button"
            disabled={placed.length === 0}
            onClick={() => {
              setWrong(undefined);
              setPlaced(placed.slice(0, -1));
            }}
          >
            {text('setup.back')}
          </button>
        </div>
      </div>
    </div>
  );
}

/** “b1, d1 or c2”. */
const either = (board: BoardText, text: ExerciseText, names: readonly string[]): string =>
  [joinList(board, names.slice(0, -1)), ...names.slice(-1)]
    .filter((part) => part !== '')
    .join(text('setup.or'));

const NONE: ReadonlySet<Square> = new Set();
