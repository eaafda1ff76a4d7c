// `duke chance`: for each position the exact chance that each legal action wins within N turns.
import { formatAction, formatPosition, isGamePosition } from '../engine/index.ts';
import { BoundTable, DistanceTable, MAX_CHANCE_TURNS, winChances } from '../solver/index.ts';
import { answerLines, type Command, expectArguments, LineError, wholeNumber } from './command.ts';
import { readPositionLine } from './position-line.ts';

const MOST_NODES = 1_000_000_000_000;

export const command: Command = {
  name: 'chance',
  usage: 'chance N [NODES]',
  summary: 'finds the chance that each action wins within N turns, as an exact fraction',
  help: `Reads one position a line from standard input. Prints for each one line of JSON: the position in its
canonical form, N (1 to ${MAX_CHANCE_TURNS}), and for every action of the side to act ("@" is the levy, whatever is drawn) the
chance that it wins within N of its own turns, when it chooses best for that chance, the other side worst, and draws
are random. "1/1" is a forced win. Actions stand in the order of code units.
With NODES no more nodes than that are visited for a position; a chance not found by then is null, never a guess.
A line that is not a position, or a position without both Dukes, prints {"error":…,"line":n} in its place, and the
exit status is 1.

  $ echo '6/6/6/6/3F1d/3F~1D l 3PL ptal' | npm run -s duke -- chance 2
  {"position":"6/6/6/6/3F1d/3F~1D l 3PL ptal 0","n":2,"chances":{"@":"3/4","d1c2":"0/1","d1e2":"1/1","d2c2":"0/1","d2d3":"0/1","d2e2":"9/16","f1e1":"0/1"}}`,
  async run(args, streams) {
    const turns = wholeNumber('N', args[0], 1, MAX_CHANCE_TURNS);
    const budget =
      args[1] === undefined
        ? Number.POSITIVE_INFINITY
        : wholeNumber('NODES', args[1], 1, MOST_NODES);
    expectArguments(args, 2);
    const tables = { distances: new DistanceTable(), bounds: new BoundTable() };
    return answerLines(streams, (line) => {
      const position = readPositionLine(line);
      if (!isGamePosition(position)) {
        throw new LineError(
          'board: a side has no Duke; expected a game position, with a Duke on each side',
        );
      }
      const chances = [...winChances(position, { turns, budget, ...tables })].map(
        ({ action, chance }): [string, string | null] => [
          formatAction(action),
          chance === undefined ? null : `${chance.numerator}/${chance.denominator}`,
        ],
      );
      return {
        position: formatPosition(position),
        n: turns,
        // `@` comes before the letters of the squares, as in code units.
        chances: Object.fromEntries(chances.sort(([a], [b]) => (a < b ? -1 : 1))),
      };
    });
  },
};
