// A tiny bank in a folder of its own, to be tampered with: a few puzzles of the real one, a collection and a schedule.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type GateReport, proveBank } from '../../src/cli/bank/prove-bank.ts';
import type { Puzzle } from '../../src/solver/puzzle.ts';
import { tinyPuzzles } from './tiny-puzzles.ts';

/** What a test may write over a field: anything at all. */
export type Tampering = Readonly<Record<string, unknown>>;

export class TinyBank {
  readonly folder = mkdtempSync(join(tmpdir(), 'duke-bank-'));
  readonly bank = join(this.folder, 'puzzles');
  readonly cacheFile = join(this.folder, 'cache', 'results.tsv');
  readonly pages = join(this.folder, 'pages');
  /** The ids of its puzzles; the first is in the collection. */
  readonly ids = tinyPuzzles.map(({ id }) => id);

  /** @param cache the text of the cache to begin with. */
  constructor(cache?: string) {
    mkdirSync(this.bank);
    if (cache !== undefined) {
      mkdirSync(dirname(this.cacheFile));
      writeFileSync(this.cacheFile, cache);
    }
    for (const puzzle of tinyPuzzles) this.write(`${puzzle.id}.json`, puzzle);
    const [first] = this.ids as [string];
    this.change(first, {
      title: { en: 'A title', zh: '题目' },
      note: { en: 'A note.', zh: '注解。' },
    });
    this.write('collections.json', [
      {
        name: 'first-steps',
        title: { en: 'First steps', zh: '第一步' },
        introduction: { en: 'To begin with.', zh: '从这里开始。' },
        puzzles: [first],
      },
    ]);
    this.write('schedule.json', { start: '2026-11-30', puzzles: this.ids });
  }

  write(file: string, value: unknown): void {
    writeFileSync(join(this.bank, file), JSON.stringify(value));
  }

  read(id: string): Puzzle {
    return JSON.parse(readFileSync(join(this.bank, `${id}.json`), 'utf8')) as Puzzle;
  }

  /** Writes over some fields of a puzzle; `undefined` removes one. */
  change(id: string, tampering: Tampering): void {
    this.write(`${id}.json`, { ...this.read(id), ...tampering });
  }

  /** Proves it with its cache, in one thread; `sources` stands for the hash of the sources. */
  prove(sources: string): Promise<GateReport> {
    const { bank, cacheFile, pages } = this;
    return proveBank({
      bank,
      cacheFile,
      pages,
      threads: 1,
      sources,
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
