// Measures the solver in one thread: the conformance data and a hard set, with positions, nodes and time for each N.
// Times are processor time, so that what else the machine does is not counted.
//   npm run bench:solver
import { readFileSync } from 'node:fs';
import { formatAction, parsePosition, unwrap } from '../src/engine/index.ts';
import { DistanceTable, solve } from '../src/solver/index.ts';

interface Case {
  readonly position: string;
  readonly n: number;
  readonly keys: readonly string[];
}

interface Row {
  positions: number;
  nodes: number;
  milliseconds: number;
  worst: number;
}

/** The bar for all conformance positions together, start-up not counted. */
const BAR = 500;

const read = (path: string): Case[] =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);

const table = new DistanceTable();

/** Processor time used by this process so far, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Solves every case to `maxN` (its own n where that is 0), checks the answers, and adds up by N. */
function measure(cases: readonly Case[], maxN: number): Map<number, Row> {
  const rows = new Map<number, Row>();
  for (const { position: text, n, keys } of cases) {
    const position = unwrap(parsePosition(text));
    const begin = processorTime();
    const result = solve(position, { maxN: maxN === 0 ? n : maxN, table });
    const milliseconds = processorTime() - begin;
    const found = result.status === 'win' ? result.keys.map(formatAction).join() : '';
    if (found !== keys.join()) throw new Error(`${text}: ${keys.join()} expected, ${found} found`);
    const row = rows.get(n) ?? { positions: 0, nodes: 0, milliseconds: 0, worst: 0 };
    row.positions++;
    row.nodes += result.nodes;
    row.milliseconds += milliseconds;
    row.worst = Math.max(row.worst, milliseconds);
    rows.set(n, row);
  }
  return rows;
}

function print(title: string, rows: ReadonlyMap<number, Row>): number {
  let total = 0;
  console.log(`\n${title}`);
  console.log('  N     positions       nodes    time ms   mean ms  worst ms');
  for (const [n, row] of [...rows].sort(([a], [b]) => a - b)) {
    const cells = [
      String(row.positions).padStart(10),
      String(row.nodes).padStart(12),
      row.milliseconds.toFixed(1).padStart(11),
      (row.milliseconds / row.positions).toFixed(2).padStart(10),
      row.worst.toFixed(1).padStart(10),
    ];
    console.log(`  ${n === 0 ? 'none' : String(n).padEnd(4)}${cells.join('')}`);
    total += row.milliseconds;
  }
  return total;
}

const conformance =
  print('forced.jsonl, to N = 3', measure(read('../tests/conformance/forced.jsonl'), 3)) +
  print('forced-4.jsonl, to N = 4', measure(read('../tests/conformance/forced-4.jsonl'), 4));
console.log(
  `\n  both together ${conformance.toFixed(0)} ms; bar ${BAR} ms: ${conformance <= BAR ? 'met' : 'MISSED'}`,
);
const hard = print(
  'the hard set (quiet keys, full bags)',
  measure(read('./hard-positions.jsonl'), 0),
);
console.log(`\n  in all ${hard.toFixed(0)} ms`);
