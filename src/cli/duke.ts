// The entry of the `duke` command line: connects it to the process.
import { run } from './run.ts';

// A reader that has seen enough (`… | head`) closes the pipe; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
});
