// The notation of actions (SPEC §9): reading the form alone, reading it in a position, and writing it.
import {
  actionActor,
  actionFrom,
  actionKind,
  actionTo,
  actionTypeIndex,
  COMMAND,
  DRAW,
  isManeuver,
  LEVY,
  makeCommand,
  makeLevy,
  STRIKE,
} from './action.ts';
import { failure, NotationError, nameCharacter, type Result, success } from './errors.ts';
import { DUKE, kindInfo, kindOfLetter } from './faces.ts';
import { canLevy, isForbidden, legalLevies, playableManeuvers } from './legal.ts';
import { squareFromName, squareName } from './square.ts';
import type { Action, Position } from './types.ts';

/** The canonical text of an action (SPEC §9). */
export function formatAction(action: Action): string {
  const type = actionTypeIndex(action);
  const to = squareName(actionTo(action));
  if (action === DRAW) return '@';
  if (type === LEVY) return `${kindInfo(actionKind(action)).letter}@${to}`;
  const from = squareName(actionFrom(action));
  if (type === STRIKE) return `${from}*${to}`;
  if (type === COMMAND) return `${squareName(actionActor(action))}:${from}${to}`;
  return from + to;
}

/** Sorts texts by code unit, the order that SPEC §9 and §10 call notation order. */
export const inNotationOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

// What each place of an action's text holds: a square takes two places, K is a kind's letter, the rest stands for itself.
const FORMS = ['@', 'K@S', 'S*S', 'S:SS', 'SS'] as const;

type Failed = { readonly error: NotationError; readonly index: number };

function matchForm(text: string, form: string): Failed | undefined {
  let index = 0;
  const fail = (
    code: 'unexpected-character' | 'missing' | 'no-such-square' | 'trailing-text',
  ): Failed => ({
    error: new NotationError(code, 'action', index + 1, { found: nameCharacter(text, index) }),
    index,
  });
  for (const part of form) {
    if (index >= text.length) return fail('missing');
    if (part === 'S') {
      if (!/^[a-f]$/.test(text.charAt(index))) return fail('unexpected-character');
      if (squareFromName(text.slice(index, index + 2)) === undefined) {
        index++;
        if (index >= text.length) return fail('missing');
        return fail(/^\d$/.test(text.charAt(index)) ? 'no-such-square' : 'unexpected-character');
      }
      index += 2;
    } else if (part === 'K') {
      const kind = kindOfLetter(text.charAt(index));
      if (kind === undefined || kind === DUKE) return fail('unexpected-character');
      index++;
    } else {
      if (text.charAt(index) !== part) return fail('unexpected-character');
      index++;
    }
  }
  return index < text.length ? fail('trailing-text') : undefined;
}

/** Checks the form of an action's text (SPEC §9), without a position. The error is the one that comes latest in the text. */
export function checkActionForm(text: string): NotationError | undefined {
  let furthest: Failed | undefined;
  for (const form of FORMS) {
    const failed = matchForm(text, form);
    if (failed === undefined) return undefined;
    if (furthest === undefined || failed.index > furthest.index) furthest = failed;
  }
  return furthest?.error;
}

/**
 * Reads an action (SPEC §9) in a position. Only a legal action is a value; `@` is one when a levy is possible.
 * Any text gives an action or an error: of its form, `illegal`, or `forbidden` (playable, but it would expose the Duke).
 */
export function parseAction(position: Position, text: string): Result<Action> {
  const formError = checkActionForm(text);
  if (formError !== undefined) return failure(formError);
  const wrong = (code: 'illegal' | 'forbidden'): Result<Action> =>
    failure(new NotationError(code, 'action', 1, { text }));
  const action = findPlayable(position, text);
  if (action === undefined) return wrong('illegal');
  if (isManeuver(action) && isForbidden(position, action)) return wrong('forbidden');
  return success(action);
}

/** The maneuver playable by its mark, forbidden or not, or the levy that this text names here; `undefined` when none. */
export function findPlayable(position: Position, text: string): Action | undefined {
  if (text === '@') return canLevy(position, position.side) ? DRAW : undefined;
  const square = (index: number): number => squareFromName(text.slice(index, index + 2)) ?? -1;
  if (text[1] === '@') {
    const levy = makeLevy(kindOfLetter(text.charAt(0)) ?? 0, square(2));
    return legalLevies(position).find((action) => action === levy);
  }
  if (text[2] === ':') {
    const command = makeCommand(square(0), square(3), square(5));
    return playableManeuvers(position).find((action) => action === command);
  }
  // No face reaches one square by two marks other than a Move and a Command, so origin and target tell the mark.
  return playableManeuvers(position).find((action) => formatAction(action) === text);
}
