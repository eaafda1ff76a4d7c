// The build gate: a bank that is right passes; anything tampered with stops it, with the id, the claim and what was found.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PuzzlePage } from '../../src/solver/puzzle.ts';
import { type Tampering, TinyBank } from './tiny-bank.ts';
import { tinyPuzzles } from './tiny-puzzles.ts';

let bank: TinyBank;
/** The cache of the bank as it is before any tampering, so that each test proves only what it changes. */
let proven: string;
beforeAll(async () => {
  const untouched = new TinyBank();
  await untouched.prove('sources');
  proven = readFileSync(untouched.cacheFile, 'utf8');
  untouched.remove();
});
beforeEach(() => {
  bank = new TinyBank(proven);
});
afterEach(() => bank.remove());

describe('a bank that is right', () => {
  it('passes, and the data of its pages is written', async () => {
    const { problems, claims, cached } = await bank.prove('changed sources');
    expect(problems).toEqual([]);
    expect(cached).toBe(0);
    expect([...claims.keys()].sort()).toEqual([...bank.ids].sort());
    expect(readdirSync(bank.pages).sort()).toEqual(bank.ids.map((id) => `${id}.json`).sort());
    for (const id of bank.ids) {
      const text = readFileSync(join(bank.pages, `${id}.json`), 'utf8');
      const page = JSON.parse(text) as PuzzlePage;
      const winning = Object.entries(page.firstActions).filter(([, refutation]) => !refutation);
      expect(winning).toEqual([[page.key, null]]);
      expect(page.line).toHaveLength(page.ending === 'capture' ? 2 * page.n - 1 : page.line.length);
      expect(gzipSync(text).length).toBeLessThan(20 * 1024);
    }
  });

  it('removes the data of puzzles that are gone, and keeps the rest', async () => {
    await bank.prove('sources');
    writeFileSync(join(bank.pages, 'gone.json'), '{}');
    await bank.prove('sources');
    expect(readdirSync(bank.pages)).not.toContain('gone.json');
  });
});

describe('a puzzle tampered with stops the build', () => {
  const [levy, strike, quiet] = tinyPuzzles.map(({ id }) => id) as [string, string, string];
  const cases: { what: string; id: string; tampering: Tampering; claim: RegExp; found: RegExp }[] =
    [
      { what: 'N', id: quiet, tampering: { n: 2 }, claim: /^n = 2$/, found: /^n = 3$/ },
      { what: 'N too large', id: quiet, tampering: { n: 4 }, claim: /^n = 4$/, found: /^n = 3$/ },
      { what: 'key', id: strike, tampering: { key: 'a1a2' }, claim: /a1a2/, found: /c4\*c2/ },
      { what: 'ending', id: quiet, tampering: { ending: 'trapped' }, claim: /trapped/, found: /=/ },
      {
        what: 'themes',
        id: levy,
        tampering: { themes: ['levy', 'sacrifice'] },
        claim: /sacrifice/,
        found: /quiet-key/,
      },
      {
        what: 'difficulty',
        id: quiet,
        tampering: { difficulty: 9 },
        claim: /= 9$/,
        found: /\d{3}/,
      },
      {
        what: 'an unknown field',
        id: quiet,
        tampering: { author: 'nobody' },
        claim: /\.json/,
        found: /author/,
      },
      {
        what: 'a missing field',
        id: quiet,
        tampering: { source: undefined },
        claim: /\.json/,
        found: /“source”/,
      },
      {
        what: 'an ill-typed field',
        id: quiet,
        tampering: { n: '3' },
        claim: /\.json/,
        found: /“n”/,
      },
      {
        what: 'an unknown theme',
        id: quiet,
        tampering: { themes: ['beauty'] },
        claim: /\.json/,
        found: /“themes\.0”/,
      },
      { what: 'its id', id: quiet, tampering: { id: 'abcd' }, claim: /abcd/, found: /\.json/ },
      {
        what: 'a title without a collection',
        id: quiet,
        tampering: { title: { en: 'A', zh: '甲' } },
        claim: /title/,
        found: /no collection/,
      },
    ];

  it.each(cases)('$what', async ({ id, tampering, claim, found }) => {
    bank.change(id, tampering);
    const { problems } = await bank.prove('sources');
    expect(problems).toContainEqual({
      where: id,
      claim: expect.stringMatching(claim),
      found: expect.stringMatching(found),
    });
    expect(() => readdirSync(bank.pages)).toThrow(/ENOENT/);
  });

  it('a position with a second solution', async () => {
    // The position of another puzzle's data has three keys in two turns.
    const position = '3R~1C~/3d~2/3p2/4WD/2T~3/6 l F3PKSMNAL f2prsgtcmbnal 0';
    bank.change(strike, { position, n: 2, key: 'c2b3' });
    const { problems } = await bank.prove('sources');
    expect(problems).toContainEqual({
      where: strike,
      claim: 'the one key c2b3',
      found: 'the keys c2b3, c2e4, e3d3',
    });
  });

  it('a position without a forced win', async () => {
    const position = '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0';
    bank.change(strike, { position });
    const { problems } = await bank.prove('sources');
    expect(problems).toContainEqual({
      where: strike,
      claim: 'a forced win in 2',
      found: 'none within 3',
    });
  });

  it('a position that is no position, no game position, or not canonical', async () => {
    const right = bank.read(quiet).position;
    for (const [position, found] of [
      ['zzz', /column 1:/],
      ['6/6/6/6/6/D5 l - - 0', /no Duke/],
      [right.replace(/ (\S+) (\S+) (\d+)$/, ' $1 $2'), /canonical|\d$/],
    ] as const) {
      bank.change(quiet, { position });
      const { problems } = await bank.prove('sources');
      expect(problems).toContainEqual(
        expect.objectContaining({ where: quiet, found: expect.stringMatching(found) }),
      );
    }
  });

  it('its source game', async () => {
    const { source } = bank.read(strike);
    const turns = source.actions.split(' ');
    const tampered = [
      { ...source, actions: turns.slice(0, -2).join(' ') },
      { ...source, actions: turns.with(2, 'f6f5').join(' ') },
      { ...source, actions: turns.join('  ') },
      { ...source, start: source.start.replace('F3P', '3P') },
      { ...source, start: 'nonsense' },
    ];
    for (const changed of tampered) {
      bank.change(strike, { source: changed });
      const { problems } = await bank.prove('sources');
      expect(problems, JSON.stringify(changed)).toContainEqual({
        where: strike,
        claim: 'a game that reaches the position',
        found: expect.any(String),
      });
    }
  });

  it('a file that is not JSON', async () => {
    writeFileSync(join(bank.bank, `${quiet}.json`), '{');
    const { problems } = await bank.prove('sources');
    expect(problems).toContainEqual(
      expect.objectContaining({ where: quiet, found: expect.stringMatching(/no readable JSON/) }),
    );
  });

  it('a copy under another id', async () => {
    bank.write('copy.json', { ...bank.read(quiet), id: 'copy' });
    const { problems } = await bank.prove('sources');
    expect(problems.map(({ found }) => found).join()).toMatch(/the same position as/);
  });
});

