// The solver in slices, for pages that can start no worker: the same answers as in one go, and it lets go when told.
import { describe, expect, it } from 'vitest';
import {
  clonePosition,
  formatAction,
  formatPosition,
  legalActions,
  parseAction,
  parsePosition,
  play,
  unwrap,
} from '../../src/engine/index.ts';
import { answerInSlices, answerQuestion, type Question } from '../../src/workers/answers.ts';
import { puzzles } from './bank.ts';

/** The position after an action. */
function after(text: string, action: string): string {
  const position = clonePosition(unwrap(parsePosition(text)));
  play(position, unwrap(parseAction(position, action)));
  return formatPosition(position);
}

/** Every type of question that may come up in a puzzle, the first three first actions among them. */
function questionsOf({ position, n, key }: (typeof puzzles)[number]): Question[] {
  const others = legalActions(unwrap(parsePosition(position)))
    .map(formatAction)
    .filter((action) => action !== key)
    .slice(0, 3);
  const tries = [key, ...others].map(
    (action): Question => ({ type: 'judge', position, turns: n, action }),
  );
  const winners: Question = { type: 'winners', position, turns: n };
  if (key === '@') return [...tries, winners, { type: 'draws', position, turns: n }];
  return [...tries, winners, { type: 'replies', position: after(position, key), turns: n - 1 }];
}

const chosen = [
  ...puzzles.filter(({ n, key }) => n === 2 && key !== '@').slice(0, 3),
  ...puzzles.filter(({ n, key }) => n === 2 && key === '@').slice(0, 2),
  ...puzzles.filter(({ n, key }) => n === 3 && key !== '@').slice(0, 2),
];

describe.each(chosen.map((puzzle) => ({ puzzle, name: `${puzzle.id}, in ${puzzle.n}` })))(
  'the puzzle $name',
  ({ puzzle }) => {
    it.each([40, 1500])('is answered in slices of %i nodes as in one go', async (nodes) => {
      let pauses = 0;
      for (const question of questionsOf(puzzle)) {
        const answer = await answerInSlices(question, nodes, async () => {
          pauses++;
        });
        expect(answer, JSON.stringify(question)).toEqual(answerQuestion(question));
      }
      if (nodes === 40) expect(pauses).toBeGreaterThan(20);
    });
  },
);

describe('the search', () => {
  const [puzzle] = puzzles.filter(({ n }) => n === 4);
  const { position, n } = puzzle as (typeof puzzles)[number];

  it('ends where it is when the pause is rejected', async () => {
    let pauses = 0;
    const asked = answerInSlices({ type: 'winners', position, turns: n }, 200, async () => {
      pauses++;
      if (pauses === 5) throw new Error('cancelled');
    });
    await expect(asked).rejects.toThrow('cancelled');
    expect(pauses).toBe(5);
  });

  it('tells how far it is, never beyond its total', async () => {
    const places: number[] = [];
    await answerInSlices(
      { type: 'winners', position, turns: 1 },
      50,
      async () => {},
      (done, total) => {
        expect(done).toBeLessThan(total);
        places.push(done);
      },
    );
    expect(places[0]).toBe(0);
    expect(Math.max(...places)).toBeGreaterThan(3);
  });
});
