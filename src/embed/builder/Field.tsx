// The builder's form fields: a text with what is wrong with it, one of several values, a switch.
import { useId } from 'preact/hooks';

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** What is wrong, or empty. */
  readonly problem: string;
  readonly isNumber?: boolean;
  readonly onInput: (text: string) => void;
  readonly wide?: boolean;
}

/** A line of text. */
export function TextField(props: TextProps) {
  const { label, value, placeholder, problem, isNumber = false, onInput, wide = false } = props;
  const id = useId();
  return (
    <div class={wide ? 'builder-field is-wide' : 'builder-field'}>
      <label>
        <span>{label}</span>
        <input
          value={value}
          placeholder={placeholder}
          inputMode={isNumber ? 'numeric' : undefined}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-invalid={problem !== ''}
          aria-describedby={id}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      </label>
      <p id={id} class="builder-problem" role="status">
        {problem}
      </p>
    </div>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  /** Values and their names. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
}

/** One of several values. */
export function SelectField({ label, value, options, onChoose }: SelectProps) {
  return (
    <label class="builder-field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off. */
export function SwitchField({ label, checked, onChange }: SwitchProps) {
  return (
    <label class="builder-check">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
