// /puzzles/list.json: the list of all puzzles, packed, for the site's own pages. The documented data is in /puzzles.json.
import type { APIRoute } from 'astro';
import { puzzleBank } from '../../layouts/puzzle-bank.ts';
import { packRow } from '../../puzzles/listing.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(puzzleBank().rows.map(packRow)), {
    headers: { 'Content-Type': 'application/json' },
  });
