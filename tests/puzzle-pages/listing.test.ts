// The list's rows and filters, shared texts, and the data a page fetches.
import { describe, expect, it } from 'vitest';
import { puzzleDocument } from '../../src/open-data/documents.ts';
import {
  byDifficulty,
  type Filter,
  knownFilter,
  packRow,
  passes,
  type Row,
  readListing,
  rowOf,
  unpackRow,
  writeListing,
} from '../../src/puzzles/listing.ts';
import { readPuzzleData } from '../../src/puzzles/puzzle-data.ts';
import { clockText, shareText, triesText } from '../../src/puzzles/share.ts';
import { pagesOf, puzzles } from './bank.ts';

const rows = puzzles.map((puzzle) => rowOf(puzzle, puzzle.title && 'some-set'));

describe('rows', () => {
  it('travel packed and arrive as they were', () => {
    for (const row of rows) {
      expect(unpackRow(JSON.parse(JSON.stringify(packRow(row))))).toEqual(row);
    }
  });

  it('name the tile that plays the key, none where it is a levy', () => {
    expect(rows.filter(({ tile }) => tile === undefined).map(({ id }) => id)).toEqual(
      puzzles.filter(({ key }) => key === '@').map(({ id }) => id),
    );
  });

  it('are ordered from easy to hard', () => {
    const sorted = [...rows].sort(byDifficulty).map(({ difficulty }) => difficulty);
    expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
  });
});

describe('a filter', () => {
  const nobody = () => false;
  const count = (filter: Filter, isSolved: (id: string) => boolean = nobody) =>
    rows.filter((row) => passes(row, filter, isSolved)).length;
  const some = rows[7] as Row;

  it('leaves what has all it asks for', () => {
    expect(count({})).toBe(rows.length);
    const filter = { n: some.n, theme: some.themes[0], ending: some.ending, band: some.band };
    const left = rows.filter((row) => passes(row, filter, nobody));
    expect(left).toContain(some);
    for (const row of left)
      expect(row).toMatchObject({ n: some.n, ending: some.ending, band: some.band });
    expect(count({ tile: 'levy' })).toBe(rows.filter(({ tile }) => tile === undefined).length);
    expect(count({ collection: 'some-set' })).toBe(puzzles.filter(({ title }) => title).length);
  });

  it('parts the solved from the others', () => {
    const isSolved = (id: string) => id === some.id;
    expect(count({ state: 'solved' }, isSolved)).toBe(1);
    expect(count({ state: 'unsolved' }, isSolved)).toBe(rows.length - 1);
  });

  it('lives in the address', () => {
    const query =
      '?n=3&theme=quiet-key&ending=trapped&band=hard&tile=duke&collection=command&state=solved&page=2';
    expect(writeListing(readListing(query))).toBe(query);
    expect(writeListing(readListing(''))).toBe('');
    expect(readListing('?page=7')).toEqual({ filter: readListing('').filter, page: 7 });
  });

  it.each([
    '?n=x&page=-1',
    '?theme=nonsense',
    '?n=1e9&band=%00',
    '?tile=<b>&collection=../x',
    '?tile=zzz',
    '?state=maybe&page=0',
  ])('that makes no sense (%s) is as if it were not there', (query) => {
    expect(readListing(query)).toEqual(readListing(''));
  });
});

describe('a filter for what no puzzle has', () => {
  it('leaves that out and keeps the rest', () => {
    const n = rows[0]?.n;
    expect(knownFilter({ n: 99, collection: 'gone', theme: 'strike' }, rows)).toEqual({
      theme: 'strike',
    });
    expect(knownFilter({ n, collection: 'some-set' }, rows)).toEqual({ n, collection: 'some-set' });
  });
});

describe('a shared text', () => {
  it('shows the tries and gives nothing away', () => {
    expect([
      triesText(0, true),
      triesText(2, true),
      triesText(2, false),
      triesText(40, true),
    ]).toEqual(['●', '○○●', '○○', '○×40●']);
    expect(
      shareText({
        title: 'Duke Hall',
        task: 'Capture the Duke in 3',
        wrong: 1,
        solved: true,
        link: 'https://x.test/',
      }),
    ).toBe('Duke Hall\nCapture the Duke in 3\n○●\nhttps://x.test/');
  });

  it('writes times as clocks do', () => {
    expect([0, 9, 61, 3600, 3723].map(clockText)).toEqual([
      '0:00',
      '0:09',
      '1:01',
      '1:00:00',
      '1:02:03',
    ]);
  });
});

describe('the data of a puzzle', () => {
  const [puzzle] = puzzles;

  it('is read from the published file', async () => {
    if (puzzle === undefined) throw new Error('the bank is empty');
    const page = (await pagesOf([puzzle.id])).get(puzzle.id);
    if (page === undefined) throw new Error('no page');
    const published = JSON.parse(
      JSON.stringify(puzzleDocument(puzzle, page, [], (path) => `https://x.test/${path}`)),
    );
    const { milliseconds, ...rest } = page;
    expect(milliseconds).toBeGreaterThan(0);
    expect(readPuzzleData(published)).toEqual({
      puzzle: rest,
      difficulty: puzzle.difficulty,
      themes: puzzle.themes,
      title: puzzle.title,
      note: puzzle.note,
    });
    for (const field of ['id', 'position', 'n', 'key', 'ending', 'difficulty', 'refutations']) {
      expect(() => readPuzzleData({ ...published, [field]: null }), field).toThrow(`“${field}”`);
    }
    expect(() => readPuzzleData({ ...published, proof: 7 })).toThrow('“proof.line”');
    expect(() => readPuzzleData([])).toThrow('no object');
  });
});
