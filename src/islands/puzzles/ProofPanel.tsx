// The solution with comments, and the proof to walk through: replies folded by what answers them, each node on the board.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import {
  type Action,
  actionKind,
  actionTo,
  clonePosition,
  formatPosition,
  isManeuver,
  type Position,
  parseAction,
  parsePosition,
  play,
  squareName,
  unwrap,
} from '../../engine/index.ts';
import { actionSentence } from '../../i18n/actions.ts';
import { kindName } from '../../i18n/board-words.ts';
import type { PuzzleData } from '../../puzzles/puzzle-data.ts';
import { keyText, type LinePage, lineSteps, type Words } from '../../puzzles/words.ts';
import type { ReplyGroup } from '../../workers/answers.ts';
import type { SolverClient } from '../../workers/solver-client.ts';

/** The board beside the panel, and who answers what the panel asks. */
export interface ProofRun {
  /** How many actions of the line stand on the board. */
  readonly shown: number;
  readonly client: Pick<SolverClient, 'ask' | 'cancel'>;
  /** Shows the position after these actions. */
  view(line: readonly string[]): void;
}

/** What was proven. */
export type ProvenPage = LinePage & Pick<PuzzleData, 'positions' | 'milliseconds'>;

/** What the panel is about. */
export interface ProofPanelProps {
  readonly run: ProofRun;
  readonly words: Words;
  readonly page: ProvenPage;
  /** How it was proven, where that was not when the site was built. */
  readonly effort?: string;
}

/** The position after a line. */
function positionAfter(page: ProvenPage, line: readonly string[]): Position {
  const position = clonePosition(unwrap(parsePosition(page.position)));
  for (const text of line) play(position, unwrap(parseAction(position, text)));
  return position;
}

/** How long the build took, in words. */
function timeText({ puzzle: say }: Words, milliseconds: number): string {
  return milliseconds < 1000
    ? say('proof.milliseconds', { count: milliseconds })
    : say('proof.seconds', { count: (milliseconds / 1000).toFixed(1) });
}

/** What the proof took when the site was built. */
const effortText = (words: Words, { positions, milliseconds }: ProvenPage): string => {
  const count = positions.toLocaleString();
  return milliseconds === undefined
    ? words.puzzle('proof.effortShort', { positions: count })
    : words.puzzle('proof.effort', { positions: count, time: timeText(words, milliseconds) });
};

/** Can it be seen whole, neither outside the window nor behind the board, which stays in sight on phones? */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const board = element.closest('.puzzle-island')?.querySelector('.board-stage');
  const covered =
    innerWidth < innerHeight && board ? Math.max(0, board.getBoundingClientRect().bottom) : 0;
  return top >= covered && bottom <= innerHeight;
}

/** The panel: the main line, then the proof. */
export function ProofPanel(props: ProofPanelProps) {
  const { run, words, page } = props;
  const { puzzle: say } = words;
  const steps = lineSteps(words, page);
  const { shown } = run;
  const step = (by: number) =>
    run.view(page.line.slice(0, Math.max(0, Math.min(page.line.length, shown + by))));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (title.current === null || isInSight(title.current)) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    title.current.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
  }, []);
  return (
    <section class="board-card proof-panel" aria-labelledby="solution-title">
      <h2 id="solution-title" ref={title}>
        {say('solution.title')}
      </h2>
      <ol class="main-line">
        {steps.map(({ line, byAttacker, sentence, comment }) => (
          <li key={line.length} class={byAttacker ? 'is-attacker' : 'is-defender'}>
            <button
              type="button"
              class="line-step"
              aria-current={line.length === shown ? 'step' : undefined}
              onClick={() => run.view(line)}
            >
              {sentence}
            </button>
            <p>{comment}</p>
          </li>
        ))}
      </ol>
      <div class="line-controls">
        <button type="button" class="board-button" disabled={shown === 0} onClick={() => step(-1)}>
          {say('button.previous')}
        </button>
        <button
          type="button"
          class="board-button"
          disabled={shown >= page.line.length}
          onClick={() => step(1)}
        >
          {say('button.forward')}
        </button>
      </div>
      <details class="proof-tree">
        <summary>{say('proof.title')}</summary>
        <p>{say('proof.lead')}</p>
        <p class="proof-effort">{props.effort ?? effortText(words, page)}</p>
        <Node title={keyText(words, page)} {...props} answer={page.key} line={[]} turns={page.n} />
      </details>
    </section>
  );
}

