// duke solve and duke verify from outside: formats, errors, exit statuses.
import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';

async function duke(args: readonly string[], input = '') {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const written = Promise.all([text(output), text(errors)]);
  const status = await run(args, { input: Readable.from([input]), output, errors });
  output.end();
  errors.end();
  const [out, err] = await written;
  return { status, out, err };
}

describe('duke solve', () => {
  it.each([
    ['forced', '3'],
    ['forced-4', '4'],
  ])('prints exactly %s.jsonl', async (name, maxN) => {
    const file = new URL(`../conformance/${name}.jsonl`, import.meta.url);
    const expected = readFileSync(file, 'utf8');
    const positions = expected
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { position: string }).position);
    const { status, out, err } = await duke(['solve', maxN], `${positions.join('\n')}\n`);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe(expected);
  });

  it('prints an error in the place of a bad line and of a diagram position, and goes on', async () => {
    const good = '6/1D4/6/6/4R1/dF~2A1 l - -';
    const { status, out } = await duke(['solve', '2'], `${good}\nxyz\n6/6/6/6/6/D5 l - -\n${good}`);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(1);
    const answer = { position: `${good} 0`, n: 1, keys: ['e2c3'] };
    expect(lines).toEqual([
      answer,
      { error: expect.stringMatching(/^board, column 1: /), line: 2 },
      { error: expect.stringMatching(/with a Duke on each side/), line: 3 },
      answer,
    ]);
  });

  it('answers 0 and no keys where there is no win within MAXN', async () => {
    const position = '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0';
    const { out } = await duke(['solve', '2'], position);
    expect(JSON.parse(out)).toEqual({ position, n: 0, keys: [] });
  });

  it.each([
    [['solve'], /MAXN is missing; expected a whole number from 1 to 20/],
    [['solve', '0'], /MAXN is “0”/],
    [['solve', '21'], /MAXN is “21”/],
    [['solve', '3', '4'], /“4” is one argument too many/],
  ])('refuses %j', async (args, message) => {
    const { status, err } = await duke(args);
    expect(status).toBe(2);
    expect(err).toMatch(message);
  });
});

describe('duke verify', () => {
  it('proves the puzzles it is given and prints what it found', async () => {
    const [puzzle] = JSON.parse(readFileSync('puzzles/collections.json', 'utf8'))[0].puzzles;
    const { status, out, err } = await duke(['verify', puzzle]);
    const file = JSON.parse(readFileSync(`puzzles/${puzzle}.json`, 'utf8'));
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const { id, n, key, ending, themes, difficulty } = file;
    expect(JSON.parse(out)).toMatchObject({ id, n, key, ending, themes, difficulty });
  });

  it('says what is not in the bank', async () => {
    const { status, out, err } = await duke(['verify', 'nosuchid']);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch('nosuchid: claims to be a puzzle; found no such puzzle in the bank');
  });

  it('refuses options', async () => {
    const { status, err } = await duke(['verify', '--all']);
    expect(status).toBe(2);
    expect(err).toMatch('there is no option --all');
  });
});
