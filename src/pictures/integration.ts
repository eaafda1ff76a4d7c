// Draws the puzzles' pictures once the pages are written: /puzzles/<id>.svg and .png.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readPuzzles } from '../open-data/bank.ts';
import { drawAll } from './draw-all.ts';
import { PICTURE_SIZE, puzzlePicture } from './small-board.ts';

/** Where drawn pictures are kept between builds. */
const CACHE = '.cache/pictures/puzzles';

/** Adds the puzzles' pictures to a build. `PICTURES=0` leaves the PNGs out, for a quicker build. */
export const puzzlePictures = (): AstroIntegration => ({
  name: 'puzzle-pictures',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const begin = performance.now();
      const folder = join(fileURLToPath(dir), 'puzzles');
      mkdirSync(folder, { recursive: true });
      const pictures = readPuzzles().map(({ id, position }) => {
        const svg = puzzlePicture(position);
        writeFileSync(join(folder, `${id}.svg`), svg);
        return { svg, width: PICTURE_SIZE, file: join(folder, `${id}.png`) };
      });
      const drawn = process.env.PICTURES === '0' ? 0 : await drawAll(pictures, { cache: CACHE });
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      logger.info(`${pictures.length} puzzles' pictures in ${seconds} s, ${drawn} drawn anew`);
    },
  },
});
