// Why the best action of a thought is good: the first of a list of claims that the engine confirms.
import {
  type Action,
  actionActor,
  actionFrom,
  actionKind,
  actionTo,
  actionType,
  canLevy,
  clonePosition,
  countLegalManeuversOf,
  DRAW,
  DUKE,
  drawChances,
  dukeOf,
  inGuard,
  isAttacked,
  isManeuver,
  legalLevies,
  legalManeuvers,
  levySquares,
  opponentOf,
  type Position,
  play,
  playableManeuvers,
  type Side,
  type Square,
  threatsToDuke,
  tileAt,
  tileKind,
  tilesOf,
  withSideToAct,
} from '../engine/index.ts';
import { Evaluation } from './evaluation.ts';
import type { Reason, Thought, TileOn } from './types.ts';

const evaluation = new Evaluation();

/** The tile on a square and the square. */
const on = (position: Position, square: Square): TileOn => ({
  tile: tileAt(position, square),
  square,
});

/** Where the tile whose mark is used stands after the action. */
const actorAfter = (action: Action): Square =>
  ['strike', 'command'].includes(actionType(action)) ? actionActor(action) : actionTo(action);

/** The legal captures of a side were it to act, of the enemy's other tiles; the Duke is a matter of Guard. */
const capturesBy = (position: Position, side: Side): Action[] =>
  legalManeuvers(withSideToAct(position, side)).filter((action) => {
    const taken = tileAt(position, actionTo(action));
    return taken !== 0 && tileKind(taken) !== DUKE;
  });

/** The tile that would do the capturing: the one that arrives, or the striker. */
const capturer = (action: Action): Square =>
  actionType(action) === 'strike' ? actionActor(action) : actionFrom(action);

const mostWorthFirst = (position: Position, actions: readonly Action[]): Action[] =>
  [...actions].sort(
    (a, b) =>
      evaluation.worth(tileAt(position, actionTo(b))) -
        evaluation.worth(tileAt(position, actionTo(a))) || a - b,
  );

/** A position, the action in question, and the position after it; of a levy before its draw there is none. */
interface Case {
  readonly before: Position;
  readonly after: Position;
  readonly action: Action;
  readonly side: Side;
  readonly enemy: Side;
}

type Claim = (question: Case) => Reason | undefined;

const escapesGuard: Claim = ({ before, after, action, side }) =>
  inGuard(before, side) && !inGuard(after, side)
    ? {
        code: 'escapes-guard',
        action,
        from: threatsToDuke(before, side).map(({ actor }) => on(before, actor)),
      }
    : undefined;

const captures: Claim = ({ before, after, action }) => {
  if (!isManeuver(action) || tileAt(before, actionTo(action)) === 0) return undefined;
  const capturerAfter = actionType(action) === 'strike' ? actionActor(action) : actionTo(action);
  const safe = !legalManeuvers(after).some((reply) => actionTo(reply) === capturerAfter);
  return { code: 'captures', action, captured: on(before, actionTo(action)), safe };
};

const givesGuard: Claim = ({ after, action, enemy }) => {
  const duke = dukeOf(after, enemy);
  return duke !== undefined && inGuard(after, enemy)
    ? { code: 'gives-guard', action, duke }
    : undefined;
};

const saves: Claim = ({ before, after, action, enemy }) => {
  const still = new Set(capturesBy(after, enemy).map(actionTo));
  const moved = (square: Square): Square =>
    isManeuver(action) && actionType(action) !== 'strike' && square === actionFrom(action)
      ? actionTo(action)
      : square;
  const answered = mostWorthFirst(before, capturesBy(before, enemy)).find(
    (capture) => !still.has(moved(actionTo(capture))),
  );
  if (answered === undefined) return undefined;
  return {
    code: 'saves',
    action,
    threatened: on(before, actionTo(answered)),
    by: on(before, capturer(answered)),
  };
};

const pins: Claim = ({ before, after, action, enemy }) => {
  const free = new Set(legalManeuvers(withSideToAct(before, enemy)).map(actionActor));
  const legal = new Set(legalManeuvers(after).map(actionActor));
  const playable = new Set(playableManeuvers(after).map(actionActor));
  const pinned = tilesOf(after, enemy).filter(
    (square) =>
      square !== dukeOf(after, enemy) &&
      free.has(square) &&
      playable.has(square) &&
      !legal.has(square),
  );
  const [square] = pinned.sort(
    (a, b) => evaluation.worth(tileAt(after, b)) - evaluation.worth(tileAt(after, a)) || a - b,
  );
  return square === undefined ? undefined : { code: 'pins', action, pinned: on(after, square) };
};

