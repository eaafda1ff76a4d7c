// An action in a list: pressed, it is shown on the board, and can be played from where it stands.
import type { ReachedSquare } from '../../engine/index.ts';
import { actionSentence } from '../../i18n/actions.ts';
import type { Words } from './analysis-text.ts';
import type { Analysis } from './use-analysis.ts';

interface Props {
  readonly analysis: Analysis;
  readonly words: Words;
  readonly plan: ReachedSquare;
}

/** The button; beside it “Play”, once it is pressed and the action is legal. */
export function PickButton({ analysis, words, plan }: Props) {
  const isPicked = analysis.picked === plan.action;
  return (
    <span class="pick">
      <button
        type="button"
        class="line-step"
        aria-pressed={isPicked}
        onClick={() => analysis.pick(plan)}
      >
        {actionSentence(words.text, analysis.exploring.board.position, plan.action)}
      </button>
      {isPicked && plan.forbiddenBy.length === 0 && (
        <button
          type="button"
          class="board-button is-main"
          onClick={() => analysis.play(plan.action)}
        >
          {words.say('button.play')}
        </button>
      )}
    </span>
  );
}
