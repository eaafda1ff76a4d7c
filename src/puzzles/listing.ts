// The list of all puzzles: what a row holds, what it can be filtered by, and how a filter stands in an address.
import {
  type Action,
  actionActor,
  actionFrom,
  actionType,
  DRAW,
  KINDS,
  type KindId,
  kindInfo,
  parseAction,
  parsePosition,
  tileAt,
  tileKind,
  unwrap,
} from '../engine/index.ts';
import { BANDS, type Band, bandOf } from '../solver/difficulty.ts';
import type { Ending } from '../solver/line.ts';
import type { Bilingual, Puzzle } from '../solver/puzzle.ts';
import { THEMES, type Theme } from '../solver/themes.ts';

/** How a best-defence line can end. */
export const ENDINGS: readonly Ending[] = ['capture', 'trapped', 'no-action'];

/** One puzzle in the list. */
export interface Row {
  readonly id: string;
  readonly position: string;
  readonly n: number;
  readonly themes: readonly Theme[];
  readonly ending: Ending;
  readonly difficulty: number;
  readonly band: Band;
  /** The kind of tile that plays the key: that goes, Strikes or Commands. `undefined` where the key is a levy. */
  readonly tile: KindId | undefined;
  /** The name of its collection. */
  readonly collection: string | undefined;
  readonly title: Bilingual | undefined;
}

/** The tile whose mark the key uses. */
function keyTile(position: string, key: string): KindId | undefined {
  const read = unwrap(parsePosition(position));
  const action: Action = unwrap(parseAction(read, key));
  if (action === DRAW) return undefined;
  const square = actionType(action) === 'command' ? actionActor(action) : actionFrom(action);
  return kindInfo(tileKind(tileAt(read, square))).id;
}

/** A puzzle's row. */
export const rowOf = (puzzle: Puzzle, collection: string | undefined): Row => ({
  id: puzzle.id,
  position: puzzle.position,
  n: puzzle.n,
  themes: puzzle.themes,
  ending: puzzle.ending,
  difficulty: puzzle.difficulty,
  band: bandOf(puzzle.difficulty),
  tile: keyTile(puzzle.position, puzzle.key),
  collection,
  title: puzzle.title,
});

/** A row as it travels: an array, since thousands of them do. The last two are left out where there is nothing. */
export type PackedRow = readonly [
  id: string,
  position: string,
  n: number,
  themes: number,
  ending: number,
  difficulty: number,
  tile: KindId | '',
  collection?: string,
  title?: Bilingual,
];

/** Packs a row; themes become bits. */
export function packRow(row: Row): PackedRow {
  const { id, position, n, difficulty, tile, collection, title } = row;
  const themes = row.themes.reduce((bits, theme) => bits | (1 << THEMES.indexOf(theme)), 0);
  const start = [id, position, n, themes, ENDINGS.indexOf(row.ending), difficulty] as const;
  if (collection === undefined) return [...start, tile ?? ''];
  return title === undefined
    ? [...start, tile ?? '', collection]
    : [...start, tile ?? '', collection, title];
}

/** Unpacks a row. */
export function unpackRow(packed: PackedRow): Row {
  const [id, position, n, themes, ending, difficulty, tile, collection, title] = packed;
  return {
    ...{ id, position, n, difficulty, collection, title },
    themes: THEMES.filter((_, index) => (themes & (1 << index)) !== 0),
    ending: ENDINGS[ending] ?? 'capture',
    band: bandOf(difficulty),
    tile: tile === '' ? undefined : tile,
  };
}

/** What the list is filtered by; what is left out does not matter. */
export interface Filter {
  readonly n?: number | undefined;
  readonly theme?: Theme | undefined;
  readonly ending?: Ending | undefined;
  readonly band?: Band | undefined;
  readonly tile?: KindId | 'levy' | undefined;
  readonly collection?: string | undefined;
  readonly state?: 'solved' | 'unsolved' | undefined;
}

/** A filter and a page of what it leaves, counted from 1. */
export interface Listing {
  readonly filter: Filter;
  readonly page: number;
}

/** So many puzzles are shown at once. */
export const PAGE_SIZE = 24;

/** What can play a key: a kind of tile, or a levy. */
const KEY_TILES: readonly (KindId | 'levy')[] = [...KINDS.map(({ id }) => id), 'levy'];

const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined => values.find((value) => value === text);

/** Reads a listing from the query of an address; whatever makes no sense is as if it were not there. */
export function readListing(query: string): Listing {
  const search = new URLSearchParams(query);
  const whole = (name: string): number | undefined => {
    const text = search.get(name) ?? '';
    return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
  };
  const word = (name: string): string | undefined => {
    const text = search.get(name) ?? '';
    return /^[a-z]+(-[a-z]+)*$/.test(text) ? text : undefined;
  };
  return {
    filter: {
      n: whole('n'),
      theme: oneOf(THEMES, search.get('theme')),
      ending: oneOf(ENDINGS, search.get('ending')),
      band: oneOf(BANDS, search.get('band')),
      tile: oneOf(KEY_TILES, search.get('tile')),
      collection: word('collection'),
      state: oneOf(['solved', 'unsolved'], search.get('state')),
    },
    page: whole('page') ?? 1,
  };
}

/** The query of a listing: `?n=3&theme=strike`; empty for all puzzles from the first. */
export function writeListing({ filter, page }: Listing): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined) search.set(name, String(value));
  }
  if (page > 1) search.set('page', String(page));
  const query = search.toString();
  return query === '' ? '' : `?${query}`;
}

/** The filter without a length or a collection that no row has: an old address, or one mistyped. */
export const knownFilter = (filter: Filter, rows: readonly Row[]): Filter => ({
  ...filter,
  n: rows.some(({ n }) => n === filter.n) ? filter.n : undefined,
  collection: rows.some(({ collection }) => collection === filter.collection)
    ? filter.collection
    : undefined,
});

/** Does a row pass the filter? */
export const passes = (row: Row, filter: Filter, isSolved: (id: string) => boolean): boolean =>
  (filter.n === undefined || row.n === filter.n) &&
  (filter.theme === undefined || row.themes.includes(filter.theme)) &&
  (filter.ending === undefined || row.ending === filter.ending) &&
  (filter.band === undefined || row.band === filter.band) &&
  (filter.tile === undefined || (row.tile ?? 'levy') === filter.tile) &&
  (filter.collection === undefined || row.collection === filter.collection) &&
  (filter.state === undefined || isSolved(row.id) === (filter.state === 'solved'));

/** Rows from the easiest to the hardest; equals by id. */
export const byDifficulty = (a: Row, b: Row): number =>
  a.difficulty - b.difficulty || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
