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
  actionFrom,
  actionMark,
  actionTo,
  actionType,
  DRAW,
  isManeuver,
  type Position,
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

/** How many hints there are towards an action: the tile, its mark, where it acts; or the levy and its square. */
const hintCount = (action: Action): number =>
  action === DRAW ? 1 : isManeuver(action) ? HINTS : HINTS - 1;

/** The most hints that an action has. */
const HINTS = 3;

/** The squares that the hints given so far point to. */
function hintSquares(action: Action | undefined, hints: number): number[] {
  if (action === undefined || action === DRAW) return [];
  if (!isManeuver(action)) return hints > 1 ? [actionTo(action)] : [];
  const actor = actionActor(action);
  if (hints < HINTS) return [actor];
  return actionType(action) === 'command'
    ? [actor, actionFrom(action), actionTo(action)]
    : [actor, actionTo(action)];
}

/** The hints given so far, in words. */
function hintText(
  board: BoardText,
  text: ExerciseText,
  position: Position,
  action: Action,
  hints: number,
): string {
  if (action === DRAW) return text('hint.levy');
  const to = squareName(actionTo(action));
  if (!isManeuver(action))
    return joinSentences(
      board,
      [text('hint.levy'), text('hint.place', { square: to })].slice(0, hints),
    );
  const nameOn = (square: number) => kindName(board, tileKind(tileAt(position, square)));
  const actor = actionActor(action);
  const from = actionFrom(action);
  const parts = [
    text('hint.tile', { tile: nameOn(actor), square: squareName(actor) }),
    text('hint.mark', { mark: board(`mark.${actionMark(action) ?? 'move'}`) }),
    actionType(action) === 'command'
      ? text('hint.command', { friend: nameOn(from), from: squareName(from), to })
      : text('hint.square', { square: to }),
  ];
  return joinSentences(board, parts.slice(0, hints));
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
  // What the board had to say when the hint was given: whatever it says later is newer than the hint.
  const [saidBefore, setSaidBefore] = useState<BoardState['notice']>();
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
    setSaidBefore(state.notice);
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
      isLevyMain={task.goal.levy}
      random={randomFor(task, state.position)}
      message={message()}
      buttons={
        outcome === undefined ? (
          <button
            type="button"
            class="board-button"
            disabled={
              (hints > 0 && hint !== undefined && hints >= hintCount(hint)) ||
              state.choice.type === 'drawn'
            }
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
      const isNewest = state.notice === saidBefore || state.notice?.type === 'chosen';
      if (hints > 0 && hint !== undefined && isNewest && state.choice.type !== 'drawn')
        return hintText(board, text, state.position, hint, hints);
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
