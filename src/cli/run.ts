// Finds the command that was asked for, explains the commands, and turns errors into messages and exit statuses.
import { type Command, type Streams, UsageError } from './command.ts';

// Each command is loaded when it is needed, so that `duke legal` does not wait for the others.
const COMMANDS: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  chance: () => import('./chance.ts'),
  legal: () => import('./legal.ts'),
  match: () => import('./match.ts'),
  merge: () => import('./merge.ts'),
  mine: () => import('./mine.ts'),
  perft: () => import('./perft.ts'),
  png: () => import('./png.ts'),
  solve: () => import('./solve.ts'),
  svg: () => import('./svg.ts'),
  verify: () => import('./verify.ts'),
};

const isHelp = (argument: string | undefined): boolean =>
  argument === '--help' || argument === '-h' || argument === 'help';

async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const width = Math.max(...commands.map(({ command }) => command.usage.length));
  const list = commands.map(
    ({ command }) => `  ${command.usage.padEnd(width)}  ${command.summary}`,
  );
  const details = commands.map(({ command }) => `duke ${command.usage}\n${command.help}`);
  return `The command line of Duke Hall.\n\nnpm run -s duke -- COMMAND\n\n${list.join('\n')}\n\n${details.join('\n\n')}\n`;
}

/** A file, folder or stream that could not be read or written; its message names it. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

/**
 * Runs `duke` with these arguments.
 * @returns the exit status: 0; 1 when something in the input was wrong; 2 when the arguments were.
 */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || isHelp(name)) {
    (name === undefined ? streams.errors : streams.output).write(await overview());
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) {
    const known = Object.keys(COMMANDS).join(', ');
    streams.errors.write(
      `duke: there is no command “${name.slice(0, 40)}”; expected one of ${known}, or --help\n`,
    );
    return 2;
  }
  const { command } = await load();
  if (rest.some(isHelp)) {
    streams.output.write(`duke ${command.usage}\n${command.help}\n`);
    return 0;
  }
  try {
    return await command.run(rest, streams);
  } catch (error) {
    if (isSystemError(error)) {
      streams.errors.write(`duke ${command.name}: ${error.message}\n`);
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    streams.errors.write(
      `duke ${command.usage}: ${error.message}\nduke ${command.name} --help explains it\n`,
    );
    return 2;
  }
}
