// `duke svg`: a position as a picture.
import { text as readAll } from 'node:stream/consumers';
import { diagramFile } from '../board/diagram.ts';
import { NotationError } from '../engine/index.ts';
import { boardText } from '../i18n/board.ts';
import { locales } from '../i18n/locales.ts';
import { BOARD_OPTIONS, boardOf, oneOf, readOptions } from './board-options.ts';
import { type Command, expectArguments } from './command.ts';

const OPTIONS = {
  ...BOARD_OPTIONS,
  lang: { type: 'string', default: 'en' },
  compact: { type: 'boolean', default: false },
  'no-coordinates': { type: 'boolean', default: false },
  'upright-names': { type: 'boolean', default: false },
} as const;

export const command: Command = {
  name: 'svg',
  usage: 'svg [options]',
  summary: 'draws a position',
  help: `Reads one position from standard input and prints it as one SVG picture that needs no style sheet, with title and
description for screen readers. A text that is not a position is explained on standard error; the exit status is 1.

  --lang en|zh         language of names and description
  --theme light|dark   colours
  --bottom light|dark  the side at the bottom
  --choose c2          show what the tile on this square can do
  --arrows 'green c2c4, red d5d3'   and   --marks 'blue c4'
  --compact            tiles without names, for small pictures
  --no-coordinates     without file letters and rank numbers
  --upright-names      names of turned tiles upright

  $ echo '6/6/2f3/2P~3/6/6 l - -' | npm run -s duke -- svg --lang zh > pikeman.svg`,
  async run(args, { input, output, errors }) {
    const { values, positionals } = readOptions(args, OPTIONS);
    expectArguments(positionals, 0);
    const locale = oneOf('lang', values.lang, locales);
    // Checked before anything is read.
    boardOf('', values);
    try {
      const { source, theme } = boardOf((await readAll(input)).trim(), values);
      const picture = diagramFile(source, boardText(locale), theme, {
        detail: values.compact ? 'compact' : 'full',
        coordinates: !values['no-coordinates'],
        uprightNames: values['upright-names'],
      });
      output.write(`${picture}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof NotationError || error instanceof RangeError)) throw error;
      errors.write(`duke svg: ${error.message}\n`);
      return 1;
    }
  },
};
