// Every line of the conformance data for legal actions and perft, and the faces against tiles.json.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  countLegalActions,
  type FaceMarks,
  formatAction,
  formatPosition,
  inGuard,
  inNotationOrder,
  isLegal,
  KINDS,
  legalActions,
  parseAction,
  parsePosition,
  perft,
  unwrap,
} from '../../src/engine/index.ts';

const folder = new URL('../conformance/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const lines = <Line>(name: string): Line[] =>
  read(name)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

describe('legal.jsonl', () => {
  const cases = lines<{ position: string; guard: boolean; actions: string[] }>('legal.jsonl');

  it('has the expected number of lines', () => {
    expect(cases).toHaveLength(451);
  });

  it.each(cases)('$position', ({ position: text, guard, actions }) => {
    const position = unwrap(parsePosition(text));
    expect(formatPosition(position)).toBe(text);
    expect(inGuard(position, position.side)).toBe(guard);
    const found = legalActions(position);
    expect(found.map(formatAction).sort(inNotationOrder)).toEqual(actions);
    expect(countLegalActions(position)).toBe(actions.length);
    for (const action of found) {
      expect(isLegal(position, action)).toBe(true);
      expect(unwrap(parseAction(position, formatAction(action)))).toBe(action);
    }
  });
});

describe('perft.jsonl', () => {
  it.each(lines<{ position: string; perft: number[] }>('perft.jsonl'))(
    '$position',
    ({ position: text, perft: counts }) => {
      const position = unwrap(parsePosition(text));
      expect(counts.map((_, index) => perft(position, index + 1))).toEqual(counts);
      expect(formatPosition(position)).toBe(text);
    },
  );
});

describe('tiles.json', () => {
  interface TileLine {
    letter: string;
    id: string;
    count: number;
    window: { dy: [number, number] };
    starting: FaceMarks;
    reverse: FaceMarks;
  }
  const tiles = JSON.parse(read('tiles.json')) as TileLine[];
  const sorted = (marks: FaceMarks) =>
    Object.fromEntries(
      Object.entries(marks).map(([mark, squares]) => [
        mark,
        squares.map(([dx, dy]) => `${dx},${dy}`).sort(),
      ]),
    );

  it('has the fifteen kinds in order', () => {
    expect(KINDS.map(({ letter }) => letter)).toEqual(tiles.map(({ letter }) => letter));
    expect(KINDS).toHaveLength(15);
  });

  it.each(tiles)('$id', (tile) => {
    const info = KINDS.find(({ id }) => id === tile.id)!;
    expect(info).toMatchObject({
      letter: tile.letter,
      count: tile.count,
      windowBottom: tile.window.dy[0],
    });
    expect(sorted(info.faces[0])).toEqual(sorted(tile.starting));
    expect(sorted(info.faces[1])).toEqual(sorted(tile.reverse));
  });
});
