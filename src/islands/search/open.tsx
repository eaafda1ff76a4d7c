// Opens the search's dialog, which is put at the end of the page when it is first asked for.
import { render } from 'preact';
import type { Locale } from '../../i18n/locales.ts';
import sheet from '../../styles/search.css?url';
import { SearchDialog } from './SearchDialog.tsx';

/** Where the search is. */
export interface SearchPlace {
  readonly locale: Locale;
  /** The site's folder, with a slash at both ends. */
  readonly base: string;
  /** The address of the rules' contents. */
  readonly contents: string;
}

let place: HTMLElement | undefined;
let opened = 0;

/** Adds the dialog's style sheet and waits for it; without it the dialog still works. */
function addStyles(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

let styles: Promise<void> | undefined;

/** Opens the dialog. */
export async function openSearch(where: SearchPlace): Promise<void> {
  styles ??= addStyles();
  await styles;
  if (place === undefined) {
    place = document.createElement('div');
    document.body.append(place);
  }
  render(<SearchDialog {...where} opened={++opened} />, place);
}
