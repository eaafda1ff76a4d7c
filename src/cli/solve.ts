// `duke solve`: for each position the smallest N with a forced win, and every first action that wins in it.
import { formatAction, formatPosition, isGamePosition } from '../engine/index.ts';
import { DistanceTable, MAX_TURNS, solve } from '../solver/index.ts';
import { answerLines, type Command, expectArguments, LineError, wholeNumber } from './command.ts';
import { readPositionLine } from './position-line.ts';

export const command: Command = {
  name: 'solve',
  usage: 'solve MAXN',
  summary: 'finds the shortest forced win of each position, up to MAXN turns',
  help: `Reads one position a line from standard input. Prints for each one line of JSON: the position in its
canonical form, the smallest N up to MAXN (1 to ${MAX_TURNS}) in which the side to act can force the end of the game
in its favour, and every first action that wins in that N ("@" is the levy, whatever is drawn), in the order of code
units. Without a forced win n is 0 and keys is [].
A line that is not a position, or a position without both Dukes, prints {"error":…,"line":n} in its place, and the
exit status is 1.

  $ echo '6/1D4/6/6/4R1/dF~2A1 l - -' | npm run -s duke -- solve 3
  {"position":"6/1D4/6/6/4R1/dF~2A1 l - - 0","n":1,"keys":["e2c3"]}`,
  async run(args, streams) {
    const maxN = wholeNumber('MAXN', args[0], 1, MAX_TURNS);
    expectArguments(args, 1);
    const table = new DistanceTable();
    return answerLines(streams, (line) => {
      const position = readPositionLine(line);
      if (!isGamePosition(position)) {
        throw new LineError(
          'board: a side has no Duke; expected a game position, with a Duke on each side',
        );
      }
      const result = solve(position, { maxN, table });
      const won = result.status === 'win';
      return {
        position: formatPosition(position),
        n: won ? result.n : 0,
        keys: won ? result.keys.map(formatAction) : [],
      };
    });
  },
};
