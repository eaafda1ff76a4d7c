// What was proven before: kept by a hash of the puzzle and of the sources that proved it, never trusted when damaged.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProveResult, ProveTask } from './prove-worker.ts';

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));

/** Every file whose change could change a result, from the folder of sources. */
function sourceFiles(): string[] {
  const filesOf = (folder: string): string[] =>
    readdirSync(join(SOURCES, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => join(folder, entry.name));
  return [
    ...filesOf('engine'),
    ...filesOf('solver'),
    join('cli', 'bank', 'prove-worker.ts'),
    join('cli', 'bank', 'check-source.ts'),
  ].sort();
}

/** A hash of the sources of the engine, the solver and the proving thread. */
export function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles()) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(SOURCES, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Results of one version of the sources. The file has one line a result: the key, a hash of the line's rest, and the
 * result as JSON; a line whose hash is wrong, or that is of other sources, is as if it were not there.
 */
export class ResultCache {
  private readonly file: string | undefined;
  private readonly sources: string;
  private readonly before = new Map<string, string>();
  private readonly now = new Map<string, string>();

  /** @param file where to keep results; without it nothing is kept. @param sources the hash of the sources. */
  constructor(file: string | undefined, sources = hashSources()) {
    this.file = file;
    this.sources = sources;
    if (file === undefined) return;
    let text = '';
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      return;
    }
    for (const line of text.split('\n')) {
      const [key, sum, json] = line.split('\t');
      if (key !== undefined && json !== undefined && sha256(`${key}\t${json}`) === sum)
        this.before.set(key, json);
    }
  }

  /** The key of a task: what it is about, under these sources. */
  key({ position, source }: ProveTask): string {
    return sha256([this.sources, position, source.start, source.actions].join('\0'));
  }

  /** The result kept for a key, if there is one. */
  get(key: string): ProveResult | undefined {
    const json = this.before.get(key);
    if (json === undefined) return undefined;
    this.now.set(key, json);
    return JSON.parse(json) as ProveResult;
  }

  /** Keeps a result of full proof; others are found again each time. */
  set(key: string, result: ProveResult): void {
    if (result.finding.status === 'proven' && result.sourceProblem === undefined)
      this.now.set(key, JSON.stringify(result));
  }

  /** Writes the results that were asked for or found in this run, whole or not at all. */
  write(): void {
    if (this.file === undefined) return;
    const lines = [...this.now].map(
      ([key, json]) => `${key}\t${sha256(`${key}\t${json}`)}\t${json}\n`,
    );
    mkdirSync(dirname(this.file), { recursive: true });
    const fresh = `${this.file}.${process.pid}`;
    writeFileSync(fresh, lines.join(''));
    renameSync(fresh, this.file);
  }
}
