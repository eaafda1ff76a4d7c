// Turns a drawing into a PNG, the same bytes on every machine: no font is ever looked for.
import { Resvg } from '@resvg/resvg-js';

/**
 * A drawing as a PNG file.
 * @param svg SVG text that needs no style sheet and has no text
 * @param width in pixels; the height follows from the drawing
 * @throws Error when the drawing cannot be read
 */
export function drawPng(svg: string, width: number): Buffer {
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  return drawing.render().asPng();
}
