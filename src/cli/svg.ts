// `duke svg`: a position as a picture.
import { text as readAll } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { diagramFile } from '../board/diagram.ts';
import type { SideName } from '../board/source.ts';
import { THEMES, type ThemeName } from '../board/theme.ts';
import { NotationError } from '../engine/index.ts';
import { boardText } from '../i18n/board.ts';
import { isLocale, type Locale, locales } from '../i18n/locales.ts';
import { type Command, expectArguments, UsageError } from './command.ts';

const OPTIONS = {
  lang: { type: 'string', default: 'en' },
  theme: { type: 'string', default: 'light' },
  bottom: { type: 'string', default: 'light' },
  choose: { type: 'string' },
  arrows: { type: 'string' },
  marks: { type: 'string' },
  compact: { type: 'boolean', default: false },
  'no-coordinates': { type: 'boolean', default: false },
  'upright-names': { type: 'boolean', default: false },
} as const;

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** One of a few words. @throws UsageError that lists them. */
function oneOf<Word extends string>(
  name: string,
  found: string,
  isWord: (text: string) => text is Word,
  words: readonly Word[],
): Word {
  if (isWord(found)) return found;
  throw new UsageError(`--${name} is “${found.slice(0, 40)}”; expected ${words.join(' or ')}`);
}

const THEME_NAMES = Object.keys(THEMES) as ThemeName[];
const SIDES: readonly SideName[] = ['light', 'dark'];

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
    const { values, positionals } = readOptions(args);
    expectArguments(positionals, 0);
    const locale = oneOf<Locale>('lang', values.lang, isLocale, locales);
    const isTheme = (word: string): word is ThemeName => Object.hasOwn(THEMES, word);
    const theme = oneOf<ThemeName>('theme', values.theme, isTheme, THEME_NAMES);
    const isSide = (word: string): word is SideName => SIDES.some((side) => side === word);
    const bottom = oneOf<SideName>('bottom', values.bottom, isSide, SIDES);
    const { choose, arrows, marks } = values;
    try {
      const picture = diagramFile(
        {
          position: (await readAll(input)).trim(),
          bottom,
          ...(choose === undefined ? {} : { choose }),
          ...(arrows === undefined ? {} : { arrows }),
          ...(marks === undefined ? {} : { marks }),
        },
        boardText(locale),
        theme,
        {
          detail: values.compact ? 'compact' : 'full',
          coordinates: !values['no-coordinates'],
          uprightNames: values['upright-names'],
        },
      );
      output.write(`${picture}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof NotationError || error instanceof RangeError)) throw error;
      errors.write(`duke svg: ${error.message}\n`);
      return 1;
    }
  },
};
