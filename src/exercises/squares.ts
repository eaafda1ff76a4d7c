// “Mark all squares that …”: the answer, computed by the rules and never typed by hand (SPEC §§3–6, 11).
import {
  commandZone,
  dukeOf,
  dukeSetupSquares,
  footmanSetupSquares,
  isLegal,
  isManeuver,
  levySquares,
  menacedBy,
  type Position,
  type ReachedSquare,
  reachOf,
  type Square,
  tileAt,
} from '../engine/index.ts';
import { after } from './task.ts';
import { actionNamed, actorAfterwards, positionNamed, squareNamed } from './words.ts';

/** What can be asked for. */
export const SQUARE_QUESTIONS = [
  'legal',
  'forbidden',
  'captures',
  'reach',
  'levy',
  'zone',
  'after',
  'setup-duke',
  'setup-footmen',
] as const;

/** One of them. */
export type SquareQuestion = (typeof SQUARE_QUESTIONS)[number];

/** Such an exercise as a lesson writes it. */
export interface SquaresSource {
  readonly position: string;
  readonly which: SquareQuestion;
  /** The square of the tile that is asked about; the levy and the setup are the side to act's. */
  readonly of?: string;
  /** With `after`: the action that comes first. */
  readonly action?: string;
}

/** What the tile itself could do; where its Commands lead is another tile's business. */
const ownPlans = (position: Position, square: Square): ReachedSquare[] =>
  reachOf(position, square).filter((plan) => plan.mark !== 'command');

const isOpen = (plan: ReachedSquare): boolean => plan.forbiddenBy.length === 0;

const sorted = (squares: Iterable<Square>): Square[] => [...new Set(squares)].sort((a, b) => a - b);

/** The square of the tile asked about. @throws RangeError when there is none. */
export function askedTile(position: Position, { of, which }: SquaresSource): Square {
  if (of === undefined)
    throw new RangeError(`of: “${which}” asks about a tile; expected its square`);
  const square = squareNamed(of);
  if (tileAt(position, square) === 0) throw new RangeError(`of: no tile stands on ${of}`);
  return square;
}

function destinationsAfter(position: Position, text: string): Square[] {
  const named = actionNamed(position, text);
  const { action } = named;
  if (action === undefined || !isManeuver(action) || !isLegal(named.position, action))
    throw new RangeError(`action: ${text} is no legal maneuver here`);
  return ownPlans(after(named.position, action), actorAfterwards(action))
    .filter(isOpen)
    .map((plan) => plan.square);
}

/**
 * The squares that are asked for, ascending; at least one.
 * @throws Error that names what is wrong in the source, or that no square is asked for
 */
export function squaresAnswer(source: SquaresSource): Square[] {
  const position = positionNamed(source.position);
  const answer = sorted(find(position, source));
  if (answer.length === 0)
    throw new RangeError(`which: “${source.which}” has no square here; expected one at least`);
  return answer;
}

function find(position: Position, source: SquaresSource): Square[] {
  switch (source.which) {
    case 'legal':
      return ownPlans(position, askedTile(position, source))
        .filter(isOpen)
        .map((plan) => plan.square);
    case 'forbidden':
      return ownPlans(position, askedTile(position, source))
        .filter((plan) => !isOpen(plan))
        .map((plan) => plan.square);
    case 'captures':
      return ownPlans(position, askedTile(position, source))
        .filter((plan) => isOpen(plan) && plan.effect !== 'arrive')
        .map((plan) => plan.square);
    case 'reach':
      return menacedBy(position, askedTile(position, source)).map(({ square }) => square);
    case 'levy':
      return levySquares(position, position.side);
    case 'zone': {
      const square = askedTile(position, source);
      return commandZone(tileAt(position, square), square);
    }
    case 'after':
      if (source.action === undefined)
        throw new RangeError('action: “after” asks what follows an action; expected one');
      return destinationsAfter(position, source.action);
    case 'setup-duke':
      return [...dukeSetupSquares(position.side)];
    case 'setup-footmen': {
      const duke = dukeOf(position, position.side);
      if (duke === undefined || !dukeSetupSquares(position.side).includes(duke))
        throw new RangeError('position: the Duke of the side to act is not where a game begins');
      return [...footmanSetupSquares(duke)];
    }
  }
}
