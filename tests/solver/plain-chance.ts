// The chance of SPEC §10 word for word, by trying everything with BigInt fractions: without a line of the solver, to test
// it against.
import {
  type Action,
  actionKind,
  bagCount,
  bagKinds,
  bagSize,
  capturedTile,
  DRAW,
  DUKE,
  legalActions,
  legalLevies,
  legalManeuvers,
  type Position,
  play,
  tileKind,
  unplay,
} from '../../src/engine/index.ts';

/** A fraction that is not kept in lowest terms. */
export interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

const NEVER: Ratio = { over: 0n, under: 1n };
const ALWAYS: Ratio = { over: 1n, under: 1n };

const less = (a: Ratio, b: Ratio): boolean => a.over * b.under < b.over * a.under;
const plus = (a: Ratio, b: Ratio): Ratio => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
const times = (a: Ratio, over: number, under: number): Ratio => ({
  over: a.over * BigInt(over),
  under: a.under * BigInt(under),
});
const best = (chances: readonly Ratio[]): Ratio =>
  chances.reduce((most, next) => (less(most, next) ? next : most), NEVER);
const worst = (chances: readonly Ratio[]): Ratio =>
  chances.reduce((least, next) => (less(next, least) ? next : least), ALWAYS);

/** `over/under` in lowest terms. */
export function ratioText({ over, under }: Ratio): string {
  let [a, b] = [over, under];
  while (b > 0n) [a, b] = [b, a % b];
  return `${over / a}/${under / a}`;
}

/** The levy of the side to act: the mean over the tiles of its bag, each placed where `choose` likes it best. */
const levy = (
  position: Position,
  choose: (chances: readonly Ratio[]) => Ratio,
  after: (levy: Action) => Ratio,
): Ratio => {
  const { side } = position;
  return bagKinds(position, side)
    .map((kind) =>
      times(
        choose(
          legalLevies(position)
            .filter((action) => actionKind(action) === kind)
            .map(after),
        ),
        bagCount(position, side, kind),
        bagSize(position, side),
      ),
    )
    .reduce(plus, NEVER);
};

/** The chance of the attacker's action, `@` included, as the first of `turns` turns. */
export function plainChance(position: Position, action: Action, turns: number): Ratio {
  if (action === DRAW) return levy(position, best, (drawn) => plainChance(position, drawn, turns));
  const undo = play(position, action);
  const takesDuke = tileKind(capturedTile(undo)) === DUKE;
  const chance = takesDuke ? ALWAYS : defends(position, turns - 1);
  unplay(position, action, undo);
  return chance;
}

/** The attacker's actions, a levy as `@`. */
export const plainActions = (position: Position): Action[] => [
  ...legalManeuvers(position),
  ...(legalLevies(position).length > 0 ? [DRAW] : []),
];

const attacks = (position: Position, turns: number): Ratio =>
  best(plainActions(position).map((action) => plainChance(position, action, turns)));

function defends(position: Position, turns: number): Ratio {
  if (legalActions(position).length === 0) return ALWAYS;
  if (turns === 0) return NEVER;
  const reply = (action: Action): Ratio => {
    const undo = play(position, action);
    const takesDuke = tileKind(capturedTile(undo)) === DUKE;
    const chance = takesDuke ? NEVER : attacks(position, turns);
    unplay(position, action, undo);
    return chance;
  };
  const levies = legalLevies(position).length > 0 ? [levy(position, worst, reply)] : [];
  return worst([...legalManeuvers(position).map(reply), ...levies]);
}
