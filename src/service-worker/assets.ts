// Finds the scripts and styles that a page needs, in its text and in theirs.

/** Attributes of a page that name a script or style sheet. */
const inPage =
  /\b(?:src|href|component-url|renderer-url|before-hydration-url)="([^"]+\.(?:m?js|css))"/g;

/** What a built script imports, loads later or starts as a worker; what a style sheet loads. */
const inFile = /(?:\.\/|_astro\/)([\w.-]+\.(?:m?js|css|woff2?|wasm|json))\b/g;

/** The addresses of scripts and style sheets that a page names, absolute. */
export const assetsOfPage = (html: string, url: string): string[] => [
  ...new Set([...html.matchAll(inPage)].map(([, address = '']) => new URL(address, url).href)),
];

/**
 * The addresses of files that a built script or style sheet names, absolute. They stand in its own folder; a name in it
 * that is no file is possible, and does no harm.
 */
export const assetsOfFile = (text: string, url: string): string[] => [
  ...new Set([...text.matchAll(inFile)].map(([, name = '']) => new URL(name, url).href)),
];
