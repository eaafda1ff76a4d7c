// The search and the evaluation: symmetry, chance as the mean over the bag, short wins without the solver, repetition.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  actionKind,
  actionTo,
  bagKinds,
  canLevy,
  clonePosition,
  DRAW,
  DUKE,
  drawChances,
  formatAction,
  formatFullPosition,
  inGuard,
  legalActions,
  legalLevies,
  legalManeuvers,
  mirrorPosition,
  opponentOf,
  type Position,
  parsePosition,
  play,
  tileAt,
  tileKind,
  turnPosition,
  unwrap,
} from '../../src/engine/index.ts';
import { Evaluation } from '../../src/opponent/evaluation.ts';
import { firstActions, think } from '../../src/opponent/index.ts';
import { WEIGHT_COUNT, WEIGHTS } from '../../src/opponent/weights.ts';
import { randomGame } from '../engine/arbitraries.ts';

const read = (text: string): Position => unwrap(parsePosition(text));

/** Positions of games at random that go on and in which nobody can capture a Duke. */
const openPosition = randomGame(50)
  .filter(
    ({ result, position }) => result === undefined && !inGuard(position, opponentOf(position.side)),
  )
  .map(({ position }) => clonePosition(position));

const unlimited = { nodes: Number.POSITIVE_INFINITY };

describe('the evaluation', () => {
  const evaluation = new Evaluation();

  it('is the same for mirrored positions and for turned ones with the sides swapped', () => {
    fc.assert(
      fc.property(openPosition, (position) => {
        const sum = evaluation.sum(position);
        expect(evaluation.sum(mirrorPosition(position))).toBeCloseTo(sum, 6);
        expect(evaluation.sum(turnPosition(position))).toBeCloseTo(sum, 6);
      }),
    );
  });

  it('is linear in its weights, which is what measuring them rests on', () => {
    const probes = WEIGHTS.map(
      (_, index) => new Evaluation(WEIGHTS.map((__, at) => (at === index ? 1 : 0))),
    );
    expect(WEIGHTS).toHaveLength(WEIGHT_COUNT);
    fc.assert(
      fc.property(openPosition, (position) => {
        const sum = probes.reduce(
          (total, probe, index) => total + probe.sum(position) * (WEIGHTS[index] as number),
          0,
        );
        expect(sum).toBeCloseTo(evaluation.sum(position), 6);
      }),
      { numRuns: 30 },
    );
  });

  it('counts a captured tile against the side that lost it', () => {
    const whole = read('2d3/2f3/6/3G2/2F3/2D3 l - - 0');
    const without = read('2d3/2f3/6/6/2F3/2D3 l - - 0');
    expect(evaluation.value(whole)).toBeGreaterThan(evaluation.value(without) + 500);
  });

  it('comes nearer to a draw as quiet turns go by', () => {
    const at = (quiet: number): number =>
      evaluation.value(read(`2d3/6/6/3G2/6/2D3 l - - ${quiet}`));
    expect(at(100)).toBe(at(0));
    expect(at(160)).toBeLessThan(at(0));
    expect(at(199)).toBeLessThan(at(160));
    expect(at(199)).toBeGreaterThanOrEqual(0);
  });
});

