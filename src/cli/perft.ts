// `duke perft`: for each position how many lines of play there are, depth by depth.
import { formatPosition, perft } from '../engine/index.ts';
import { answerLines, type Command, expectArguments, wholeNumber } from './command.ts';
import { readPositionLine } from './position-line.ts';

const DEEPEST = 20;

export const command: Command = {
  name: 'perft',
  usage: 'perft N',
  summary: 'counts the lines of 1 to N turns from each position',
  help: `Reads one position a line from standard input. Prints for each one line of JSON: the position in its
canonical form, and how many lines of exactly 1, 2, … N turns there are (N from 1 to ${DEEPEST}).
A line of play stops when a Duke falls; draws by repetition or by quiet turns are ignored.
An input line that is not a position prints {"error":…,"line":n} in its place, and the exit status is 1.

  $ echo '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal' | npm run -s duke -- perft 3
  {"position":"1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0","perft":[18,316,4452]}`,
  async run(args, streams) {
    const depth = wholeNumber('N', args[0], 1, DEEPEST);
    expectArguments(args, 1);
    return answerLines(streams, (line) => {
      const position = readPositionLine(line);
      return {
        position: formatPosition(position),
        perft: Array.from({ length: depth }, (_, turns) => perft(position, turns + 1)),
      };
    });
  },
};
