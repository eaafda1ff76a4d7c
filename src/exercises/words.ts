// Reads the words that lessons use in their exercises: squares, sides, kinds, actions. Mistakes are sentences for the author.
import {
  type Action,
  actionActor,
  actionTo,
  actionType,
  checkActionForm,
  clonePosition,
  DUKE,
  findPlayable,
  KINDS,
  type Kind,
  kindOfId,
  type Position,
  parsePosition,
  type Side,
  type Square,
  squareFromName,
  tileAt,
  tileSide,
  unwrap,
  withSideToAct,
} from '../engine/index.ts';

/** A side as lessons write it. */
export type SideName = 'light' | 'dark';

/** The words of a list that is separated by spaces or commas. */
export const wordsOf = (list: string): string[] =>
  list.split(/[\s,]+/).filter((word) => word !== '');

/** The square of this name. @throws RangeError */
export function squareNamed(name: string): Square {
  const square = squareFromName(name);
  if (square === undefined) throw new RangeError(`“${name}” is no square; expected a1 to f6`);
  return square;
}

/** The side of this name. @throws RangeError */
export function sideNamed(name: string): Side {
  if (name !== 'light' && name !== 'dark')
    throw new RangeError(`“${name}” is no side; expected light or dark`);
  return name === 'light' ? 0 : 1;
}

/** The kind of this name, such as `footman`. @throws RangeError */
export function kindNamed(name: string): Kind {
  const kind = kindOfId(name);
  if (kind === undefined) {
    const names = KINDS.map(({ id }) => id).join(', ');
    throw new RangeError(`“${name}” is no kind of tile; expected one of ${names}`);
  }
  return kind;
}

/** The same, for what can be in a bag. @throws RangeError */
export function drawableKind(name: string): Kind {
  const kind = kindNamed(name);
  if (kind === DUKE) throw new RangeError('a Duke is never in a bag');
  return kind;
}

/** The position of this text, a copy of its own. @throws NotationError */
export const positionNamed = (text: string): Position => unwrap(parsePosition(text));

/** What an action's text comes to in a position. */
export interface NamedAction {
  /** The position with the owner of the acting tile to act. */
  readonly position: Position;
  /** `undefined` when no mark allows it. */
  readonly action: Action | undefined;
  /** The square that the action acts from; `undefined` for a levy. */
  readonly actor: Square | undefined;
}

/**
 * Reads an action as if it were its owner's turn; a levy as the side to act's. The action may be forbidden, or none at
 * all. @throws RangeError for a text that is no action, or one of an empty square.
 */
export function actionNamed(position: Position, text: string): NamedAction {
  const error = checkActionForm(text);
  if (error !== undefined) throw error;
  if (text.includes('@'))
    return { position, action: findPlayable(position, text), actor: undefined };
  const actor = squareNamed(text.slice(0, 2));
  const tile = tileAt(position, actor);
  if (tile === 0) throw new RangeError(`${text}: no tile stands on ${text.slice(0, 2)}`);
  const seen = withSideToAct(clonePosition(position), tileSide(tile));
  const action = findPlayable(seen, text);
  return { position: seen, action, actor: action === undefined ? actor : actionActor(action) };
}

/** Where the tile that acted stands afterwards: a striker and a commander stay, a levied tile is where it was placed. */
export const actorAfterwards = (action: Action): Square =>
  ['strike', 'command'].includes(actionType(action)) ? actionActor(action) : actionTo(action);
