// What is chosen before a game: the opponent, the level, the side, and how the board is shown.
import type { ComponentChildren } from 'preact';
import type { Side } from '../../engine/index.ts';
import { type GameSettings, LEVELS, type Opponent } from '../../games/settings.ts';
import type { Words } from '../../games/words.ts';
import { sideName } from '../../i18n/board-words.ts';

/** The person's side, or that chance decides. */
export type SideChoice = Side | 'chance';

/** What is chosen so far. */
export interface GameChoice {
  readonly opponent: Opponent;
  readonly side: SideChoice;
  readonly boardTurns: boolean;
}

/** The settings of a choice. @param random decides where chance was chosen; like `Math.random` */
export const settingsOf = (choice: GameChoice, random: () => number): GameSettings => ({
  opponent: choice.opponent,
  side: choice.opponent === 'person' ? 0 : sideOf(choice.side, random),
  boardTurns: choice.boardTurns,
});

const sideOf = (side: SideChoice, random: () => number): Side =>
  side === 'chance' ? (random() < 0.5 ? 0 : 1) : side;

interface Props {
  readonly choice: GameChoice;
  readonly hideReverse: boolean;
  readonly words: Words;
  /** What the button at the end says. */
  readonly submit: string;
  /** Said above the choices. */
  readonly lead: ComponentChildren;
  readonly onChoice: (choice: GameChoice) => void;
  readonly onHideReverse: (hide: boolean) => void;
  readonly onSubmit: () => void;
}

/** The form. */
export function GameForm(props: Props) {
  const { choice, words, onChoice } = props;
  const { play, board } = words;
  const { opponent } = choice;
  return (
    <form
      class="game-form"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      {props.lead}
      <Options
        legend={play('choose.opponent')}
        name="opponent"
        options={[
          ['computer', play('choose.computer')],
          ['person', play('choose.person')],
        ]}
        chosen={opponent === 'person' ? 'person' : 'computer'}
        onChoose={(kind) =>
          onChoice({ ...choice, opponent: kind === 'person' ? 'person' : FIRST_LEVEL })
        }
      />
      {opponent !== 'person' && (
        <>
          <Options
            legend={play('choose.level')}
            name="level"
            options={LEVELS.map((level) => [
              level,
              <>
                <span class="level-number">{level}</span>
                <span class="level-name">{play(`level.${level}`)}</span>
              </>,
            ])}
            chosen={opponent}
            onChoose={(level) => onChoice({ ...choice, opponent: level })}
            note={play(`level.${opponent}.line`)}
          />
          <Options
            legend={play('choose.side')}
            name="side"
            options={[
              [0, sideName(board, 0)],
              [1, sideName(board, 1)],
              ['chance', play('choose.chance')],
            ]}
            chosen={choice.side}
            onChoose={(side) => onChoice({ ...choice, side })}
          />
        </>
      )}
      <div class="view-controls">
        {opponent === 'person' && (
          <label class="view-switch">
            <input
              type="checkbox"
              checked={choice.boardTurns}
              onChange={({ currentTarget: { checked } }) =>
                onChoice({ ...choice, boardTurns: checked })
              }
            />
            <span>{play('choose.boardTurns')}</span>
          </label>
        )}
        <label class="view-switch">
          <input
            type="checkbox"
            checked={props.hideReverse}
            aria-describedby="hide-note"
            onChange={({ currentTarget: { checked } }) => props.onHideReverse(checked)}
          />
          <span>
            {play('choose.hideReverse')}
            <small id="hide-note">{play('choose.hideNote')}</small>
          </span>
        </label>
      </div>
      <button type="submit" class="board-button is-main game-begin">
        {props.submit}
      </button>
    </form>
  );
}

/** The level offered to whoever comes back from playing with a friend. */
const FIRST_LEVEL = 2;

interface OptionsProps<Value> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly (readonly [Value, ComponentChildren])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** Said of what is chosen. */
  readonly note?: string;
}

/** One choice out of a few, side by side. */
function Options<Value extends string | number>(props: OptionsProps<Value>) {
  const { legend, name, options, chosen, onChoose, note } = props;
  return (
    <fieldset class="game-options">
      <legend>{legend}</legend>
      <div class="option-row">
        {options.map(([value, label]) => (
          <label key={value} class="option">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {note !== undefined && (
        <p class="option-note" aria-live="polite">
          {note}
        </p>
      )}
    </fieldset>
  );
}
