// Thinking: the same question gets the same answer, forced wins are taken, repetitions are seen.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  allSetups,
  formatAction,
  isLegal,
  parseAction,
  parsePosition,
  play,
  startPosition,
  unwrap,
} from '../../src/engine/index.ts';
import { think } from '../../src/opponent/index.ts';

const read = (text: string) => unwrap(parsePosition(text));

describe('think', () => {
  it('answers the same question in the same way, whatever was asked between', () => {
    const position = startPosition(allSetups(0)[0]!, allSetups(1)[4]!);
    const first = think(position, { budget: { nodes: 3000 }, lines: 3 });
    think(startPosition(allSetups(0)[2]!), { budget: { nodes: 1000 } });
    expect(think(position, { budget: { nodes: 3000 }, lines: 3 })).toEqual(first);
    expect(first.lines).toHaveLength(3);
    const values = first.lines.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    for (const { action, continuation } of first.lines) {
      expect(continuation[0]).toBe(action);
      expect(isLegal(position, action)).toBe(true);
    }
  });

  it('takes the forced wins of the puzzle collections', () => {
    const collections = JSON.parse(readFileSync('puzzles/collections.json', 'utf8')) as {
      puzzles: string[];
    }[];
    const ids = collections.flatMap(({ puzzles }) => puzzles.slice(0, 4));
    for (const id of ids) {
      const puzzle = JSON.parse(readFileSync(`puzzles/${id}.json`, 'utf8'));
      const thought = think(read(puzzle.position), { budget: { nodes: 10_000_000 }, lines: 1 });
      expect({ id, n: thought.forcedWin }).toEqual({ id, n: puzzle.n });
      expect(formatAction(thought.lines[0]!.action)).toBe(puzzle.key);
    }
  });

  it('tells a forced loss, which the solver confirms from the other side', () => {
    const collections = JSON.parse(readFileSync('puzzles/collections.json', 'utf8')) as {
      puzzles: string[];
    }[];
    const puzzles = collections
      .flatMap(({ puzzles: ids }) => ids.slice(0, 6))
      .map((id) => JSON.parse(readFileSync(`puzzles/${id}.json`, 'utf8')))
      .filter(({ n, key }) => n >= 2 && n <= 3 && !key.includes('@'));
    let told = 0;
    for (const { position: text, key, n } of puzzles) {
      const position = read(text);
      play(position, unwrap(parseAction(position, key)));
      const { forcedLoss, forcedWin } = think(position, { budget: { nodes: 60_000 } });
      expect(forcedWin).toBeUndefined();
      if (forcedLoss === undefined) continue;
      told++;
      expect(forcedLoss).toBe(n - 1);
    }
    // Where the search alone does not see that all is lost, the solver is not asked.
    expect(told).toBeGreaterThan(puzzles.length / 2);
  });

  it('refuses a game that is over, a diagram and an unreadable history', () => {
    const budget = { nodes: 100 };
    expect(() => think(read('6/6/6/6/6/D5 l - - 0'), { budget })).toThrow(/Duke on each side/);
    expect(() => think(read('5d/6/6/6/6/D5 l - - 200'), { budget })).toThrow(/drawn/);
    const position = read('5d/6/6/6/6/D5 l - - 3');
    expect(() => think(position, { budget, history: ['no position'] })).toThrow(/entry 1/);
  });
});
