// `duke svg`: one picture from one position, options, and errors that say what was wrong.
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';

async function duke(args: readonly string[], input: string) {
  const output = new PassThrough();
  const errors = new PassThrough();
  const status = await run(['svg', ...args], { input: Readable.from([input]), output, errors });
  output.end();
  errors.end();
  return { status, output: await text(output), errors: await text(errors) };
}

describe('duke svg', () => {
  it('prints one picture in the language and theme asked for', async () => {
    const { status, output } = await duke(
      ['--lang', 'zh', '--theme', 'dark'],
      '6/6/2f3/2P~3/6/6 l - -\n',
    );
    expect(status).toBe(0);
    expect(output).toMatch(/^<svg [^\n]*<\/svg>\n$/);
    expect(output).toContain('长枪兵');
    expect(output).toContain('#25332c');
  });

  it('draws compact tiles without names', async () => {
    const { output } = await duke(['--compact', '--no-coordinates'], '6/6/2f3/2P~3/6/6 l - -');
    expect(output).not.toContain('Pikeman</text>');
    expect(output).toContain('viewBox="-8 -8 616 616"');
  });

  it('shows what a tile can do', async () => {
    const { output } = await duke(['--choose', 'c3'], '6/6/2f3/2P~3/6/6 l - -');
    expect(output).toContain('class="is-legal"');
  });

  it.each([
    [[], 'x', 1, 'board, column 1'],
    [['--choose', 'z9'], '6/6/6/6/6/6 l - -', 1, '“z9” is no square'],
    [['--theme', 'blue'], '6/6/6/6/6/6 l - -', 2, 'expected light or dark'],
    [['--frame'], '6/6/6/6/6/6 l - -', 2, '--frame'],
  ])('refuses %j with %j', async (args, input, status, message) => {
    const result = await duke(args, input);
    expect(result.status).toBe(status);
    expect(result.output).toBe('');
    expect(result.errors).toContain(message);
  });
});
