// What the worker answers, against trying everything on short puzzles: verdicts, best defence, draws, folded replies.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  clonePosition,
  formatAction,
  formatPosition,
  hasLegalAction,
  legalActions,
  type Position,
  parseAction,
  parsePosition,
  play,
  unwrap,
} from '../../src/engine/index.ts';
import type { PuzzlePage } from '../../src/solver/puzzle.ts';
import { answerQuestion } from '../../src/workers/answers.ts';
import { attackerActions, bruteLine, winners, wins } from '../solver/brute-force.ts';
import { pagesOf, puzzles } from './bank.ts';

const chosen = puzzles.filter(({ n, key }) => n === 2 && key !== '@').slice(0, 6);
const levies = puzzles.filter(({ n, key }) => n === 2 && key === '@').slice(0, 2);
let pages: ReadonlyMap<string, PuzzlePage>;
beforeAll(async () => {
  pages = await pagesOf([...chosen, ...levies].map(({ id }) => id));
});

const read = (text: string): Position => clonePosition(unwrap(parsePosition(text)));

/** The position after an action. */
function after(position: Position, action: string): Position {
  const next = clonePosition(position);
  play(next, unwrap(parseAction(next, action)));
  return next;
}

const dukeFell = (position: Position): boolean => position.dukes.some((square) => square < 0);

describe.each([0, 1, 2, 3, 4, 5])('a puzzle in two (%i)', (index) => {
  const puzzle = chosen[index] as (typeof chosen)[number];
  const position = read(puzzle.position);

  it('judges every first action as trying everything does, and answers the key with the best defence', () => {
    for (const action of attackerActions(position)) {
      const text = formatAction(action);
      const judged = answerQuestion({
        type: 'judge',
        position: puzzle.position,
        turns: 2,
        action: text,
      });
      expect(judged.type !== 'fails', text).toBe(wins(position, action, 2));
      if (judged.type === 'fails' && text !== '@')
        expect(judged.refutation).toBe(pages.get(puzzle.id)?.firstActions[text]);
    }
    const judged = answerQuestion({
      type: 'judge',
      position: puzzle.position,
      turns: 2,
      action: puzzle.key,
    });
    expect(judged).toEqual({ type: 'wins', reply: bruteLine(read(puzzle.position), 2).line[1] });
  });

  it('folds every reply to the key into a group whose answer wins', () => {
    const defending = after(position, puzzle.key);
    const groups = answerQuestion({
      type: 'replies',
      position: formatPosition(defending),
      turns: 1,
    });
    const replies = groups.flatMap((group) => group.replies);
    expect([...replies].sort()).toEqual(legalActions(defending).map(formatAction).sort());
    for (const { answer, replies: folded, turns, ends } of groups) {
      expect(turns).toBe(1);
      for (const reply of folded) {
        const attacking = after(defending, reply);
        expect(winners(attacking, turns).map(formatAction), reply).toContain(answer);
        const end = after(attacking, answer);
        expect(ends, `${reply} ${answer}`).toBe(dukeFell(end) || !hasLegalAction(end));
      }
    }
  });

  it('names the same winning actions as trying everything, and proves a win within a turn more', () => {
    expect(answerQuestion({ type: 'winners', position: puzzle.position, turns: 2 })).toEqual([
      puzzle.key,
    ]);
    expect(
      answerQuestion({
        ...{ type: 'wins-within', position: puzzle.position, turns: 2 },
        ...{ action: puzzle.key, budget: 1_000_000 },
      }),
    ).toBe(true);
    // With nothing to spend nothing is proven, and nothing claimed.
    expect(
      answerQuestion({
        ...{ type: 'wins-within', position: puzzle.position, turns: 2 },
        ...{ action: puzzle.key, budget: 0 },
      }),
    ).toBeUndefined();
  });
});

describe.each([0, 1])('a levy as the key (%i)', (index) => {
  const puzzle = levies[index] as (typeof levies)[number];

  it('has for each kind a square that wins', () => {
    const position = read(puzzle.position);
    const found = answerQuestion({ type: 'draws', position: puzzle.position, turns: 2 });
    expect(found.map((levy) => levy.charAt(0))).toEqual(
      [
        ...new Set(
          legalActions(position)
            .map(formatAction)
            .filter((text) => text[1] === '@')
            .map((text) => text.charAt(0)),
        ),
      ].sort((a, b) => 'DFPKWRSGTCMBNAL'.indexOf(a) - 'DFPKWRSGTCMBNAL'.indexOf(b)),
    );
    for (const levy of found)
      expect(wins(position, unwrap(parseAction(position, levy)), 2), levy).toBe(true);
  });

  it('is judged before a tile is drawn', () => {
    expect(
      answerQuestion({ type: 'judge', position: puzzle.position, turns: 2, action: '@' }),
    ).toEqual({ type: 'wins', reply: undefined });
    const judged = answerQuestion({
      type: 'judge',
      position: puzzle.position,
      turns: 1,
      action: '@',
    });
    expect(judged.type).toBe('fails');
  });
});
