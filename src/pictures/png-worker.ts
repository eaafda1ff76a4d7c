// What a drawing thread does: one PNG a task. Loaded by the pool.
import { writeFileSync } from 'node:fs';
import { drawPng } from './png.ts';

/** One picture to draw. */
export interface PngTask {
  readonly svg: string;
  readonly width: number;
  /** The file to write. */
  readonly file: string;
}

/** Draws one picture. */
export default function pngTask({ svg, width, file }: PngTask): void {
  writeFileSync(file, drawPng(svg, width));
}
