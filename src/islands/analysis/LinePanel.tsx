// The line that was played, in sentences; every step can be gone to.
import { wholeLine } from '../../analysis/exploring.ts';
import { clonePosition, type Position, play } from '../../engine/index.ts';
import { actionSentence } from '../../i18n/actions.ts';
import type { Words } from './analysis-text.ts';
import type { Analysis } from './use-analysis.ts';

interface Props {
  readonly analysis: Analysis;
  readonly words: Words;
}

/** The line; nothing before one is begun. */
export function LinePanel({ analysis, words }: Props) {
  const { say, text } = words;
  const { exploring, lineProblem } = analysis;
  const line = wholeLine(exploring);
  if (line.length === 0 && lineProblem === undefined) return null;
  const played = exploring.board.turns.length;
  const position: Position = clonePosition(exploring.board.start);
  const sentences = line.map((action) => {
    const sentence = actionSentence(text, position, action);
    play(position, action);
    return sentence;
  });
  const step = (count: number, name: string) => (
    <li key={count}>
      <button
        type="button"
        class="line-step"
        aria-current={count === played ? 'step' : undefined}
        onClick={() => analysis.go(count)}
      >
        {name}
      </button>
    </li>
  );
  return (
    <section class="board-card line-panel" aria-labelledby="line-title">
      <h2 id="line-title">{say('line.title')}</h2>
      {lineProblem !== undefined && (
        <p class="editor-problem" role="status">
          {say('line.problem', { place: lineProblem.place, text: lineProblem.text })}
        </p>
      )}
      {line.length > 0 && (
        <ol class="action-list">
          {step(0, say('line.start'))}
          {sentences.map((sentence, index) => step(index + 1, sentence))}
        </ol>
      )}
    </section>
  );
}
