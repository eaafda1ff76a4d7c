// “What will happen?”: an answer is chosen, then the action is played, or refused with the rules' own reason.
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { chooseSquare, playAction } from '../../board/choosing.ts';
import { noticeText } from '../../board/sentences.ts';
import { sideOf } from '../../board/source.ts';
import { createBoard } from '../../board/state.ts';
import { TilePicture } from '../../board/TilePicture.tsx';
import { tileFace, tileKind } from '../../engine/index.ts';
import { type PredictOption, type PredictSource, readPredict } from '../../exercises/predict.ts';
import type { SideName } from '../../exercises/words.ts';
import { joinSentences } from '../../i18n/actions.ts';
import { type BoardText, faceName, kindName } from '../../i18n/board-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { pageText } from '../page-text.ts';
import { recordSolved } from '../progress-store.ts';
import { useAwake } from '../use-awake.ts';
import { type ExerciseText, exerciseText } from './exercise-text.ts';
import { Choice, ShowAnswer, Verdict } from './parts.tsx';
import { QuietBoard } from './QuietBoard.tsx';

interface Props extends PredictSource {
  readonly locale: Locale;
  readonly lesson: string;
  readonly id: string;
  readonly ask: string;
  readonly after?: string;
  readonly bottom?: SideName;
}

function optionOf(board: BoardText, text: ExerciseText, option: PredictOption): ComponentChildren {
  switch (option.type) {
    case 'kind':
      return kindName(board, option.kind);
    case 'tile':
      return (
        <>
          <TilePicture tile={option.tile} text={board} />
          {board('panel.title', {
            tile: kindName(board, tileKind(option.tile)),
            face: faceName(board, tileFace(option.tile)),
          })}
        </>
      );
    default:
      return text(`predict.${option.type}`);
  }
}

/** After so many wrong tries what happens is shown unasked. */
const TRIES = 2;

/** The exercise. */
export function Predict({ locale, lesson, id, ask, after = '', bottom, ...source }: Props) {
  const board = pageText(locale);
  const text = exerciseText(locale);
  const awake = useAwake();
  const question = useMemo(() => readPredict(source), []);
  const start = useMemo(
    () => createBoard(question.position, { reader: question.position.side, turns: 'alternate' }),
    [],
  );
  const [state, setState] = useState(start);
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
    // Of two answers the wrong one tells the right one, so that nothing is left to find out.
    if (right || wrongTries + 1 >= TRIES || question.options.length <= 2) reveal();
  };
  const reveal = () => {
    const { action, legal, from, to } = question;
    setRevealed(true);
    if (action !== undefined && legal) setState(playAction(start, action));
    else if (from !== undefined) setState(chooseSquare(chooseSquare(start, from), to));
  };
  const again = () => {
    setChecked(false);
    setRevealed(false);
    setChosen(undefined);
    setState(start);
  };

  return (
    <div class={awake ? 'board-island exercise is-awake' : 'board-island exercise'}>
      <QuietBoard text={board} bottom={sideOf(bottom)} {...{ state, awake }} />
      <div class="board-side">
        <Choice
          name={`${lesson}-${id}`}
          legend={ask}
          options={question.options.map((option) => optionOf(board, text, option))}
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
          {checked && !revealed && <ShowAnswer text={text} onShow={reveal} />}
        </div>
        <div class="board-status" role="status">
          {checked && (
            <Verdict right={right} text={text}>
              {joinSentences(board, [
                revealed ? noticeText(board, state) : text('predict.look'),
                right ? after : '',
              ])}
            </Verdict>
          )}
        </div>
      </div>
    </div>
  );
}
