// What a board shows: a state becomes 36 squares, each with the highlights it carries. Pure, and apart from any drawing.
import {
  actionActor,
  actionFrom,
  actionTo,
  actionType,
  commandZone,
  dukeOf,
  isManeuver,
  levySquares,
  menacedBy,
  type Side,
  SQUARE_COUNT,
  type Square,
  type Tile,
  tileAt,
} from '../engine/index.ts';
import { commandFriends, plansOf } from './choosing.ts';
import { sidesInGuard } from './guard.ts';
import type { BoardState } from './state.ts';
import { blockedMoves } from './why-not.ts';

/**
 * What a square can be highlighted as. `target` marks the square of a Command's destination beside `legal` or `capture`;
 * `friend` a tile that a chosen commander can send, `sent` the one chosen, `zone` the commander's ⌘ squares.
 */
export const HIGHLIGHTS = [
  'selected',
  'commander',
  'zone',
  'friend',
  'sent',
  'legal',
  'capture',
  'strike',
  'target',
  'forbidden',
  'blocked',
  'reach',
  'levy',
  'last',
  'guard',
  'hint',
  'right',
  'wrong',
] as const;

/** The name of a highlight. */
export type Highlight = (typeof HIGHLIGHTS)[number];

/** One square as it is shown. */
export interface SquareView {
  readonly square: Square;
  /** The tile on it, `EMPTY` (0) if none. */
  readonly tile: Tile;
  /** In the order of `HIGHLIGHTS`. */
  readonly highlights: readonly Highlight[];
}

/** A colour that an author can draw with; each also has its own dash or corner, see `annotation-drawing.ts`. */
export type InkName = 'green' | 'red' | 'blue' | 'yellow';

/** An arrow drawn by an author. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly ink: InkName;
}

/** A square highlighted by an author. */
export interface MarkedSquare {
  readonly square: Square;
  readonly ink: InkName;
}

/** What is shown on top of a state: by an author, an exercise, a hint. */
export interface Annotations {
  readonly arrows?: readonly Arrow[];
  readonly squares?: readonly MarkedSquare[];
  readonly hint?: readonly Square[];
  readonly right?: readonly Square[];
  readonly wrong?: readonly Square[];
}

/** A whole board as it is shown. */
export interface BoardView {
  /** 36 squares, indexed by square. */
  readonly squares: readonly SquareView[];
  /** The side whose home edge is nearest the viewer. */
  readonly bottom: Side;
  readonly arrows: readonly Arrow[];
  readonly markedSquares: readonly MarkedSquare[];
}

/** The view of a state. */
export function viewOf(
  state: BoardState,
  bottom: Side = 0,
  annotations: Annotations = {},
): BoardView {
  const shown: Set<Highlight>[] = Array.from({ length: SQUARE_COUNT }, () => new Set());
  const add = (square: Square | undefined, highlight: Highlight): void => {
    if (square !== undefined) shown[square]?.add(highlight);
  };
  addChoice(state, add);
  addLastAction(state, add);
  for (const side of sidesInGuard(state)) add(dukeOf(state.position, side), 'guard');
  for (const highlight of ['hint', 'right', 'wrong'] as const) {
    for (const square of annotations[highlight] ?? []) add(square, highlight);
  }
  return {
    squares: shown.map((set, square) => ({
      square,
      tile: tileAt(state.position, square),
      highlights: HIGHLIGHTS.filter((highlight) => set.has(highlight)),
    })),
    bottom,
    arrows: annotations.arrows ?? [],
    markedSquares: annotations.squares ?? [],
  };
}

type Add = (square: Square | undefined, highlight: Highlight) => void;

function addChoice({ choice, position }: BoardState, add: Add): void {
  for (const plan of plansOf(position, choice)) {
    if (plan.mark === 'command') add(plan.square, 'target');
    if (plan.forbiddenBy.length > 0) add(plan.square, 'forbidden');
    else add(plan.square, plan.effect === 'arrive' ? 'legal' : plan.effect);
  }
  switch (choice.type) {
    case 'tile':
    case 'ask': {
      add(choice.square, 'selected');
      for (const square of blockedMoves(position, choice.square)) add(square, 'blocked');
      const friends = commandFriends(position, choice.square);
      if (friends.length === 0) break;
      add(choice.square, 'commander');
      for (const square of friends) add(square, 'friend');
      addZone(choice.square);
      break;
    }
    case 'command':
      add(choice.commander, 'commander');
      add(choice.friend, 'sent');
      addZone(choice.commander);
      break;
    case 'enemy':
      add(choice.square, 'selected');
      for (const { square } of menacedBy(position, choice.square)) add(square, 'reach');
      break;
    case 'drawn':
      for (const square of levySquares(position, position.side)) add(square, 'levy');
  }

  function addZone(commander: Square): void {
    for (const square of commandZone(tileAt(position, commander), commander)) add(square, 'zone');
  }
}

function addLastAction({ turns }: BoardState, add: Add): void {
  const action = turns.at(-1)?.action;
  if (action === undefined) return;
  add(actionTo(action), 'last');
  if (!isManeuver(action)) return;
  add(actionFrom(action), 'last');
  if (actionType(action) === 'command') add(actionActor(action), 'last');
}
