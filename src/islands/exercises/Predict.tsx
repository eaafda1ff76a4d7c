// “What will happen?”: an answer is chosen, then the action is played, or refused with the rules' own reason.
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { chooseSquare, playAction } from '../../board/choosing.ts';
import { type BoardState, createBoard } from '../../board/state.ts';
import { TilePicture } from '../../board/TilePicture.tsx';
import { tileFace, tileKind } from '../../engine/index.ts';
import { type PredictOption, type PredictSource, readPredict } from '../../exercises/predict.ts';
import { type BoardText, faceName, kindName } from '../../i18n/board-words.ts';
import { pageText } from '../page-text.ts';
import { type AskedInLesson, ChooseThenSee } from './ChooseThenSee.tsx';
import { type ExerciseText, exerciseText } from './exercise-text.ts';

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

/** The exercise. */
export function Predict({
  locale,
  lesson,
  id,
  ask,
  after,
  bottom,
  ...source
}: AskedInLesson & PredictSource) {
  const board = pageText(locale);
  const text = exerciseText(locale);
  const question = useMemo(() => readPredict(source), []);
  const start = useMemo(
    () => createBoard(question.position, { reader: question.position.side, turns: 'alternate' }),
    [],
  );
  const outcome = (): BoardState => {
    const { action, legal, from, to } = question;
    if (action !== undefined && legal) return playAction(start, action);
    return from === undefined ? start : chooseSquare(chooseSquare(start, from), to);
  };
  return (
    <ChooseThenSee
      {...{ locale, lesson, id, ask, after, bottom, start, outcome }}
      options={question.options.map((option) => optionOf(board, text, option))}
      right={question.right}
    />
  );
}
