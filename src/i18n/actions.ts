// Actions as sentences: what people read instead of notation (SPEC §9), and what is said aloud when one is played.
import {
  type Action,
  actionActor,
  actionFrom,
  actionKind,
  actionTo,
  actionType,
  EMPTY,
  type Face,
  isManeuver,
  type Position,
  type Square,
  squareName,
  type Threat,
  tileAt,
  tileFace,
  tileKind,
} from '../engine/index.ts';
import { type BoardText, faceName, kindName, sideName } from './board-words.ts';

/** The form of a sentence about an action: its key in the strings, without what it begins with. */
type Form = 'go' | 'capture' | 'strike' | 'command' | 'commandCapture' | 'levy';

function formOf(action: Action, captures: boolean): Form {
  const type = actionType(action);
  if (type === 'levy' || type === 'strike') return type;
  if (type === 'command') return captures ? 'commandCapture' : 'command';
  return captures ? 'capture' : 'go';
}

/** What the sentences about an action name, read in the position before it. */
function wordsOf(text: BoardText, position: Position, action: Action): Record<string, string> {
  const nameOn = (square: Square): string => {
    const tile = tileAt(position, square);
    return tile === EMPTY ? '' : kindName(text, tileKind(tile));
  };
  const levy = !isManeuver(action);
  return {
    tile: levy ? kindName(text, actionKind(action)) : nameOn(actionActor(action)),
    to: squareName(actionTo(action)),
    from: levy ? '' : squareName(actionFrom(action)),
    actor: levy ? '' : squareName(actionActor(action)),
    friend: levy ? '' : nameOn(actionFrom(action)),
    captured: nameOn(actionTo(action)),
  };
}

const captures = (position: Position, action: Action): boolean =>
  isManeuver(action) && tileAt(position, actionTo(action)) !== EMPTY;

/**
 * An action in a few words: “Footman b2–b4”, “步兵 b2–b4”, “Levy” before the draw.
 * @param position the position before it, in which it is playable
 */
export function actionSentence(text: BoardText, position: Position, action: Action): string {
  if (actionType(action) === 'draw') return text('action.draw');
  const form = formOf(action, captures(position, action));
  return text(`action.${form}`, wordsOf(text, position, action));
}

/**
 * What happened, for someone who does not see the board: who, which tile, from where to where, what was captured, and
 * which tile flipped to which face.
 * @param position the position before the action
 */
export function announceAction(text: BoardText, position: Position, action: Action): string {
  const form = formOf(action, captures(position, action));
  const said = text(`announce.${form}`, {
    ...wordsOf(text, position, action),
    side: sideName(text, position.side),
  });
  if (form === 'levy') return said;
  const actor = tileAt(position, actionActor(action));
  const face = (1 - tileFace(actor)) as Face;
  return joinSentences(text, [
    said,
    text('announce.flip', { tile: kindName(text, tileKind(actor)), face: faceName(text, face) }),
  ]);
}

/**
 * Why a square is forbidden: which enemy tile would capture the Duke, and how.
 * @param position the position before the forbidden maneuver
 * @param square the forbidden square
 */
export function forbiddenSentence(
  text: BoardText,
  position: Position,
  square: Square,
  threat: Threat,
): string {
  const friend = tileAt(position, threat.from);
  return text(`forbidden.${threat.mark}`, {
    square: squareName(square),
    tile: kindName(text, tileKind(threat.tile)),
    actor: squareName(threat.actor),
    from: squareName(threat.from),
    friend: friend === EMPTY ? '' : kindName(text, tileKind(friend)),
  });
}

/** Sentences one after the other: with a space in English, with nothing between them in Chinese. */
export const joinSentences = (text: BoardText, sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(text('list.sentence'));

/** A list of things: “c3, d4”, “c3、d4”. */
export const joinList = (text: BoardText, things: readonly string[]): string =>
  things.join(text('list.comma'));
