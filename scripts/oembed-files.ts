// Writes the oEmbed documents of a built site: one for each puzzle and lesson, in each language.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { locales } from '../src/i18n/locales.ts';
import { puzzlePagesText } from '../src/i18n/puzzle-pages.ts';
import { siteText } from '../src/i18n/site.ts';
import { diagramsOf } from '../src/markdown/lesson-diagrams.ts';
import { readPuzzles } from '../src/open-data/bank.ts';
import { type OembedContent, oembedDocument, oembedFile } from '../src/open-data/oembed.ts';
import { DIAGRAMS_FOLDER, diagramId } from '../src/pictures/diagram-picture.ts';
import { PICTURE_SIZE } from '../src/pictures/small-board.ts';

/** The heights of frames: a board with what it says and its buttons; a puzzle has a heading and a bag too. */
const HEIGHTS = { board: 700, puzzle: 780 } as const;

/**
 * The documents by file.
 * @param home the absolute address of the site's front door, with a slash at its end
 */
export function oembedDocuments(home: string): Map<string, OembedContent> {
  const documents = new Map<string, OembedContent>();
  const at = (path: string): string => new URL(path, home).href;
  for (const locale of locales) {
    const site = siteText(locale)('site.name');
    const t = puzzlePagesText(locale);
    for (const { id, n, title } of readPuzzles()) {
      const own = title?.[locale];
      documents.set(oembedFile(locale, `puzzles/${id}/`), {
        ...{ site, home },
        title:
          own === undefined ? t('puzzle.title', { n, id }) : t('puzzle.titled', { title: own, id }),
        frame: at(`embed/v1/puzzle/${id}/#lang=${locale}`),
        height: HEIGHTS.puzzle,
        thumbnail: { address: at(`puzzles/${id}.png`), size: PICTURE_SIZE },
      });
    }
    for (const file of globSync(`content/lessons/${locale}/*.mdx`).sort()) {
      const source = readFileSync(file, 'utf8');
      const [board] = diagramsOf(source);
      // A lesson without a board has nothing to show elsewhere; its page links to no document.
      if (board === undefined) continue;
      const { position, bottom, choose, arrows, marks } = board;
      const words = Object.entries({
        ...{ position: position.trim().replace(/ +/g, '_'), lang: locale },
        ...{ orientation: bottom, choose, arrows, marks },
      }).filter((entry): entry is [string, string] => (entry[1] ?? '') !== '');
      const { title } = parse(/^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '') as { title: string };
      documents.set(oembedFile(locale, `learn/${basename(file, '.mdx')}/`), {
        ...{ site, home, title },
        frame: at(`embed/v1/board/#${new URLSearchParams(words)}`),
        height: HEIGHTS.board,
        thumbnail: {
          address: at(`${DIAGRAMS_FOLDER}/${diagramId(board)}.png`),
          size: PICTURE_SIZE,
        },
      });
    }
  }
  return documents;
}

/**
 * Writes the documents.
 * @param directory the site's folder
 * @param home as `oembedDocuments` takes it
 */
export function writeOembed(directory: string, home: string): void {
  for (const [file, content] of oembedDocuments(home)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), `${JSON.stringify(oembedDocument(content))}\n`);
  }
}
