// One of a few values, as buttons side by side.

interface Props<Value> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  /** Values and their names. */
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** The buttons; the one that holds is pressed. */
export function Choice<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
}: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, no form.
    <div class="editor-choice" role="group" aria-label={label}>
      {options.map(([one, name]) => (
        <button
          key={one}
          type="button"
          class="board-button"
          aria-pressed={one === value}
          onClick={() => onChoose(one)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
