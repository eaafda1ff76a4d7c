// `npm run bench`: leaves of perft a second in one thread, beside chessops and chess.js in the same run.
// Each counts from its own game's start by its own perft, the last ply without visiting its leaves.
import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chessops/chess';
import { perft as perftChessops } from 'chessops/debug';
import {
  allSetups,
  formatPosition,
  parsePosition,
  perft,
  startPosition,
  unwrap,
} from '../src/engine/index.ts';

const ROUNDS = 5;
const OWN_NAME = 'duke-hall';

interface Contender {
  readonly name: string;
  readonly depth: number;
  /** Counts the leaves at `depth` from the start. */
  count(depth: number): number;
}

const start = startPosition(allSetups(0)[0]!);
const contenders: readonly Contender[] = [
  { name: OWN_NAME, depth: 6, count: (depth) => perft(start, depth) },
  { name: 'chessops', depth: 5, count: (depth) => perftChessops(Chess.default(), depth) },
  { name: 'chess.js', depth: 4, count: (depth) => new ChessJs().perft(depth) },
];

// Lines from the start of chess, known from the chess programming literature.
const CHESS_LINES: Readonly<Record<number, number>> = { 4: 197_281, 5: 4_865_609 };

/** Counts once, and says how many leaves a second of this thread's processor time. @throws Error when a chess program counted wrong. */
function measureOnce({ name, depth, count }: Contender): number {
  const before = process.threadCpuUsage();
  const leaves = count(depth);
  const { user, system } = process.threadCpuUsage(before);
  const seconds = (user + system) / 1e6;
  if (name !== OWN_NAME && leaves !== CHESS_LINES[depth]) {
    throw new Error(`${name} counted ${leaves} lines instead of ${CHESS_LINES[depth]}`);
  }
  return leaves / seconds;
}

/**
 * Leaves a second of each, the median of a few rounds after one to warm up. They take turns within a round, so that a
 * machine that is busy for a while slows all of them alike.
 */
function measure(all: readonly Contender[]): number[] {
  const rates = all.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    all.forEach((contender, index) => {
      const rate = measureOnce(contender);
      if (round > 0) rates[index]?.push(rate);
    });
  }
  return rates.map((list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0);
}

console.log(
  `perft from each game's start, one thread, processor time, Node ${process.version}, median of ${ROUNDS}`,
);
console.log(`The Duke: ${formatPosition(start)}`);
const report = (name: string, depth: number, rate: number, remark: string): void => {
  const millions = (rate / 1e6).toFixed(2).padStart(7);
  console.log(`${name.padEnd(10)} depth ${depth}  ${millions} M leaves/s   ${remark}`);
};
const rates = measure(contenders);
const ratios = rates.map((rate) => (rates[0] ?? 0) / rate);
contenders.forEach(({ name, depth }, index) => {
  const remark = index === 0 ? '' : `duke-hall is ${ratios[index]?.toFixed(1)} × as fast`;
  report(name, depth, rates[index] ?? 0, remark);
});
// The start is rich in levies, which are counted by multiplication; these two lean on maneuvers.
for (const [description, depth, text] of [
  ['middle game, full bags', 4, '1b2D1/1d4/m~2F~2/2pg~1P~/2p~3/1N3M~ d FPKWRSTCBAL fpkwrstcnal'],
  ['empty bags', 6, '1n~d1k1/1b~1c~2/1f1p~2/2F1F1/1L~B~1C~1/2DN2 l - -'],
] as const) {
  const position = unwrap(parsePosition(text));
  const [rate = 0] = measure([{ name: OWN_NAME, depth, count: () => perft(position, depth) }]);
  report(OWN_NAME, depth, rate, description);
}
const chessopsRatio = ratios[1] ?? 0;
const verdict = chessopsRatio >= 5 ? 'met' : 'NOT MET';
console.log(`bar: 5 × chessops — ${verdict} (${chessopsRatio.toFixed(1)} ×)`);
