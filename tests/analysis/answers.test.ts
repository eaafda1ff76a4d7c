// What the analysis worker answers: forced wins against the conformance data, chances, thoughts, and what it refuses.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legalActions, parseAction, parsePosition, unwrap } from '../../src/engine/index.ts';
import {
  type AnalysisAnswers,
  type AnalysisParts,
  type AnalysisQuestion,
  answerAnalysis,
  type FoundWin,
} from '../../src/workers/analysis-answers.ts';

/** All parts and the answer. */
function ask<Asked extends AnalysisQuestion['type']>(
  question: AnalysisQuestion & { readonly type: Asked },
): { parts: AnalysisParts[Asked][]; answer: AnalysisAnswers[Asked] } {
  const answering = answerAnalysis(question);
  const parts: AnalysisParts[Asked][] = [];
  for (;;) {
    const step = answering.next();
    if (step.done) return { parts, answer: step.value as AnalysisAnswers[Asked] };
    parts.push(step.value as AnalysisParts[Asked]);
  }
}

interface Forced {
  readonly position: string;
  readonly n: number;
  readonly keys: readonly string[];
}
const forced = readFileSync(new URL('../conformance/forced.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Forced);

describe('a forced win', () => {
  it('is found with all its keys, counting up, and its line is one of winning and of legal actions', () => {
    for (const { position, n, keys } of forced.filter((_, index) => index % 4 === 0)) {
      const { parts, answer } = ask({
        type: 'forced-win',
        position,
        maxTurns: 3,
        budget: 10_000_000,
      });
      const looked = n === 0 ? 3 : n;
      expect(parts).toEqual(Array.from({ length: looked }, (_, index) => ({ turns: index + 1 })));
      if (n === 0) {
        expect(answer).toMatchObject({ status: 'none', turns: 3 });
        continue;
      }
      expect(answer).toMatchObject({ status: 'win', n, keys });
      const { line, winners, firstActions } = answer as FoundWin;
      expect(line).toHaveLength(2 * winners.length - 1);
      expect(winners[0]).toBe(keys.length);
      expect(keys.every((key) => firstActions.includes(key))).toBe(true);
      const first = line[0] as string;
      expect(keys.includes(first) || (first.includes('@') && keys.includes('@'))).toBe(true);
      expect(parseAction(unwrap(parsePosition(position)), first).ok).toBe(true);
    }
  });

  it('stays open where the nodes do not suffice, and says up to where there is none', () => {
    const { position } = forced.find(({ n }) => n === 3) as Forced;
    const { answer } = ask({ type: 'forced-win', position, maxTurns: 3, budget: 60 });
    expect(answer).toMatchObject({ status: 'out-of-budget' });
    expect((answer as { turns: number }).turns).toBeLessThan(3);
  });
});

describe('chances', () => {
  // 9/16 and 3/4 are worked out by hand in tests/solver/chance.test.ts.
  const position = '6/6/6/6/3F1d/3F~1D l 3PL ptal 0';

  it('come action by action, the levy with its kinds', () => {
    const { parts } = ask({ type: 'chances', position, turns: 2, budget: 1_000_000 });
    expect(parts.find(({ action }) => action === 'd2e2')?.chance).toEqual({
      numerator: 9,
      denominator: 16,
    });
    expect(parts.at(-1)).toEqual({
      action: '@',
      chance: { numerator: 3, denominator: 4 },
      draws: [
        { letter: 'P', copies: 3, square: 'e1', chance: { numerator: 1, denominator: 1 } },
        { letter: 'L', copies: 1, square: 'e1', chance: { numerator: 0, denominator: 1 } },
      ],
    });
  });

  it('are left out where the nodes do not suffice', () => {
    const { parts } = ask({ type: 'chances', position, turns: 2, budget: 20 });
    expect(parts.some(({ chance }) => chance === undefined)).toBe(true);
  });
});

describe('a thought', () => {
  it('has the best legal actions, deeper and deeper', () => {
    const position = '2fd2/3f2/6/6/3F2/2DF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0';
    const question = {
      type: 'think',
      position,
      milliseconds: 60_000,
      nodes: 4000,
      lines: 3,
    } as const;
    const { parts, answer } = ask(question);
    expect(answer.lines).toHaveLength(3);
    expect(parts.length).toBeGreaterThan(0);
    const start = unwrap(parsePosition(position));
    for (const { action, value } of answer.lines) {
      expect(
        action === '@' || legalActions(start).includes(unwrap(parseAction(start, action))),
      ).toBe(true);
      expect(Math.abs(value)).toBeLessThanOrEqual(1);
    }
    expect(answer.lines.map(({ value }) => value)).toEqual(
      answer.lines.map(({ value }) => value).sort((a, b) => b - a),
    );
  });
});

it('refuses what is no game position', () => {
  const diagram = '6/6/2f3/2P~3/6/6 l - - 0';
  for (const question of [
    { type: 'forced-win', position: diagram, maxTurns: 1, budget: 100 },
    { type: 'chances', position: diagram, turns: 1, budget: 100 },
    { type: 'think', position: diagram, milliseconds: 10, lines: 1 },
  ] as const)
    expect(() => ask(question)).toThrow(/a Duke on each side/);
  expect(() => ask({ type: 'chances', position: 'xyz', turns: 1, budget: 1 })).toThrow(
    /board, column 1/,
  );
});
