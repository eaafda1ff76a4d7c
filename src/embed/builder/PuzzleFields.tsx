// Which puzzle: one of the bank by its id, or the position on the board once a win is proven.
import type { EmbedText } from '../../i18n/embed-words.ts';
import type { Draft } from './draft.ts';
import { TextField } from './Field.tsx';
import type { Proof } from './use-proof.ts';

interface Props {
  readonly draft: Draft;
  readonly say: EmbedText;
  readonly proof: Proof;
  readonly onPuzzle: (id: string) => void;
  readonly onFind: () => void;
  readonly onStop: () => void;
}

/** Ids as the bank has them. */
export const isPuzzleId = (text: string): boolean => /^[a-z0-9]{1,16}$/.test(text);

/** How the search stands, as a sentence. */
function sentenceOf(say: EmbedText, proof: Proof): string {
  switch (proof.type) {
    case 'none':
      return say('prove.why');
    case 'no-game':
      return say('puzzle.notGame');
    case 'searching':
      return say('prove.searching', { n: proof.n });
    case 'proven':
      return say.count('prove.proven', proof.keys, { n: proof.n });
    case 'no-win':
      return say('puzzle.noWin', { n: proof.most });
    case 'stopped':
      return say('prove.stopped');
    case 'unavailable':
      return say('prove.unavailable');
  }
}

/** The fields. */
export function PuzzleFields({ draft, say, proof, onPuzzle, onFind, onStop }: Props) {
  const { puzzle } = draft;
  const searching = proof.type === 'searching';
  return (
    <section class="builder-puzzle" aria-label={say('show.puzzle')}>
      <TextField
        label={say('prove.id')}
        value={puzzle}
        placeholder="k7f3"
        problem={puzzle === '' || isPuzzleId(puzzle) ? '' : say('prove.wrongId')}
        onInput={(text) => onPuzzle(text.trim().toLowerCase())}
      />
      {puzzle === '' && (
        <div class="builder-proof">
          <div class="board-controls">
            <button
              type="button"
              class={proof.type === 'proven' ? 'board-button' : 'board-button is-main'}
              disabled={searching}
              onClick={onFind}
            >
              {say('prove.find')}
            </button>
            {searching && (
              <button type="button" class="board-button" onClick={onStop}>
                {say('prove.stop')}
              </button>
            )}
          </div>
          {searching && (
            <progress
              aria-label={say('prove.searching', { n: proof.n })}
              {...(proof.total > 0 ? { value: proof.done, max: proof.total } : {})}
            />
          )}
          <p role="status">{sentenceOf(say, proof)}</p>
        </div>
      )}
    </section>
  );
}
