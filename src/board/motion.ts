// What moves on screen when an action is played or taken back: which tiles go, flip, arrive or leave.
import {
  actionActor,
  actionFrom,
  actionKind,
  actionTo,
  actionType,
  flipTile,
  isManeuver,
  makeTile,
  type Square,
  type Tile,
  tileAt,
} from '../engine/index.ts';
import type { BoardState, PlayedTurn } from './state.ts';

/** One tile that goes from a square to another, or stays; `before` and `after` are its two faces when it flips. */
export interface Mover {
  readonly from: Square;
  readonly to: Square;
  readonly before: Tile;
  readonly after: Tile;
}

/** A tile that leaves the board, or that comes onto it. */
export interface Passage {
  readonly square: Square;
  readonly tile: Tile;
}

/** Everything that moves for one turn. */
export interface Motion {
  readonly movers: readonly Mover[];
  readonly leaving: Passage | undefined;
  readonly arriving: Passage | undefined;
}

function motionOfTurn({ action, before, captured }: PlayedTurn): Motion {
  const to = actionTo(action);
  if (!isManeuver(action)) {
    const tile = makeTile(actionKind(action), before.side, 0);
    return { movers: [], leaving: undefined, arriving: { square: to, tile } };
  }
  const leaving = captured === 0 ? undefined : { square: to, tile: captured };
  const actor = actionActor(action);
  const actorTile = tileAt(before, actor);
  const flip = { from: actor, to: actor, before: actorTile, after: flipTile(actorTile) };
  switch (actionType(action)) {
    case 'strike':
      return { movers: [flip], leaving, arriving: undefined };
    case 'command': {
      const from = actionFrom(action);
      const friend = tileAt(before, from);
      const sent = { from, to, before: friend, after: friend };
      return { movers: [sent, flip], leaving, arriving: undefined };
    }
    default:
      return { movers: [{ ...flip, to }], leaving, arriving: undefined };
  }
}

const backward = ({ movers, leaving, arriving }: Motion): Motion => ({
  movers: movers.map(({ from, to, before, after }) => ({
    from: to,
    to: from,
    before: after,
    after: before,
  })),
  leaving: arriving,
  arriving: leaving,
});

/** What moves from one state to the next: one turn forward or one turn back, otherwise nothing. */
export function motionBetween(previous: BoardState, next: BoardState): Motion | undefined {
  if (previous.start !== next.start) return undefined;
  const step = next.turns.length - previous.turns.length;
  if (step === 1) return motionOfTurn(next.turns.at(-1) as PlayedTurn);
  if (step === -1) return backward(motionOfTurn(previous.turns.at(-1) as PlayedTurn));
  return undefined;
}

/** The squares whose tiles the drawing leaves out while a motion shows them itself. */
export const liftedSquares = ({ movers, arriving }: Motion): Square[] => [
  ...movers.map((mover) => mover.to),
  ...(arriving === undefined ? [] : [arriving.square]),
];
