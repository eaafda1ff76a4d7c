// A puzzle to solve in an element: the board, what is said, hints and the solution's first action.
import { useEffect, useRef, useState } from 'preact/hooks';
import { BagPanel } from '../../board/BagPanel.tsx';
import { canDraw, drawnKind } from '../../board/choosing.ts';
import { DrawnTile } from '../../board/DrawnTile.tsx';
import { Stage } from '../../board/Stage.tsx';
import { noticeText } from '../../board/sentences.ts';
import type { PlayedTurn } from '../../board/state.ts';
import type { Annotations } from '../../board/view.ts';
import {
  actionKind,
  actionTo,
  bagSize,
  isManeuver,
  type Position,
  type Side,
} from '../../engine/index.ts';
import { kindName } from '../../i18n/board-words.ts';
import { type Run, useSolving } from '../../islands/puzzles/use-solving.ts';
import type { PuzzleData } from '../../puzzles/puzzle-data.ts';
import { canTakeBack, turnsLeft } from '../../puzzles/solving.ts';
import { hintCount, hintSquares, hintText, phaseText, replyText } from '../../puzzles/words.ts';
import { Elsewhere, type Places } from './Elsewhere.tsx';
import type { PuzzleWords } from './words.ts';

/** What the event `duke-solved` tells. */
export interface SolvedDetail {
  /** The puzzle's id; empty for one of a position. */
  readonly puzzle: string;
  /** Wrong actions before it was solved. */
  readonly wrong: number;
}

interface Props {
  readonly puzzle: PuzzleData;
  readonly words: PuzzleWords;
  readonly title: string;
  /** Told what was played, by the reader and by the defender. */
  readonly onAction: (turn: PlayedTurn, position: Position) => void;
  readonly onSolved: (detail: SolvedDetail) => void;
  /** Where a reader goes when it cannot be solved here. */
  readonly elsewhere: Places;
}

/** The puzzle. */
export function PuzzleView({ puzzle, words, title, onAction, onSolved, elsewhere }: Props) {
  const { board: text, puzzle: say } = words;
  const run = useSolving(puzzle);
  const [awake, setAwake] = useState(false);
  const [framed, setFramed] = useState(false);
  useEffect(() => setAwake(true), []);
  const solving = run.solving.value;
  const { board, phase, attacker } = solving;
  const { position, choice } = board;

  const told = useRef(0);
  useEffect(() => {
    const turn = board.turns.at(-1);
    if (board.turns.length > told.current && turn !== undefined) onAction(turn, position);
    told.current = board.turns.length;
  }, [board.turns]);
  useEffect(() => {
    if (solving.solved) onSolved({ puzzle: puzzle.id, wrong: solving.wrong });
  }, [solving.solved]);

  const acting = phase.type === 'acting';
  const reply = phase.type === 'replying' || phase.type === 'refuting' ? phase.reply : undefined;
  const drawn =
    choice.type === 'drawn'
      ? choice.kind
      : reply !== undefined && !isManeuver(reply)
        ? actionKind(reply)
        : undefined;
  const button = (name: string, enabled: boolean, onClick: () => void, main = false) => (
    <button
      type="button"
      class={main ? 'board-button is-main' : 'board-button'}
      disabled={!enabled}
      onClick={onClick}
    >
      {name}
    </button>
  );

  const offer = run.trouble.value === 'unavailable' && (
    <Elsewhere {...{ elsewhere, words }} onFrame={setFramed} />
  );
  // The frame has a board of its own.
  if (framed) return <div class="board-view is-awake">{offer}</div>;
  return (
    <div class={awake ? 'board-view is-awake' : 'board-view'}>
      <p class="puzzle-title">{title}</p>
      <p class="puzzle-side">
        <span class={attacker === 0 ? 'side-seal is-light' : 'side-seal is-dark'} />
        {say(attacker === 0 ? 'side.light' : 'side.dark')}
        <span class="turns-left">{say.count('left', Math.max(0, turnsLeft(solving)))}</span>
      </p>
      <Stage
        state={board}
        {...{ text, awake }}
        bottom={attacker}
        coordinates={true}
        uprightNames={false}
        annotations={annotationsOf(run)}
        onState={run.onState}
      />
      <div class="board-status" role="status">
        {statusOf(run, words)}
      </div>
      {offer}
      {run.thinking.value !== undefined && (
        <div class="thinking">
          <progress
            aria-label={say('say.judging')}
            {...(run.thinking.value.total > 0
              ? { value: run.thinking.value.done, max: run.thinking.value.total }
              : {})}
          />
          {button(say('button.cancel'), true, run.cancel)}
        </div>
      )}
      {drawn !== undefined && <DrawnTile kind={drawn} side={position.side} text={text} />}
      <div class="board-controls">
        {phase.type === 'refuted' && button(say('button.takeBack'), true, run.takeBack, true)}
        {phase.type === 'viewing' && button(say('button.back'), true, run.restart, true)}
        {bagSize(board.start, attacker) > 0 &&
          button(text('control.levy'), acting && canDraw(board), run.levy)}
        {button(say('button.hint'), acting && !hintsAreUsedUp(run), run.giveHint)}
        {phase.type !== 'refuted' &&
          button(
            say('button.takeBack'),
            canTakeBack(solving) && (acting || phase.type === 'solved'),
            run.takeBack,
          )}
        {button(say('button.again'), board.turns.length > 0, run.restart)}
        {puzzle.line.length > 0 &&
          phase.type !== 'viewing' &&
          button(say('button.solution'), acting || phase.type === 'refuted', () =>
            run.view(puzzle.line),
          )}
      </div>
      {([attacker, 1 - attacker] as Side[])
        .filter((side) => bagSize(board.start, side) > 0)
        .map((side) => (
          <BagPanel
            key={side}
            open={false}
            {...{ position, side, text }}
            inHand={drawnKind(board.choice)}
          />
        ))}
    </div>
  );
}

function hintsAreUsedUp({ solving, hinted }: Run): boolean {
  const action = hinted.value;
  const drawn = solving.value.board.choice.type === 'drawn';
  return action !== undefined && solving.value.hints >= hintCount(action, drawn);
}

function annotationsOf({ solving, hinted }: Run): Annotations {
  const { phase, board, hints } = solving.value;
  const last = board.turns.at(-1);
  if (phase.type === 'solved' && last !== undefined) return { right: [actionTo(last.action)] };
  if (phase.type === 'refuting' && last !== undefined) return { wrong: [actionTo(last.action)] };
  if (phase.type === 'refuted' && isManeuver(phase.action))
    return { wrong: [actionTo(phase.action)] };
  if (hinted.value === undefined) return {};
  return { hint: hintSquares(hinted.value, hints, board.choice.type === 'drawn') };
}

/** The line below the board. */
function statusOf({ solving, hinted, trouble }: Run, words: PuzzleWords): string {
  const { phase, board, hints } = solving.value;
  const { puzzle: say, board: text } = words;
  const said = phaseText(words, solving.value);
  if (said !== '') return said;
  if (phase.type === 'viewing') return say('say.viewing');
  if (trouble.value !== undefined)
    return say(trouble.value === 'cancelled' ? 'say.cancelled' : 'say.unavailable');
  const isDrawn = board.choice.type === 'drawn';
  if (hinted.value !== undefined && hints > 0)
    return hintText(words, board.position, hinted.value, hints, isDrawn);
  if (board.choice.type === 'drawn')
    return say('say.levyRight', { tile: kindName(text, board.choice.kind) });
  if (board.notice?.type === 'played') return replyText(words, solving.value);
  return noticeText(text, board) || say('say.start');
}
