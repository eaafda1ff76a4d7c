// What the computer player thinks: its best lines with what it expects of them. An opinion, and said to be one.
import { useSignal } from '@preact/signals';
import { standingOf, valueText } from '../../analysis/numbers.ts';
import {
  type Action,
  clonePosition,
  DRAW,
  formatPosition,
  opponentOf,
  type Position,
  parseAction,
  play,
} from '../../engine/index.ts';
import { actionSentence, joinList } from '../../i18n/actions.ts';
import { sideName } from '../../i18n/board-words.ts';
import { languageTags } from '../../i18n/locales.ts';
import type { ThoughtAnswer } from '../../workers/analysis-answers.ts';
import type { Words } from './analysis-text.ts';
import { PickButton } from './PickButton.tsx';
import { Thinking, Trouble, type Unaskable } from './SearchStatus.tsx';
import type { Analysis } from './use-analysis.ts';
import { useSearch } from './use-search.ts';

interface Props {
  readonly analysis: Analysis;
  readonly words: Words;
  readonly unaskable: Unaskable;
}

/** How long it thinks at first, and when asked for longer, in milliseconds; how many lines it gives. */
const SHORT = 2000;
const LONG = 10_000;
const LINES = 3;
/** No more of a line is shown than this. */
const LONGEST = 6;

/** The panel. */
export function ComputerPanel({ analysis, words, unaskable }: Props) {
  const { say } = words;
  const { position } = analysis.exploring.board;
  const notation = formatPosition(position);
  const isLong = useSignal(false);
  const searching = useSearch<'think'>(notation);
  const { search } = searching;
  const thought = search?.answer ?? search?.parts.at(-1);
  const ask = (milliseconds: number): void => {
    isLong.value = milliseconds === LONG;
    searching.ask({ type: 'think', position: notation, milliseconds, lines: LINES });
  };
  const isRunning = search?.status === 'running';
  return (
    <section class="board-card search-panel" aria-labelledby="computer-title">
      <h2 id="computer-title">{say('computer.title')}</h2>
      {unaskable !== undefined && <p>{say(unaskable)}</p>}
      {unaskable === undefined && (
        <>
          <p class="panel-empty">{say('computer.lead')}</p>
          {!isRunning && (
            <div class="search-controls">
              {search?.status === 'done' ? (
                <button type="button" class="board-button" onClick={() => ask(LONG)}>
                  {say('computer.longer')}
                </button>
              ) : (
                <button type="button" class="board-button" onClick={() => ask(SHORT)}>
                  {say('computer.ask')}
                </button>
              )}
            </div>
          )}
          {isRunning && (
            <Thinking words={words} said={say('computer.thinking')} onStop={searching.stop} />
          )}
          <div role="status">
            <Trouble {...{ words, searching }} />
            {search?.status === 'done' && thought !== undefined && (
              <Opinion {...{ words, thought, position }} />
            )}
          </div>
          {thought !== undefined && <Lines {...{ analysis, words, thought, position }} />}
        </>
      )}
    </section>
  );
}

interface ThoughtProps {
  readonly words: Words;
  readonly thought: ThoughtAnswer;
  readonly position: Position;
}

/** Who stands better, or wins by proof. */
function Opinion({ words, thought, position }: ThoughtProps) {
  const { say, text, locale } = words;
  const own = position.side;
  const value = thought.lines[0]?.value ?? 0;
  const better = sideName(text, value >= 0 ? own : opponentOf(own));
  const proven = thought.forcedWin ?? thought.forcedLoss;
  const winner = thought.forcedWin === undefined ? opponentOf(own) : own;
  return (
    <>
      <p class="verdict is-neutral">
        <strong>
          {proven !== undefined
            ? say('computer.proven', { side: sideName(text, winner), n: proven })
            : say(`computer.${standingOf(value)}`, { side: better })}
        </strong>
        {text('list.sentence')}
        {say.count('computer.depth', thought.depth, {
          positions: thought.nodes.toLocaleString(languageTags[locale]),
        })}
      </p>
      <p class="panel-empty">{say('computer.scale', { side: sideName(text, own) })}</p>
    </>
  );
}

/** The sentences of a line's actions, up to a draw. */
function lineSentences({ text }: Words, start: Position, texts: readonly string[]): string[] {
  const position = clonePosition(start);
  const sentences: string[] = [];
  for (const one of texts.slice(0, LONGEST)) {
    const read = parseAction(position, one);
    if (!read.ok) break;
    sentences.push(actionSentence(text, position, read.value));
    if (read.value === DRAW) break;
    play(position, read.value);
  }
  return sentences;
}

/** The best first actions, each with what may follow. */
function Lines({ analysis, words, thought, position }: ThoughtProps & Pick<Props, 'analysis'>) {
  const { say, text } = words;
  return (
    <ol class="computer-lines">
      {thought.lines.map(({ action, value, continuation }) => {
        const [first = action, ...rest] = lineSentences(words, position, continuation);
        const read = parseAction(position, action);
        const plan = read.ok ? analysis.planOf(read.value as Action) : undefined;
        return (
          <li key={action}>
            <span class="computer-value">{valueText(value)}</span>
            <span>
              {plan === undefined ? (
                <span class="levy-name">{first}</span>
              ) : (
                <PickButton {...{ analysis, words, plan }} />
              )}
              {rest.length > 0 && (
                <span class="computer-then">
                  {say('computer.then', { actions: joinList(text, rest) })}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
