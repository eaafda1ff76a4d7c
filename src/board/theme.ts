// The colours of a board in both themes. Style sheets repeat them as `--board-…` (styles/board.css, held equal by a test).

/** Every colour a board uses, by the name that stands in drawings as `var(--board-…)`. */
export const LIGHT_THEME = {
  page: '#faf9f6',
  halo: '#ffffff',
  ink: '#1d2421',
  coordinate: '#66716b',
  square: '#d5e0d6',
  'square-alt': '#c6d4c9',
  line: '#b3c4b7',
  rim: '#6f8a79',
  'light-tile': '#fffdf7',
  'light-tile-grid': '#f2ecdd',
  'light-reverse': '#f6dfa8',
  'light-reverse-grid': '#ebcc85',
  'light-edge': '#bda976',
  'light-mark': '#24201a',
  'light-rule': '#fff6de',
  'dark-tile': '#27303d',
  'dark-tile-grid': '#343f4e',
  'dark-reverse': '#4f6486',
  'dark-reverse-grid': '#62789c',
  'dark-edge': '#11161d',
  'dark-mark': '#fbf6ea',
  'dark-rule': '#8298bb',
  legal: '#0b6e5f',
  strike: '#b9770e',
  command: '#0b7285',
  forbidden: '#e8590c',
  reach: '#6741d9',
  last: '#e0b83f',
  guard: '#c92a2a',
  right: '#1f7a3a',
  hint: '#8a5a00',
  'on-mark': '#ffffff',
} as const;

/** A colour's name. */
export type BoardColour = keyof typeof LIGHT_THEME;

/** The same for the dark theme: designed for a dark page, not inverted. */
export const DARK_THEME: Readonly<Record<BoardColour, string>> = {
  page: '#111614',
  halo: '#0f1512',
  ink: '#e9eee9',
  coordinate: '#94a29a',
  square: '#25332c',
  'square-alt': '#1f2c26',
  line: '#384a41',
  rim: '#4c6356',
  'light-tile': '#f3ead8',
  'light-tile-grid': '#e3d8c0',
  'light-reverse': '#e6cd95',
  'light-reverse-grid': '#d5b976',
  'light-edge': '#a8946c',
  'light-mark': '#26221d',
  'light-rule': '#f6e6bd',
  'dark-tile': '#465263',
  'dark-tile-grid': '#556274',
  'dark-reverse': '#5f708b',
  'dark-reverse-grid': '#7688a4',
  'dark-edge': '#222932',
  'dark-mark': '#fbf4e4',
  'dark-rule': '#93a5c0',
  legal: '#35c2ac',
  strike: '#f0b429',
  command: '#3bc9db',
  forbidden: '#ff922b',
  reach: '#9775fa',
  last: '#ffd43b',
  guard: '#ff6b6b',
  right: '#69db7c',
  hint: '#ffe066',
  'on-mark': '#101613',
};

/** Both themes by name. */
export const THEMES = { light: LIGHT_THEME, dark: DARK_THEME } as const;

/** A theme's name. */
export type ThemeName = keyof typeof THEMES;
