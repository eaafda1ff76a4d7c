// The entry of the `duke` command line: connects it to the process.
import { fstatSync } from 'node:fs';
import { run } from './run.ts';

// A reader that has seen enough (`… | head`) closes the pipe; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  console.error(`duke: the output cannot be written: ${error.message}`);
  process.exit(1);
});

// Node reads nothing from a folder and calls that the end of the input.
function inputIsFolder(): boolean {
  try {
    return fstatSync(process.stdin.fd).isDirectory();
  } catch {
    return false;
  }
}

if (inputIsFolder()) {
  console.error('duke: standard input is a folder; expected a file or a pipe');
  process.exit(1);
}

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
});
