// Pictures of puzzles: no words and so no fonts, the attacker at the bottom, drawn once; and `duke png`.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawAll } from '../../src/pictures/draw-all.ts';
import { drawPng } from '../../src/pictures/png.ts';
import { PICTURE_SIZE, puzzlePicture, smallBoard } from '../../src/pictures/small-board.ts';
import { readPng } from './png-header.ts';

/** The Ranger on c4 has Dark's Duke in Guard, which on a page puts a flag with a word on the board. */
const lightToMove = '2d3/6/2R3/6/6/2DF2 l P p 0';
const darkToMove = '2d3/6/2R3/6/6/2DF2 d P p 0';

describe('the picture of a puzzle', () => {
  it('has drawings and not one word', () => {
    const picture = parse(puzzlePicture(lightToMove));
    expect(picture.querySelectorAll('text, title, desc, tspan')).toEqual([]);
    expect(picture.text).toBe('');
    expect(picture.querySelectorAll('.tile')).toHaveLength(4);
    expect(picture.querySelectorAll('.guard-pulse')).toHaveLength(1);
    expect(picture.toString()).not.toContain('font');
  });

  it('needs no style sheet: every colour is there', () => {
    expect(puzzlePicture(lightToMove)).not.toContain('var(');
  });

  it('shows the attacker at the bottom', () => {
    /** Heights of the tiles with the pale edge: Light's. */
    const heights = (svg: string) =>
      parse(svg)
        .querySelectorAll('.tiles > g')
        .filter((tile) => tile.toString().includes('#bda976'))
        .map((tile) => Number(/ (-?[\d.]+)\)/.exec(tile.getAttribute('transform') ?? '')?.[1]));
    expect(heights(puzzlePicture(lightToMove)).sort()).toEqual([250, 550, 550]);
    expect(heights(puzzlePicture(darkToMove)).sort()).toEqual([350, 50, 50]);
  });

  it('refuses what is no position', () => {
    expect(() => puzzlePicture('xyz')).toThrow(/^board, column 1/);
  });
});

describe('a PNG', () => {
  it('has the width it was asked for and more than one colour', () => {
    const { width, height, rows } = readPng(drawPng(puzzlePicture(lightToMove), 240));
    expect([width, height]).toEqual([240, 240]);
    const colours = new Set<number>();
    for (let y = 0; y < height; y += 1) colours.add(rows.readUInt32BE(y * (1 + 4 * width) + 1));
    expect(colours.size).toBeGreaterThan(1);
  });

  it('is the same, byte for byte, in a process that finds no fonts', () => {
    const script = `
      import { drawPng } from './src/pictures/png.ts';
      import { puzzlePicture } from './src/pictures/small-board.ts';
      process.stdout.write(drawPng(puzzlePicture(${JSON.stringify(lightToMove)}), 240));`;
    const bare = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { FONTCONFIG_FILE: '/dev/null', HOME: '/nonexistent', LANG: 'C' },
    });
    expect(bare.equals(drawPng(puzzlePicture(lightToMove), 240))).toBe(true);
  });
});

describe('drawing many', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'duke-pictures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const picture = (position: string, name: string) => ({
    svg: puzzlePicture(position),
    width: 64,
    file: join(folder, 'out', name),
  });
  const draw = (pictures: Parameters<typeof drawAll>[0]) =>
    drawAll(pictures, { cache: join(folder, 'cache'), threads: 2 });

  it('draws each once, and what it has drawn before not at all', async () => {
    const pictures = [picture(lightToMove, 'a.png'), picture(darkToMove, 'b.png')];
    // The same picture under another name.
    const again = { ...pictures[0]!, file: join(folder, 'out', 'c.png') };
    expect(await draw([...pictures, again])).toBe(2);
    const file = (name: string) => readFileSync(join(folder, 'out', name));
    expect(readPng(file('a.png')).width).toBe(64);
    expect(file('a.png').equals(file('c.png'))).toBe(true);
    expect(file('a.png').equals(file('b.png'))).toBe(false);

    const [kept = ''] = readdirSync(join(folder, 'cache'));
    utimesSync(join(folder, 'cache', kept), 1, 1);
    rmSync(join(folder, 'out'), { recursive: true });
    expect(await draw([...pictures, again])).toBe(0);
    expect(statSync(join(folder, 'cache', kept)).mtimeMs).toBe(1000);
    expect(readPng(file('b.png')).width).toBe(64);
  });

  it('draws anew what has changed, and lets go of what has long been gone', async () => {
    const first = picture(lightToMove, 'a.png');
    const second = picture(darkToMove, 'b.png');
    await draw([first, second]);
    const [kept = ''] = readdirSync(join(folder, 'cache'));
    const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000);
    utimesSync(join(folder, 'cache', kept), eightDaysAgo, eightDaysAgo);

    expect(await draw([{ ...first, width: 32 }])).toBe(1);
    expect(readPng(readFileSync(first.file)).width).toBe(32);
    // The new one, and of the two before it the one that another build may still want.
    const left = readdirSync(join(folder, 'cache'));
    expect(left).toHaveLength(2);
    expect(left).not.toContain(kept);
  });

  it('leaves no half picture behind where one cannot be drawn', async () => {
    const bad = { ...picture(lightToMove, 'a.png'), svg: '<svg' };
    await expect(draw([bad])).rejects.toThrow();
    expect(readdirSync(join(folder, 'cache'))).toEqual([]);
  });
});

describe('duke png', () => {
  const entry = 'src/cli/duke.ts';
  const duke = (args: readonly string[], input: string) =>
    spawnSync(process.execPath, [entry, 'png', ...args], { input });

  it('writes the picture of a puzzle', () => {
    const { status, stdout } = duke([], lightToMove);
    expect(status).toBe(0);
    expect(readPng(stdout)).toMatchObject({ width: PICTURE_SIZE, height: PICTURE_SIZE });
    expect(stdout.equals(drawPng(puzzlePicture(lightToMove), PICTURE_SIZE))).toBe(true);
  });

  it('takes the same descriptions as duke svg', () => {
    const { stdout } = duke(
      ['--width', '100', '--theme', 'dark', '--bottom', 'dark', '--marks', 'red c4'],
      lightToMove,
    );
    const source = { position: lightToMove, bottom: 'dark', marks: 'red c4' } as const;
    expect(stdout.equals(drawPng(smallBoard(source, 'dark'), 100))).toBe(true);
  });

  it.each([
    [['--width', '8'], 2, /--width is “8”; expected a whole number from 16 to 4096/],
    [['--theme', 'pink'], 2, /--theme is “pink”; expected light or dark/],
    [['--lang', 'en'], 2, /--lang/],
    [['file.png'], 2, /“file.png” is one argument too many/],
    [['--choose', 'z9'], 1, /“z9” is no square/],
  ] as const)('refuses %j', (args, expected, message) => {
    const { status, stdout, stderr } = duke(args, lightToMove);
    expect([status, stdout.length]).toEqual([expected, 0]);
    expect(String(stderr)).toMatch(message);
  });

  it('refuses what is no position', () => {
    const { status, stdout, stderr } = duke([], 'xyz');
    expect([status, stdout.length]).toEqual([1, 0]);
    expect(String(stderr)).toMatch(/^duke png: board, column 1/);
  });
});
