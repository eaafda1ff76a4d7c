// A record to step through: buttons, a slider, arrow keys, and what is said of each turn.
import { useMemo, useState } from 'preact/hooks';
import { playAction } from '../../board/choosing.ts';
import { noticeText, openingText } from '../../board/sentences.ts';
import { sideOf } from '../../board/source.ts';
import { type BoardState, createBoard } from '../../board/state.ts';
import { type ReplaySource, readReplay } from '../../exercises/replay.ts';
import type { SideName } from '../../exercises/words.ts';
import { actionSentence, joinSentences } from '../../i18n/actions.ts';
import type { Locale } from '../../i18n/locales.ts';
import { pageText } from '../page-text.ts';
import { ReplayControls } from '../ReplayControls.tsx';
import { useAwake } from '../use-awake.ts';
import { exerciseText } from './exercise-text.ts';
import { QuietBoard } from './QuietBoard.tsx';

interface Props extends ReplaySource {
  readonly locale: Locale;
  readonly bottom?: SideName;
}

/** The board after each turn, the first before any. */
function statesOf(source: ReplaySource): BoardState[] {
  const { start, turns } = readReplay(source);
  const states = [createBoard(start, { reader: 'both', turns: 'alternate' })];
  for (const { action } of turns) states.push(playAction(states.at(-1) as BoardState, action));
  return states;
}

/** The record. */
export function Replay({ locale, bottom, ...source }: Props) {
  const board = pageText(locale);
  const text = exerciseText(locale);
  const awake = useAwake();
  const states = useMemo(() => statesOf(source), []);
  const [turn, setTurn] = useState(0);
  const total = states.length - 1;
  const state = states[turn] as BoardState;
  const comment = turn === 0 ? '' : (source.comments?.[turn - 1] ?? '');
  const place = text('replay.turn', { number: turn, total });

  return (
    <div class={awake ? 'board-island exercise is-awake' : 'board-island exercise'}>
      <QuietBoard text={board} bottom={sideOf(bottom)} {...{ state, awake }} />
      <div class="board-side">
        <ReplayControls
          {...{ turn, total }}
          words={{
            first: text('replay.first'),
            back: text('replay.back'),
            next: text('replay.next'),
            last: text('replay.last'),
            slider: text('replay.slider'),
            place,
          }}
          onTurn={setTurn}
        />
        <p class="replay-place">
          {turn === 0 ? place : text('replay.played', { place, action: sentenceOf(states[turn]) })}
        </p>
        <div class="board-status" role="status">
          {turn === 0
            ? joinSentences(board, [text('replay.start'), openingText(board, state)])
            : comment || noticeText(board, state)}
        </div>
      </div>
    </div>
  );

  function sentenceOf(played: BoardState | undefined): string {
    const last = played?.turns.at(-1);
    return last === undefined ? '' : actionSentence(board, last.before, last.action);
  }
}
