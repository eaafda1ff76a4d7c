// oEmbed documents (https://oembed.com, version 1.0): what another site needs to show a puzzle or a lesson's board when
// someone pastes the address of its page. Each lies in a file of its own, which the page links to.
import type { Locale } from '../i18n/locales.ts';

/** A document of type `rich`. All sizes are CSS pixels. */
export interface OembedDocument {
  readonly type: 'rich';
  readonly version: '1.0';
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  /** How many seconds a consumer may keep it. */
  readonly cache_age: number;
  /** A frame of ours. */
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail_url?: string;
  readonly thumbnail_width?: number;
  readonly thumbnail_height?: number;
}

/** What a document tells. */
export interface OembedContent {
  readonly title: string;
  /** The site's name in the page's language. */
  readonly site: string;
  /** The absolute address of the site's front door. */
  readonly home: string;
  /** The absolute address of the frame's page. */
  readonly frame: string;
  readonly height: number;
  /** The absolute address of a square picture, and its width. */
  readonly thumbnail?: { readonly address: string; readonly size: number };
}

/** The width of a frame: a board and what is around it. */
const WIDTH = 544;

/** A day. */
const CACHE_AGE = 86_400;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const attribute = (text: string): string =>
  text.replace(/[&"<]/g, (character) => ESCAPES[character] as string);

/** The document. */
export function oembedDocument(content: OembedContent): OembedDocument {
  const { title, site, home, frame, height, thumbnail } = content;
  return {
    ...{ type: 'rich', version: '1.0', title, provider_name: site, provider_url: home },
    cache_age: CACHE_AGE,
    html: `<iframe src="${attribute(frame)}" title="${attribute(title)}" width="${WIDTH}" height="${height}" sandbox="allow-scripts allow-popups" referrerpolicy="no-referrer" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    ...{ width: WIDTH, height },
    ...(thumbnail === undefined
      ? {}
      : {
          thumbnail_url: thumbnail.address,
          thumbnail_width: thumbnail.size,
          thumbnail_height: thumbnail.size,
        }),
  };
}

/**
 * The file of a page's document, counted from the site's front door.
 * @param path the page's address counted from its language's home: `puzzles/k7f3/`
 */
export const oembedFile = (locale: Locale, path: string): string =>
  `oembed/${locale}/${path.replace(/\/$/, '')}.json`;
