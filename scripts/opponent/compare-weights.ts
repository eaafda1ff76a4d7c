// Plays the weights of a file (a list in JSON, as `fit-weights.ts` prints it) against the weights in use, in pairs of
// games with the same luck. Usage: node scripts/opponent/compare-weights.ts FILE GAMES SEED NODES
import { readFileSync } from 'node:fs';
import { meanInterval } from '../../src/cli/match/tally.ts';
import {
  actionKind,
  allSetups,
  DRAW,
  drawTile,
  formatFullPosition,
  Game,
  legalLevies,
  type Side,
  startPosition,
} from '../../src/engine/index.ts';
import { Evaluation } from '../../src/opponent/evaluation.ts';
import { think } from '../../src/opponent/index.ts';
import { randomOf } from '../../src/solver/mining/random.ts';

const [file, ...numbers] = process.argv.slice(2) as [string, ...string[]];
const [games, seed, nodes] = numbers.map(Number) as [number, number, number];
const challenger = new Evaluation(JSON.parse(readFileSync(file, 'utf8')));
const champion = new Evaluation();

/** The challenger's points in one game. */
function play(pair: number, challengerSide: Side): number {
  const luck = [randomOf(seed, 2 * pair), randomOf(seed, 2 * pair + 1)] as const;
  const setups = [allSetups(0)[pair % 6]!, allSetups(1)[Math.floor(pair / 6) % 6]!] as const;
  const game = new Game(startPosition(...setups));
  const history = [formatFullPosition(game.position)];
  while (game.result === undefined) {
    const { position } = game;
    const evaluation = position.side === challengerSide ? challenger : champion;
    const options = { budget: { nodes }, history, evaluation };
    let { action } = think(position, options).lines[0]!;
    if (action === DRAW) {
      const kind = drawTile(position, position.side, luck[position.side]);
      const actions = legalLevies(position).filter((levy) => actionKind(levy) === kind);
      ({ action } = think(position, { ...options, actions }).lines[0]!);
    }
    game.play(action);
    history.push(formatFullPosition(game.position));
  }
  const { winner } = game.result;
  return winner === undefined ? 0.5 : winner === challengerSide ? 1 : 0;
}

const pairs: number[] = [];
for (let pair = 0; pair < games / 2; pair++) pairs.push((play(pair, 0) + play(pair, 1)) / 2);
const mean = pairs.reduce((sum, points) => sum + points, 0) / pairs.length;
const [low, high] = meanInterval(pairs);
console.log(
  `${file}: ${(100 * mean).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`,
);
