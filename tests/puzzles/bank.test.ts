// The real bank: that every claim is found, and that it is as large and as varied as puzzles/README.md promises.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { CACHE_FILE, PAGES_DIRECTORY } from '../../scripts/prove-bank.ts';
import { describeProblem } from '../../src/cli/bank/problem.ts';
import { type GateReport, proveBank } from '../../src/cli/bank/prove-bank.ts';
import { readBank } from '../../src/cli/bank/read.ts';
import {
  actionActor,
  DRAW,
  KINDS,
  kindInfo,
  parseAction,
  parsePosition,
  tileAt,
  tileKind,
  unwrap,
} from '../../src/engine/index.ts';
import { BANDS, type Claims, type Theme } from '../../src/solver/index.ts';
import type { Puzzle } from '../../src/solver/puzzle.ts';
import { daysBetween } from '../../src/solver/schedule.ts';

const BANK = 'puzzles';

let report: GateReport;
let puzzles: readonly Puzzle[];
beforeAll(async () => {
  report = await proveBank({ bank: BANK, cacheFile: CACHE_FILE, pages: PAGES_DIRECTORY });
  puzzles = report.puzzles;
}, 300_000);

const count = (test: (puzzle: Puzzle) => boolean): number => puzzles.filter(test).length;
const withTheme = (theme: Theme): number => count(({ themes }) => themes.includes(theme));

describe('the bank', () => {
  it('claims nothing that is not found', () => {
    expect(report.problems.map(describeProblem)).toEqual([]);
  });

  it('has 1,000 puzzles and more, of every length', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(1000);
    const least = { 2: 250, 3: 300, 4: 250, 5: 100, 6: 20 };
    for (const [n, number] of Object.entries(least))
      expect(
        count((puzzle) => puzzle.n === Number(n)),
        `N = ${n}`,
      ).toBeGreaterThanOrEqual(number);
    expect(count(({ n }) => n === 1)).toBeLessThanOrEqual(20);
  });

  it('has keys of every sort', () => {
    expect(withTheme('strike')).toBeGreaterThanOrEqual(30);
    expect(withTheme('command')).toBeGreaterThanOrEqual(20);
    expect(withTheme('jump-slide')).toBeGreaterThanOrEqual(30);
    expect(withTheme('levy')).toBeGreaterThanOrEqual(8);
    expect(withTheme('quiet-key')).toBeGreaterThanOrEqual(250);
  });

  it('has keys in two that neither give Guard nor capture', () => {
    const quiet = count(({ n, themes }) => n === 2 && themes.includes('quiet-key'));
    expect(quiet).toBeGreaterThanOrEqual(50);
  });

  it('has at least ten keys of each kind of tile, and both sides attack', () => {
    const kinds = new Map<string, number>();
    const sides = [0, 0];
    for (const puzzle of puzzles) {
      const position = unwrap(parsePosition(puzzle.position));
      const key = unwrap(parseAction(position, puzzle.key));
      sides[position.side] = (sides[position.side] as number) + 1;
      if (key === DRAW) continue;
      const { id } = kindInfo(tileKind(tileAt(position, actionActor(key))));
      kinds.set(id, (kinds.get(id) ?? 0) + 1);
    }
    for (const { id } of KINDS) expect(kinds.get(id) ?? 0, id).toBeGreaterThanOrEqual(10);
    for (const side of sides) expect(side).toBeGreaterThanOrEqual(puzzles.length / 3);
  });

  it('leaves one winning action at every turn of the line for half of those to N = 4', () => {
    const short = puzzles.filter(({ n }) => n <= 4);
    const exact = short.filter(({ id }) =>
      (report.claims.get(id) as Claims).winners.every((winners) => winners === 1),
    );
    expect(exact.length).toBeGreaterThanOrEqual(short.length / 2);
  });

  it('gives a page at most 20 KB', () => {
    for (const { id } of puzzles) {
      const data = readFileSync(join(PAGES_DIRECTORY, `${id}.json`));
      expect(gzipSync(data).length, id).toBeLessThanOrEqual(20 * 1024);
    }
  });
});

describe('collections and schedule', () => {
  const { collections, schedule } = readBank(BANK);

  it('are six collections of ten, with all they say in both languages', () => {
    expect(collections.map(({ puzzles: ids }) => ids.length)).toEqual([10, 10, 10, 10, 10, 10]);
    const collected = new Set(collections.flatMap(({ puzzles: ids }) => ids));
    for (const puzzle of puzzles.filter(({ id }) => collected.has(id))) {
      for (const text of [puzzle.title, puzzle.note]) {
        expect(text?.en, puzzle.id).toMatch(/^[^一-鿿]+$/);
        expect(text?.zh, puzzle.id).toMatch(/[一-鿿]/);
        // A thin space parts Chinese from Latin letters and digits; punctuation is Chinese.
        expect(text?.zh, puzzle.id).not.toMatch(/[一-鿿][A-Za-z0-9]|[A-Za-z0-9][一-鿿]/);
        expect(text?.zh, puzzle.id).not.toMatch(/[,;:!?"]|\.(?!\d)/);
      }
    }
  });

  it('begin on a Monday and run for 366 days and more without a repeat', () => {
    expect(schedule?.start).toBe('2026-11-30');
    expect(daysBetween('2026-11-30', '2026-12-07') % 7).toBe(0);
    expect(schedule?.puzzles.length).toBeGreaterThanOrEqual(366);
    expect(new Set(schedule?.puzzles).size).toBe(schedule?.puzzles.length);
    expect(BANDS).toHaveLength(5);
  });
});