describe('collections and schedule tampered with stop the build', () => {
  it('an id that no puzzle has', async () => {
    bank.write('schedule.json', { start: '2026-11-30', puzzles: ['none'] });
    const { problems } = await bank.prove('sources');
    expect(problems).toEqual([
      { where: 'schedule.json', claim: 'none on day 1', found: 'no such puzzle' },
    ]);
  });

  it('a puzzle on two days', async () => {
    const [first, second] = bank.ids as [string, string];
    bank.write('schedule.json', { start: '2026-11-30', puzzles: [first, second, first] });
    const { problems } = await bank.prove('sources');
    expect(problems).toEqual([
      { where: 'schedule.json', claim: `${first} on day 3`, found: 'it on day 1 already' },
    ]);
  });

  it('a start that is no date, and an unknown field', async () => {
    for (const schedule of [
      { start: '2026-02-30', puzzles: bank.ids },
      { start: '2026-11-30', puzzles: bank.ids, days: 3 },
    ]) {
      bank.write('schedule.json', schedule);
      const { problems } = await bank.prove('sources');
      expect(problems).toEqual([expect.objectContaining({ where: 'schedule.json' })]);
    }
  });

  it('a collected puzzle that is unknown, or has no title', async () => {
    const texts = { en: 'Text', zh: '文字' };
    const second = bank.ids[1] as string;
    bank.write('collections.json', [
      { name: 'one', title: texts, introduction: texts, puzzles: ['none', bank.ids[0], second] },
    ]);
    const { problems } = await bank.prove('sources');
    expect(problems).toEqual([
      { where: 'collections.json', claim: 'none in one', found: 'no such puzzle' },
      { where: second, claim: 'a place in one', found: 'no title' },
      { where: second, claim: 'a place in one', found: 'no note' },
    ]);
  });
});

describe('the cache', () => {
  it('answers what was proven before', async () => {
    expect((await bank.prove('sources')).cached).toBe(bank.ids.length);
  });

  it('is not asked when the sources have changed', async () => {
    expect((await bank.prove('other sources')).cached).toBe(0);
  });

  it('does not hide a claim that was changed since', async () => {
    bank.change(bank.ids[0] as string, { n: 4 });
    const { problems } = await bank.prove('sources');
    expect(problems).toContainEqual(
      expect.objectContaining({ claim: 'n = 4', where: bank.ids[0] }),
    );
  });

  it('is ignored where it is damaged', async () => {
    const text = readFileSync(bank.cacheFile, 'utf8');
    const damaged = text.replace('"n":3', '"n":2');
    expect(damaged).not.toBe(text);
    writeFileSync(bank.cacheFile, damaged);
    const { problems, cached } = await bank.prove('sources');
    expect(problems).toEqual([]);
    expect(cached).toBe(bank.ids.length - 1);
    writeFileSync(bank.cacheFile, Buffer.from([0, 255, 9, 10, 9, 9]));
    expect((await bank.prove('sources')).cached).toBe(0);
  });
});
