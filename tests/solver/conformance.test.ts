// Every line of the conformance data for forced wins.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatAction, parsePosition, unwrap } from '../../src/engine/index.ts';
import { DistanceTable, solve } from '../../src/solver/index.ts';

const table = new DistanceTable();

describe.each([
  { file: 'forced.jsonl', maxN: 3, count: 199 },
  { file: 'forced-4.jsonl', maxN: 4, count: 16 },
])('$file', ({ file, maxN, count }) => {
  const cases = readFileSync(new URL(`../conformance/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { position: string; n: number; keys: string[] });

  it('has the expected number of lines', () => {
    expect(cases).toHaveLength(count);
  });

  it.each(cases)('$position', ({ position, n, keys }) => {
    const result = solve(unwrap(parsePosition(position)), { maxN, table });
    expect(result.status).toBe(n === 0 ? 'none' : 'win');
    if (result.status !== 'win') return;
    expect(result.n).toBe(n);
    expect(result.keys.map(formatAction)).toEqual(keys);
  });
});
