// Writes the pictures of the lessons' diagrams into a built site: /diagrams/<id>.svg with words in each language, .png without
// words, and /diagrams.json, which lists them.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DiagramSource } from '../src/board/diagram.ts';
import { type Locale, locales } from '../src/i18n/locales.ts';
import { diagramsOf } from '../src/markdown/lesson-diagrams.ts';
import {
  canonicalDiagram,
  DIAGRAMS_FOLDER,
  diagramAlt,
  diagramForPng,
  diagramId,
  diagramSvg,
} from '../src/pictures/diagram-picture.ts';
import { drawAll } from '../src/pictures/draw-all.ts';
import { PICTURE_SIZE } from '../src/pictures/small-board.ts';

/** Where drawn pictures are kept between builds. */
const CACHE = '.cache/pictures/diagrams';

/** A diagram as the list has it. Addresses are counted from the list's own. */
export interface ListedDiagram extends Required<DiagramSource> {
  readonly id: string;
  /** The lessons that show it, by the last part of their address. */
  readonly lessons: readonly string[];
  readonly svg: Readonly<Record<Locale, string>>;
  readonly png: string;
  readonly alt: Readonly<Record<Locale, string>>;
}

/** The diagrams of all lessons, each once, in the order of the lessons' names. */
export function lessonDiagrams(folder = 'content/lessons'): ListedDiagram[] {
  const found = new Map<string, { source: DiagramSource; lessons: Set<string> }>();
  for (const file of globSync(`${folder}/*/*.mdx`).sort()) {
    for (const source of diagramsOf(readFileSync(file, 'utf8'))) {
      const id = diagramId(source);
      const one = found.get(id) ?? { source, lessons: new Set() };
      one.lessons.add(basename(file, '.mdx'));
      found.set(id, one);
    }
  }
  const ofLocales = (make: (locale: Locale) => string) =>
    Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, string>;
  return [...found].map(([id, { source, lessons }]) => ({
    id,
    ...canonicalDiagram(source),
    lessons: [...lessons],
    svg: ofLocales((locale) => `${DIAGRAMS_FOLDER}/${id}.${locale}.svg`),
    png: `${DIAGRAMS_FOLDER}/${id}.png`,
    alt: ofLocales((locale) => diagramAlt(source, locale)),
  }));
}

/**
 * Writes the pictures and their list.
 * @param directory the site's folder
 * @param withPngs whether PNGs are drawn too; each is kept by its content
 */
export async function writeLessonDiagrams(directory: string, withPngs: boolean): Promise<void> {
  const diagrams = lessonDiagrams();
  mkdirSync(join(directory, DIAGRAMS_FOLDER), { recursive: true });
  for (const diagram of diagrams) {
    for (const locale of locales)
      writeFileSync(join(directory, diagram.svg[locale]), diagramSvg(diagram, locale));
  }
  writeFileSync(join(directory, 'diagrams.json'), `${JSON.stringify({ diagrams })}\n`);
  if (!withPngs) return;
  const pictures = diagrams.map((diagram) => ({
    svg: diagramForPng(diagram),
    width: PICTURE_SIZE,
    file: join(directory, diagram.png),
  }));
  await drawAll(pictures, { cache: CACHE });
}

if (import.meta.main)
  await writeLessonDiagrams(process.argv[2] ?? 'dist', process.env.PICTURES !== '0');