describe('the search', () => {
  it('values a levy as the mean over the bag of the best square for each kind', () => {
    fc.assert(
      fc.property(
        openPosition.filter((position) => canLevy(position, position.side)),
        (position) => {
          const bestOf = (actions: readonly Action[]): number =>
            think(position, { budget: unlimited, actions, maxDepth: 2 }).lines[0]!.value;
          const mean = drawChances(position, position.side).reduce(
            (sum, { kind, copies, bagSize }) =>
              sum +
              (copies / bagSize) *
                bestOf(legalLevies(position).filter((levy) => actionKind(levy) === kind)),
            0,
          );
          expect(bagKinds(position, position.side).length).toBeGreaterThan(0);
          expect(Math.abs(bestOf([DRAW]) - mean)).toBeLessThan(0.001);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('values mirrored and turned positions alike', () => {
    fc.assert(
      fc.property(openPosition, (position) => {
        const value = (of: Position): number =>
          think(of, { budget: unlimited, maxDepth: 2, actions: firstActions(of) }).lines[0]!.value;
        const here = value(position);
        expect(value(mirrorPosition(position))).toBeCloseTo(here, 3);
        expect(value(turnPosition(position))).toBeCloseTo(here, 3);
      }),
      { numRuns: 15 },
    );
  });

  it('finds wins in two that capture or trap the Duke, without the solver', () => {
    const collections = JSON.parse(readFileSync('puzzles/collections.json', 'utf8')) as {
      puzzles: string[];
    }[];
    const puzzles = collections
      .flatMap(({ puzzles: ids }) => ids)
      .map((id) => JSON.parse(readFileSync(`puzzles/${id}.json`, 'utf8')))
      .filter(
        ({ n, ending, themes }) => n === 2 && ending !== 'no-action' && !themes.includes('levy'),
      )
      .slice(0, 20);
    expect(puzzles.length).toBeGreaterThan(9);
    for (const { id, position: text, key } of puzzles) {
      const position = read(text);
      // With its first actions given, it does not ask the solver.
      const thought = think(position, {
        budget: unlimited,
        maxDepth: 3,
        actions: firstActions(position),
      });
      expect({ id, key: formatAction(thought.lines[0]!.action) }).toEqual({ id, key });
      expect(thought.forcedWin).toBeUndefined();
      expect(thought.lines[0]!.value).toBeGreaterThan(0.99);
    }
  });

  it('leaves no own Duke to be captured by a levy in Guard when a maneuver saves it', () => {
    fc.assert(
      fc.property(
        randomGame(60).filter(
          ({ result, position }) =>
            result === undefined &&
            inGuard(position, position.side) &&
            legalManeuvers(position).length > 0,
        ),
        ({ position }) => {
          const { action } = think(position, { budget: { nodes: 400 } }).lines[0]!;
          if (action !== DRAW) return;
          // A levy is only right where some square closes the line.
          const square = levySquareThatBlocks(position);
          expect(square).toBe(true);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('sees a third repetition as a draw, and takes it when it is losing', () => {
    // Dark has a Duke alone; Light has everything.
    const position = read('d5/6/6/3G~2/2W3/2D3 d 3P - 10');
    const losing = think(position, { budget: { nodes: 2000 } });
    expect(losing.lines[0]!.value).toBeLessThan(-0.3);
    const [first] = legalManeuvers(position) as [Action];
    const repeated = clonePosition(position);
    play(repeated, first);
    const history = [
      formatFullPosition(repeated),
      formatFullPosition(position),
      formatFullPosition(repeated),
      formatFullPosition(position),
    ];
    const drawing = think(position, { budget: { nodes: 2000 }, history });
    expect(drawing.lines[0]!.action).toBe(first);
    expect(drawing.lines[0]!.value).toBe(0);
  });

  it('knows a capture of the Duke for a win at once', () => {
    fc.assert(
      fc.property(randomGame(80), ({ position, result }) => {
        if (result !== undefined || !inGuard(position, opponentOf(position.side))) return;
        const captures = legalActions(position).filter(
          (action) =>
            actionTo(action) < 36 && tileKind(tileAt(position, actionTo(action))) === DUKE,
        );
        for (const nodes of [30, 3000]) {
          const { action, value } = think(position, { budget: { nodes } }).lines[0]!;
          expect(captures).toContain(action);
          expect(value).toBe(1);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Is there a square on which any tile of the bag ends the Guard of the side to act? */
function levySquareThatBlocks(position: Position): boolean {
  return legalLevies(position).some((levy) => {
    const after = clonePosition(position);
    play(after, levy);
    return !inGuard(after, position.side);
  });
}
