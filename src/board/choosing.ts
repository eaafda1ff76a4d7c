// What choosing a square means (DESIGN §6): select, plan, act, explain, ask. Pure: a state goes in, a state comes out.
import {
  type Action,
  actionActor,
  actionFrom,
  actionTo,
  canLevy,
  capturedTile,
  clonePosition,
  EMPTY,
  findPlayable,
  formatAction,
  isForbidden,
  isManeuver,
  type Kind,
  levySquares,
  makeLevy,
  type Position,
  play,
  type ReachedSquare,
  reachOf,
  type Square,
  setSideToAct,
  tileAt,
  tileSide,
} from '../engine/index.ts';
import { keptFor } from './kept.ts';
import { actingSide, type BoardState, type Choice, letGo, resultOf } from './state.ts';
import { type WhyNot, whyNot } from './why-not.ts';

// Positions of a state are never changed, so what a tile reaches in one need be found only once.
const reachesIn = keptFor((_position: Position) => new Map<Square, ReachedSquare[]>());

/** What the tile on a square could do: `reachOf`, remembered for the position. */
export function reachFrom(position: Position, square: Square): readonly ReachedSquare[] {
  const known = reachesIn(position).get(square);
  if (known !== undefined) return known;
  const reached = reachOf(position, square);
  reachesIn(position).set(square, reached);
  return reached;
}

/** What the chosen tile, or the friend chosen for a Command, could do: legal and forbidden. Empty for other choices. */
export function plansOf(position: Position, choice: Choice): ReachedSquare[] {
  switch (choice.type) {
    case 'tile':
    case 'ask':
      return reachFrom(position, choice.square).filter((plan) => plan.mark !== 'command');
    case 'command':
      return reachFrom(position, choice.commander).filter(
        (plan) => plan.mark === 'command' && plan.from === choice.friend,
      );
    default:
      return [];
  }
}

/** The friends that the tile on `square` could send somewhere by a Command, forbidden ones included; ascending. */
export const commandFriends = (position: Position, square: Square): Square[] => [
  ...new Set(
    reachFrom(position, square)
      .filter((plan) => plan.mark === 'command')
      .map((plan) => plan.from),
  ),
];

const explain = (state: BoardState, square: Square, why: WhyNot): BoardState => ({
  ...state,
  notice: { type: 'why-not', square, why },
});

const choose = (state: BoardState, choice: Choice): BoardState => ({
  ...state,
  choice,
  notice: { type: 'chosen' },
});

/** Plays an action that is legal here, a levy as drawn. */
export function playAction(state: BoardState, action: Action): BoardState {
  const position = clonePosition(state.position);
  const { side } = position;
  const captured = capturedTile(play(position, action));
  if (state.rules.turns === 'one-side') setSideToAct(position, side);
  return {
    ...state,
    position,
    turns: [
      ...state.turns,
      { action, before: state.position, captured: isManeuver(action) ? captured : EMPTY },
    ],
    choice: { type: 'nothing' },
    notice: { type: 'played' },
  };
}

/** Plays a plan, or says why it is forbidden. */
const carryOut = (state: BoardState, plan: ReachedSquare): BoardState =>
  plan.forbiddenBy.length > 0
    ? { ...state, choice: backFromAsking(state.choice), notice: { type: 'forbidden', plan } }
    : playAction(state, plan.action);

const backFromAsking = (choice: Choice): Choice =>
  choice.type === 'ask' ? { type: 'tile', square: choice.square } : choice;

/** Answers the question of an `ask` choice. */
export const answer = (state: BoardState, plan: ReachedSquare): BoardState => carryOut(state, plan);

/** Takes back the question; the tile stays chosen. */
export const cancelAsking = (state: BoardState): BoardState => ({
  ...state,
  choice: backFromAsking(state.choice),
  notice: { type: 'chosen' },
});

/** What choosing a square does now. */
export function chooseSquare(state: BoardState, square: Square): BoardState {
  if (resultOf(state) !== undefined) return chooseAfterEnd(state, square);
  const { choice, position } = state;
  switch (choice.type) {
    case 'drawn':
      return placeDrawn(state, choice.kind, square);
    case 'tile':
      return planWithTile(state, choice.square, square);
    case 'command':
      return planCommand(state, choice.commander, choice.friend, square);
    case 'ask':
      return chooseSquare({ ...state, choice: backFromAsking(choice) }, square);
    case 'enemy':
      if (square === choice.square) return letGo(state);
      break;
    case 'nothing':
      if (tileAt(position, square) === EMPTY)
        return explain(state, square, { reason: 'nothing-there' });
  }
  return select(state, square);
}

function select(state: BoardState, square: Square): BoardState {
  const tile = tileAt(state.position, square);
  if (tile === EMPTY) return letGo(state);
  const acting = actingSide(state);
  if (tileSide(tile) === acting) return choose(state, { type: 'tile', square });
  return choose(state, { type: 'enemy', square });
}

