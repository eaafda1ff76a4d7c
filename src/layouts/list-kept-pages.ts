// Fills the lists of pages that are there without a network.
import { keptPages } from '../service-worker/kept-pages.ts';
import { siteLink } from './links.ts';

for (const section of document.querySelectorAll<HTMLElement>('[data-kept]')) {
  const pages = await keptPages(siteLink(), section.dataset.kept ?? '');
  const items = pages.map(({ href, title }) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = title;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  section.querySelector('ul')?.append(...items);
  section.hidden = items.length === 0;
}
