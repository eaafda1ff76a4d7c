// Puzzles of the real bank with the data of their pages, as the build makes it, for tests to choose from.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proveBank } from '../../src/cli/bank/prove-bank.ts';
import { readPuzzles } from '../../src/open-data/bank.ts';
import type { Puzzle, PuzzlePage } from '../../src/solver/puzzle.ts';

/** All puzzles of the bank, sorted by id. */
export const puzzles: readonly Puzzle[] = readPuzzles();

/** The data of these puzzles' pages, made by the build gate itself. @throws Error when it finds anything wrong */
export async function pagesOf(ids: readonly string[]): Promise<Map<string, PuzzlePage>> {
  const folder = mkdtempSync(join(tmpdir(), 'duke-pages-'));
  try {
    const { problems } = await proveBank({ bank: 'puzzles', ids, pages: folder, threads: 2 });
    if (problems.length > 0) throw new Error(JSON.stringify(problems[0]));
    return new Map(
      ids.map((id) => [id, JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'))]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
