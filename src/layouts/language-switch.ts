// Remembers the language the reader chose, for the front door, and carries the address's query along.
import { remember } from './device-choice.ts';

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  link.addEventListener('click', () => {
    remember('language', link.dataset.language ?? null);
    if (link.hasAttribute('data-keeps-query')) link.search = location.search;
  });
}
