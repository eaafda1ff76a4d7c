// The drawing of any position and any marks: well-formed, without scripts, and without a reference to anything outside itself.

import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { diagramFile } from '../../src/board/diagram.ts';
import { formatPosition, squareName } from '../../src/engine/index.ts';
import { boardText } from '../../src/i18n/board.ts';
import { smallBoard } from '../../src/pictures/small-board.ts';
import { randomPosition } from '../engine/arbitraries.ts';

const square = fc.integer({ min: 0, max: 35 }).map((one) => squareName(one));
const ink = fc.constantFrom('green', 'red', 'blue', 'yellow');
const source = fc.record({
  position: randomPosition.map(formatPosition),
  bottom: fc.constantFrom('light', 'dark'),
  choose: square,
  arrows: fc
    .array(fc.tuple(ink, square, square), { maxLength: 3 })
    .map((list) => list.map(([of, from, to]) => `${of} ${from}${to}`).join(', ')),
  marks: fc
    .array(fc.tuple(ink, square), { maxLength: 3 })
    .map((list) => list.map(([of, at]) => `${of} ${at}`).join(', ')),
});

/** Elements that only draw or describe. */
const HARMLESS = new Set([
  'svg',
  'g',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'text',
  'line',
  'ellipse',
  'polygon',
]);
const parser = new XMLParser({ ignoreAttributes: false, preserveOrder: true });

interface Parsed {
  readonly [name: string]: Parsed[] | Readonly<Record<string, string>> | string;
}

function check(nodes: readonly Parsed[]): void {
  for (const node of nodes) {
    for (const [name, value] of Object.entries(node)) {
      if (name === '#text') continue;
      if (name === ':@') {
        for (const [attribute, text] of Object.entries(value as Record<string, string>)) {
          expect(attribute).not.toMatch(/^@_(on|style|src|xlink|href)/i);
          if (attribute !== '@_xmlns')
            expect(text).not.toMatch(/url\(|:\/\/|javascript:|data:|@import/i);
        }
        continue;
      }
      expect(HARMLESS).toContain(name);
      check(value as Parsed[]);
    }
  }
}

it('is harmless, in every form', () => {
  fc.assert(
    fc.property(
      source,
      fc.constantFrom('en', 'zh'),
      fc.constantFrom('light', 'dark'),
      (of, locale, theme) => {
        for (const svg of [diagramFile(of, boardText(locale), theme), smallBoard(of, theme)]) {
          expect(XMLValidator.validate(svg)).toBe(true);
          check(parser.parse(svg));
        }
      },
    ),
    { numRuns: 150 },
  );
});
