// Adds mined puzzles to the bank: chooses them, gives them ids, and writes their files. What is there stays as it is.
//   node scripts/grow-bank.ts mined.jsonl [day]
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { choosePuzzles, type Quotas } from '../src/cli/bank/choose.ts';
import { proveBank } from '../src/cli/bank/prove-bank.ts';
import { parsePosition, unwrap } from '../src/engine/index.ts';
import type { MinedPuzzle } from '../src/solver/mining/mine-game.ts';
import type { Puzzle } from '../src/solver/puzzle.ts';
import { symmetryKey } from '../src/solver/symmetry.ts';
import { CACHE_FILE } from './prove-bank.ts';

/** How many puzzles of each N the bank grows to. */
const QUOTAS: Quotas = { 1: 20, 2: 290, 3: 350, 4: 290, 5: 140, 6: 40, 7: 6 };

const BANK = 'puzzles';

/** Characters that are hard to mistake for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** An id made from the position, the same for its images, that begins with a letter and is unlike all in `used`. */
function makeId(position: string, used: ReadonlySet<string>): string {
  const digest = createHash('sha256')
    .update(symmetryKey(unwrap(parsePosition(position))))
    .digest();
  const letters = [...digest].map((byte) => ALPHABET[byte % ALPHABET.length]);
  for (let start = 0; ; start++) {
    const id = letters.slice(start, start + 4).join('');
    if (/^[a-z]/.test(id) && !used.has(id)) return id;
  }
}

const [file, day = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
if (file === undefined) throw new Error('node scripts/grow-bank.ts mined.jsonl [day]');
const mined = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as MinedPuzzle);

const { puzzles, claims, problems } = await proveBank({
  bank: BANK,
  cacheFile: CACHE_FILE,
});
if (problems.length > 0) throw new Error('the bank has problems; npm run build names them');
const present = puzzles.map((puzzle) => {
  const { line = [], winners = [] } = claims.get(puzzle.id) ?? {};
  return { ...puzzle, seed: -1, game: -1, line, winners };
});
const used = new Set(puzzles.map(({ id }) => id));
const chosen = choosePuzzles(mined, QUOTAS, present);
for (const { position, n, key, ending, themes, difficulty, source } of chosen) {
  const id = makeId(position, used);
  used.add(id);
  const puzzle: Puzzle = {
    id,
    position,
    n,
    key,
    ending,
    themes,
    difficulty,
    source,
    added: day,
  };
  writeFileSync(`${BANK}/${id}.json`, `${JSON.stringify(puzzle, null, 2)}\n`);
}
console.log(`${chosen.length} puzzles added to ${puzzles.length}`);
