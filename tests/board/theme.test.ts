// The colours: the same in the style sheet, strong enough against the board, and apart for colour-blind readers.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOARD_WIDTH, viewBoxOf } from '../../src/board/geometry.ts';
import { type BoardColour, THEMES, type ThemeName } from '../../src/board/theme.ts';
import { COMPACT_GRID } from '../../src/board/tile-drawing.ts';

const themes = Object.keys(THEMES) as ThemeName[];

/** Red, green and blue of `#rrggbb`, linear, 0–1. */
function linear(hex: string): [number, number, number] {
  const channel = (index: number): number => {
    const value = Number.parseInt(hex.slice(index, index + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const luminance = ([r, g, b]: readonly number[]): number => 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

it('are the same in styles/board.css', () => {
  const css = readFileSync('src/styles/board.css', 'utf8');
  const found = [...css.matchAll(/--board-([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(
    ([, name, light, dark]) => [name, light, dark],
  );
  const expected = Object.entries(THEMES.light).map(([name, light]) => [
    name,
    light,
    THEMES.dark[name as BoardColour],
  ]);
  expect(found).toEqual(expected);
});

it('go with the same measures: the enlarged grid and the place of the squares', () => {
  const css = readFileSync('src/styles/board.css', 'utf8');
  const [, down, scale] = /translate\(0 ([\d.]+)\) scale\(([\d.]+)\)/.exec(COMPACT_GRID) ?? [];
  expect(css).toContain(`transform: translate(0, ${down}px) scale(${scale});`);
  for (const coordinates of [true, false]) {
    const [left, top, size] = viewBoxOf(coordinates).split(' ').map(Number);
    expect(css).toContain(`inset-inline-start: calc(100% * ${-left!} / ${size});`);
    expect(css).toContain(`inset-block-start: calc(100% * ${-top!} / ${size});`);
    expect(css).toContain(`inline-size: calc(100% * ${BOARD_WIDTH} / ${size});`);
  }
});

describe.each(themes)('in the %s theme', (name) => {
  const theme = THEMES[name];

  it.each(['light-tile', 'light-tile-grid', 'light-reverse', 'light-reverse-grid'] as const)(
    'marks are readable on %s',
    (paper) => {
      expect(contrast(theme[paper], theme['light-mark'])).toBeGreaterThanOrEqual(7);
    },
  );

  it.each(['dark-tile', 'dark-tile-grid', 'dark-reverse'] as const)(
    'marks are readable on %s',
    (paper) => {
      expect(contrast(theme[paper], theme['dark-mark'])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('marks are as readable as a large shape must be on the Dark reverse face’s grid', () => {
    expect(contrast(theme['dark-reverse-grid'], theme['dark-mark'])).toBeGreaterThanOrEqual(3);
  });

  // Shapes that carry meaning by themselves need 3 : 1 against what they lie on (WCAG 1.4.11).
  it.each(['legal', 'command', 'reach', 'guard', 'ink'] as const)(
    '%s stands out on both squares',
    (highlight) => {
      for (const square of ['square', 'square-alt'] as const) {
        expect(contrast(theme[highlight], theme[square])).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it.each(['forbidden', 'strike', 'right', 'guard', 'hint', 'command'] as const)(
    'a badge in %s can be read',
    (highlight) => {
      expect(contrast(theme[highlight], theme['on-mark'])).toBeGreaterThanOrEqual(3);
    },
  );
});

// Machado, Oliveira and Fernandes (2009), severity 1.0, on linear colours.
const DEFICIENCIES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

/** OKLab of a linear colour: distances in it are close to what is seen. */
function oklab([r, g, b]: readonly number[]): number[] {
  const l = Math.cbrt(0.4122214708 * r! + 0.5363325363 * g! + 0.0514459929 * b!);
  const m = Math.cbrt(0.2119034982 * r! + 0.6806995451 * g! + 0.1073969566 * b!);
  const s = Math.cbrt(0.0883024619 * r! + 0.2817188376 * g! + 0.6299787005 * b!);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((value, index) => value - b[index]!));

describe.each(Object.entries(DEFICIENCIES))('seen with %s', (_, matrix) => {
  const seen = (hex: string): number[] => {
    const colour = linear(hex);
    return oklab(
      matrix.map((row) =>
        Math.min(
          1,
          Math.max(
            0,
            row.reduce((sum, weight, index) => sum + weight * colour[index]!, 0),
          ),
        ),
      ),
    );
  };

  it.each(themes)('every highlight stands out from both squares in the %s theme', (name) => {
    const theme = THEMES[name];
    for (const highlight of [
      'legal',
      'strike',
      'command',
      'forbidden',
      'reach',
      'guard',
    ] as const) {
      for (const square of ['square', 'square-alt'] as const) {
        expect(distance(seen(theme[highlight]), seen(theme[square]))).toBeGreaterThan(0.2);
      }
    }
  });

  it.each(themes)('what can be done and what cannot are two colours in the %s theme', (name) => {
    const theme = THEMES[name];
    for (const no of ['forbidden', 'guard'] as const) {
      expect(distance(seen(theme.legal), seen(theme[no]))).toBeGreaterThan(0.08);
    }
  });

  it.each(themes)('a starting face differs from a reverse face in the %s theme', (name) => {
    const theme = THEMES[name];
    expect(distance(seen(theme['light-tile']), seen(theme['light-reverse']))).toBeGreaterThan(0.08);
    expect(distance(seen(theme['dark-tile']), seen(theme['dark-reverse']))).toBeGreaterThan(0.08);
  });
});
