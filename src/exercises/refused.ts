// “Why is this refused?”: an action that the board does not play, the reasons to choose from, and the rules' own reason.
import { reachFrom } from '../board/choosing.ts';
import { type BoardState, type Choice, createBoard, type Notice } from '../board/state.ts';
import { type WhyNot, whyNot } from '../board/why-not.ts';
import {
  actionActor,
  actionFrom,
  bagCount,
  canLevy,
  checkActionForm,
  commandZone,
  findPlayable,
  isForbidden,
  isManeuver,
  kindOfLetter,
  opponentOf,
  type Position,
  type Side,
  type Square,
  squareName,
  tileAt,
  tileSide,
} from '../engine/index.ts';
import { positionNamed, type SideName, sideNamed, squareNamed, wordsOf } from './words.ts';

/** The reasons for which a board refuses an action, as lessons name them. */
export const REASONS = [
  'not-your-turn',
  'no-mark',
  'blocked',
  'friend',
  'strike-empty',
  'strike-friend',
  'no-command-square',
  'levy-square',
  'forbidden',
] as const;

/** One of them. */
export type Reason = (typeof REASONS)[number];

/** Such an exercise as a lesson writes it. */
export interface RefusedSource {
  readonly position: string;
  /** Who would like to act; the side to act if left out. */
  readonly reader?: SideName;
  /** The action (SPEC §9), of the reader's; a levy with the kind that was drawn. */
  readonly action: string;
  /** The reasons to choose from, in this order: `blocked friend no-mark`. */
  readonly reasons: string;
}

/** The question, read. */
export interface RefusedQuestion {
  readonly reader: Side;
  readonly position: Position;
  /** Where the tile that should go stands, or the striker; `undefined` for a levy. */
  readonly from: Square | undefined;
  readonly to: Square;
  readonly reasons: readonly Reason[];
  /** The place of the right one among them. */
  readonly right: number;
  /** The board after the attempt: the tile chosen, and the reason as the board itself says it. */
  readonly refused: BoardState;
}

/** An attempt that came to nothing: what is then chosen on the board, and what the board says. */
interface Refusal {
  readonly reason: Reason;
  readonly choice: Choice;
  readonly notice: Notice;
}

const isReason = (word: string): word is Reason => REASONS.some((reason) => reason === word);

/** Reads a question. @throws Error that names what is wrong in it: also that the action is refused for no such reason. */
export function readRefused(source: RefusedSource): RefusedQuestion {
  const { action } = source;
  const position = positionNamed(source.position);
  const reader = source.reader === undefined ? position.side : sideNamed(source.reader);
  const formError = checkActionForm(action);
  if (formError !== undefined) throw formError;
  const reasons = wordsOf(source.reasons).map((word) => {
    if (!isReason(word))
      throw new RangeError(
        `reasons: “${word}” is no reason; expected one of ${REASONS.join(', ')}`,
      );
    return word;
  });
  if (reasons.length < 2 || new Set(reasons).size < reasons.length)
    throw new RangeError('reasons: expected two different ones at least');
  const { reason, choice, notice } = refusalOf(position, reader, action);
  const right = reasons.indexOf(reason);
  if (right < 0) throw new RangeError(`reasons: the right one, ${reason}, is missing`);
  return {
    reader,
    position,
    from: fromOf(action),
    to: squareNamed(action.slice(-2)),
    reasons,
    right,
    refused: { ...createBoard(position, { reader, turns: 'alternate' }), choice, notice },
  };
}

/** The square that an action goes or strikes from: of a Command the friend's. */
function fromOf(action: string): Square | undefined {
  if (action.includes('@')) return undefined;
  return squareNamed(action.includes(':') ? action.slice(3, 5) : action.slice(0, 2));
}

function refusalOf(position: Position, reader: Side, text: string): Refusal {
  if (text.includes('@')) return levyRefusal(position, reader, text);
  const actor = squareNamed(text.slice(0, 2));
  const tile = tileAt(position, actor);
  if (tile === 0 || tileSide(tile) !== reader)
    throw new RangeError(`action: ${squareName(actor)} holds no tile of the reader's`);
  const target = squareNamed(text.slice(-2));
  const unplayed = (
    why: WhyNot,
    square = target,
    choice: Choice = { type: 'tile', square: actor },
  ) => explained(why, square, choice);
  if (reader !== position.side)
    return unplayed({ reason: 'not-your-turn' }, target, { type: 'nothing' });
  const action = findPlayable(position, text);
  if (action !== undefined) {
    const plan = reachFrom(position, actor).find((one) => one.action === action);
    if (plan === undefined || !isManeuver(action) || !isForbidden(position, action))
      throw new RangeError(`action: ${text} is legal; expected one that is refused`);
    return {
      reason: 'forbidden',
      choice:
        plan.mark === 'command'
          ? { type: 'command', commander: actionActor(action), friend: actionFrom(action) }
          : { type: 'tile', square: actor },
      notice: { type: 'forbidden', plan },
    };
  }
  if (text.includes(':'))
    return commandRefusal(position, actor, squareNamed(text.slice(3, 5)), target);
  return unplayed(whyNot(position, actor, target));
}

/** Why no drawn tile goes to a square: it is not an empty square beside the Duke. */
function levyRefusal(position: Position, reader: Side, text: string): Refusal {
  const kind = kindOfLetter(text.charAt(0));
  const square = squareNamed(text.slice(-2));
  if (reader !== position.side || !canLevy(position, reader))
    throw new RangeError(`action: ${text} needs the reader's turn, and a levy that is possible`);
  if (kind === undefined || bagCount(position, reader, kind) === 0)
    throw new RangeError(`action: ${text} needs a tile that is in the reader's bag`);
  if (findPlayable(position, text) !== undefined)
    throw new RangeError(`action: ${text} is legal; expected one that is refused`);
  return explained({ reason: 'levy-square' }, square, { type: 'drawn', kind });
}

/** Why a Command is none: one of its ends is no ⌘ square, or no tile to send or a friend is there. */
function commandRefusal(
  position: Position,
  commander: Square,
  friend: Square,
  target: Square,
): Refusal {
  const zone = commandZone(tileAt(position, commander), commander);
  const sent = tileAt(position, friend);
  if (zone.length === 0) throw new RangeError(`action: ${squareName(commander)} is no commander`);
  if (sent === 0 || tileSide(sent) === opponentOf(position.side))
    throw new RangeError(`action: ${squareName(friend)} holds no tile of the reader's`);
  const outside = [friend, target].find((square) => !zone.includes(square));
  const choice: Choice = zone.includes(friend)
    ? { type: 'command', commander, friend }
    : { type: 'tile', square: commander };
  return outside === undefined
    ? explained({ reason: 'friend' }, target, choice)
    : explained({ reason: 'no-command-square', commander }, outside, choice);
}

function explained(why: WhyNot, square: Square, choice: Choice): Refusal {
  const { reason } = why;
  if (!isReason(reason))
    throw new RangeError(`action: the board asks for more here (${reason}); expected a refusal`);
  return { reason, choice, notice: { type: 'why-not', square, why } };
}
