// Typed notation as a way to act (SPEC §9), beside pointer and keyboard.
import { useRef, useState } from 'preact/hooks';
import type { BoardText } from '../i18n/board-words.ts';
import { playTyped } from './choosing.ts';
import type { BoardState } from './state.ts';

interface Props {
  readonly state: BoardState;
  readonly text: BoardText;
  readonly onState: (state: BoardState) => void;
}

/** The longest text that an error repeats. */
const SHOWN = 12;

/** The form. What was wrong with a text is said beside it; nothing is cleared until it has been played. */
export function NotationInput({ state, text, onState }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');

  const submit = (event: Event) => {
    event.preventDefault();
    const field = input.current as HTMLInputElement;
    const typed = playTyped(state, field.value);
    switch (typed.type) {
      case 'played':
        field.value = '';
        setError('');
        onState(typed.state);
        break;
      case 'refused':
        setError('');
        onState(typed.state);
        break;
      default:
        setError(text(`notation.${typed.type}`, { text: field.value.trim().slice(0, SHOWN) }));
    }
  };

  return (
    <form class="notation-input" onSubmit={submit}>
      <div class="notation-row">
        <label>
          <span>{text('control.notation')}</span>
          <input
            ref={input}
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            maxLength={24}
            aria-invalid={error === '' ? undefined : 'true'}
          />
        </label>
        <button type="submit" class="board-button">
          {text('control.play')}
        </button>
      </div>
      <p class="notation-help" role="alert">
        {error === '' ? text('control.notationHelp') : error}
      </p>
    </form>
  );
}
