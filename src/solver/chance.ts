// The chance of a win within N, exact, for each legal action of the side to act (SPEC §10, last bullet).
import {
  type Action,
  actionKind,
  actionTo,
  bagCount,
  bagKinds,
  bagSize,
  capturedTile,
  clonePosition,
  DRAW,
  DUKE,
  inGuard,
  isGamePosition,
  type Kind,
  legalLevies,
  type Position,
  play,
  type Side,
  type Square,
  tileKind,
  unplay,
} from '../engine/index.ts';
import type { BoundTable } from './bound-table.ts';
import { ChanceSearch, MAX_CHANCE_TURNS } from './chance-search.ts';
import { ForcedWins, sortActions } from './forced-wins.ts';
import { overwrite } from './overwrite.ts';
import { OutOfBudget } from './search.ts';
import type { DistanceTable } from './table.ts';

/** A chance as a fraction in lowest terms: 0/1 for never, 1/1 for a forced win. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** What a levy comes to when this kind is drawn, and where it is then best placed (the first such square in notation order). */
export interface DrawnChance {
  readonly kind: Kind;
  readonly copies: number;
  readonly square: Square;
  readonly chance: Fraction;
}

/** The chance that one action wins within the turns, this one included. */
export interface ActionChance {
  /** A maneuver, or `DRAW` for the levy. */
  readonly action: Action;
  /** `undefined`: out of budget. Never a guess instead. */
  readonly chance: Fraction | undefined;
  /** For the levy, when it is known: each kind in the bag, in the order of SPEC §2. */
  readonly draws?: readonly DrawnChance[];
}

/** What to find, and for how long. */
export interface ChanceOptions {
  /** The attacker's turns: 1 to 3. */
  readonly turns: number;
  /** The most nodes to visit for all actions together; without it the search goes on to its end. */
  readonly budget?: number;
  /** Tables to use again, which saves making them. */
  readonly distances?: DistanceTable;
  readonly bounds?: BoundTable;
}

/** Fewer nodes than this are not worth another try at an action that ran out of budget. */
const LEAST_TRY = 100;

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** The fraction in lowest terms. Both numbers whole, the second one at least 1. */
export function fraction(numerator: number, denominator: number): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** For sorting: which of two fractions is greater, exactly. */
export const compareFractions = (a: Fraction, b: Fraction): number =>
  a.numerator * b.denominator - b.numerator * a.denominator;

/**
 * Finds for each legal action of the side to act the exact chance that it wins within `turns` of its turns, when it
 * chooses best, the defender worst, and draws are random. Each action is handed over as soon as it is known; those that
 * ran out of budget are tried again with what the others left, and come last. The levy is one action, `DRAW`.
 * @returns by the generator's end: the nodes visited, the same on every machine.
 * @throws RangeError for a diagram position, or when `turns` is not 1, 2 or 3.
 */
export function* winChances(
  position: Position,
  options: ChanceOptions,
): Generator<ActionChance, number> {
  const { turns, budget = Number.POSITIVE_INFINITY } = options;
  if (!Number.isInteger(turns) || turns < 1 || turns > MAX_CHANCE_TURNS)
    throw new RangeError(
      `turns is ${turns}; expected a whole number from 1 to ${MAX_CHANCE_TURNS}`,
    );
  if (!isGamePosition(position))
    throw new RangeError('chances are for game positions, with a Duke on each side');
  const asked = new Chances(clonePosition(position), options);
  // The levy last: it has most to be looked at, and profits most from what the others found.
  const actions = asked.forced.attackerActions();
  let open = [...actions.filter((action) => action !== DRAW), ...actions.filter((a) => a === DRAW)];
  let left = budget;
  for (let first = true; open.length > 0; first = false) {
    if (!first && left < LEAST_TRY * open.length) break;
    const again: Action[] = [];
    for (const [index, action] of open.entries()) {
      const before = asked.nodes;
      asked.allow(Math.floor(left / (open.length - index)));
      const found = asked.find(action);
      left -= asked.nodes - before;
      if (found === undefined) again.push(action);
      else yield found;
    }
    open = again;
  }
  for (const action of open) yield { action, chance: undefined };
  return asked.nodes;
}

/** One position's searches: the one for forced wins, which is quick, and the one for chances. */
class Chances {
  readonly forced: ForcedWins;
  private readonly search: ChanceSearch;
  private readonly position: Position;
  private readonly start: Position;
  private readonly attacker: Side;
  private readonly turns: number;
  /** How many nodes there may be in all, both searches together. */
  private limit = Number.POSITIVE_INFINITY;

  constructor(position: Position, { turns, distances, bounds }: ChanceOptions) {
    this.position = position;
    this.start = clonePosition(position);
    this.attacker = position.side;
    this.turns = turns;
    this.forced = new ForcedWins(position, this.attacker, distances);
    this.search = new ChanceSearch(position, this.attacker, turns, bounds);
  }

  get nodes(): number {
    return this.forced.nodes + this.search.nodes;
  }

  /** Lets this many more nodes be visited. */
  allow(nodes: number): void {
    this.limit = this.nodes + nodes;
  }

  /** The action's chance, or `undefined` when the budget ended it. */
  find(action: Action): ActionChance | undefined {
    const { position, search } = this;
    try {
      if (action !== DRAW) {
        return { action, chance: fraction(this.chanceOf(action), search.whole) };
      }
      const draws = bagKinds(position, this.attacker).map((kind) => this.drawn(kind));
      const size = bagSize(position, this.attacker);
      const sum = draws.reduce((total, { copies, best }) => total + copies * best, 0);
      return {
        action,
        chance: fraction(sum, size * search.whole),
        draws: draws.map(({ kind, copies, square, best }) => ({
          kind,
          copies,
          square,
          chance: fraction(best, search.whole),
        })),
      };
    } catch (error) {
      if (!(error instanceof OutOfBudget)) throw error;
      overwrite(position, this.start);
      return undefined;
    }
  }

  /** The kind drawn: the first of the best squares, and its chance. */
  private drawn(kind: Kind): { kind: Kind; copies: number; square: Square; best: number } {
    const { position, attacker, search } = this;
    const levies = sortActions(legalLevies(position).filter((levy) => actionKind(levy) === kind));
    let square = actionTo(levies[0] as Action);
    let best = 0;
    for (const levy of levies) {
      if (best === search.whole) break;
      const chance = this.chanceOf(levy, best);
      if (chance <= best) continue;
      best = chance;
      square = actionTo(levy);
    }
    return { kind, copies: bagCount(position, attacker, kind), square, best };
  }

  /** The numerator of a maneuver's or a drawn levy's chance; only whether it is greater than `low` matters below that. */
  private chanceOf(action: Action, low = 0): number {
    const { position, attacker, search, turns, forced } = this;
    forced.allow(this.limit - this.nodes);
    if (forced.actionWins(action, turns)) return search.whole;
    search.budget = search.nodes + this.limit - this.nodes;
    const undo = play(position, action);
    let chance: number;
    // A levy does not clear Guard: then the Duke is captured next.
    if (tileKind(capturedTile(undo)) === DUKE) chance = search.whole;
    else if (inGuard(position, attacker)) chance = 0;
    else {
      const guard = inGuard(position, position.side);
      // First whether there is any chance at all, which is soon found where there is none.
      chance = search.defenderChance(turns - 1, guard, low, low + 1, actionTo(action));
      if (chance > low && chance < search.whole)
        chance = search.defenderChance(turns - 1, guard, low, search.whole, actionTo(action));
    }
    unplay(position, action, undo);
    return chance;
  }
}
