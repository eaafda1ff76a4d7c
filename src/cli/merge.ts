// `duke merge`: joins the files that several runs of `duke mine` wrote.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { MinedPuzzle } from '../solver/mining/mine-game.ts';
import { minedPuzzleSchema } from './bank/schema.ts';
import { type Command, UsageError } from './command.ts';
import { mergePuzzles } from './mining/merge-puzzles.ts';

function readMined(file: string): MinedPuzzle[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => {
      try {
        const value: unknown = JSON.parse(line);
        minedPuzzleSchema.parse(value);
        return value as MinedPuzzle;
      } catch {
        throw new UsageError(`${file}, line ${number}, is not a mined puzzle`);
      }
    });
}

export const command: Command = {
  name: 'merge',
  usage: 'merge FILE… [--out FILE]',
  summary: 'joins mined files, dropping duplicates and mirror images',
  help: `Reads files written by “duke mine” and writes their puzzles to FILE, or to standard output, in the order of
their games: of positions that are the same after mirroring, or after a half turn with the sides swapped, the first
one only. All shards of a run merged give what the unsharded run gives.

  $ npm run -s duke -- merge shard-*.jsonl --out mined.jsonl`,
  async run(args, streams) {
    let parsed: { values: { out?: string | undefined }; positionals: string[] };
    try {
      parsed = parseArgs({
        args: [...args],
        options: { out: { type: 'string' } },
        allowPositionals: true,
      });
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
    if (parsed.positionals.length === 0) throw new UsageError('no file is named');
    const merged = mergePuzzles(parsed.positionals.flatMap(readMined));
    const text = merged.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join('');
    if (parsed.values.out === undefined) streams.output.write(text);
    else writeFileSync(parsed.values.out, text);
    streams.errors.write(`${merged.length} puzzles\n`);
    return 0;
  },
};
