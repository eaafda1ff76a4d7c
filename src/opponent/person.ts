// The two lowest levels: a person who sees part of the board. What is seen is judged sensibly; errors come from what is not.
import {
  type Action,
  actionActor,
  actionFrom,
  actionKind,
  actionMark,
  actionTo,
  actionType,
  actionTypeIndex,
  COMMAND,
  canLevy,
  clonePosition,
  DRAW,
  DUKE,
  fileOf,
  inGuard,
  type Kind,
  legalLevies,
  legalManeuvers,
  type Mark,
  opponentOf,
  type Position,
  play,
  playableManeuvers,
  putTile,
  rankOf,
  type Side,
  type Square,
  STRIKE,
  takeTile,
  tileAt,
  tileKind,
  tilesOf,
  unplay,
  withSideToAct,
} from '../engine/index.ts';
import { Evaluation } from './evaluation.ts';

/** How one person sees and judges. Chances are 0 … 1; worths are in Footmen. */
export interface Person {
  /** The chance, each turn, to see what an enemy tile could capture by each mark, on a square two steps away or nearer. */
  readonly sees: Readonly<Record<Mark, number>>;
  /** How much of that chance each further step takes away. */
  readonly fades: number;
  /** How much more is seen of what one's own tiles could do: the chance of not seeing is multiplied by this. */
  readonly ownBlindness: number;
  /** The chance to remember that the tile that acts shows its other face afterwards. */
  readonly remembersFlip: number;
  /** The chance to see that a tile is defended: that what captures it could be captured. */
  readonly seesDefence: number;
  /** The chance to ask, before acting, whether either Duke could be trapped: put in Guard without a way out. */
  readonly looksForTraps: number;
  /** What a threat to capture next turn is worth, as a part of the tile's worth. */
  readonly plans: number;
  /** What giving Guard is worth. */
  readonly guard: number;
  /** What a levy is worth with three tiles on the board, and how much each further tile takes away. */
  readonly levy: number;
  readonly crowd: number;
  /** What one step toward the enemy Duke is worth. */
  readonly advance: number;
  /** The largest whim: what chance may add to an action. */
  readonly whim: number;
}

/** The person of each of the two levels. */
export const PEOPLE: Readonly<Record<1 | 2, Person>> = {
  1: {
    sees: { move: 0.6, jump: 0.45, slide: 0.4, jumpSlide: 0.15, strike: 0.2, command: 0.05 },
    fades: 0.25,
    ownBlindness: 0.5,
    remembersFlip: 0.2,
    seesDefence: 0.15,
    looksForTraps: 0.1,
    plans: 0.35,
    guard: 1,
    levy: 1.2,
    crowd: 0.25,
    advance: 0.25,
    whim: 0.8,
  },
  2: {
    sees: { move: 0.95, jump: 0.9, slide: 0.85, jumpSlide: 0.6, strike: 0.65, command: 0.4 },
    fades: 0.1,
    ownBlindness: 0.3,
    remembersFlip: 0.75,
    seesDefence: 0.7,
    looksForTraps: 0.9,
    plans: 0.25,
    guard: 0.5,
    levy: 1.6,
    crowd: 0.2,
    advance: 0.12,
    whim: 0.4,
  },
};

const evaluation = new Evaluation();
/** A Footman's worth in the evaluation's numbers. */
const FOOTMAN = evaluation.worth(8);
const worth = (tile: number): number => evaluation.worth(tile) / FOOTMAN;

const LOST = -1000;

const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

/** What a person's eye falls on in one turn: for each square a number, low where the look is attentive. */
class Attention {
  private readonly person: Person;
  private readonly looks: readonly number[];
  readonly remembersFlip: boolean;
  readonly seesDefence: boolean;
  readonly looksForTraps: boolean;

  constructor(person: Person, random: () => number) {
    this.person = person;
    this.looks = Array.from({ length: 36 }, random);
    this.remembersFlip = random() < person.remembersFlip;
    this.seesDefence = random() < person.seesDefence;
    this.looksForTraps = random() < person.looksForTraps;
  }

  /** Is this maneuver seen, be it of an enemy tile or of one's own? */
  sees(action: Action, own: boolean): boolean {
    const { sees, fades, ownBlindness } = this.person;
    const actor = actionActor(action);
    const steps = Math.max(0, distance(actor, actionTo(action)) - 2);
    const chance = sees[actionMark(action) as Mark] - fades * steps;
    const blind = (1 - Math.max(0, chance)) * (own ? ownBlindness : 1);
    return (this.looks[actor] as number) >= blind;
  }
}

/** The captures that are seen: playable by their marks, for whoever looks no further does not see who is held by the Duke. */
const seenCaptures = (
  position: Position,
  side: Side,
  attention: Attention,
  own: boolean,
): Action[] =>
  playableManeuvers(withSideToAct(position, side)).filter(
    (action) => tileAt(position, actionTo(action)) !== 0 && attention.sees(action, own),
  );

/** The most that the enemy is seen to win by one capture, the Duke left aside. */
function seenDanger(position: Position, side: Side, attention: Attention): number {
  const threats = seenCaptures(position, opponentOf(side), attention, false);
  if (threats.length === 0) return 0;
  const defended = attention.seesDefence ? defendedSquares(position, side, threats) : undefined;
  let most = 0;
  for (const threat of threats) {
    const square = actionTo(threat);
    const taken = tileAt(position, square);
    if (tileKind(taken) === DUKE) return -LOST;
    const striking = actionTypeIndex(threat) === STRIKE;
    const back =
      defended?.has(square) && !striking ? worth(tileAt(position, actionFrom(threat))) : 0;
    most = Math.max(most, worth(taken) - back);
  }
  return most;
}

