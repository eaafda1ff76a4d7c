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

interface Contender {
  readonly name: string;
  readonly depth: number;
  /** Counts the leaves at `depth` from the start. */
  count(depth: number): number;
}

const start = startPosition(allSetups(0)[0]!);
const contenders: readonly Contender[] = [
  { name: 'duke-hall', depth: 5, count: (depth) => perft(start, depth) },
  { name: 'chessops', depth: 4, count: (depth) => perftChessops(Chess.default(), depth) },
  { name: 'chess.js', depth: 4, count: (depth) => new ChessJs().perft(depth) },
];

// Known from the chess programming literature: 197,281 lines of four plies from the start.
const CHESS_PERFT_4 = 197_281;

/** Leaves a second, the median of a few rounds after one to warm up. */
function measure({ name, depth, count }: Contender): number {
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const before = performance.now();
    const leaves = count(depth);
    const seconds = (performance.now() - before) / 1000;
    if (name !== 'duke-hall' && leaves !== CHESS_PERFT_4) {
      throw new Error(`${name} counted ${leaves} lines instead of ${CHESS_PERFT_4}`);
    }
    if (round > 0) rates.push(leaves / seconds);
  }
  return rates.sort((a, b) => a - b)[Math.floor(rates.length / 2)]!;
}

console.log(
  `perft from each game's start, one thread, Node ${process.version}, median of ${ROUNDS}`,
);
console.log(`The Duke: ${formatPosition(start)}`);
const results = contenders.map((contender) => ({ ...contender, rate: measure(contender) }));
const own = results[0]!.rate;
for (const { name, depth, rate } of results) {
  const ratio = own / rate;
  const comparison = name === 'duke-hall' ? '' : `   duke-hall is ${ratio.toFixed(1)} × as fast`;
  console.log(
    `${name.padEnd(10)} depth ${depth}  ${(rate / 1e6).toFixed(2).padStart(7)} M leaves/s${comparison}`,
  );
}
// The start is rich in levies, which are counted by multiplication; these two lean on maneuvers.
for (const [description, text] of [
  ['middle game, full bags', '1b2D1/1d4/m~2F~2/2pg~1P~/2p~3/1N3M~ d FPKWRSTCBAL fpkwrstcnal'],
  ['empty bags', '1n~d1k1/1b~1c~2/1f1p~2/2F1F1/1L~B~1C~1/2DN2 l - -'],
] as const) {
  const position = unwrap(parsePosition(text));
  const rate = measure({ name: 'duke-hall', depth: 4, count: (depth) => perft(position, depth) });
  console.log(
    `duke-hall  depth 4  ${(rate / 1e6).toFixed(2).padStart(7)} M leaves/s   ${description}`,
  );
}
const ratio = own / results[1]!.rate;
console.log(`bar: 5 × chessops — ${ratio >= 5 ? 'met' : 'NOT MET'} (${ratio.toFixed(1)} ×)`);
