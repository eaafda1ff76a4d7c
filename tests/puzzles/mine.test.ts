// Mining: the same games give the same puzzles everywhere, shards add up to the whole, and what is kept meets the bar.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSource } from '../../src/cli/bank/check-source.ts';
import { run } from '../../src/cli/run.ts';
import { formatPosition, parsePosition, unwrap } from '../../src/engine/index.ts';
import { solve } from '../../src/solver/index.ts';
import type { MinedPuzzle } from '../../src/solver/mining/mine-game.ts';
import { randomOf } from '../../src/solver/mining/random.ts';
import { IMAGES, imageOfPosition } from '../../src/solver/symmetry.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'duke-mine-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function duke(...args: string[]) {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const written = Promise.all([text(output), text(errors)]);
  const status = await run(args, { input: Readable.from([]), output, errors });
  output.end();
  errors.end();
  const [out, err] = await written;
  return { status, out, err };
}

const GAMES = 6;

async function mine(name: string, ...options: string[]): Promise<string> {
  const file = join(folder, name);
  const args = ['mine', '--games', String(GAMES), '--seed', '5', '--out', file, ...options];
  expect((await duke(...args)).status).toBe(0);
  return file;
}

const readLines = (file: string): string[] =>
  readFileSync(file, 'utf8').split('\n').filter(Boolean);

describe('duke mine and duke merge', () => {
  it('find with three shards what one run finds, each puzzle up to the bar', async () => {
    const whole = await mine('whole.jsonl', '--threads', '2');
    const lines = readLines(whole);
    expect(lines.length).toBeGreaterThan(GAMES / 2);

    const shards: string[] = [];
    for (const shard of ['3/3', '1/3', '2/3'])
      shards.push(await mine(`${shard[0]}.jsonl`, '--shard', shard, '--threads', '1'));
    const merged = join(folder, 'merged.jsonl');
    await duke('merge', ...shards, '--out', merged);
    expect(readLines(merged)).toEqual(lines);

    const kept = new Set<string>();
    for (const line of lines) {
      const puzzle = JSON.parse(line) as MinedPuzzle;
      const position = unwrap(parsePosition(puzzle.position));
      const result = solve(position, { maxN: puzzle.n });
      expect(result).toMatchObject({ status: 'win', n: puzzle.n });
      expect(result.status === 'win' && result.keys).toHaveLength(1);
      expect(checkSource(puzzle.position, puzzle.source)).toBeUndefined();
      expect(puzzle.winners[0]).toBe(1);
      expect(Math.max(...puzzle.winners)).toBeLessThanOrEqual(2);
      kept.add(`${puzzle.game} ${puzzle.n}`);
    }
    expect(kept.size).toBe(lines.length);
  });

  it('goes on where it was told to', async () => {
    const whole = readLines(join(folder, 'whole.jsonl'));
    const rest = await mine('rest.jsonl', '--from', '3', '--threads', '1');
    expect(readLines(rest)).toEqual(
      whole.filter((line) => (JSON.parse(line) as MinedPuzzle).game >= 3),
    );
  });

  it('drops the images of a position, whichever file they are in', async () => {
    const [line] = readLines(join(folder, 'whole.jsonl')) as [string];
    const puzzle = JSON.parse(line) as MinedPuzzle;
    const position = unwrap(parsePosition(puzzle.position));
    const images = IMAGES.map((image, index) => ({
      ...puzzle,
      game: index,
      position: formatPosition(imageOfPosition(position, image)),
    }));
    const files = images.map((image, index) => {
      const file = join(folder, `image-${index}.jsonl`);
      writeFileSync(file, `${JSON.stringify(image)}\n`);
      return file;
    });
    const { out } = await duke('merge', ...files.reverse());
    expect(
      out
        .trim()
        .split('\n')
        .map((text) => JSON.parse(text)),
    ).toEqual([images[0]]);
  });

  it.each([
    [['mine', '--shard', '4/3'], /--shard is “4\/3”; expected i\/n/],
    [['mine', '--shard', 'x'], /--shard/],
    [['mine', '--games', 'many'], /--games is “many”/],
    [['mine', '--depth', '3'], /--depth/],
    [['merge'], /no file is named/],
    [['merge', 'nowhere.jsonl'], /nowhere\.jsonl cannot be read/],
  ])('refuses %j', async (args, message) => {
    const { status, err } = await duke(...args);
    expect(status).toBe(2);
    expect(err).toMatch(message);
  });
});

describe('randomOf', () => {
  it('gives each game its own stream, the same every time', () => {
    const draw = (seed: number, game: number) => {
      const random = randomOf(seed, game);
      return Array.from({ length: 5 }, random);
    };
    expect(draw(1, 2)).toEqual(draw(1, 2));
    expect(draw(1, 2)).not.toEqual(draw(1, 3));
    expect(draw(1, 2)).not.toEqual(draw(2, 2));
    expect(draw(1, 2)).not.toEqual(draw(2, 1));
    const many = Array.from({ length: 20_000 }, randomOf(3, 4));
    expect(many.every((number) => number >= 0 && number < 1)).toBe(true);
    const mean = many.reduce((sum, number) => sum + number, 0) / many.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.02);
  });
});

describe('Ctrl-C', () => {
  it('stops the mining cleanly: what was found is written, and the last line says how to go on', async () => {
    const file = join(folder, 'stopped.jsonl');
    const script = fileURLToPath(new URL('../../src/cli/duke.ts', import.meta.url));
    const options = ['--games', '5000', '--seed', '5', '--threads', '1', '--out', file];
    const child = spawn(process.execPath, [script, 'mine', ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const written = text(child.stderr);
    const ended = once(child, 'exit');
    while (!existsSync(file) || readLines(file).length < 3) await setTimeout(50);
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    const lines = readLines(file).map((line) => JSON.parse(line) as MinedPuzzle);
    const [, next] = /stopped; --from (\d+) goes on from here/.exec(await written) ?? [];
    expect(Number(next)).toBeGreaterThan(0);
    expect(Math.max(...lines.map(({ game }) => game))).toBeLessThan(Number(next));
  });
});
