// A draft's board as a picture, drawn in the browser: SVG text, and PNG through a canvas.
import { drawDiagram } from '../../board/diagram.ts';
import { svgText } from '../../board/svg-node.ts';
import { THEMES, type ThemeName } from '../../board/theme.ts';
import type { BoardText } from '../../i18n/board-words.ts';
import type { Draft } from './draft.ts';
import { diagramOf } from './problems.ts';

/** The width and height of a PNG in pixels: twice those of a board in a column of text. */
export const PNG_SIZE = 1088;

const FONTS = "Georgia, 'Songti SC', 'Noto Serif SC', 'Noto Serif CJK SC', serif";

/** The board as SVG text that needs nothing else, with names and description in the page's language. */
export function svgOf(draft: Draft, text: BoardText): string {
  const theme: ThemeName = draft.options.theme === 'dark' ? 'dark' : 'light';
  const drawing = drawDiagram(diagramOf(draft), text, {
    ...{ detail: 'full', fontFamily: FONTS },
    coordinates: draft.options.coordinates !== 'off',
  });
  // Without a size of its own some browsers draw a picture of no size.
  const attributes = { ...drawing.attributes, width: PNG_SIZE, height: PNG_SIZE };
  return svgText({ ...drawing, attributes }, THEMES[theme]);
}

/** A drawing as PNG. @throws Error where the browser cannot draw it */
export async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(PNG_SIZE, PNG_SIZE);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = PNG_SIZE;
    canvas.height = PNG_SIZE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, PNG_SIZE, PNG_SIZE);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (png === null) throw new Error('no picture came of it');
    return png;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Lets the reader keep a file. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
