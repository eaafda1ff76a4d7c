// The position as text: to type or paste another, to copy, to set up on a board, and to take along.
import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { formatPosition, parsePosition } from '../../engine/index.ts';
import { notationSentence } from '../../i18n/notation-errors.ts';
import { notationErrorText } from '../editor/editor-text.ts';
import type { Words } from './analysis-text.ts';
import type { Analysis } from './use-analysis.ts';

/** Where a position can be taken, addresses without the position. */
export interface Places {
  /** The builder of embeds. */
  readonly embed: string;
  /** The page on which games are played. */
  readonly play: string;
}

interface Props {
  readonly analysis: Analysis;
  readonly words: Words;
  readonly places: Places;
  readonly onSetUp: () => void;
  /** A game can be played on from here. */
  readonly canPlay: boolean;
}

/** The panel. */
export function PositionPanel({ analysis, words, places, onSetUp, canPlay }: Props) {
  const { say, locale } = words;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const said = useSignal('');
  const here = formatPosition(analysis.exploring.board.position);
  const read = parsePosition(analysis.text);
  const isOther = !read.ok || formatPosition(read.value) !== here;
  const address = here.replaceAll(' ', '_');
  const copy = async (text: string, done: 'position.copied' | 'position.linkCopied') => {
    try {
      await navigator.clipboard.writeText(text);
      said.value = say(done);
    } catch {
      field.current?.select();
      said.value = say('position.notCopied');
    }
  };
  const use = (): void => {
    if (read.ok && isOther) analysis.begin(read.value);
  };
  return (
    <section class="board-card position-panel" aria-labelledby="position-title">
      <h2 id="position-title">{say('position.title')}</h2>
      <form
        class="editor-notation"
        onSubmit={(event) => {
          event.preventDefault();
          use();
        }}
      >
        <div class="editor-notation-row">
          <label>
            <span>{say('position.field')}</span>
            <input
              ref={field}
              value={analysis.text}
              spellcheck={false}
              autocomplete="off"
              autocapitalize="off"
              maxLength={400}
              aria-invalid={!read.ok}
              aria-describedby={id}
              onInput={(event) => {
                said.value = '';
                analysis.type(event.currentTarget.value);
              }}
            />
          </label>
          {isOther && (
            <button type="submit" class="board-button is-main" disabled={!read.ok}>
              {say('position.use')}
            </button>
          )}
        </div>
        <p id={id} class="editor-problem" role="status">
          {read.ok ? said.value : notationSentence(notationErrorText(locale), read.error)}
        </p>
      </form>
      <div class="board-controls">
        <button type="button" class="board-button" onClick={onSetUp}>
          {say('position.setUp')}
        </button>
        <button
          type="button"
          class="board-button"
          onClick={() => void copy(here, 'position.copied')}
        >
          {say('position.copy')}
        </button>
        <button
          type="button"
          class="board-button"
          onClick={() => void copy(location.href, 'position.linkCopied')}
        >
          {say('position.link')}
        </button>
        <a class="board-button" href={`${places.embed}?position=${address}`}>
          {say('send.embed')}
        </a>
        {canPlay && (
          <a class="board-button" href={`${places.play}#position=${address}`}>
            {say('send.play')}
          </a>
        )}
      </div>
    </section>
  );
}
