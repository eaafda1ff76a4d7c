// The pictures of lessons' diagrams: a stable address, alt text in both languages, and what lies at the address.
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { lessonDiagrams } from '../../scripts/lesson-diagrams.ts';
import { diagramsOf } from '../../src/markdown/lesson-diagrams.ts';
import { diagramForPng, diagramId, diagramSvg } from '../../src/pictures/diagram-picture.ts';
import { drawPng } from '../../src/pictures/png.ts';
import { readPng } from './png-header.ts';

const KNIGHT = { position: '6/6/2K3/6/6/6 l - -', arrows: 'green c4d6, red c4b6' };

describe('the address of a diagram', () => {
  it('is made of what it shows, however that is written', () => {
    const id = diagramId(KNIGHT);
    expect(id).toMatch(/^[0-9a-f]{10}$/);
    // Pinned: addresses in other people's pages must not change with a release.
    expect(id).toBe('d3d68815c9');
    expect(
      diagramId({
        ...{ position: ' 6/6/2K3/6/6/6_l_-_-_0 ', bottom: 'light' },
        ...{ arrows: 'green c4d6 ,red c4b6', marks: '' },
      }),
    ).toBe(id);
  });

  it('changes with anything that can be seen', () => {
    const others = [
      { ...KNIGHT, position: '6/6/2K~3/6/6/6 l - -' },
      { ...KNIGHT, bottom: 'dark' as const },
      { ...KNIGHT, choose: 'c4' },
      { ...KNIGHT, arrows: 'green c4d6' },
      { ...KNIGHT, marks: 'blue c4' },
    ];
    expect(new Set([KNIGHT, ...others].map(diagramId)).size).toBe(6);
  });

  it('does not change when a lesson is rewritten around the diagram', () => {
    const block = '```duke\n6/6/2K3/6/6/6 l - -\n```';
    const board = '<Board position="6/6/6/2P3/6/6 l - -" choose="c3" turns="one-side" />';
    const ids = (source: string) => diagramsOf(source).map(diagramId);
    const before = ids(`# A\n\n${block}\n\n${board}\n`);
    const after = ids(`# B\n\nMore words.\n\n${board}\n\n## And a heading\n\n${block}\n`);
    expect(before).toHaveLength(2);
    expect(after).toEqual([...before].reverse());
  });
});

describe('the diagrams of the lessons', () => {
  const diagrams = lessonDiagrams();

  it('are listed once each, with the lessons that show them', () => {
    expect(diagrams.length).toBeGreaterThan(20);
    expect(new Set(diagrams.map(({ id }) => id)).size).toBe(diagrams.length);
    expect(diagrams.some(({ lessons }) => lessons.includes('move'))).toBe(true);
  });

  it('have pictures, and alt texts that say in both languages what is on the board', () => {
    for (const diagram of diagrams) {
      const letters = new Set(diagram.position.split(' ')[0]?.match(/[a-z]/gi));
      for (const [locale, pattern] of [
        ['en', /^Light: .*; Dark: .* to act\.$/],
        ['zh', /^浅色方：.*；深色方：.*行动。$/],
      ] as const) {
        expect(diagram.alt[locale]).toMatch(pattern);
        // At least one square for each different tile.
        expect(diagram.alt[locale].match(/[a-f][1-6]/g)?.length ?? 0).toBeGreaterThanOrEqual(
          letters.size,
        );
        const svg = diagramSvg(diagram, locale);
        expect(XMLValidator.validate(svg)).toBe(true);
        expect(svg).not.toContain('var(');
      }
    }
  });

  it('are drawn as PNG without words', () => {
    const [diagram] = diagrams;
    const svg = diagramForPng(diagram!);
    expect(svg).not.toContain('<text');
    expect(readPng(drawPng(svg, 640))).toMatchObject({ width: 640, height: 640 });
  });
});
