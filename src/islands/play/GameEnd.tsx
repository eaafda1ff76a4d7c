// The end of a game: who won, why and by which rule, and what can be done with the record.
import { useSignal } from '@preact/signals';
import { gameOf } from '../../board/state.ts';
import { formatPosition, formatRecord } from '../../engine/index.ts';
import type { Outcome, Playing } from '../../games/playing.ts';
import { recordFragment } from '../../games/record-address.ts';
import { outcomeRule, outcomeText, outcomeTitle, type Words } from '../../games/words.ts';
import { RuleLink } from './Said.tsx';

interface Props {
  readonly playing: Playing;
  readonly outcome: Outcome;
  readonly words: Words;
  readonly home: string;
}

/** The card. */
export function GameEnd({ playing, outcome, words, home }: Props) {
  const { play } = words;
  const record = formatRecord(gameOf(playing.board));
  const copied = useSignal(false);
  const field = useSignal(false);
  const rule = outcomeRule(outcome);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(record);
      copied.value = true;
    } catch {
      // The text is shown, to be copied by hand.
      field.value = true;
    }
  };
  return (
    <section class="board-card game-end" aria-labelledby="game-end-title">
      <h2 id="game-end-title">{outcomeTitle(words, playing, outcome)}</h2>
      <p>
        {outcomeText(words, outcome)}{' '}
        {rule !== undefined && <RuleLink {...{ rule, words, home }} />}
      </p>
      <p>{play.count('end.length', playing.board.turns.length)}</p>
      <div class="board-controls">
        <button type="button" class="board-button" onClick={() => void copy()}>
          {play(copied.value ? 'button.copied' : 'button.copy')}
        </button>
        <a class="board-button" href={`${home}replay/#${recordFragment(gameOf(playing.board))}`}>
          {play('button.replay')}
        </a>
        <a
          class="board-button"
          href={`${home}analysis/#position=${encodeURIComponent(formatPosition(playing.board.position)).replaceAll('%20', '_')}`}
        >
          {play('button.analyse')}
        </a>
      </div>
      {field.value && (
        <textarea
          class="share-text"
          readOnly
          rows={5}
          aria-label={play('record.label')}
          value={record}
        />
      )}
    </section>
  );
}
