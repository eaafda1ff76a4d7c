// What previews show of shared pages: every page that search engines may list names a picture, the picture is there, and
// some look as they did. New ones are kept with `npx playwright test previews --update-snapshots`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { builtSites } from './built-sites.ts';

/** Bytes that a preview's picture may have: some services take no larger ones. */
const LARGEST = 200 * 1024;

/** Width and height in a PNG's header. */
function sizeOfPng(file: Buffer): [width: number, height: number] {
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

for (const { name, directory, base } of builtSites) {
  test(`every page has its picture, ${name}`, () => {
    const seen = new Map<string, string>();
    let puzzles = 0;
    for (const file of globSync('**/*.html', { cwd: directory })) {
      const root = parse(readFileSync(join(directory, file), 'utf8'));
      const isUnlisted = root.querySelector('meta[name="robots"][content~="noindex"]') !== null;
      // Frames for other people's pages are no pages of their own.
      if (isUnlisted || file.startsWith('embed/')) continue;
      const meta = (property: string) =>
        root.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
      const url = URL.parse(meta('og:image'));
      expect(url, `${file} names a picture by an absolute address`).not.toBeNull();
      const path = url?.pathname ?? '';
      expect(path.startsWith(base), `${file} has its picture in the site's folder`).toBe(true);
      const picture = join(directory, path.slice(base.length));
      expect(existsSync(picture), `${file} has its picture, ${picture}`).toBe(true);
      const bytes = readFileSync(picture);
      expect(bytes.length, `${picture} is small enough`).toBeLessThanOrEqual(LARGEST);
      const [width, height] = sizeOfPng(bytes);
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual([`${width}`, `${height}`]);
      expect(meta('og:image:alt'), `${file} describes its picture`).not.toBe('');
      const card = root.querySelector('meta[name="twitter:card"]')?.getAttribute('content');
      if (path.includes('/cards/')) {
        expect([width, height, card]).toEqual([1200, 630, 'summary_large_image']);
        expect(seen.get(path), `${file} shares its picture`).toBeUndefined();
        seen.set(path, file);
      } else {
        expect([width, height, card]).toEqual([640, 640, 'summary']);
        puzzles++;
      }
    }
    expect(seen.size).toBeGreaterThan(40);
    expect(puzzles).toBeGreaterThan(2000);
  });
}

for (const card of ['en/rules', 'zh/rules', 'zh', 'en/gallery']) {
  test(`the picture of ${card} looks as it did`, () => {
    const file = readFileSync(join(builtSites[0]?.directory ?? 'dist', 'cards', `${card}.png`));
    expect(file).toMatchSnapshot(`card-${card.replace('/', '-')}.png`, {
      maxDiffPixelRatio: 0.01,
      threshold: 0.2,
    });
  });
}
