// /puzzles/<id>.json: one puzzle with all there is of it. Documented on the data pages.
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { siteAddress } from '../../layouts/links.ts';
import { readCollections, readProof, readPuzzles } from '../../open-data/bank.ts';
import { puzzleDocument } from '../../open-data/documents.ts';
import { jsonResponse } from '../../open-data/json-response.ts';

export const getStaticPaths = () => {
  const collections = readCollections();
  return readPuzzles().map((puzzle) => ({
    params: { id: puzzle.id },
    props: { puzzle, collections },
  }));
};

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { puzzle, collections }, site }) =>
  jsonResponse(
    puzzleDocument(puzzle, readProof(puzzle.id), collections, (path) => siteAddress(path, site)),
  );
