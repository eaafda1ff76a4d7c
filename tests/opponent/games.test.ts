// Two thousand whole games, computer against computer, every turn of each checked against the plain rules.
import { describe, expect, it } from 'vitest';
import {
  clonePosition,
  formatAction,
  formatPosition,
  legalActions,
  play,
  type Side,
} from '../../src/engine/index.ts';
import { type Entrant, type MatchGame, playPairedGame } from '../../src/opponent/match.ts';
import { LEVELS } from '../../src/opponent/types.ts';
import {
  ARMY,
  type PlainPosition,
  plainActions,
  plainGuard,
  plainKey,
  playPlain,
  readPlain,
} from './plain-rules.ts';

const GAMES = 2000;
const PARTS = 10;

/** Small budgets, so that two thousand games fit into a test run; the persons of the lowest levels have none. */
const entrants: readonly Entrant[] = LEVELS.map((level) => ({ level, budget: { nodes: 24 } }));

/** The two of a game: by turns every level meets every other, and itself. */
const pairing = (number: number): readonly [Entrant, Entrant] => {
  const pair = Math.floor(number / 2) % 25;
  return [entrants[pair % 5] as Entrant, entrants[Math.floor(pair / 5)] as Entrant];
};

/** How many tiles a side has on the board and in its bag; of no kind more than its army has. */
function countTiles(position: PlainPosition, light: boolean): number {
  const counts = new Map<string, number>();
  const count = (letter: string): void => {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  };
  for (const tile of position.tiles.values()) if (tile.light === light) count(tile.letter);
  for (const letter of light ? position.bags.light : position.bags.dark) count(letter);
  let sum = 0;
  for (const [letter, number] of counts) {
    if (number > (ARMY.get(letter) ?? 0)) throw new Error(`${number} tiles ${letter} of one side`);
    sum += number;
  }
  return sum;
}

const countDukes = ({ tiles }: PlainPosition): number =>
  [...tiles.values()].filter(({ letter }) => letter === 'D').length;

/** Plays a game again by the plain rules alone and checks every turn of it, and its end. */
function check({ start, actions, result }: MatchGame): void {
  const position = clonePosition(start);
  let plain = readPlain(formatPosition(start));
  let key = plainKey(plain);
  const seen = new Map([[key, 1]]);
  for (const [turn, action] of actions.entries()) {
    const text = formatAction(action);
    // Not `expect`, which is too slow for a hundred thousand turns.
    const hold = (holds: boolean, what: string): void => {
      if (!holds) throw new Error(`${what}: ${text} in ${formatPosition(position)}`);
    };
    const before = plain;
    const own = before.lightActs;
    hold(own === (turn % 2 === 0), 'the sides do not take turns');
    // The game had not ended before.
    hold(countDukes(before) === 2, 'played on after a Duke fell');
    hold((seen.get(key) ?? 0) < 3, 'played on after a third repetition');
    hold(before.quiet < 200, 'played on after 200 quiet turns');
    const legal = plainActions(before);
    hold(legal.includes(text), 'not legal');
    const listed = legalActions(position).map(formatAction).sort();
    hold(listed.join(' ') === legal.join(' '), `legal are ${legal}, the engine says ${listed}`);
    const levy = text.includes('@');
    const target = levy ? undefined : before.tiles.get(text.slice(-2));
    play(position, action);
    plain = playPlain(before, text);
    key = plainKey(plain);
    // The engine's position is the one that the plain rules come to: board, faces, bags, side and quiet count.
    const reached = readPlain(formatPosition(position));
    hold(plainKey(reached) === key, 'another position');
    hold(reached.quiet === plain.quiet, 'another quiet count');
    hold(levy || target?.letter === 'D' || !plainGuard(plain, own), 'leaves its Duke in Guard');
    hold(countTiles(plain, own) === countTiles(before, own), 'own tiles came or went');
    const lost = target === undefined ? 0 : 1;
    hold(countTiles(plain, !own) === countTiles(before, !own) - lost, 'wrong tiles captured');
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const winner: Side = plain.lightActs ? 1 : 0;
  // SPEC §7, in its order.
  if (countDukes(plain) === 1) expect(result).toEqual({ reason: 'duke-captured', winner });
  else if (plainActions(plain).length === 0) {
    const guard = plainGuard(plain, plain.lightActs);
    expect(result).toEqual({ reason: 'no-legal-action', winner, inGuard: guard });
  } else if (seen.get(key) === 3) expect(result.reason).toBe('repetition');
  else {
    expect(result.reason).toBe('quiet-turns');
    expect(plain.quiet).toBe(200);
  }
}

describe('two thousand whole games', () => {
  const ends = new Map<string, number>();

  // In parts, so that a slow machine shows how far it has come.
  it.each(Array.from({ length: PARTS }, (_, part) => part))(
    'keep every rule at every turn, and end: part %i',
    (part) => {
      for (let number = part; number < GAMES; number += PARTS) {
        const { game } = playPairedGame(pairing(number), 2026, number);
        check(game);
        ends.set(game.result.reason, (ends.get(game.result.reason) ?? 0) + 1);
      }
    },
    600_000,
  );

  it('end in every way that there is but by two hundred quiet turns, many times over', () => {
    for (const reason of ['duke-captured', 'no-legal-action', 'repetition'])
      expect({ reason, often: (ends.get(reason) ?? 0) > GAMES / 20 }).toEqual({
        reason,
        often: true,
      });
  });
});
