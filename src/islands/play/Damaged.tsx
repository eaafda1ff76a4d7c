// A kept game that cannot be read: why, its text to be copied, and a new game once the reader wants one.
import { useSignal } from '@preact/signals';
import type { StoredGameError } from '../../games/stored-game.ts';
import type { Words } from '../../games/words.ts';

interface Props {
  readonly text: string;
  readonly error: StoredGameError;
  readonly words: Words;
  readonly onNewGame: () => void;
}

/** What is wrong, as the end of a sentence. */
function whyText({ play }: Words, error: StoredGameError): string {
  switch (error.reason) {
    case 'field':
      return play('damaged.field', { field: error.field });
    case 'record':
      return play('damaged.record', { turn: error.error.turn ?? 0 });
    default:
      return play(`damaged.${error.reason}`);
  }
}

/** The message. The text is left as it is. */
export function Damaged({ text, error, words, onNewGame }: Props) {
  const { play } = words;
  const copied = useSignal(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      copied.value = true;
    } catch {
      // The text stands there to be copied by hand.
    }
  };
  return (
    <section class="board-card game-damaged" aria-labelledby="damaged-title">
      <h2 id="damaged-title">{play('damaged.title')}</h2>
      <p role="alert">{play('damaged.text', { why: whyText(words, error) })}</p>
      <label>
        <span>{play('damaged.kept')}</span>
        <textarea class="share-text" readOnly rows={5} value={text} />
      </label>
      <div class="board-controls">
        <button type="button" class="board-button is-main" onClick={onNewGame}>
          {play('damaged.new')}
        </button>
        <button type="button" class="board-button" onClick={() => void copy()}>
          {play(copied.value ? 'button.copied' : 'damaged.copy')}
        </button>
      </div>
    </section>
  );
}
