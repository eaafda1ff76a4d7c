// The options of the commands that draw a position, and the reading of what they say.
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { DiagramSource } from '../board/diagram.ts';
import type { SideName } from '../board/source.ts';
import { THEMES, type ThemeName } from '../board/theme.ts';
import { UsageError } from './command.ts';

/** What every drawing can be told. */
export const BOARD_OPTIONS = {
  theme: { type: 'string', default: 'light' },
  bottom: { type: 'string', default: 'light' },
  choose: { type: 'string' },
  arrows: { type: 'string' },
  marks: { type: 'string' },
} as const;

/** The values of `BOARD_OPTIONS`, as read. */
export interface BoardValues {
  readonly theme: string;
  readonly bottom: string;
  readonly choose?: string | undefined;
  readonly arrows?: string | undefined;
  readonly marks?: string | undefined;
}

const THEME_NAMES = Object.keys(THEMES) as ThemeName[];
const SIDES: readonly SideName[] = ['light', 'dark'];

/** Reads the arguments of a command. @throws UsageError when there is an option that it does not have */
export function readOptions<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** One of a few words. @throws UsageError that lists them. */
export function oneOf<Word extends string>(
  name: string,
  found: string,
  words: readonly Word[],
): Word {
  const word = words.find((candidate) => candidate === found);
  if (word !== undefined) return word;
  throw new UsageError(`--${name} is “${found.slice(0, 40)}”; expected ${words.join(' or ')}`);
}

/** The board that the options describe, with this position. @throws UsageError */
export function boardOf(
  position: string,
  { theme, bottom, choose, arrows, marks }: BoardValues,
): { readonly source: DiagramSource; readonly theme: ThemeName } {
  return {
    theme: oneOf('theme', theme, THEME_NAMES),
    source: {
      position,
      bottom: oneOf('bottom', bottom, SIDES),
      ...(choose === undefined ? {} : { choose }),
      ...(arrows === undefined ? {} : { arrows }),
      ...(marks === undefined ? {} : { marks }),
    },
  };
}
