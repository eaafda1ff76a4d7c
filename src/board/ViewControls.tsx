// How the board is shown: turned round, with coordinates, with upright names, with enemy reverse faces hidden.
import type { BoardText } from '../i18n/board-words.ts';
import type { ViewSettings } from './view-settings.ts';

interface Props {
  readonly settings: ViewSettings;
  readonly text: BoardText;
  readonly onSettings: (settings: ViewSettings) => void;
}

const SWITCHES = [
  ['flipped', 'control.flip'],
  ['coordinates', 'control.coordinates'],
  ['uprightNames', 'control.upright'],
  ['hideReverse', 'control.hideReverse'],
] as const;

/** One check box a setting. */
export function ViewControls({ settings, text, onSettings }: Props) {
  return (
    <fieldset class="view-controls">
      <legend class="visually-hidden">{text('control.view')}</legend>
      {SWITCHES.map(([name, key]) => (
        <label key={name} class="view-switch">
          <input
            type="checkbox"
            checked={settings[name]}
            onChange={(event) => onSettings({ ...settings, [name]: event.currentTarget.checked })}
          />
          <span>{text(key)}</span>
        </label>
      ))}
    </fieldset>
  );
}
