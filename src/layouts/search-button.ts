// Opens the search: by its button, by “/”, by Ctrl-K. The dialog is loaded when it is first asked for.
// It imports nothing, so that no other script has to be there first.
import type { Locale } from '../i18n/locales.ts';

const button = document.querySelector<HTMLButtonElement>('[data-search]');

/** Where a “/” is a letter to write. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

async function open({ search, base = '/', contents = '' }: DOMStringMap): Promise<void> {
  try {
    const { openSearch } = await import('../islands/search/open.tsx');
    await openSearch({ locale: search as Locale, base, contents });
  } catch {
    // The dialog cannot be had, without a network say: the contents of the rules are the next best.
    location.assign(contents);
  }
}

button?.addEventListener('click', () => void open(button.dataset));
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isAsked =
    ctrlKey || metaKey ? key === 'k' && !altKey : key === '/' && !isWriting(event.target);
  if (button === null || !isAsked || event.defaultPrevented) return;
  event.preventDefault();
  void open(button.dataset);
});
