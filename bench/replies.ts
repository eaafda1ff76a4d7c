// How long a reader waits for the defender's answer: every action that could be played after the key and its best defence,
// and every other tile that could have been drawn, in puzzles of each length. A processor four times as slow takes four
// times as long, which is what is printed last. `node bench/replies.ts [puzzles of each length]`
import { readFileSync } from 'node:fs';
import {
  formatAction,
  formatPosition,
  parseAction,
  parsePosition,
  play,
  unwrap,
} from '../src/engine/index.ts';
import { readPuzzles } from '../src/open-data/bank.ts';
import { DistanceTable, ForcedWins } from '../src/solver/index.ts';
import type { PuzzlePage } from '../src/solver/puzzle.ts';
import { answerQuestion, type Question } from '../src/workers/answers.ts';

const PROVEN = '.generated/puzzles';
const table = new DistanceTable();

/** Processor time of an answer in milliseconds: what else runs on the machine does not count. */
function time(question: Question): number {
  const begin = process.threadCpuUsage();
  answerQuestion(question, table);
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1000;
}

/** The time of every answer that can be asked for after the key and its best defence. */
function timesOf(id: string): number[] {
  const {
    position: text,
    key,
    line,
    n,
  } = JSON.parse(readFileSync(`${PROVEN}/${id}.json`, 'utf8')) as PuzzlePage;
  const position = unwrap(parsePosition(text));
  const times: number[] = [];
  const [first, reply] = line;
  if (first === undefined || reply === undefined) return times;
  if (key !== '@') {
    play(position, unwrap(parseAction(position, first)));
    const before = formatPosition(position);
    const levy = /^([A-Z])@/.exec(reply)?.[1];
    if (levy !== undefined)
      times.push(time({ type: 'place', position: before, turns: n - 1, kind: levy }));
    play(position, unwrap(parseAction(position, reply)));
  }
  const turns = key === '@' ? n : n - 1;
  const here = formatPosition(position);
  const actions = new ForcedWins(position, position.side).attackerActions();
  for (const action of actions)
    times.push(time({ type: 'judge', position: here, turns, action: formatAction(action) }));
  return times;
}

const count = Number(process.argv[2] ?? 60);
console.log('N  puzzles  answers  median      99 %       max   max × 4');
for (const n of [2, 3, 4, 5, 6]) {
  const chosen = readPuzzles()
    .filter((puzzle) => puzzle.n === n)
    .slice(0, count);
  const times = chosen.flatMap(({ id }) => timesOf(id)).sort((a, b) => a - b);
  const at = (share: number): string =>
    `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2)} ms`.padStart(10);
  const slow = `${(4 * (times.at(-1) ?? 0)).toFixed(0)} ms`.padStart(9);
  const head = `${n}  ${String(chosen.length).padStart(7)}  ${String(times.length).padStart(7)}`;
  console.log(`${head}${at(0.5)}${at(0.99)}${at(1)} ${slow}`);
}
