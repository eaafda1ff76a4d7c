// oEmbed documents against the specification (https://oembed.com, version 1.0), and that what they name is there.
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { lessonDiagrams } from '../../scripts/lesson-diagrams.ts';
import { oembedDocuments } from '../../scripts/oembed-files.ts';
import { readBoardOptions } from '../../src/embed/board-options.ts';
import { readPuzzles } from '../../src/open-data/bank.ts';
import { oembedDocument } from '../../src/open-data/oembed.ts';

const HOME = 'https://example.org/games/duke/';
const documents = oembedDocuments(HOME);

/** The parameters that the specification knows, with the types that it gives them. */
const KNOWN: Readonly<Record<string, string>> = {
  ...{ type: 'string', version: 'string', title: 'string', author_name: 'string' },
  ...{ author_url: 'string', provider_name: 'string', provider_url: 'string' },
  ...{ cache_age: 'number', thumbnail_url: 'string', thumbnail_width: 'number' },
  ...{ thumbnail_height: 'number', html: 'string', width: 'number', height: 'number' },
};

describe('oEmbed documents', () => {
  it('stand for each puzzle and for each lesson with a board, in both languages', () => {
    const files = [...documents.keys()];
    const puzzles = readPuzzles().length;
    expect(files.filter((file) => file.startsWith('oembed/en/puzzles/'))).toHaveLength(puzzles);
    expect(files.filter((file) => file.startsWith('oembed/zh/puzzles/'))).toHaveLength(puzzles);
    const lessons = files.filter((file) => file.startsWith('oembed/en/learn/'));
    expect(lessons).toContain('oembed/en/learn/move.json');
    expect(files.filter((file) => file.startsWith('oembed/zh/learn/'))).toHaveLength(
      lessons.length,
    );
  });

  it('are of type rich, with all that the type requires, in the specified types', () => {
    for (const content of documents.values()) {
      const document = JSON.parse(JSON.stringify(oembedDocument(content)));
      expect(document).toMatchObject({ type: 'rich', version: '1.0' });
      for (const required of ['html', 'width', 'height']) expect(document).toHaveProperty(required);
      for (const [name, value] of Object.entries(document))
        expect([name, typeof value]).toEqual([name, KNOWN[name]]);
      // Whoever has one of a thumbnail's three has all.
      const thumbnail = Object.keys(document).filter((name) => name.startsWith('thumbnail'));
      expect([0, 3]).toContain(thumbnail.length);
    }
  });

  it('hold one frame, of the size that they tell, from this site, whose title is theirs', () => {
    for (const content of documents.values()) {
      const { html, width, height, title, thumbnail_url } = oembedDocument(content);
      const root = parse(html);
      expect(root.childNodes).toHaveLength(1);
      const frame = root.querySelector('iframe');
      expect(frame?.getAttribute('width')).toBe(String(width));
      expect(frame?.getAttribute('height')).toBe(String(height));
      expect(frame?.getAttribute('title')).toBe(title);
      expect(frame?.getAttribute('src')).toMatch(
        /^https:\/\/example\.org\/games\/duke\/embed\/v1\//,
      );
      expect(thumbnail_url).toMatch(
        /^https:\/\/example\.org\/games\/duke\/(puzzles|diagrams)\/\w+\.png$/,
      );
    }
  });

  it('of lessons show a board that can be shown, and a picture that there is', () => {
    const pictures = new Set(lessonDiagrams().map(({ png }) => png));
    for (const [file, content] of documents) {
      if (!file.includes('/learn/')) continue;
      const words = new URLSearchParams(new URL(content.frame).hash.slice(1));
      expect(() => readBoardOptions((name) => words.get(name)), file).not.toThrow();
      expect(pictures, file).toContain(content.thumbnail?.address.slice(HOME.length));
    }
  });
});