const threatens: Claim = ({ before, after, action, side, enemy }) => {
  const earlier = new Set(capturesBy(before, side).map(actionTo));
  const target = mostWorthFirst(after, capturesBy(after, side)).find((capture) => {
    const square = actionTo(capture);
    if (earlier.has(square)) return false;
    const defended = isAttacked(after, square, enemy);
    const gain = evaluation.worth(tileAt(after, square));
    return !defended || gain > evaluation.worth(tileAt(after, capturer(capture)));
  });
  return target === undefined
    ? undefined
    : { code: 'threatens', action, target: on(after, actionTo(target)) };
};

const hindersLevy: Claim = ({ before, after, action, side, enemy }) => {
  if (before.bagSizes[enemy] === 0) return undefined;
  const open = new Set(
    levySquares(after, enemy).filter((square) => !isAttacked(after, square, side)),
  );
  const squares = levySquares(before, enemy).filter(
    (square) => !isAttacked(before, square, side) && !open.has(square),
  );
  return squares.length === 0 ? undefined : { code: 'hinders-levy', action, squares };
};

const makesRoom: Claim = ({ before, after, action, side }) => {
  if (after.bagSizes[side] === 0) return undefined;
  const earlier = levySquares(before, side);
  const now = levySquares(after, side);
  const squares = now.filter((square) => !earlier.includes(square));
  return now.length > earlier.length && squares.length > 0
    ? { code: 'makes-room', action, squares }
    : undefined;
};

const levies: Claim = ({ before, action, side }) =>
  action === DRAW
    ? {
        code: 'levies',
        action,
        chances: drawChances(before, side).sort((a, b) => b.copies - a.copies || a.kind - b.kind),
      }
    : undefined;

const places: Claim = ({ after, action, enemy }) =>
  actionType(action) === 'levy'
    ? {
        code: 'places',
        action,
        kind: actionKind(action),
        safe: !capturesBy(after, enemy).some((capture) => actionTo(capture) === actionTo(action)),
      }
    : undefined;

const develops: Claim = ({ before, after, action }) => {
  if (!isManeuver(action)) return undefined;
  const square = actorAfter(action);
  const reach = {
    before: countLegalManeuversOf(before, actionActor(action)),
    after: countLegalManeuversOf(after, square),
  };
  return reach.after > reach.before
    ? { code: 'develops', action, tile: on(after, square), ...reach }
    : undefined;
};

/** What is said of an action, the weightiest claim first. */
const CLAIMS: readonly Claim[] = [
  escapesGuard,
  captures,
  givesGuard,
  levies,
  places,
  saves,
  pins,
  threatens,
  hindersLevy,
  makesRoom,
  develops,
];

/** What can be said of a levy before its draw: all else depends on the tile. */
const CLAIMS_BEFORE_DRAW: readonly Claim[] = [levies];

/**
 * One reason for the best action of a thought: the first claim, in the order of their weight, that holds.
 * @param position the position that was thought about; the same afterwards.
 * @throws RangeError when the thought has no lines.
 */
export function explain(position: Position, thought: Thought): Reason {
  const [best] = thought.lines;
  if (best === undefined) throw new RangeError('a thought without lines has nothing to explain');
  const { action } = best;
  if (thought.forcedWin !== undefined)
    return { code: 'forced-win', action, turns: thought.forcedWin };
  if (isOnly(position, action)) return { code: 'only-action', action };
  const { side } = position;
  const after = clonePosition(position);
  if (action !== DRAW) play(after, action);
  const question: Case = { before: position, after, action, side, enemy: opponentOf(side) };
  for (const claim of action === DRAW ? CLAIMS_BEFORE_DRAW : CLAIMS) {
    const reason = claim(question);
    if (reason !== undefined) return reason;
  }
  return { code: 'looks-best', action, depth: thought.depth };
}

/** Is there nothing else to do? A drawn tile is to be placed, so that only its other squares count. */
function isOnly(position: Position, action: Action): boolean {
  if (actionType(action) === 'levy')
    return (
      legalLevies(position).filter((levy) => actionKind(levy) === actionKind(action)).length === 1
    );
  const maneuvers = legalManeuvers(position).length;
  return action === DRAW ? maneuvers === 0 : maneuvers === 1 && !canLevy(position, position.side);
}
