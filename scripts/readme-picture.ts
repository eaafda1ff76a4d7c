// `npm run picture`: takes the picture of the README, docs/board.png, from the built site.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumSwitches, provideChromium } from './chromium.ts';
import { serve } from './serve.ts';

const port = 4397;

/** Page around the board, in CSS pixels. */
const margin = 24;

const server = await serve({ directory: 'dist', base: '/', port });
const browser = await chromium.launch({
  executablePath: await provideChromium(),
  args: chromiumSwitches(),
});
try {
  const page = await browser.newPage({
    viewport: { width: 1180, height: 900 },
    deviceScaleFactor: 1.5,
    colorScheme: 'light',
  });
  await page.goto(`http://127.0.0.1:${port}/en/learn/jump/`, { waitUntil: 'networkidle' });
  const board = await page.locator('.lesson-board').first().boundingBox();
  if (board === null) throw new Error('the lesson shows no board');
  mkdirSync('docs', { recursive: true });
  await page.screenshot({
    path: 'docs/board.png',
    fullPage: true,
    clip: {
      x: board.x - margin,
      y: board.y - margin,
      width: board.width + 2 * margin,
      height: board.height + 2 * margin,
    },
  });
} finally {
  await browser.close();
  server.close();
}
