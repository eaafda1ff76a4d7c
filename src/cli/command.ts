// What a command of the command line is, and the reading of one input line after another that most of them share.

/** What a command reads and writes; the real standard streams, or a test's. */
export interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream;
}

/** One command of `duke`. */
export interface Command {
  readonly name: string;
  /** What comes after the name, as in `legal` or `perft N`. */
  readonly usage: string;
  /** One sentence for the list of commands. */
  readonly summary: string;
  /** What a person needs to know to use it, in whole lines, with an example and its output. */
  readonly help: string;
  /**
   * Runs the command.
   * @param args what came after the name.
   * @returns the exit status: 0, or 1 when something in the input was wrong.
   * @throws UsageError when the arguments are wrong.
   */
  run(args: readonly string[], streams: Streams): Promise<number>;
}

/** Arguments that a command cannot take; the message says which and what was expected. Exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** An input line that cannot be answered; the message says why. */
export class LineError extends Error {
  override readonly name = 'LineError';
}

/**
 * The lines of a stream, without their line feeds (and carriage returns before those). Node's `readline` also ends lines
 * at U+2028 and at a lone carriage return, which would put answers on the wrong places.
 */
async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
  input.setEncoding('utf8');
  let rest = '';
  let begun = false;
  for await (const chunk of input) {
    // Editors on Windows put a byte order mark first.
    const text = begun ? String(chunk) : String(chunk).replace(/^\uFEFF/, '');
    begun = true;
    const pieces = text.split('\n');
    pieces[0] = rest + pieces[0];
    rest = pieces.pop() ?? '';
    for (const line of pieces) yield withoutReturn(line);
  }
  if (rest !== '') yield withoutReturn(rest);
}

/**
 * Answers each input line with one output line, in order. A line that `answer` refuses with a `LineError` gets
 * `{"error":…,"line":n}` in its place (lines count from 1), and the rest still runs.
 * @returns the exit status: 1 when a line was refused, otherwise 0.
 */
export async function answerLines(
  { input, output }: Streams,
  answer: (line: string) => unknown,
): Promise<number> {
  let status = 0;
  let lineNumber = 0;
  for await (const line of linesOf(input)) {
    lineNumber++;
    let result: unknown;
    try {
      result = await answer(line);
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      status = 1;
      result = { error: error.message, line: lineNumber };
    }
    if (!output.write(`${JSON.stringify(result)}\n`)) {
      await new Promise<void>((resolve) => output.once('drain', resolve));
    }
  }
  return status;
}

/**
 * A whole number given as an argument.
 * @throws UsageError when it is missing or not a whole number from `lowest` to `highest`.
 */
export function wholeNumber(
  name: string,
  text: string | undefined,
  lowest: number,
  highest: number,
): number {
  const range = `expected a whole number from ${lowest} to ${highest}`;
  if (text === undefined) throw new UsageError(`${name} is missing; ${range}`);
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= lowest && number <= highest)) {
    throw new UsageError(`${name} is “${text.slice(0, 40)}”; ${range}`);
  }
  return number;
}

/** @throws UsageError when there are more than `count` arguments. */
export function expectArguments(args: readonly string[], count: number): void {
  if (args.length > count) {
    throw new UsageError(`“${args[count]?.slice(0, 40)}” is one argument too many`);
  }
}
