// Plays games of the computer against itself and writes the positions they come through, with each game's result, for
// `fit-weights.ts`. Usage: node scripts/opponent/self-play.ts GAMES SEED NODES FILE
import { appendFileSync, writeFileSync } from 'node:fs';
import {
  allSetups,
  DRAW,
  drawTile,
  formatFullPosition,
  formatPosition,
  Game,
  inGuard,
  legalActions,
  makeLevy,
  startPosition,
} from '../../src/engine/index.ts';
import { choose, placeDrawn } from '../../src/opponent/index.ts';
import { randomOf } from '../../src/solver/mining/random.ts';

const [games, seed, nodes] = process.argv.slice(2, 5).map(Number) as [number, number, number];
const file = process.argv[5] as string;
/** The first turns are played at random, so that games differ; later ones now and then. */
const RANDOM_TURNS = 6;
const RANDOM_LATER = 0.03;

writeFileSync(file, '');
for (let number = 0; number < games; number++) {
  const random = randomOf(seed, number);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const game = new Game(startPosition(pick(allSetups(0)), pick(allSetups(1))));
  const history = [formatFullPosition(game.position)];
  const seen: string[] = [];
  const randomTurns = Math.floor(random() * (RANDOM_TURNS + 1));
  while (game.result === undefined) {
    const { position } = game;
    const turn = game.actions.length;
    if (turn < randomTurns || random() < RANDOM_LATER) game.play(pick(legalActions(position)));
    else {
      // In Guard a position is decided by what answers it, not by what it looks like.
      if (!inGuard(position, 0) && !inGuard(position, 1)) seen.push(formatPosition(position));
      const options = { budget: { nodes }, history, random };
      const { action } = choose(position, 5, options);
      const kind = action === DRAW ? drawTile(position, position.side, random) : 0;
      game.play(action === DRAW ? makeLevy(kind, placeDrawn(position, kind, 5, options)) : action);
    }
    history.push(formatFullPosition(game.position));
  }
  const { winner } = game.result;
  // The result as Light sees it.
  const result = winner === undefined ? 0.5 : winner === 0 ? 1 : 0;
  appendFileSync(file, seen.map((text) => `${result}\t${number}\t${text}\n`).join(''));
  if (number % 50 === 49)
    console.error(`${number + 1} games, last: ${game.result.reason} after ${game.actions.length}`);
}