function chooseAfterEnd(state: BoardState, square: Square): BoardState {
  if (tileAt(state.position, square) === EMPTY)
    return explain(letGo(state), square, { reason: 'game-over' });
  return choose(state, { type: 'enemy', square });
}

function placeDrawn(state: BoardState, kind: Kind, square: Square): BoardState {
  return levySquares(state.position, state.position.side).includes(square)
    ? playAction(state, makeLevy(kind, square))
    : explain(state, square, { reason: 'levy-square' });
}

function planWithTile(state: BoardState, chosen: Square, square: Square): BoardState {
  const { position } = state;
  if (square === chosen) return letGo(state);
  const reached = reachFrom(position, chosen);
  const plans = reached.filter((plan) => plan.square === square);
  const own = plans.filter((plan) => plan.mark !== 'command');
  if (own.length > 0) {
    return plans.length === 1
      ? carryOut(state, plans[0] as ReachedSquare)
      : choose(state, { type: 'ask', square: chosen, target: square, plans });
  }
  const there = tileAt(position, square);
  if (there !== EMPTY && tileSide(there) === tileSide(tileAt(position, chosen))) {
    const friend = reached.some((plan) => plan.mark === 'command' && plan.from === square);
    return choose(
      state,
      friend ? { type: 'command', commander: chosen, friend: square } : { type: 'tile', square },
    );
  }
  if (plans.length > 0) return explain(state, square, { reason: 'choose-friend' });
  if (there !== EMPTY) return choose(state, { type: 'enemy', square });
  return explain(state, square, whyNot(position, chosen, square));
}

function planCommand(
  state: BoardState,
  commander: Square,
  friend: Square,
  square: Square,
): BoardState {
  if (square === friend) return choose(state, { type: 'tile', square });
  const plan = plansOf(state.position, state.choice).find((one) => one.square === square);
  if (plan !== undefined) return carryOut(state, plan);
  const there = tileAt(state.position, square);
  if (there !== EMPTY && tileSide(there) === state.position.side) {
    // Another friend in the zone takes the place of the first; any other own tile is simply chosen.
    return commandFriends(state.position, commander).includes(square)
      ? choose(state, { type: 'command', commander, friend: square })
      : choose(state, { type: 'tile', square });
  }
  return explain(state, square, { reason: 'no-command-square', commander });
}

/** Can the reader draw a tile now? */
export const canDraw = (state: BoardState): boolean =>
  state.choice.type !== 'drawn' &&
  actingSide(state) !== undefined &&
  resultOf(state) === undefined &&
  canLevy(state.position, state.position.side);

/** The tile that is drawn and not placed yet. */
export const drawnKind = (choice: Choice): Kind | undefined =>
  choice.type === 'drawn' ? choice.kind : undefined;

/** Shows a drawn tile, which then waits for its square. Nothing changes when no levy is possible. */
export const drawFor = (state: BoardState, kind: Kind): BoardState =>
  canDraw(state) ? choose(state, { type: 'drawn', kind }) : state;

/** What a typed action came to. */
export type Typed =
  | { readonly type: 'played'; readonly state: BoardState }
  | { readonly type: 'refused'; readonly state: BoardState }
  | { readonly type: 'malformed' | 'illegal' | 'draw' };

const FORM = /^(@|[A-Z]@[a-f][1-6]|[a-f][1-6](\*?[a-f][1-6]|:[a-f][1-6][a-f][1-6]))$/;

/** Plays an action typed in notation (SPEC §9); spaces around it and the letters' case do not matter. */
export function playTyped(state: BoardState, text: string): Typed {
  const trimmed = text.trim().toLowerCase();
  const typed = trimmed[1] === '@' ? trimmed.charAt(0).toUpperCase() + trimmed.slice(1) : trimmed;
  if (!FORM.test(typed)) return { type: 'malformed' };
  if (actingSide(state) === undefined || resultOf(state) !== undefined) return { type: 'illegal' };
  const { choice, position } = state;
  if (typed.includes('@')) {
    // What is drawn is chance's choice: a levy can be typed once its tile is known.
    if (choice.type !== 'drawn') return { type: 'draw' };
    const levy = findPlayable(position, typed);
    if (
      levy === undefined ||
      formatAction(levy) !== formatAction(makeLevy(choice.kind, actionTo(levy)))
    )
      return { type: 'illegal' };
    return { type: 'played', state: playAction(state, levy) };
  }
  const action = choice.type === 'drawn' ? undefined : findPlayable(position, typed);
  if (action === undefined) return { type: 'illegal' };
  if (!isForbidden(position, action)) return { type: 'played', state: playAction(state, action) };
  const plan = reachFrom(position, actionActor(action)).find((one) => one.action === action);
  if (plan === undefined) return { type: 'illegal' };
  const shown: Choice =
    plan.mark === 'command'
      ? { type: 'command', commander: actionActor(action), friend: actionFrom(action) }
      : { type: 'tile', square: actionActor(action) };
  return {
    type: 'refused',
    state: { ...state, choice: shown, notice: { type: 'forbidden', plan } },
  };
}
