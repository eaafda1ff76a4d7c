// The data files: their shape, which is promised and documented, and the days they are about.
import { describe, expect, it } from 'vitest';
import { dataText } from '../../src/i18n/data.ts';
import { locales } from '../../src/i18n/locales.ts';
import type { Collection } from '../../src/open-data/bank.ts';
import { buildDay } from '../../src/open-data/build-day.ts';
import { puzzleDays } from '../../src/open-data/days.ts';
import {
  dailyDocument,
  puzzleDocument,
  puzzleRecord,
  puzzlesDocument,
} from '../../src/open-data/documents.ts';
import {
  DAILY_FIELDS,
  type FieldRow,
  LIST_FIELDS,
  MORE_FIELDS,
  PREFACE_FIELDS,
  PUZZLE_FIELDS,
} from '../../src/open-data/fields.ts';
import { sampleJson, withEllipses } from '../../src/open-data/sample.ts';
import type { Puzzle, PuzzlePage } from '../../src/solver/puzzle.ts';
import { tinyPuzzles } from '../puzzles/tiny-puzzles.ts';

const address = (path: string) => `https://example.org/duke/${path}`;

const [levy, strike] = tinyPuzzles as [Puzzle, Puzzle];
const titled: Puzzle = {
  ...strike,
  title: { en: 'A title', zh: '题目' },
  note: { en: 'A note.', zh: '注解。' },
};
const collections: Collection[] = [
  {
    name: 'long-shots',
    title: { en: 'Long shots', zh: '远击' },
    introduction: { en: 'From afar.', zh: '从远处。' },
    puzzles: [titled.id],
  },
];
const proof: PuzzlePage = {
  ...{ id: titled.id, position: titled.position, n: 2, key: titled.key, ending: 'capture' },
  line: ['c4*c2', 'c1c2', 'b4c2'],
  winners: [1, 2],
  firstActions: { 'c4*c2': null, '@': 'D', b4b3: 'c2c4' },
  positions: 321,
  milliseconds: 7,
};

/** Names of all fields of an object, those of objects in it with their names before them. */
const paths = (value: object, opened: readonly string[]): string[] =>
  Object.entries(value).flatMap(([name, inside]) =>
    opened.includes(name)
      ? Object.keys(inside as object).map((inner) => `${name}.${inner}`)
      : [name],
  );

const pathsOf = (...rows: (readonly FieldRow[])[]) => rows.flat().map(({ path }) => path);

describe('a puzzle in the list', () => {
  it('tells what was proven of it', () => {
    expect(puzzleRecord(titled, proof, collections)).toEqual({
      id: 'ydg6',
      position: '1fdf2/6/2b~F~2/1p4/2L~3/2PDF1 d F2PKWRSGTCMBNA f2pkwrsgtcmnal 5',
      attacker: 'dark',
      n: 2,
      key: 'c4*c2',
      ending: 'capture',
      themes: ['strike', 'capture-key', 'discovered-attack', 'flip-matters'],
      difficulty: 1060,
      band: 'gentle',
      added: '2026-11-30',
      collections: ['long-shots'],
      title: { en: 'A title', zh: '题目' },
      note: { en: 'A note.', zh: '注解。' },
      proof: { line: ['c4*c2', 'c1c2', 'b4c2'], winners: [1, 2], firstActions: 3, positions: 321 },
    });
  });

  it('has every field, even where it has nothing to say', () => {
    const bare = puzzleRecord(levy, proof, collections);
    expect(bare).toMatchObject({ collections: [], title: null, note: null });
    expect(Object.keys(bare)).toEqual(Object.keys(puzzleRecord(titled, proof, collections)));
  });

  it('is the same on every machine: it does not tell how long the proof took', () => {
    expect(JSON.stringify(puzzleRecord(titled, proof, []))).not.toContain('milliseconds');
  });
});

describe('the list of puzzles', () => {
  const document = puzzlesDocument([puzzleRecord(titled, proof, collections)], address);

  it('counts them, and says where each is found', () => {
    expect(document).toMatchObject({
      version: 1,
      licence: 'CC0-1.0',
      documentation: 'https://example.org/duke/en/data/',
      count: 1,
      addresses: {
        page: 'https://example.org/duke/{language}/puzzles/{id}/',
        data: 'https://example.org/duke/puzzles/{id}.json',
        png: 'https://example.org/duke/puzzles/{id}.png',
        svg: 'https://example.org/duke/puzzles/{id}.svg',
      },
    });
  });

  it('has the fields that are documented, and no others', () => {
    expect(paths(document, ['addresses'])).toEqual(pathsOf(PREFACE_FIELDS, LIST_FIELDS));
    expect(paths(document.puzzles[0]!, ['proof'])).toEqual(pathsOf(PUZZLE_FIELDS));
  });
});

