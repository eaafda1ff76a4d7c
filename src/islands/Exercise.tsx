// An exercise: one action that does what is asked. It knows right from wrong and says why.
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type Goal, judge, solutions, type Verdict } from '../board/goal.ts';
import { noticeText } from '../board/sentences.ts';
import { type BoardSource, type GoalSource, goalOf, sideOf, stateOf } from '../board/source.ts';
import { type BoardState, resetBoard } from '../board/state.ts';
import type { Annotations } from '../board/view.ts';
import {
  actionActor,
  actionMark,
  actionTo,
  kindInfo,
  squareName,
  tileAt,
  tileKind,
} from '../engine/index.ts';
import { joinSentences } from '../i18n/actions.ts';
import { type BoardText, kindName } from '../i18n/board-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { BoardFrame } from './BoardFrame.tsx';
import { pageText } from './page-text.ts';

interface Props extends BoardSource {
  readonly locale: Locale;
  readonly goal: GoalSource;
  /** What to take away from it, said once it is solved. */
  readonly after?: string;
}

/** The verdict on what was played, `undefined` before anything was. */
function verdictOf(goal: Goal, state: BoardState): Verdict | undefined {
  const turn = state.turns[0];
  return turn === undefined ? undefined : judge(goal, turn.before, turn.action);
}

/** What of the goal a legal action has missed, in a sentence. */
function missingText(text: BoardText, goal: Goal, state: BoardState, verdict: Verdict): string {
  const turn = state.turns[0];
  if (verdict.right || turn === undefined) return '';
  const { action, before } = turn;
  const used = actionMark(action);
  const mark = used === undefined ? text('action.draw') : text(`mark.${used}`);
  const captured = tileAt(before, actionTo(action));
  switch (verdict.missing) {
    case 'actor':
      return text('task.otherTile', { wanted: text(`tile.${kindInfo(goal.actor ?? 1).id}`) });
    case 'capture':
      return text('task.notCapture', { mark });
    case 'kind':
      return text('task.otherCapture', { tile: kindName(text, tileKind(captured)) });
    case 'mark':
      return text('task.otherMark', {
        tile: kindName(text, tileKind(tileAt(before, actionActor(action)))),
        mark,
        wanted: goal.by === undefined ? '' : text(`mark.${goal.by}`),
      });
    case 'square':
      return text('task.otherSquare', { mark, square: squareName(goal.to ?? 0) });
  }
}

function annotationsOf(
  state: BoardState,
  verdict: Verdict | undefined,
  hint: readonly number[],
): Annotations {
  const target = state.turns[0] === undefined ? [] : [actionTo(state.turns[0].action)];
  if (verdict === undefined) return { hint };
  return verdict.right ? { right: target } : { wrong: target };
}

/** The exercise's board. */
export function Exercise({ locale, goal: goalSource, after, ...source }: Props) {
  const text = pageText(locale);
  const goal = useMemo(() => goalOf(goalSource), []);
  const start = useMemo(() => stateOf(source), []);
  const state = useSignal(start);
  // Hints given so far: first the tile to act with, then also its square.
  const hints = useSignal(0);
  const verdict = verdictOf(goal, state.value);

  const solution = solutions(goal, start.position)[0];
  const hint =
    solution === undefined ? [] : [actionActor(solution), actionTo(solution)].slice(0, hints.value);

  const onState = (next: BoardState) => {
    state.value = next;
  };

  return (
    <BoardFrame
      locale={locale}
      state={state.value}
      onState={onState}
      bottom={sideOf(source.bottom)}
      annotations={annotationsOf(state.value, verdict, hint)}
      message={
        verdict !== undefined && (
          <div class={verdict.right ? 'verdict is-right' : 'verdict is-wrong'}>
            <strong>{text(verdict.right ? 'task.right' : 'task.wrong')}</strong>{' '}
            {joinSentences(text, [
              missingText(text, goal, state.value, verdict),
              noticeText(text, state.value),
              verdict.right ? (after ?? '') : '',
            ])}
          </div>
        )
      }
      buttons={
        verdict === undefined ? (
          <button
            type="button"
            class="board-button"
            disabled={hints.value > 1}
            onClick={() => {
              hints.value += 1;
            }}
          >
            {text('control.hint')}
          </button>
        ) : (
          !verdict.right && (
            <button
              type="button"
              class="board-button is-main"
              onClick={() => onState(resetBoard(state.value))}
            >
              {text('task.again')}
            </button>
          )
        )
      }
    />
  );
}
