// `duke legal`: for each position whether the side to act is in Guard, and its legal actions.
import {
  formatAction,
  formatPosition,
  inGuard,
  inNotationOrder,
  legalActions,
} from '../engine/index.ts';
import { answerLines, type Command, expectArguments } from './command.ts';
import { readPositionLine } from './position-line.ts';

export const command: Command = {
  name: 'legal',
  usage: 'legal',
  summary: 'lists the legal actions of each position',
  help: `Reads one position a line from standard input. Prints for each one line of JSON: the position in its
canonical form, whether the side to act is in Guard, and every legal action in the order of code units;
a levy is listed once for each kind in the bag and each free square.
A line that is not a position prints {"error":…,"line":n} in its place, and the exit status is 1.

  $ echo '6/6/2f3/2P~3/6/6 l - -' | npm run -s duke -- legal
  {"position":"6/6/2f3/2P~3/6/6 l - - 0","guard":false,"actions":["c3c1","c3c2","c3c4"]}`,
  async run(args, streams) {
    expectArguments(args, 0);
    return answerLines(streams, (line) => {
      const position = readPositionLine(line);
      return {
        position: formatPosition(position),
        guard: inGuard(position, position.side),
        actions: legalActions(position).map(formatAction).sort(inNotationOrder),
      };
    });
  },
};
