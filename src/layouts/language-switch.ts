// Remembers the language the reader chose, for the front door, and keeps the reader's place: the address's query and anchor.
import { remember } from './device-choice.ts';

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  link.addEventListener('click', () => {
    remember('language', link.dataset.language ?? null);
    if (!link.hasAttribute('data-keeps-place')) return;
    link.search = location.search;
    link.hash = location.hash;
  });
}