interface NodeProps extends ProofPanelProps {
  /** Played from the puzzle's position before the attacker's action. */
  readonly line: readonly string[];
  /** The attacker's action, `@` for a levy. */
  readonly answer: string;
  /** The attacker's turns left, this action included. */
  readonly turns: number;
  readonly title: string;
}

/** One winning action of the attacker, to be opened: what can be replied, or drawn. */
function Node(props: NodeProps) {
  const { answer, title, words, line, run } = props;
  const open = useSignal(false);
  return (
    <details
      class="proof-node"
      onToggle={(event) => {
        if (event.target !== event.currentTarget) return;
        open.value = event.currentTarget.open;
        if (open.value && answer !== '@') run.view([...line, answer]);
      }}
    >
      <summary>{words.puzzle('proof.after', { action: title })}</summary>
      {open.value && (answer === '@' ? <Draws {...props} /> : <Replies {...props} />)}
    </details>
  );
}

/** Asks the worker once, when it is shown. */
function useAnswer<Answer>(
  ask: (onProgress: (done: number, total: number) => void) => Promise<Answer>,
) {
  const answer = useSignal<Answer | 'failed' | undefined>(undefined);
  const progress = useSignal<readonly [number, number]>([0, 0]);
  useEffect(() => {
    let wanted = true;
    ask((done, total) => {
      progress.value = [done, total];
    }).then(
      (found) => {
        if (wanted) answer.value = found;
      },
      () => {
        if (wanted) answer.value = 'failed';
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return [answer.value, progress.value] as const;
}

function Waiting({
  words,
  progress: [done, total],
  run,
}: ProofPanelProps & { readonly progress: readonly [number, number] }) {
  return (
    <p class="thinking" role="status">
      <progress
        {...(total > 0 ? { value: done, max: total } : {})}
        aria-label={words.puzzle('say.judging')}
      />
      <button type="button" class="board-button" onClick={() => run.client.cancel()}>
        {words.puzzle('button.cancel')}
      </button>
    </p>
  );
}

/** The attacker's levy: for each kind the square that wins. */
function Draws(props: NodeProps) {
  const { run, words, page, line, turns } = props;
  const position = positionAfter(page, line);
  const [levies, progress] = useAnswer(() =>
    run.client.ask({ type: 'draws', position: formatPosition(position), turns }),
  );
  if (levies === undefined) return <Waiting {...props} progress={progress} />;
  if (levies === 'failed') return <p>{words.puzzle('proof.failed')}</p>;
  return (
    <div class="proof-replies">
      <p>{words.puzzle('proof.draws')}</p>
      {levies.map((levy) => (
        <Node
          key={levy}
          {...props}
          answer={levy}
          title={actionSentence(words.board, position, unwrap(parseAction(position, levy)))}
        />
      ))}
    </div>
  );
}

/** Every reply to the attacker's action, folded by what answers it. */
function Replies(props: NodeProps) {
  const { run, words, page, line, answer, turns } = props;
  const here = [...line, answer];
  const position = positionAfter(page, here);
  const [groups, progress] = useAnswer((onProgress) =>
    run.client.ask(
      { type: 'replies', position: formatPosition(position), turns: turns - 1 },
      onProgress,
    ),
  );
  if (groups === undefined) return <Waiting {...props} progress={progress} />;
  if (groups === 'failed') return <p>{words.puzzle('proof.failed')}</p>;
  return (
    <ul class="proof-replies">
      {groups.map((group) => (
        <li key={`${group.turns} ${group.answer} ${group.replies[0]}`}>
          <Group {...{ run, words, page, position, group }} line={here} />
        </li>
      ))}
    </ul>
  );
}

/** The group's answer in words; what it captures only where that is the same after each reply. */
function answerText(words: Words, position: Position, group: ReplyGroup): string {
  const sentences = group.replies.map((reply) => {
    const after = clonePosition(position);
    play(after, unwrap(parseAction(after, reply)));
    return actionSentence(words.board, after, unwrap(parseAction(after, group.answer)));
  });
  const [first = ''] = sentences;
  return sentences.every((sentence) => sentence === first)
    ? first
    : (sentences.toSorted((a, b) => a.length - b.length)[0] ?? first);
}

function Group(
  props: ProofPanelProps & {
    /** Played up to the replies. */
    readonly line: readonly string[];
    readonly position: Position;
    readonly group: ReplyGroup;
  },
) {
  const { words, group, position, run, line, page } = props;
  const { puzzle: say, board: text } = words;
  const open = useSignal(false);
  const chosen = useSignal<string | undefined>(undefined);
  const actions = group.replies.map((reply) => ({
    reply,
    action: unwrap(parseAction(position, reply)),
  }));
  const maneuvers = actions.filter(({ action }) => isManeuver(action));
  const levies = actions.filter(({ action }) => !isManeuver(action));
  const squares = [...new Set(levies.map(({ action }) => actionTo(action)))];
  const choose = (reply: string) => {
    chosen.value = reply;
    run.view(group.answer === '@' ? [...line, reply] : [...line, reply, group.answer]);
  };
  const button = (reply: string, name: string) => (
    <button
      key={reply}
      type="button"
      class="line-step"
      aria-pressed={chosen.value === reply}
      onClick={() => choose(reply)}
    >
      {name}
    </button>
  );
  const picked = actions.find(({ reply }) => reply === chosen.value);
  return (
    <details
      onToggle={(event) => {
        if (event.target === event.currentTarget) open.value = event.currentTarget.open;
      }}
    >
      <summary>
        <b>{say.count('proof.group', group.replies.length)}</b>{' '}
        {say('proof.answered', { action: answerText(words, position, group) })}{' '}
        <span class="to-go">
          {group.ends ? say('proof.ends') : say.count('proof.more', group.turns)}
        </span>
      </summary>
      {open.value && (
        <div class="reply-group">
          {maneuvers.length > 0 && (
            <p class="reply-list">
              {maneuvers.map(({ reply, action }) =>
                button(reply, actionSentence(text, position, action)),
              )}
            </p>
          )}
          {squares.map((square) => (
            <p key={square} class="reply-list">
              <span>{say('proof.levies', { square: squareName(square) })}</span>
              {levies
                .filter(({ action }) => actionTo(action) === square)
                .map(({ reply, action }) => button(reply, kindName(text, actionKind(action))))}
            </p>
          ))}
          {picked !== undefined && !group.ends && (
            <Continuation
              key={picked.reply}
              {...{ run, words, page, position }}
              line={[...line, picked.reply]}
              reply={picked.action}
              answer={group.answer}
              turns={group.turns}
            />
          )}
        </div>
      )}
    </details>
  );
}

/** What follows one reply and its answer. */
function Continuation(
  props: Omit<NodeProps, 'title'> & { readonly position: Position; readonly reply: Action },
) {
  const { words, position, reply, answer } = props;
  const after = clonePosition(position);
  play(after, reply);
  const said = actionSentence(words.board, after, unwrap(parseAction(after, answer)));
  const first = actionSentence(words.board, position, reply);
  return (
    <div class="continuation">
      <p>{words.puzzle('proof.chosen', { reply: first, answer: said })}</p>
      {answer === '@' ? <Draws {...props} title={said} /> : <Replies {...props} title={said} />}
    </div>
  );
}
