// Gets what the build did not put into the page: a puzzle by its id, the list of all puzzles.
import { type PackedRow, type Row, unpackRow } from '../../puzzles/listing.ts';
import { type PuzzleWithWords, readPuzzleData } from '../../puzzles/puzzle-data.ts';

/** The host answered that there is no such puzzle: it has left the bank. Trying again helps nothing. */
export class PuzzleMissing extends Error {
  override readonly name = 'PuzzleMissing';
}

async function getJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.status === 404) throw new PuzzleMissing(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/**
 * A puzzle.
 * @param data the folder of the puzzles' files, with a slash at its end
 * @throws PuzzleMissing when there is none, another Error when it cannot be had or read
 */
export const loadPuzzle = async (data: string, id: string): Promise<PuzzleWithWords> =>
  readPuzzleData(await getJson(`${data}${id}.json`));

/** The list of all puzzles, easiest first. @throws Error when it cannot be had or read */
export async function loadRows(data: string): Promise<Row[]> {
  const rows = await getJson(`${data}list.json`);
  if (!Array.isArray(rows)) throw new TypeError('the list of puzzles is no list');
  return rows.map((row) => unpackRow(row as PackedRow));
}
