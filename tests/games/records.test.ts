// Records in addresses, damaged records, and the wins that were missed.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../src/board/state.ts';
import {
  formatRecord,
  type Game,
  legalActions,
  parseRecord,
  unwrap,
} from '../../src/engine/index.ts';
import { MOMENT_TURNS, momentQuestion, puzzleOfMoment } from '../../src/games/moments.ts';
import type { Playing } from '../../src/games/playing.ts';
import { recordFragment, recordInFragment, recordInText } from '../../src/games/record-address.ts';
import { randomOf } from '../../src/solver/mining/random.ts';
import { answerQuestion } from '../../src/workers/answers.ts';
import { bruteForceWins } from './missed-by-hand.ts';
import { randomGame, TWO_PEOPLE } from './random-game.ts';

const gameAt = (seed: number, most = 300): Game =>
  gameOf((randomGame(TWO_PEOPLE, seed, most).at(-1) as Playing).board);

/** A copy that does not go on with the board. */
const recordOf = (seed: number, most?: number): string => formatRecord(gameAt(seed, most));

describe('a record in an address', () => {
  it('comes back as it was', () => {
    for (let seed = 0; seed < 20; seed++) {
      const record = recordOf(seed);
      const fragment = recordFragment(unwrap(parseRecord(record)));
      const found = recordInFragment(`#${fragment}`) ?? '';
      expect(formatRecord(unwrap(parseRecord(found)))).toBe(record);
      // Some programs write an address's signs as codes.
      const coded = fragment.replace(/[~@*:/,]/g, (sign) => encodeURIComponent(sign));
      expect(recordInFragment(`#${coded}`)).toBe(found);
    }
  });

  it('of 100 turns takes less than 2,000 characters', () => {
    const site = 'https://duke-hall.example.org/folder/en/replay/#';
    let longest = 0;
    for (let seed = 0; seed < 40; seed++) {
      const record = recordOf(seed, 100);
      const game = unwrap(parseRecord(record));
      if (game.actions.length === 100)
        longest = Math.max(longest, (site + recordFragment(game)).length);
    }
    expect(longest).toBeGreaterThan(500);
    expect(longest).toBeLessThan(2_000);
  });

  it('is found in what is pasted: an address, or a record', () => {
    const record = recordOf(4);
    const address = `See https://x.example/zh/replay/#${recordFragment(unwrap(parseRecord(record)))} now`;
    expect(formatRecord(unwrap(parseRecord(recordInText(address))))).toBe(record);
    expect(recordInText(`  ${record}\n`)).toBe(record);
    expect(recordInFragment('#position=6/6')).toBeUndefined();
  });
});

describe('a damaged record', () => {
  it('says at which turn, and gives the game up to there, for thousands of damaged ones', () => {
    const random = randomOf(5, 0);
    const pick = (count: number) => Math.floor(random() * count);
    const kinds = { whole: 0, start: 0, turn: 0 };
    for (let seed = 0; seed < 20; seed++) {
      const record = recordOf(seed, 40);
      const lineEnd = record.indexOf('\n');
      for (let round = 0; round < 100; round++) {
        const place = pick(record.length);
        const sign = 'abcdef123456lDd@*:~/_ \n%FPKWx#\u{1F600}'.charAt(pick(30));
        const damaged = [
          record.slice(0, place) + sign + record.slice(place + 1),
          record.slice(0, place) + record.slice(place + 1 + pick(5)),
          record.slice(0, place) + sign + record.slice(place),
          record.slice(0, place),
        ][pick(4)] as string;
        const text = recordInFragment(`#record=${damaged.replace('\n', ',').replaceAll(' ', '_')}`);
        for (const read of [parseRecord(damaged), parseRecord(text ?? '')]) {
          if (read.ok) kinds.whole++;
          else if (read.error.game === undefined) {
            kinds.start++;
            expect(read.error.turn).toBeUndefined();
          } else {
            kinds.turn++;
            expect(read.error.turn).toBe(read.error.game.actions.length + 1);
            expect(read.error.column).toBeGreaterThan(0);
            // Every action before the damage is shown as it was played.
            const before = record.slice(lineEnd + 1, Math.max(lineEnd + 1, place));
            const right = before.slice(0, before.lastIndexOf(' ') + 1);
            const shown = formatRecord(read.error.game).split('\n')[1] ?? '';
            expect(`${shown} `.startsWith(right)).toBe(true);
          }
        }
      }
    }
    expect(kinds.whole + kinds.start + kinds.turn).toBe(4_000);
    expect(Math.min(kinds.start, kinds.turn)).toBeGreaterThan(500);
  });
});

describe('missed wins', () => {
  /** Light could take the Duke on d3 with the Champion of b3, and goes away with its own Duke instead. */
  const MISSED = '6/6/6/1C1d2/6/D5 l - -\na1b1';

  it('are found where the solver by plain enumeration finds them, in random games', () => {
    let missed = 0;
    for (let seed = 0; seed < 8; seed++) {
      const { board } = randomGame(TWO_PEOPLE, seed, 60).at(-1) as Playing;
      for (const turn of board.turns) {
        // Enumeration by hand reaches two turns; the question is asked the same way with three.
        const answer = answerQuestion({ ...momentQuestion(turn), turns: 1 });
        const { possible, kept } = bruteForceWins(turn.before, turn.action);
        expect(answer.type).toBe(possible && !kept ? 'missed' : 'nothing');
        if (answer.type === 'missed') {
          missed++;
          expect(answer.win.n).toBe(1);
          expect(Object.keys(answer.win.firstActions).length).toBeGreaterThan(0);
        }
      }
    }
    expect(missed).toBeGreaterThan(3);
  });

  it('become puzzles with a line, a key and what refutes every other action', () => {
    const { start, actions } = unwrap(parseRecord(MISSED));
    const [played = 0] = actions;
    const turn = { before: start, action: played, captured: 0 };
    const answer = answerQuestion(momentQuestion(turn));
    if (answer.type !== 'missed') throw new Error('the win was not found');
    const puzzle = puzzleOfMoment(turn, answer.win);
    expect(puzzle).toMatchObject({
      id: '',
      n: 1,
      key: 'b3d3',
      ending: 'capture',
      line: ['b3d3'],
      winners: [1],
    });
    const firsts = new Set(Object.keys(puzzle.firstActions));
    expect(firsts.size).toBe(legalActions(start).length);
    for (const [action, refutation] of Object.entries(puzzle.firstActions))
      expect(refutation === null, action).toBe(action === 'b3d3');
  });

  it('are not known where the budget ends the search', () => {
    const { board } = randomGame(TWO_PEOPLE, 1, 12).at(-1) as Playing;
    const turn = board.turns.at(-1);
    if (turn === undefined) throw new Error('the game has no turns');
    expect(answerQuestion({ ...momentQuestion(turn), budget: 1 })).toEqual({ type: 'unknown' });
    expect(MOMENT_TURNS).toBe(3);
  });
});
