// “Mark its squares”, for one's own tile or for an enemy's that is seen upside down: on a board with nothing else on it.
import { useMemo, useState } from 'preact/hooks';
import type { Annotations } from '../../board/view.ts';
import { type Square, squareName } from '../../engine/index.ts';
import { joinList, joinSentences } from '../../i18n/actions.ts';
import { faceName, kindName } from '../../i18n/board-words.ts';
import { marksInWords, type Words } from '../../trainer/describe.ts';
import { isAllRight, judgeMarking, type Marking } from '../../trainer/drills.ts';
import { loneTile, squaresActedOn } from '../../trainer/squares.ts';
import { MarkBoard } from '../MarkBoard.tsx';
import { AfterAnswer, FaceVerdict } from './verdict.tsx';

interface Props {
  readonly question: Marking;
  readonly words: Words;
  readonly judged: boolean;
  /** Said before anything is marked. */
  readonly said: string;
  readonly onAnswer: (right: boolean) => void;
  readonly onNext: () => void;
  readonly onUndo: () => void;
}

/** The question, its board and its buttons. */
export function MarkingQuestion(props: Props) {
  const { question, words, judged, said, onAnswer, onNext, onUndo } = props;
  const { drill, face, side, stands, answer } = question;
  const { board, faces } = words;
  const position = useMemo(() => loneTile(face, side), [face, side]);
  const [marked, setMarked] = useState<ReadonlySet<Square>>(new Set());
  const [change, setChange] = useState('');

  const tile = kindName(board, face.kind);
  const ask = faces(`${drill}.ask`, { tile, face: faceName(board, face.face) });
  const { found, missed, extra } = judgeMarking(question, marked);
  const right = missed.length === 0 && extra.length === 0;
  const toggle = (square: Square) => {
    if (judged || square === stands) return;
    const next = new Set(marked);
    const on = !next.delete(square);
    if (on) next.add(square);
    setMarked(next);
    setChange(faces(on ? 'mark.on' : 'mark.off', { square: squareName(square) }));
  };
  const check = () => {
    if (!judged) onAnswer(isAllRight(judgeMarking(question, marked)));
  };

  /** A square that was missed, with the marks that reach it: “c5 (Slide)”. */
  const withMarks = (square: Square): string => {
    const acted = squaresActedOn(face, side).find((one) => one.square === square);
    const marks = joinList(board, acted?.marks.map((mark) => board(`mark.${mark}`)) ?? []);
    return faces('verdict.square', { square: squareName(square), marks });
  };
  const annotations: Annotations = judged ? { right: found, wrong: extra, hint: missed } : {};
  const wordsOf = (square: Square): string => {
    if (!judged) return marked.has(square) ? faces('marked') : '';
    if (answer.includes(square))
      return marked.has(square) ? board('state.right') : faces('missing');
    return marked.has(square) ? board('state.wrong') : '';
  };

  return (
    <div class="face-question" data-drill={drill} data-face={face.id}>
      <h2>{ask}</h2>
      <div class="board-island is-awake face-marking">
        <div
          // The grid itself takes Enter as it takes Space; in a drill that goes fast, Enter says “done”.
          onKeyDownCapture={(event) => {
            if (event.key !== 'Enter' || judged) return;
            event.preventDefault();
            event.stopPropagation();
            check();
          }}
        >
          <MarkBoard
            text={board}
            bottom={0}
            reader={0}
            fixed
            awake
            about={stands}
            start={stands}
            label={ask}
            hidden={judged ? undefined : 'marks'}
            marked={judged ? NONE : marked}
            onChoose={toggle}
            {...{ position, annotations, wordsOf }}
          />
        </div>
        <div class="board-side">
          <div class="board-status" role="status">
            {judged ? (
              <FaceVerdict {...{ faces, right }}>
                {joinSentences(board, [
                  extra.length > 0
                    ? faces('verdict.extra', { squares: joinList(board, extra.map(squareName)) })
                    : '',
                  missed.length > 0
                    ? faces('verdict.missed', { squares: joinList(board, missed.map(withMarks)) })
                    : '',
                  faces('verdict.face', {
                    tile,
                    face: faceName(board, face.face),
                    marks: marksInWords(words, face),
                  }),
                  right ? '' : faces('again'),
                ])}
              </FaceVerdict>
            ) : (
              change || said || faces('squares.help')
            )}
          </div>
          <div class="board-controls">
            {judged ? (
              <AfterAnswer {...{ faces, onNext, onUndo }} />
            ) : (
              <button type="button" class="board-button is-main" onClick={check}>
                {faces('check')}
              </button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

const NONE: ReadonlySet<Square> = new Set();
