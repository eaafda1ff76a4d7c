// “Mark all squares that …”: marked on the board, then checked against the answer that the rules give.
import { useMemo, useState } from 'preact/hooks';
import { sideOf } from '../../board/source.ts';
import type { Annotations } from '../../board/view.ts';
import { type Square, squareName } from '../../engine/index.ts';
import { type SquaresSource, squaresAnswer } from '../../exercises/squares.ts';
import { positionNamed, type SideName, squareNamed } from '../../exercises/words.ts';
import { joinList, joinSentences } from '../../i18n/actions.ts';
import type { Locale } from '../../i18n/locales.ts';
import { MarkBoard } from '../MarkBoard.tsx';
import { pageText } from '../page-text.ts';
import { recordSolved } from '../progress-store.ts';
import { useAwake } from '../use-awake.ts';
import { type ExerciseText, exerciseText } from './exercise-text.ts';
import { ShowAnswer, Verdict } from './parts.tsx';

interface Props extends SquaresSource {
  readonly locale: Locale;
  readonly lesson: string;
  readonly id: string;
  readonly after?: string;
  readonly bottom?: SideName;
}

/** The exercise. */
export function Squares({ locale, lesson, id, after = '', bottom, ...source }: Props) {
  const board = pageText(locale);
  const text = exerciseText(locale);
  const awake = useAwake();
  const position = useMemo(() => positionNamed(source.position), []);
  const answer = useMemo(() => new Set(squaresAnswer(source)), []);
  const [marked, setMarked] = useState<ReadonlySet<Square>>(new Set());
  const [checked, setChecked] = useState(false);
  const [said, setSaid] = useState('');
  // The answer is shown on request, or after as many wrong tries.
  const [wrongTries, setWrongTries] = useState(0);
  const [asked, setAsked] = useState(false);

  const missed = [...answer].filter((square) => !marked.has(square));
  const extra = [...marked].filter((square) => !answer.has(square));
  const found = [...marked].filter((square) => answer.has(square));
  const right = missed.length === 0 && extra.length === 0;
  const revealed = checked && (right || asked || wrongTries >= TRIES);
  const list = (squares: readonly Square[]) =>
    joinList(board, [...squares].sort((a, b) => a - b).map(squareName));

  const toggle = (square: Square) => {
    if (!awake || checked) return;
    const next = new Set(marked);
    const on = !next.delete(square);
    if (on) next.add(square);
    setMarked(next);
    setSaid(
      joinSentences(board, [
        text(on ? 'squares.on' : 'squares.off', { square: squareName(square) }),
        text.count('squares.count', next.size),
      ]),
    );
  };
  const check = () => {
    setChecked(true);
    if (right) recordSolved(lesson, id);
    else setWrongTries(wrongTries + 1);
  };
  const again = () => {
    setChecked(false);
    // What is wrong goes only once the reader has been told what it is.
    if (revealed) setMarked(new Set(found));
    setSaid('');
  };

  const annotations: Annotations = revealed ? { right: found, wrong: extra, hint: missed } : {};
  const wordsOf = (square: Square): string => {
    if (!revealed) return marked.has(square) ? text('squares.marked') : '';
    if (answer.has(square))
      return marked.has(square) ? board('state.right') : text('squares.missing');
    return marked.has(square) ? board('state.wrong') : '';
  };

  return (
    <div class={awake ? 'board-island exercise is-awake' : 'board-island exercise'}>
      <MarkBoard
        text={board}
        bottom={sideOf(bottom)}
        about={source.of === undefined ? undefined : squareNamed(source.of)}
        onChoose={toggle}
        {...{ position, annotations, wordsOf, awake }}
        marked={revealed ? NONE : marked}
      />
      <div class="board-side">
        <div class="board-status" role="status">
          {checked ? (
            <Verdict right={right} text={text}>
              {joinSentences(board, [
                revealed ? '' : countText(text, extra.length, missed.length),
                revealed && extra.length > 0 ? text('squares.extra', { squares: list(extra) }) : '',
                revealed && missed.length > 0
                  ? text('squares.missed', { squares: list(missed) })
                  : '',
                right ? text('squares.all', { squares: list([...answer]) }) : '',
                right ? after : '',
              ])}
            </Verdict>
          ) : (
            said || text('squares.help')
          )}
        </div>
        <div class="board-controls">
          {checked ? (
            !right && (
              <button type="button" class="board-button is-main" onClick={again}>
                {text('again')}
              </button>
            )
          ) : (
            <button
              type="button"
              class="board-button is-main"
              disabled={marked.size === 0}
              onClick={check}
            >
              {text('check')}
            </button>
          )}
          {checked && !revealed && <ShowAnswer text={text} onShow={() => setAsked(true)} />}
        </div>
      </div>
    </div>
  );
}

/** After so many wrong tries the answer is shown unasked. */
const TRIES = 2;

/** How many squares are wrong and how many are missing, without naming any. */
function countText(text: ExerciseText, wrong: number, missing: number): string {
  if (missing === 0) return text('squares.wrongCount', { wrong });
  if (wrong === 0) return text('squares.missingCount', { missing });
  return text('squares.bothCount', { wrong, missing });
}

const NONE: ReadonlySet<Square> = new Set();