/** Is the side to act in Guard, with no maneuver and no placing of a tile that ends it? */
function isTrapped(position: Position): boolean {
  const { side } = position;
  if (!inGuard(position, side) || legalManeuvers(position).length > 0) return false;
  return legalLevies(position).every((levy) => {
    const undo = play(position, levy);
    const open = inGuard(position, side);
    unplay(position, levy, undo);
    return open;
  });
}

/** Does the person see a maneuver of the side to act that traps the other's Duke? */
const seesTrap = (position: Position, attention: Attention, own: boolean): boolean =>
  legalManeuvers(position).some((action) => {
    if (!attention.sees(action, own)) return false;
    const undo = play(position, action);
    const trapped = position.dukes[position.side]! < 0 || isTrapped(position);
    unplay(position, action, undo);
    return trapped;
  });

/** Those of the threatened squares on which an own tile could capture what captured there. */
function defendedSquares(position: Position, side: Side, threats: readonly Action[]): Set<Square> {
  const defended = new Set<Square>();
  for (const square of new Set(threats.map(actionTo))) {
    const tile = tileAt(position, square);
    if (tileKind(tile) === DUKE) continue;
    const without = withSideToAct(position, side);
    takeTile(without, square);
    putTile(without, square, tile ^ 2);
    if (playableManeuvers(without).some((reply) => actionTo(reply) === square))
      defended.add(square);
  }
  return defended;
}

/** The position as the person imagines it after an action: perhaps without the flip. */
function imagine(position: Position, action: Action, attention: Attention): Position {
  const after = clonePosition(position);
  play(after, action);
  if (attention.remembersFlip || actionType(action) === 'levy') return after;
  const type = actionTypeIndex(action);
  const square = type === STRIKE || type === COMMAND ? actionActor(action) : actionTo(action);
  putTile(after, square, takeTile(after, square) ^ 1);
  return after;
}

/** How much a person likes an action, a levy as drawn. */
function liking(position: Position, action: Action, person: Person, attention: Attention): number {
  const { side } = position;
  const enemy = opponentOf(side);
  let sum = 0;
  if (actionType(action) !== 'levy' && tileAt(position, actionTo(action)) !== 0)
    sum += worth(tileAt(position, actionTo(action)));
  const after = imagine(position, action, attention);
  if (attention.looksForTraps) {
    if (isTrapped(after)) return -LOST;
    if (seesTrap(after, attention, false)) return LOST / 2 + sum;
  }
  sum -= seenDanger(after, side, attention);
  let plan = 0;
  for (const capture of seenCaptures(after, side, attention, true)) {
    const target = tileAt(after, actionTo(capture));
    plan = Math.max(plan, tileKind(target) === DUKE ? person.guard : person.plans * worth(target));
  }
  return sum + plan + person.advance * approach(after, side, enemy);
}

/** How near the side's tiles are to the enemy Duke, in steps; its own Duke had better stay at home. */
function approach(position: Position, side: Side, enemy: Side): number {
  const target = position.dukes[enemy] as Square;
  if (target < 0) return 0;
  let sum = 0;
  for (const square of tilesOf(position, side)) {
    const steps = 5 - distance(square, target);
    sum += tileKind(tileAt(position, square)) === DUKE ? -steps : steps;
  }
  return sum;
}

/** What a person does: a legal maneuver, or `DRAW`. @throws RangeError when no action is legal. */
export function personChooses(position: Position, person: Person, random: () => number): Action {
  const { side } = position;
  const maneuvers = legalManeuvers(position);
  // The board raises the flag: a Duke that can be captured is seen.
  const duke = position.dukes[opponentOf(side)];
  const win = maneuvers.find((action) => actionTo(action) === duke);
  if (win !== undefined) return win;
  const attention = new Attention(person, random);
  const seen = maneuvers.filter((action) => attention.sees(action, true));
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const consider = (action: Action, liked: number): void => {
    const value = liked + person.whim * random();
    if (value <= most) return;
    most = value;
    best = action;
  };
  // Whoever sees nothing to do looks again.
  for (const action of seen.length > 0 ? seen : maneuvers)
    consider(action, liking(position, action, person, attention));
  if (canLevy(position, side)) {
    const tiles = tilesOf(position, side).length;
    // The flag says too when the own Duke is in Guard; a levy rarely helps there.
    const danger = inGuard(position, side) ? -LOST : seenDanger(position, side, attention);
    const stays = person.advance * approach(position, side, opponentOf(side));
    consider(DRAW, person.levy - person.crowd * (tiles - 3) - danger + stays);
  }
  if (best === undefined) throw new RangeError('the game is over: no action is legal');
  return best;
}

/** Where a person puts a tile of this kind. @throws RangeError when such a levy is not legal here. */
export function personPlaces(
  position: Position,
  kind: Kind,
  person: Person,
  random: () => number,
): Square {
  const attention = new Attention(person, random);
  const ranked = legalLevies(position)
    .filter((levy) => actionKind(levy) === kind)
    .map((levy) => ({
      square: actionTo(levy),
      value: liking(position, levy, person, attention) + person.whim * random(),
    }))
    .sort((a, b) => b.value - a.value);
  const [best] = ranked;
  if (best === undefined) throw new RangeError(`no tile of kind ${kind} can be levied here`);
  return best.square;
}
