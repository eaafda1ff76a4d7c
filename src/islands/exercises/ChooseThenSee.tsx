// An answer is chosen, then the board shows what is right: what “What will happen?” and “Why is this refused?” share.
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { noticeText } from '../../board/sentences.ts';
import { sideOf } from '../../board/source.ts';
import type { BoardState } from '../../board/state.ts';
import type { Annotations } from '../../board/view.ts';
import type { SideName } from '../../exercises/words.ts';
import { joinSentences } from '../../i18n/actions.ts';
import type { Locale } from '../../i18n/locales.ts';
import { pageText } from '../page-text.ts';
import { recordSolved } from '../progress-store.ts';
import { useAwake } from '../use-awake.ts';
import { exerciseText } from './exercise-text.ts';
import { Choice, ShowAnswer, Verdict } from './parts.tsx';
import { QuietBoard } from './QuietBoard.tsx';

/** What every such exercise is given by its lesson. */
export interface AskedInLesson {
  readonly locale: Locale;
  readonly lesson: string;
  readonly id: string;
  readonly ask: string;
  /** Said once the right answer was given. */
  readonly after?: string | undefined;
  readonly bottom?: SideName | undefined;
}

interface Props extends AskedInLesson {
  readonly options: readonly ComponentChildren[];
  /** Index of the right option. */
  readonly right: number;
  /** The board while the answer is not shown. */
  readonly start: BoardState;
  /** The board that shows it; called once. */
  readonly outcome: () => BoardState;
  readonly annotations?: Annotations;
}

/** After so many wrong tries the answer is shown unasked. */
const TRIES = 2;

/** The exercise. */
export function ChooseThenSee({ locale, lesson, id, start, after = '', ...props }: Props) {
  const board = pageText(locale);
  const text = exerciseText(locale);
  const awake = useAwake();
  const outcome = useMemo(props.outcome, []);
  const [chosen, setChosen] = useState<number>();
  const [checked, setChecked] = useState(false);
  const [revealed, setRevealed] = useState(false);
  const [wrongTries, setWrongTries] = useState(0);
  const right = chosen === props.right;

  const check = () => {
    if (chosen === undefined) return;
    setChecked(true);
    if (right) recordSolved(lesson, id);
    else setWrongTries(wrongTries + 1);
    // Of two answers the wrong one tells the right one, so that nothing is left to find out.
    if (right || wrongTries + 1 >= TRIES || props.options.length <= 2) setRevealed(true);
  };
  const again = () => {
    setChecked(false);
    setRevealed(false);
    setChosen(undefined);
  };

  return (
    <div class={awake ? 'board-island exercise is-awake' : 'board-island exercise'}>
      <QuietBoard
        text={board}
        bottom={sideOf(props.bottom)}
        state={revealed ? outcome : start}
        annotations={props.annotations ?? {}}
        {...{ awake }}
      />
      <div class="board-side">
        <Choice
          name={`${lesson}-${id}`}
          legend={props.ask}
          options={props.options}
          disabled={!awake || checked}
          right={checked ? right : undefined}
          onChoose={setChosen}
          {...{ chosen }}
        />
        <div class="board-controls">
          {!checked && (
            <button
              type="button"
              class="board-button is-main"
              disabled={chosen === undefined}
              onClick={check}
            >
              {text('check')}
            </button>
          )}
          {checked && !right && (
            <button type="button" class="board-button is-main" onClick={again}>
              {text('again')}
            </button>
          )}
          {checked && !revealed && <ShowAnswer text={text} onShow={() => setRevealed(true)} />}
        </div>
        <div class="board-status" role="status">
          {checked && (
            <Verdict right={right} text={text}>
              {joinSentences(board, [
                revealed ? noticeText(board, outcome) : text('predict.look'),
                right ? after : '',
              ])}
            </Verdict>
          )}
        </div>
      </div>
    </div>
  );
}
