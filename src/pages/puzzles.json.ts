// /puzzles.json: all puzzles, with their proofs in short. Documented on the data pages.
import type { APIRoute } from 'astro';
import { siteAddress } from '../layouts/links.ts';
import { readCollections, readProof, readPuzzles } from '../open-data/bank.ts';
import { puzzleRecord, puzzlesDocument } from '../open-data/documents.ts';
import { jsonResponse } from '../open-data/json-response.ts';

export const GET: APIRoute = ({ site }) => {
  const collections = readCollections();
  const records = readPuzzles().map((puzzle) =>
    puzzleRecord(puzzle, readProof(puzzle.id), collections),
  );
  return jsonResponse(puzzlesDocument(records, (path) => siteAddress(path, site)));
};
