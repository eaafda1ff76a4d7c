// The code to copy, in the form that is chosen.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { EmbedText } from '../../i18n/embed-words.ts';
import { Choice } from '../../islands/editor/Choice.tsx';
import { Code } from './Code.tsx';
import type { Form } from './draft.ts';
import { type Token, textOfLines } from './templates.ts';

interface Props {
  readonly say: EmbedText;
  readonly form: Form;
  readonly forms: readonly Form[];
  /** The lines in colours; `undefined` while there is nothing to copy yet. */
  readonly lines: readonly (readonly Token[])[] | undefined;
  readonly onForm: (form: Form) => void;
  /** Another button is the main one. */
  readonly isSecond: boolean;
  /** What stands between the forms and the code. */
  readonly children?: ComponentChildren;
}

/** Selects everything in an element, for a reader to copy. */
function select(element: Element | null): void {
  if (element !== null) getSelection()?.selectAllChildren(element);
}

/** The panel. */
export function CodePanel({ say, form, forms, lines, onForm, isSecond, children }: Props) {
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const copy = async (code: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      setSaid(say('code.copied'));
    } catch {
      select(box.current);
      setSaid(say('code.notCopied'));
    }
  };
  return (
    <section class="builder-code" aria-label={say('code.label')}>
      <h2>{say('code.label')}</h2>
      <div class="board-controls">
        <Choice
          label={say('code.form')}
          options={forms.map((one) => [one, say(`code.${one}`)] as const)}
          value={form}
          onChoose={(one) => {
            setSaid('');
            onForm(one);
          }}
        />
        <button
          type="button"
          class={isSecond ? 'board-button' : 'board-button is-main'}
          disabled={lines === undefined}
          onClick={() => lines !== undefined && void copy(textOfLines(lines))}
        >
          {say('code.copy')}
        </button>
        <p class="builder-said" role="status">
          {said}
        </p>
      </div>
      {children}
      {lines === undefined ? (
        <p>{say('prove.first')}</p>
      ) : (
        <div ref={box}>
          <Code lines={lines} />
        </div>
      )}
    </section>
  );
}
