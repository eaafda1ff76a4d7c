// The script of the frame pages: gives the address's words to the element, tells the page around it how high it is and
// what happens, and takes theme and language from it. No storage, no cookies. The messages are described in ../README.md.
import { BOARD_ATTRIBUTES } from '../board-options.ts';

const element = document.querySelector('duke-board, duke-puzzle, duke-daily');

/** What the part of the address behind `#` may set: on `/puzzle/` itself a position too, not on a puzzle's own page. */
const SETTABLE: readonly string[] = [
  ...['lang', 'theme', 'size'],
  ...(element?.localName === 'duke-board' ? BOARD_ATTRIBUTES : []),
  ...(element?.matches('duke-puzzle:not([puzzle])') ? ['position', 'n'] : []),
];

/** Sets attributes as the address says; what it does not name is taken away. */
function readAddress(): void {
  const words = new URLSearchParams(location.hash.slice(1));
  for (const name of SETTABLE) {
    const text = words.get(name);
    if (text !== null) element?.setAttribute(name, text);
    else if (name !== 'lang') element?.removeAttribute(name);
  }
  setLanguage(words.get('lang') ?? navigator.language);
  setTheme(words.get('theme') ?? '');
}

function setLanguage(tag: string): void {
  const language = /^zh\b/i.test(tag) ? 'zh-Hans' : 'en';
  document.documentElement.lang = language;
  element?.setAttribute('lang', language);
}

function setTheme(theme: string): void {
  document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : 'auto';
  if (element !== null) element.setAttribute('theme', theme);
}

/** Tells the page around. Nothing in it is secret, and a sandboxed page's origin is `null`, so anyone may hear it. */
function tell(type: string, detail: object): void {
  if (parent !== window)
    parent.postMessage({ type: `duke-hall:${type}`, version: 1, ...detail }, '*');
}

addEventListener('hashchange', readAddress);

addEventListener('message', ({ source, data }: MessageEvent) => {
  // The page around alone may set something, whatever its origin.
  if (source !== parent || parent === window || data?.type !== 'duke-hall:set') return;
  if (typeof data.lang === 'string') setLanguage(data.lang.slice(0, 20));
  if (typeof data.theme === 'string') setTheme(data.theme.slice(0, 20));
});

let height = 0;
new ResizeObserver(() => {
  const now = Math.ceil(document.body.getBoundingClientRect().height);
  if (now === height) return;
  height = now;
  tell('size', { height });
}).observe(document.body);

for (const type of ['action', 'solved']) {
  document.addEventListener(`duke-${type}`, (event) => tell(type, (event as CustomEvent).detail));
}

readAddress();
