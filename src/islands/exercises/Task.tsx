// A task: reach a goal within so many turns. It judges each turn, answers for the opponent, and says what is missing.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { playAction } from '../../board/choosing.ts';
import { noticeText } from '../../board/sentences.ts';
import { sideOf, stateOf } from '../../board/source.ts';
import { type BoardState, takeBack } from '../../board/state.ts';
import type { Annotations } from '../../board/view.ts';
import {
  type Action,
  actionActor,
  actionMark,
  actionTo,
  DRAW,
  isManeuver,
  squareName,
  tileAt,
  tileKind,
} from '../../engine/index.ts';
import type { Missing } from '../../exercises/goal.ts';
import {
  judgeTurn,
  needsDefence,
  randomFor,
  readTask,
  solutions,
  type Task as TaskData,
  type TaskSource,
} from '../../exercises/task.ts';
import type { SideName } from '../../exercises/words.ts';
import { actionSentence, joinSentences } from '../../i18n/actions.ts';
import { type BoardText, kindName } from '../../i18n/board-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { BoardFrame } from '../BoardFrame.tsx';
import { pageText } from '../page-text.ts';
import { recordSolved } from '../progress-store.ts';
import { type ExerciseText, exerciseText } from './exercise-text.ts';
import { Verdict } from './parts.tsx';

interface Props extends TaskSource {
  readonly locale: Locale;
  readonly lesson: string;
  readonly id: string;
  readonly after?: string;
  readonly bottom?: SideName;
  readonly choose?: string;
}

/** What the reader's last turn came to. */
type Outcome =
  | { readonly status: 'solved' }
  | { readonly status: 'waiting' }
  | {
      readonly status: 'wrong';
      readonly missing: Missing;
      readonly late: boolean;
      /** The reply that spoils a win, in a few words. */
      readonly refutedBy?: string;
    };

/** Milliseconds before the opponent answers, so that the reader's own turn is seen to end. */
const PAUSE = 900;

const loadDefence = () => import('../../exercises/defence.ts');

const readersTurns = (task: TaskData, state: BoardState): number =>
  state.turns.filter(({ before }) => before.side === task.reader).length;

/** What of the goal the last turn has missed, in a sentence. */
function missingText(
  board: BoardText,
  text: ExerciseText,
  { goal }: TaskData,
  { turns }: BoardState,
  missing: Missing,
): string {
  const last = turns.at(-1);
  if (last === undefined) return '';
  const { action, before } = last;
  const kindOn = (square: number) => kindName(board, tileKind(tileAt(before, square)));
  switch (missing) {
    case 'actor':
      return text('miss.actor', { wanted: kindName(board, goal.actor ?? 1) });
    case 'kind':
      return text('miss.kind', {
        tile: kindOn(actionTo(action)),
        wanted: kindName(board, goal.capture ?? 1),
      });
    case 'captureSquare':
      return text('miss.captureSquare', { square: squareName(goal.captureOn ?? 0) });
    case 'square':
      return text('miss.square', { square: squareName(goal.to ?? 0) });
    case 'mark': {
      const used = actionMark(action);
      return text('miss.mark', {
        tile: isManeuver(action) ? kindOn(actionActor(action)) : '',
        mark: used === undefined ? board('action.draw') : board(`mark.${used}`),
        wanted: goal.by === undefined ? '' : board(`mark.${goal.by}`),
      });
    }
    default:
      return text(`miss.${missing}`);
  }
}

/** The squares that a hint shows: first of the tile to act with, then also where it acts. */
function hintSquares(action: Action | undefined, hints: number): number[] {
  if (action === undefined || action === DRAW) return [];
  const squares = isManeuver(action) ? [actionActor(action), actionTo(action)] : [actionTo(action)];
  return squares.slice(0, isManeuver(action) ? hints : hints - 1);
}

