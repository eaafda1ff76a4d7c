// Stepping through turns: four buttons and a slider; the arrow keys step as well.

/** What the controls are called. */
export interface ReplayWords {
  readonly first: string;
  readonly back: string;
  readonly next: string;
  readonly last: string;
  readonly slider: string;
  /** Where the reader is: “Turn 3 of 12”. */
  readonly place: string;
}

interface Props {
  /** 0 is the start. */
  readonly turn: number;
  readonly total: number;
  readonly words: ReplayWords;
  readonly onTurn: (turn: number) => void;
}

/** By how many turns an arrow key steps. */
export const stepOfKey = (key: string): number | undefined =>
  ({ ArrowLeft: -1, ArrowRight: 1 })[key];

/** The controls. */
export function ReplayControls({ turn, total, words, onTurn }: Props) {
  const go = (to: number) => onTurn(Math.max(0, Math.min(total, to)));
  const buttons = [
    { name: 'first', to: 0, sign: 'M7 5V19M18 5L9 12L18 19Z' },
    { name: 'back', to: turn - 1, sign: 'M16 5L7 12L16 19Z' },
    { name: 'next', to: turn + 1, sign: 'M8 5L17 12L8 19Z' },
    { name: 'last', to: total, sign: 'M17 5V19M6 5L15 12L6 19Z' },
  ] as const;
  return (
    <fieldset
      class="board-controls replay-controls"
      onKeyDown={(event) => {
        // The slider has its own arrow keys.
        const step = stepOfKey(event.key);
        if (step === undefined || event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        event.stopPropagation();
        go(turn + step);
      }}
    >
      <legend class="visually-hidden">{words.place}</legend>
      {buttons.map(({ name, to, sign }) => (
        <button
          key={name}
          type="button"
          class="board-button"
          aria-label={words[name]}
          aria-disabled={to < 0 || to > total || to === turn ? 'true' : undefined}
          onClick={() => go(to)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={sign} />
          </svg>
        </button>
      ))}
      <input
        type="range"
        min={0}
        max={total}
        value={turn}
        aria-label={words.slider}
        aria-valuetext={words.place}
        onInput={(event) => go(event.currentTarget.valueAsNumber)}
      />
    </fieldset>
  );
}
