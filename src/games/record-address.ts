// A record (SPEC §9) in an address, and found in whatever a reader pastes.
import { formatAction, formatPosition, type Game } from '../engine/index.ts';

/** What an address says before the record. */
const NAME = 'record=';

/** The longest text that is read as a record: a game of some ten thousand turns. */
export const LONGEST_RECORD = 100_000;

/**
 * The part of an address after `#`: the starting position and the actions, all spaces written `_`, with a `,` in between.
 * Every other character of the notation may stand in an address as it is.
 */
export function recordFragment(game: Game): string {
  const actions = game.actions.map(formatAction).join('_');
  return `${NAME}${formatPosition(game.start).replaceAll(' ', '_')},${actions}`;
}

/** The record of an address's part after `#`, as `parseRecord` reads it; `undefined` when it names none. */
export function recordInFragment(hash: string): string | undefined {
  const fragment = hash.replace(/^#/, '');
  return fragment.startsWith(NAME) ? fromFragment(fragment.slice(NAME.length)) : undefined;
}

function fromFragment(text: string): string {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {
    // A `%` of the text itself: it is shown as what is wrong with the record.
  }
  return plain.replace(',', '\n').replaceAll(/[_+]/g, ' ');
}

/** The record in a text that was pasted or opened: the text itself, or the one of an address in it. */
export function recordInText(text: string): string {
  const address = /#record=(\S+)/.exec(text);
  return address === null ? text.trim() : fromFragment(address[1] ?? '');
}