/** The task's board. */
export function Task({ locale, lesson, id, after = '', bottom, choose, ...source }: Props) {
  const board = pageText(locale);
  const text = exerciseText(locale);
  const task = useMemo(() => readTask(source), []);
  const start = useMemo(
    () =>
      stateOf({
        position: source.position,
        reader: task.reader === 0 ? 'light' : 'dark',
        ...(choose === undefined ? {} : { choose }),
      }),
    [],
  );
  const [state, setState] = useState(start);
  const [outcome, setOutcome] = useState<Outcome>();
  const [hints, setHints] = useState(0);
  const [hint, setHint] = useState<Action>();
  // Counts the reader's doings, so that an answer that comes too late is dropped.
  const clock = useRef(0);
  useEffect(
    () => () => {
      clock.current = -1;
    },
    [],
  );

  const done = readersTurns(task, state);

  const answerLater = (played: BoardState, reply: Action) => {
    const time = clock.current;
    setOutcome({ status: 'waiting' });
    setTimeout(() => {
      if (clock.current !== time) return;
      setState(playAction(played, reply));
      setOutcome(undefined);
      setHints(0);
    }, PAUSE);
  };

  const judge = async (played: BoardState) => {
    const last = played.turns.at(-1);
    if (last === undefined) return;
    const verdict = judgeTurn(task, last.before, last.action, readersTurns(task, played));
    if (verdict.status === 'going') answerLater(played, verdict.reply);
    else if (verdict.status !== 'open') {
      setOutcome(verdict);
      if (verdict.status === 'solved') recordSolved(lesson, id);
    } else {
      const time = clock.current;
      setOutcome({ status: 'waiting' });
      const defence = await loadDefence().catch(() => undefined);
      if (clock.current !== time) return;
      if (defence === undefined) {
        // No network, and nothing kept: the turn is taken back, so that it can be tried again.
        setOutcome(undefined);
        setState(takeBack(played));
        return;
      }
      const { winning, reply } = defence.answerOf(played.position, task.reader, verdict.left);
      if (winning) answerLater(played, reply);
      else {
        setOutcome({
          status: 'wrong',
          missing: verdict.missing,
          late: true,
          refutedBy: actionSentence(board, played.position, reply),
        });
      }
    }
  };

  const onState = (next: BoardState) => {
    const steps = next.turns.length - state.turns.length;
    if (steps === 0) {
      setState(next);
      return;
    }
    clock.current += 1;
    setHints(0);
    if (steps > 0) {
      setState(next);
      void judge(next);
      return;
    }
    // Taking back the opponent's answer takes back the turn that it answered.
    setOutcome(undefined);
    setState(next.position.side === task.reader ? next : takeBack(next));
  };

  const giveHint = async () => {
    const time = clock.current;
    const left = task.turns - done;
    const found = needsDefence(task)
      ? await loadDefence().then(
          ({ winnersOf }) => winnersOf(state.position, task.reader, left),
          () => [],
        )
      : solutions(task, state.position, done);
    if (clock.current !== time) return;
    setHint(found[0]);
    setHints((count) => count + 1);
  };

  const target = state.turns.at(-1);
  const judged = target === undefined ? [] : [actionTo(target.action)];
  const annotations: Annotations =
    outcome?.status === 'solved'
      ? { right: judged }
      : outcome?.status === 'wrong'
        ? { wrong: judged }
        : { hint: hints > 0 && outcome === undefined ? hintSquares(hint, hints) : [] };

  return (
    <BoardFrame
      locale={locale}
      state={state}
      onState={onState}
      bottom={sideOf(bottom)}
      annotations={annotations}
      random={randomFor(task, state.position)}
      message={message()}
      buttons={
        outcome === undefined ? (
          <button
            type="button"
            class="board-button"
            disabled={hints > 1 || state.choice.type === 'drawn'}
            onClick={giveHint}
          >
            {text('hint')}
          </button>
        ) : (
          outcome.status === 'wrong' && (
            <button
              type="button"
              class="board-button is-main"
              onClick={() => onState(takeBack(state))}
            >
              {text('again')}
            </button>
          )
        )
      }
    />
  );

  function message() {
    const notice = noticeText(board, state);
    if (outcome === undefined) {
      if (hints > 0 && hint !== undefined && !isManeuver(hint) && state.choice.type !== 'drawn')
        return text('hint.levy');
      const answered = state.notice?.type === 'played' && done > 0;
      return answered && joinSentences(board, [notice, text.count('task.left', task.turns - done)]);
    }
    if (outcome.status === 'waiting') return joinSentences(board, [notice, text('task.waiting')]);
    const reasons =
      outcome.status === 'solved'
        ? [notice, after]
        : outcome.refutedBy === undefined
          ? [
              missingText(board, text, task, state, outcome.missing),
              outcome.late ? text('task.late') : '',
              notice,
            ]
          : [text('task.refuted', { reply: outcome.refutedBy }), notice];
    return (
      <Verdict right={outcome.status === 'solved'} text={text}>
        {joinSentences(board, reasons)}
      </Verdict>
    );
  }
}
