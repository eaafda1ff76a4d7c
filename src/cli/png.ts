// `duke png`: a position as a PNG with compact tiles and no words, as the pictures of the puzzles are.
import { text as readAll } from 'node:stream/consumers';
import { NotationError } from '../engine/index.ts';
import { drawPng } from '../pictures/png.ts';
import { PICTURE_SIZE, smallBoard } from '../pictures/small-board.ts';
import { BOARD_OPTIONS, boardOf, readOptions } from './board-options.ts';
import { type Command, expectArguments, wholeNumber } from './command.ts';

const OPTIONS = {
  ...BOARD_OPTIONS,
  width: { type: 'string', default: String(PICTURE_SIZE) },
} as const;

export const command: Command = {
  name: 'png',
  usage: 'png [options]',
  summary: 'draws a position as a PNG without words',
  help: `Reads one position from standard input and prints it as a PNG picture: compact tiles and no words, so that it is
the same in every language and on every machine. A text that is not a position is explained on standard error; the exit
status is 1.

  --width 640          width and height in pixels, from 16 to 4096
  --theme light|dark   colours
  --bottom light|dark  the side at the bottom
  --choose c2          show what the tile on this square can do
  --arrows 'green c2c4, red d5d3'   and   --marks 'blue c4'

  $ echo '6/6/2f3/2P~3/6/6 l - -' | npm run -s duke -- png --width 480 > pikeman.png`,
  async run(args, { input, output, errors }) {
    const { values, positionals } = readOptions(args, OPTIONS);
    expectArguments(positionals, 0);
    const width = wholeNumber('--width', values.width, 16, 4096);
    // Checked before anything is read.
    boardOf('', values);
    try {
      const { source, theme } = boardOf((await readAll(input)).trim(), values);
      output.write(drawPng(smallBoard(source, theme), width));
      return 0;
    } catch (error) {
      if (!(error instanceof NotationError || error instanceof RangeError)) throw error;
      errors.write(`duke png: ${error.message}\n`);
      return 1;
    }
  },
};
