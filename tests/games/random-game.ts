// Games for tests: played at random by the engine's own list of legal actions.
import {
  actionKind,
  DRAW,
  isManeuver,
  legalActions,
  startPosition,
} from '../../src/engine/index.ts';
import { act, beginGame, nextDraw, outcomeOf, type Playing } from '../../src/games/playing.ts';
import type { GameSettings } from '../../src/games/settings.ts';
import { randomOf } from '../../src/solver/mining/random.ts';

/** Two people, Light at the bottom. */
export const TWO_PEOPLE: GameSettings = { opponent: 'person', side: 0, boardTurns: false };

/** Against the computer, the person being Light. */
export const AS_LIGHT: GameSettings = { opponent: 3, side: 0, boardTurns: false };

/** Against the computer, the person being Dark. */
export const AS_DARK: GameSettings = { opponent: 3, side: 1, boardTurns: false };

/** The beginning of a game, Duke on c1, Footmen on b1 and d1, mirrored. */
export const opening = (settings: GameSettings, seed = 1): Playing =>
  beginGame(settings, startPosition({ duke: 2, footmen: [1, 3] }), seed);

/** One random turn, for whichever side is to act: a levy as it is drawn from the game's seed. */
export function randomTurn(playing: Playing, random: () => number): Playing {
  const actions = legalActions(playing.board.position);
  const maneuvers = actions.filter(isManeuver);
  const choices = maneuvers.length < actions.length ? [...maneuvers, DRAW, DRAW] : maneuvers;
  const chosen = choices[Math.floor(random() * choices.length)] ?? DRAW;
  if (chosen !== DRAW) return act(playing, chosen);
  const kind = nextDraw(playing);
  const levies = actions.filter((action) => !isManeuver(action) && actionKind(action) === kind);
  return act(playing, levies[Math.floor(random() * levies.length)] as number);
}

/** A random game as a list of its states, from the beginning to the end or to so many turns. */
export function randomGame(settings: GameSettings, seed: number, most = 300): Playing[] {
  const random = randomOf(seed, 1);
  const states = [opening(settings, seed)];
  for (let turn = 0; turn < most; turn++) {
    const last = states.at(-1) as Playing;
    if (outcomeOf(last) !== undefined) break;
    states.push(randomTurn(last, random));
  }
  return states;
}
