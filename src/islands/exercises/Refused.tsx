// “Why is this refused?”: a reason is chosen, then the board is tried and gives its own.
import { useMemo, useState } from 'preact/hooks';
import { noticeText } from '../../board/sentences.ts';
import { sideOf } from '../../board/source.ts';
import { createBoard } from '../../board/state.ts';
import type { Annotations } from '../../board/view.ts';
import { type RefusedSource, readRefused } from '../../exercises/refused.ts';
import type { SideName } from '../../exercises/words.ts';
import { joinSentences } from '../../i18n/actions.ts';
import type { Locale } from '../../i18n/locales.ts';
import { pageText } from '../page-text.ts';
import { recordSolved } from '../progress-store.ts';
import { useAwake } from '../use-awake.ts';
import { exerciseText } from './exercise-text.ts';
import { Choice, ShowAnswer, Verdict } from './parts.tsx';
import { QuietBoard } from './QuietBoard.tsx';

interface Props extends RefusedSource {
  readonly locale: Locale;
  readonly lesson: string;
  readonly id: string;
  readonly ask: string;
  readonly after?: string;
  readonly bottom?: SideName;
}

/** After so many wrong tries the reason is given unasked. */
const TRIES = 2;

/** The exercise. */
export function Refused({ locale, lesson, id, ask, after = '', bottom, ...source }: Props) {
  const board = pageText(locale);
  const text = exerciseText(locale);
  const awake = useAwake();
  const question = useMemo(() => readRefused(source), []);
  const start = useMemo(
    () => createBoard(question.position, { reader: question.reader, turns: 'alternate' }),
    [],
  );
  const [chosen, setChosen] = useState<number>();
  const [checked, setChecked] = useState(false);
  const [revealed, setRevealed] = useState(false);
  const [wrongTries, setWrongTries] = useState(0);
  const right = chosen === question.right;

  const check = () => {
    if (chosen === undefined) return;
    setChecked(true);
    if (right) recordSolved(lesson, id);
    else setWrongTries(wrongTries + 1);
    if (right || wrongTries + 1 >= TRIES || question.reasons.length <= 2) setRevealed(true);
  };
  const again = () => {
    setChecked(false);
    setRevealed(false);
    setChosen(undefined);
  };

  const { from, to } = question;
  const annotations: Annotations =
    from === undefined
      ? { squares: [{ square: to, ink: 'red' }] }
      : { arrows: [{ from, to, ink: 'red' }] };
  return (
    <div class={awake ? 'board-island exercise is-awake' : 'board-island exercise'}>
      <QuietBoard
        text={board}
        bottom={sideOf(bottom)}
        state={revealed ? question.refused : start}
        {...{ annotations, awake }}
      />
      <div class="board-side">
        <Choice
          name={`${lesson}-${id}`}
          legend={ask}
          options={question.reasons.map((reason) => text(`refused.${reason}`))}
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
                revealed ? noticeText(board, question.refused) : text('predict.look'),
                right ? after : '',
              ])}
            </Verdict>
          )}
        </div>
      </div>
    </div>
  );
}
