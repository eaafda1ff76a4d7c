// The command line from outside: its formats, its errors, its exit statuses, its help.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';

/** Runs `duke` in this process, with this standard input. */
async function duke(args: readonly string[], input: string | Buffer[] = '') {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const written = Promise.all([text(output), text(errors)]);
  const status = await run(args, {
    input: Readable.from(typeof input === 'string' ? [input] : input),
    output,
    errors,
  });
  output.end();
  errors.end();
  const [out, err] = await written;
  return { status, out, err };
}

const conformance = (name: string) => {
  const expected = readFileSync(new URL(`../conformance/${name}.jsonl`, import.meta.url), 'utf8');
  const positions = expected
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { position: string }).position);
  return { expected, input: `${positions.join('\n')}\n` };
};

describe('duke legal', () => {
  it('prints exactly the conformance file', async () => {
    const { expected, input } = conformance('legal');
    expect(await duke(['legal'], input)).toEqual({ status: 0, out: expected, err: '' });
  });

  it('prints an error in the place of a bad line, and goes on', async () => {
    const { status, out } = await duke(
      ['legal'],
      'xyz\n6/6/2f3/2P~3/6/6 l - -\r\n\n6/6/2f3/2P~3/6/6_l_-_-',
    );
    const good =
      '{"position":"6/6/2f3/2P~3/6/6 l - - 0","guard":false,"actions":["c3c1","c3c2","c3c4"]}';
    const lines = out.split('\n');
    expect(status).toBe(1);
    expect(JSON.parse(lines[0]!)).toEqual({
      error: expect.stringMatching(/^board, column 1: found “x”/),
      line: 1,
    });
    expect(lines[1]).toBe(good);
    expect(JSON.parse(lines[2]!)).toEqual({
      error: expect.stringMatching(/^board, column 1: /),
      line: 3,
    });
    expect(lines.slice(3)).toEqual([good, '']);
  });

  it('counts only line feeds as ends of lines, wherever the input is cut', async () => {
    const bytes = Buffer.from('公\u2028爵\rx\n6/6/2f3/2P~3/6/6 l - -\n');
    const { out } = await duke(
      ['legal'],
      [...bytes].map((byte) => Buffer.from([byte])),
    );
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => 'error' in JSON.parse(line)),
    ).toEqual([true, false]);
  });

  it('passes over a byte order mark', async () => {
    const { status, out } = await duke(['legal'], '\uFEFF6/6/2f3/2P~3/6/6 l - -\n');
    expect([status, out.includes('"actions":["c3c1","c3c2","c3c4"]')]).toEqual([0, true]);
  });

  it('prints nothing for no input', async () => {
    expect(await duke(['legal'])).toEqual({ status: 0, out: '', err: '' });
  });
});

describe('duke perft', () => {
  it('prints exactly the conformance file', async () => {
    const { expected, input } = conformance('perft');
    expect(await duke(['perft', '4'], input)).toEqual({ status: 0, out: expected, err: '' });
  });

  it.each([[[]], [['0']], [['x']], [['2.5']], [['-1']], [['999']], [['2', '3']]])(
    'refuses the arguments %j',
    async (args) => {
      const { status, out, err } = await duke(['perft', ...args]);
      expect([status, out]).toEqual([2, '']);
      expect(err).toMatch(
        /^duke perft N: .*(expected a whole number from 1 to 20|one argument too many)/,
      );
    },
  );
});

describe('duke chance', () => {
  const position = '6/6/6/6/3F1d/3F~1D l 3PL ptal 0';

  it('prints a fraction for each action, the levy as “@”', async () => {
    // 9/16 is worked out by hand in tests/solver/chance.test.ts.
    const { status, out } = await duke(['chance', '2'], `${position}\n`);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toEqual({
      position,
      n: 2,
      chances: {
        '@': '3/4',
        d1c2: '0/1',
        d1e2: '1/1',
        d2c2: '0/1',
        d2d3: '0/1',
        d2e2: '9/16',
        f1e1: '0/1',
      },
    });
  });

  it('prints null where the nodes did not suffice', async () => {
    const { out } = await duke(['chance', '2', '20'], `${position}\n`);
    expect(Object.values((JSON.parse(out) as { chances: object }).chances)).toContain(null);
  });

  it('refuses a position without both Dukes, and more than three turns', async () => {
    const { status, out } = await duke(['chance', '2'], '6/6/2f3/2P~3/6/6 l - -\n');
    expect([status, (JSON.parse(out) as { error: string }).error]).toEqual([
      1,
      expect.stringContaining('a Duke on each side'),
    ]);
    expect((await duke(['chance', '4'])).err).toContain('expected a whole number from 1 to 3');
  });
});

describe('duke', () => {
  it.each([['--help'], ['-h'], ['help']])('explains itself with %s', async (option) => {
    const { status, out } = await duke([option]);
    expect(status).toBe(0);
    for (const name of ['legal', 'perft']) expect(out).toContain(`npm run -s duke -- ${name}`);
    expect((await duke(['perft', option])).out).toMatch(/^duke perft N\n/);
  });

  it('names what is wrong', async () => {
    expect((await duke(['leagl'])).err).toContain(
      'there is no command “leagl”; expected one of chance, legal',
    );
    expect((await duke(['toString'])).status).toBe(2);
    const { status, out, err } = await duke([]);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain('lists the legal actions');
  });

  it('says in one line which file cannot be written', async () => {
    const { status, err } = await duke(['mine', '--games', '1', '--out', '/no-such-folder/x']);
    expect(status).toBe(1);
    expect(err).toMatch(/^duke mine: ENOENT.*no-such-folder\/x'\n$/);
  });

  it('runs as a process, and ends quietly when its reader has seen enough', async () => {
    const entry = new URL('../../src/cli/duke.ts', import.meta.url).pathname;
    const result = await new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
      const child = execFile(process.execPath, [entry, 'legal'], (error, out, err) =>
        resolve({ code: error?.code ?? 0, out, err }),
      );
      child.stdin?.end('x\n');
    });
    expect(result).toMatchObject({ code: 1, err: '' });
    expect(JSON.parse(result.out)).toMatchObject({ line: 1 });
  });
});
