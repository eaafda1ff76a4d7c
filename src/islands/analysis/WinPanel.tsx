// “Find a forced win”: N counted up in a worker; then who wins in how many turns, the first actions, the line, the proof.
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lineTexts } from '../../analysis/exploring.ts';
import { DRAW, formatPosition, parseAction, parsePosition, unwrap } from '../../engine/index.ts';
import { actionSentence, joinList } from '../../i18n/actions.ts';
import { sideName } from '../../i18n/board-words.ts';
import { languageTags } from '../../i18n/locales.ts';
import type { FoundWin, WinAnswer } from '../../workers/analysis-answers.ts';
import type { Words } from './analysis-text.ts';
import { Thinking, Trouble, type Unaskable } from './SearchStatus.tsx';
import type { Analysis } from './use-analysis.ts';
import { useSearch } from './use-search.ts';
import type { WinProofProps } from './WinProof.tsx';

interface Props {
  readonly analysis: Analysis;
  readonly words: Words;
  readonly unaskable: Unaskable;
  /** Told when the proof is opened, and walked on the board, and when it is closed. */
  readonly onWalk: (walking: boolean) => void;
}

/** The most turns that can be chosen, the ones chosen at first, and the most nodes: some half a minute on a phone. */
const MOST_TURNS = 6;
const FIRST_TURNS = 4;
const BUDGET = 30_000_000;

/** The position that was asked about: what is looked at from it is still about it. */
interface Anchor {
  readonly position: string;
  readonly line: readonly string[];
}

/** The panel. */
export function WinPanel({ analysis, words, unaskable, onWalk }: Props) {
  const { say, text } = words;
  const turns = useSignal(FIRST_TURNS);
  const anchor = useSignal<Anchor | undefined>(undefined);
  const { board } = analysis.exploring;
  const here = formatPosition(board.position);
  const line = lineTexts(analysis.exploring);

  // The start of the line is part of what it is about: another position has another line.
  const start = formatPosition(board.start);
  const asked =
    anchor.value !== undefined &&
    [start, ...line].slice(0, anchor.value.line.length).join(' ') === anchor.value.line.join(' ')
      ? anchor.value
      : { position: here, line: [start, ...line] };
  const searching = useSearch<'forced-win'>(`${asked.position} ${turns.value}`);
  const { search } = searching;
  const further = line.length + 1 - asked.line.length;
  const side = sideName(text, unwrap(parsePosition(asked.position)).side);

  const find = (): void => {
    anchor.value = asked;
    const { position } = asked;
    searching.ask({ type: 'forced-win', position, maxTurns: turns.value, budget: BUDGET });
  };
  const isAskable = unaskable === undefined || further > 0;

  return (
    <section class="board-card search-panel" aria-labelledby="win-title">
      <h2 id="win-title">{say('win.title')}</h2>
      {!isAskable && <p>{say(unaskable)}</p>}
      {isAskable && (
        <>
          <p class="panel-empty">{say('win.lead', { side })}</p>
          {further > 0 && search !== undefined && (
            <p class="search-elsewhere">
              {say.count('win.elsewhere', further)}{' '}
              <button
                type="button"
                class="board-button"
                onClick={() => analysis.go(asked.line.length - 1)}
              >
                {say('win.return')}
              </button>{' '}
              <button
                type="button"
                class="board-button"
                onClick={() => {
                  anchor.value = undefined;
                }}
              >
                {say('win.fromHere')}
              </button>
            </p>
          )}
          <div class="search-controls">
            <label>
              <span>{say('win.within')}</span>
              <select
                value={turns.value}
                onChange={(event) => {
                  turns.value = Number(event.currentTarget.value);
                }}
              >
                {Array.from({ length: MOST_TURNS }, (_, index) => (
                  <option key={index} value={index + 1}>
                    {say.count('win.turns', index + 1)}
                  </option>
                ))}
              </select>
            </label>
            <button
              type="button"
              class="board-button"
              disabled={search?.status === 'running' || search?.status === 'done'}
              onClick={find}
            >
              {say('win.find')}
            </button>
          </div>
        </>
      )}
      <div role="status">
        {search?.status === 'running' && (
          <Thinking
            words={words}
            said={say.count('win.looking', search.parts.at(-1)?.turns ?? 1)}
            onStop={searching.stop}
          />
        )}
        <Trouble {...{ words, searching }} />
        {search?.answer !== undefined && (
          <Verdict {...{ words, side }} answer={search.answer} position={asked.position} />
        )}
      </div>
      {search?.answer?.status === 'win' && (
        <Proof
          key={asked.position}
          found={search.answer}
          position={asked.position}
          words={words}
          shown={Math.max(0, further)}
          onView={(shown) => analysis.show(asked.line.length - 1, shown)}
          onOpen={onWalk}
        />
      )}
    </section>
  );
}

interface VerdictProps {
  readonly words: Words;
  readonly answer: WinAnswer;
  readonly side: string;
  readonly position: string;
}

/** What was found, in sentences. */
function Verdict({ words, answer, side, position }: VerdictProps) {
  const { say, text, locale } = words;
  const positions = answer.nodes.toLocaleString(languageTags[locale]);
  if (answer.status !== 'win')
    return (
      <p class="verdict is-neutral">
        {answer.status === 'none'
          ? say.count('win.none', answer.turns, { side })
          : say.count('win.open', answer.turns)}
        {text('list.sentence')}
        {say('win.positions', { positions })}
      </p>
    );
  const start = unwrap(parsePosition(position));
  const actions = answer.keys.map((key) => {
    const action = unwrap(parseAction(start, key));
    return action === DRAW ? text('action.draw') : actionSentence(text, start, action);
  });
  return (
    <p class="verdict is-right">
      <strong>{say('win.found', { side, n: answer.n })}</strong>
      {text('list.sentence')}
      {say(actions.length === 1 ? 'win.keyOne' : 'win.keys', { actions: joinList(text, actions) })}
    </p>
  );
}

interface ProofProps {
  readonly found: FoundWin;
  readonly position: string;
  readonly words: Words;
  readonly shown: number;
  readonly onView: (line: readonly string[]) => void;
  readonly onOpen: (open: boolean) => void;
}

/** The line and the proof, loaded when they are wanted. */
function Proof(props: ProofProps) {
  const { say } = props.words;
  const panel = useSignal<ComponentType<WinProofProps> | undefined>(undefined);
  const open = useSignal(false);
  const loading = useRef(false);
  useEffect(() => {
    if (!open.value || loading.current) return;
    loading.current = true;
    void import('./WinProof.tsx').then((module) => {
      panel.value = module.WinProof;
    });
  }, [open.value]);
  useEffect(() => () => props.onOpen(false), []);
  const Panel = panel.value;
  return (
    <>
      <button
        type="button"
        class="board-button"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
          props.onOpen(open.value);
        }}
      >
        {say(open.value ? 'button.close' : 'win.proof')}
      </button>
      {open.value && Panel !== undefined && <Panel {...props} />}
    </>
  );
}
