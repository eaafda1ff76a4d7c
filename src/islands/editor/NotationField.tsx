// A position's notation to type, to read and to copy; what is wrong is said while it is typed.
import { useId, useRef } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import { notationSentence } from '../../i18n/notation-errors.ts';
import { type Edited, problemOf } from './edited.ts';
import { type EditorText, notationErrorText } from './editor-text.ts';

interface Props {
  readonly locale: Locale;
  readonly edited: Edited;
  readonly say: EditorText;
  readonly onType: (text: string) => void;
  /** Told what to say. */
  readonly onSaid: (sentence: string) => void;
}

/** The field. */
export function NotationField({ locale, edited, say, onType, onSaid }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const problem = problemOf(edited);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(edited.text);
      onSaid(say('text.copied'));
    } catch {
      field.current?.select();
      onSaid(say('text.notCopied'));
    }
  };
  return (
    <div class="editor-notation">
      <div class="editor-notation-row">
        <label>
          <span>{say('text')}</span>
          <input
            ref={field}
            value={edited.text}
            spellcheck={false}
            autocomplete="off"
            autocapitalize="off"
            maxLength={300}
            aria-invalid={problem !== undefined}
            aria-describedby={id}
            onInput={(event) => onType(event.currentTarget.value)}
          />
        </label>
        <button type="button" class="board-button" onClick={() => void copy()}>
          {say('text.copy')}
        </button>
      </div>
      <p id={id} class="editor-problem" role="status">
        {problem === undefined ? '' : notationSentence(notationErrorText(locale), problem)}
      </p>
    </div>
  );
}
