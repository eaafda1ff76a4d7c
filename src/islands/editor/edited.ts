// What a position editor holds: the text, which may be wrong while it is typed, the last position that was right, and
// what it was before. Pure.
import { formatPosition, type Position, parsePosition } from '../../engine/index.ts';
import { beginning, changed } from './editing.ts';

/** A position being set up. */
export interface Edited {
  /** The position in notation (SPEC §8), as the reader has typed it; wrong where `problemOf` finds something. */
  readonly text: string;
  /** The position that `text` means, or the last one that it meant. Never changed in place. */
  readonly position: Position;
  /** Earlier texts that were right, the last one at the end. */
  readonly past: readonly string[];
  /** The last change was typed: the next key belongs to it. */
  readonly isTyping: boolean;
}

/** How many changes can be taken back. */
const PAST_LIMIT = 200;

/** An editor's beginning with a position. */
export const editedOf = (position: Position): Edited => ({
  text: formatPosition(position),
  position,
  past: [],
  isTyping: false,
});

/**
 * An editor's beginning with a text, which may be wrong: it stays to be put right, over the starting position.
 * @param text a position in notation, say from an address
 */
export function editedFrom(text: string): Edited {
  const read = parsePosition(text);
  return { text, position: read.ok ? read.value : beginning(), past: [], isTyping: false };
}

/** What is wrong with the text, or `undefined`. */
export function problemOf({ text }: Edited) {
  const read = parsePosition(text);
  return read.ok ? undefined : read.error;
}

const withPast = ({ past, position }: Edited): readonly string[] =>
  [...past, formatPosition(position)].slice(-PAST_LIMIT);

/** After another text; the position follows where it is right. What is typed in one go is one change. */
export function withText(edited: Edited, text: string): Edited {
  const read = parsePosition(text);
  return {
    text,
    position: read.ok ? read.value : edited.position,
    past: edited.isTyping ? edited.past : withPast(edited),
    isTyping: true,
  };
}

/** After another position. */
export const withPosition = (edited: Edited, position: Position): Edited => ({
  ...editedOf(position),
  past: withPast(edited),
});

/** After a change of the position. @param change changes the copy that it is given */
export const edit = (edited: Edited, change: (copy: Position) => void): Edited =>
  withPosition(edited, changed(edited.position, change));

/** Before the last change that made a difference; the same where there was none. */
export function undo(edited: Edited): Edited {
  const past = [...edited.past];
  for (let text = past.pop(); text !== undefined; text = past.pop()) {
    if (text !== edited.text) return { ...editedFrom(text), past };
  }
  return edited;
}