describe('a puzzle’s own file', () => {
  it('has the fields that are documented, and no others', () => {
    const document = puzzleDocument(titled, proof, collections, address);
    expect(paths(document, ['proof', 'source'])).toEqual(
      pathsOf(PREFACE_FIELDS, PUZZLE_FIELDS, MORE_FIELDS),
    );
    expect(document.refutations).toEqual({ 'c4*c2': null, '@': 'D', b4b3: 'c2c4' });
    expect(document.source).toEqual(titled.source);
  });
});

describe('the documentation', () => {
  it('explains every field in both languages', () => {
    const rows = [PREFACE_FIELDS, LIST_FIELDS, PUZZLE_FIELDS, MORE_FIELDS, DAILY_FIELDS].flat();
    for (const locale of locales) {
      const t = dataText(locale);
      for (const { type, meaning } of rows) {
        expect(t(type)).not.toBe('');
        expect(t(meaning, { bands: 'x', days: 30 })).not.toBe('');
      }
    }
  });

  it('shows short lists and objects on one line, and where it leaves something out', () => {
    const sample = withEllipses(sampleJson({ list: ['a', 'b'], many: [{ id: 'x' }, '…'] }));
    expect(sample).toBe('{\n  "list": ["a", "b"],\n  "many": [\n    { "id": "x" },\n    …\n  ]\n}');
  });
});

describe('days', () => {
  it('give their puzzles in order, and none when they end before they begin', () => {
    const schedule = { start: '2026-11-30', puzzles: ['aaaa', 'bbbb', 'cccc'] };
    expect(puzzleDays(schedule, '2026-12-01', '2026-12-03')).toEqual([
      { day: '2026-12-01', id: 'bbbb' },
      { day: '2026-12-02', id: 'cccc' },
      // After the last day the schedule begins again.
      { day: '2026-12-03', id: 'aaaa' },
    ]);
    expect(puzzleDays(schedule, '2026-12-03', '2026-12-02')).toEqual([]);
  });
});

describe('the day of the build', () => {
  it('is the day in UTC, wherever the machine is', () => {
    expect(buildDay({}, new Date('2026-12-01T00:30:00+14:00'))).toBe('2026-11-30');
    expect(buildDay({}, new Date('2026-11-30T23:30:00-12:00'))).toBe('2026-12-01');
  });

  it('can be set, for builds that come out the same again', () => {
    expect(buildDay({ SOURCE_DATE_EPOCH: '1796083199' })).toBe('2026-11-30');
    expect(buildDay({ SOURCE_DATE_EPOCH: '1796083200' })).toBe('2026-12-01');
    expect(() => buildDay({ SOURCE_DATE_EPOCH: 'today' })).toThrow('SOURCE_DATE_EPOCH is "today"');
  });
});

describe('the list of days', () => {
  const puzzles = Array.from({ length: 400 }, (_, index) => `p${index}`);
  const schedule = { start: '2026-11-30', puzzles };

  it('reaches from yesterday to 30 days ahead', () => {
    const document = dailyDocument(schedule, '2026-12-10', address);
    expect(paths(document, [])).toEqual(pathsOf(PREFACE_FIELDS, DAILY_FIELDS));
    const days = Object.entries(document.days);
    expect(days).toHaveLength(32);
    expect(days[0]).toEqual(['2026-12-09', 'p9']);
    expect(days[1]).toEqual(['2026-12-10', 'p10']);
    expect(days.at(-1)).toEqual(['2027-01-09', 'p40']);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'America/New_York'])(
    'has today in %s at every hour of the day of the build, and for a day after it',
    (timeZone) => {
      const { days } = dailyDocument(schedule, '2026-12-10', address);
      const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
      for (let hour = 0; hour < 48; hour += 1) {
        const now = new Date(Date.parse('2026-12-10T00:00:00Z') + hour * 3_600_000);
        expect(days[format.format(now)], `${timeZone}, hour ${hour}`).toMatch(/^p\d+$/);
      }
    },
  );

  it('has no days in a bank without a schedule', () => {
    expect(dailyDocument(undefined, '2026-12-10', address).days).toEqual({});
  });
});
