// What a panel says while the worker is busy, and why there is no answer.
import type { ComponentChildren } from 'preact';
import type { AnalysisQuestion } from '../../workers/analysis-answers.ts';
import type { Words } from './analysis-text.ts';
import type { Searching } from './use-search.ts';

interface ThinkingProps {
  readonly words: Words;
  readonly said: string;
  /** How much of how much is done, where that is known. */
  readonly progress?: readonly [done: number, total: number];
  readonly onStop: () => void;
}

/** Progress, and a way to stop it. */
export const Thinking = ({ words, said, progress, onStop }: ThinkingProps) => (
  <div class="thinking">
    <span>{said}</span>
    {progress === undefined ? (
      <progress aria-label={said} />
    ) : (
      <progress value={progress[0]} max={progress[1]} aria-label={said} />
    )}
    <button type="button" class="board-button" onClick={onStop}>
      {words.say('button.stop')}
    </button>
  </div>
);

interface TroubleProps<Asked extends AnalysisQuestion['type']> {
  readonly words: Words;
  readonly searching: Searching<Asked>;
}

/** Why there is no answer; nothing while there is none to be expected or one has come. */
export function Trouble<Asked extends AnalysisQuestion['type']>(
  props: TroubleProps<Asked>,
): ComponentChildren {
  const { say } = props.words;
  const status = props.searching.search?.status;
  if (status !== 'stopped' && status !== 'unavailable' && status !== 'failed') return null;
  return <p class="search-trouble">{say(`failed.${status}`)}</p>;
}

/** Why a position cannot be asked about, or `undefined`. */
export type Unaskable = 'needs.dukes' | 'needs.action' | undefined;
