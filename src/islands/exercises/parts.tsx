// What the exercises share: the verdict, and a choice of one answer out of several.
import type { ComponentChildren } from 'preact';
import type { ExerciseText } from './exercise-text.ts';

interface VerdictProps {
  readonly right: boolean;
  readonly text: ExerciseText;
  readonly children?: ComponentChildren;
}

/** “Right.” or “Not yet.”, and why. */
export const Verdict = ({ right, text, children }: VerdictProps) => (
  <div class={right ? 'verdict is-right' : 'verdict is-wrong'}>
    <strong>{text(right ? 'right' : 'wrong')}</strong> {children}
  </div>
);

interface ChoiceProps {
  /** Unique on the page. */
  readonly name: string;
  /** The question, for screen readers: it stands above for everybody else. */
  readonly legend: string;
  readonly options: readonly ComponentChildren[];
  readonly chosen: number | undefined;
  /** How the chosen answer was judged, `undefined` before it is. */
  readonly right: boolean | undefined;
  readonly disabled: boolean;
  readonly onChoose: (index: number) => void;
}

/** One answer out of several. */
export const Choice = ({
  name,
  legend,
  options,
  chosen,
  right,
  disabled,
  onChoose,
}: ChoiceProps) => (
  <fieldset class="choice" disabled={disabled}>
    <legend class="visually-hidden">{legend}</legend>
    {options.map((option, index) => (
      <label
        key={index}
        class={index !== chosen || right === undefined ? '' : right ? 'is-right' : 'is-wrong'}
      >
        <input
          type="radio"
          name={name}
          value={index}
          checked={index === chosen}
          onChange={() => onChoose(index)}
        />
        <span>{option}</span>
      </label>
    ))}
  </fieldset>
);

interface ShowAnswerProps {
  readonly text: ExerciseText;
  readonly onShow: () => void;
}

/** A button that shows the answer and is gone then: the focus goes to the button before it, which stays. */
export const ShowAnswer = ({ text, onShow }: ShowAnswerProps) => (
  <button
    type="button"
    class="board-button"
    onClick={({ currentTarget }) => {
      const before = currentTarget.previousElementSibling;
      if (before instanceof HTMLElement) before.focus();
      onShow();
    }}
  >
    {text('show')}
  </button>
);
