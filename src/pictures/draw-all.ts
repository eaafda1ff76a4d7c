// Draws many pictures in threads, each once: what was drawn is kept by a hash of its content and copied from then on.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Piscina } from 'piscina';
import type { PngTask } from './png-worker.ts';

/** One picture: what it shows, how wide it is in pixels, and the file to write. */
export type Picture = PngTask;

/** How to draw. */
export interface DrawOptions {
  /** The folder that keeps drawn pictures. It is this set's alone: what the set has not had for long is removed from it. */
  readonly cache: string;
  /** How many threads draw; all cores when not given. */
  readonly threads?: number;
  /** Told how many pictures are done. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** How long a picture that is not wanted is kept, in milliseconds: other builds may still want it. */
const KEPT_FOR = 7 * 86_400_000;

/** A new version of the program may draw other bytes. */
const { version } = createRequire(import.meta.url)('@resvg/resvg-js/package.json') as {
  readonly version: string;
};

/** The name under which a picture is kept. */
const keyOf = ({ svg, width }: Picture): string =>
  `${createHash('sha256').update(`${version} ${width} ${svg}`).digest('hex').slice(0, 32)}.png`;

/**
 * Draws pictures and writes their files.
 * @returns how many had to be drawn
 */
export async function drawAll(
  pictures: readonly Picture[],
  { cache, threads = availableParallelism(), onProgress }: DrawOptions,
): Promise<number> {
  mkdirSync(cache, { recursive: true });
  const wanted = new Map(pictures.map((picture) => [keyOf(picture), picture]));
  const missing = [...wanted].filter(([key]) => !existsSync(join(cache, key)));
  if (missing.length > 0) await drawMissing(missing, cache, threads, onProgress);
  for (const folder of new Set(pictures.map(({ file }) => dirname(file))))
    mkdirSync(folder, { recursive: true });
  for (const picture of pictures) copyFileSync(join(cache, keyOf(picture)), picture.file);
  removeOld(cache, wanted);
  return missing.length;
}

/** Removes what is old and not wanted; what a stopped build left half drawn as well. */
function removeOld(cache: string, wanted: ReadonlyMap<string, Picture>): void {
  for (const name of readdirSync(cache)) {
    if (wanted.has(name)) continue;
    const file = join(cache, name);
    // Another build may have removed it meanwhile.
    const drawn = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - drawn > KEPT_FOR) rmSync(file, { force: true });
  }
}

async function drawMissing(
  missing: readonly (readonly [string, Picture])[],
  cache: string,
  threads: number,
  onProgress: DrawOptions['onProgress'],
): Promise<void> {
  const pool = new Piscina<PngTask, void>({
    filename: new URL('./png-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.min(threads, missing.length),
  });
  let done = 0;
  onProgress?.(0, missing.length);
  try {
    await Promise.all(
      missing.map(async ([key, { svg, width }]) => {
        // Under another name until it is whole, so that a build that is stopped leaves no half picture.
        const file = join(cache, `${key}.${process.pid}`);
        await pool.run({ svg, width, file });
        renameSync(file, join(cache, key));
        onProgress?.(++done, missing.length);
      }),
    );
  } finally {
    await pool.destroy();
  }
}
