// Words as outlines, drawn from a font that the project brings: a picture then needs no font, on any machine.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';
import { round } from '../board/svg-node.ts';

/** How words are set. */
export interface Setting {
  /** Height of the font's em, in the drawing's units. */
  readonly size: number;
  /** From 100, thin, to 900. */
  readonly weight: number;
  /** Added after each character, in the drawing's units. */
  readonly spacing?: number;
}

/** Turns words into outlines. */
export interface Outliner {
  /** How wide words are, in the drawing's units. @throws RangeError naming a character that the font lacks */
  width(words: string, setting: Setting): number;
  /**
   * The words as the `d` of a path: the first begins at 0, and the line they stand on is at 0.
   * @throws RangeError naming a character that the font lacks
   */
  path(words: string, setting: Setting): string;
}

const folder = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'),
);

/** A file of the font, and the characters it has. */
interface Slice {
  readonly file: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** The font comes in many files, each with some of the characters; `unicode.json` says which. */
function readSlices(): Slice[] {
  const listed = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(listed).map(([name, ranges]) => ({
    file: join(folder, 'files', `noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  }));
}

/**
 * Makes what outlines the given texts: the files with their characters are read, and no others.
 * @param texts everything that will be outlined
 * @throws RangeError naming a character that no file has
 */
export async function outlinerFor(texts: Iterable<string>): Promise<Outliner> {
  const slices = readSlices();
  const holds = ({ ranges }: Slice, code: number): boolean =>
    ranges.some(([first, last]) => code >= first && code <= last);
  const sliceOf = new Map<string, Slice>();
  for (const character of new Set([...texts].flatMap((text) => [...text]))) {
    if (character === THIN_SPACE) continue;
    const slice = slices.find((one) => holds(one, character.codePointAt(0) ?? 0));
    if (slice === undefined) throw missing(character);
    sliceOf.set(character, slice);
  }
  const fonts = new Map<Slice, Font>();
  // The reader of fonts knows variations, but not those of this compression.
  for (const slice of new Set(sliceOf.values()))
    fonts.set(slice, create(Buffer.from(await decompress(readFileSync(slice.file)))) as Font);
  return new FontOutliner((character) => fonts.get(sliceOf.get(character) as Slice));
}

/** Stands between Chinese and Latin letters. Fonts rarely have it. */
const THIN_SPACE = '\u2009';

const missing = (character: string): RangeError =>
  new RangeError(
    `the font of pictures lacks “${character}” (U+${character.codePointAt(0)?.toString(16)})`,
  );

/** A character's outline and width at the size of the font's own units. */
interface Shape {
  readonly width: number;
  readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
  readonly unitsPerEm: number;
}

const LETTERS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

class FontOutliner implements Outliner {
  private readonly shapes = new Map<string, Shape>();
  private readonly weighted = new Map<Font, Map<number, Font>>();
  private readonly fontOf: (character: string) => Font | undefined;

  constructor(fontOf: (character: string) => Font | undefined) {
    this.fontOf = fontOf;
  }

  width(words: string, { size, weight, spacing = 0 }: Setting): number {
    let width = 0;
    for (const character of words) {
      const shape = this.shape(character, weight);
      width += (shape.width * size) / shape.unitsPerEm + spacing;
    }
    return width;
  }

  path(words: string, { size, weight, spacing = 0 }: Setting): string {
    let at = 0;
    let path = '';
    for (const character of words) {
      const { width, commands, unitsPerEm } = this.shape(character, weight);
      const scale = size / unitsPerEm;
      for (const { command, args } of commands) {
        path += LETTERS[command] ?? '';
        path += args
          .map((value, index) => round(index % 2 === 0 ? at + value * scale : -value * scale))
          .join(' ');
      }
      at += width * scale + spacing;
    }
    return path;
  }

  /** Characters are set one by one: words here are short, and pairs that want kerning few. */
  private shape(character: string, weight: number): Shape {
    const name = `${weight}${character}`;
    const known = this.shapes.get(name);
    if (known !== undefined) return known;
    if (character === THIN_SPACE) return { width: 1, commands: [], unitsPerEm: 5 };
    const font = this.fontOf(character);
    if (font === undefined) throw missing(character);
    const [glyph] = this.weight(font, weight).glyphsForString(character);
    if (glyph === undefined || glyph.id === 0) throw missing(character);
    const shape = {
      width: glyph.advanceWidth,
      commands: glyph.path.commands,
      unitsPerEm: font.unitsPerEm,
    };
    this.shapes.set(name, shape);
    return shape;
  }

  private weight(font: Font, weight: number): Font {
    const weights = this.weighted.get(font) ?? new Map<number, Font>();
    this.weighted.set(font, weights);
    const variation = weights.get(weight) ?? font.getVariation({ wght: weight });
    weights.set(weight, variation);
    return variation;
  }
}
