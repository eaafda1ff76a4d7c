// Which pages the service worker has kept, for the page that stands in for one it has not.
import { cacheNames } from './cache-names.ts';

/** A page that is there without a network. */
export interface KeptPage {
  readonly href: string;
  readonly title: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#34': '"',
  '#39': "'",
};

/**
 * The title that a page's HTML gives, without the site's name behind its last dot; undefined where it has none.
 * It is read as text: nothing of the page becomes markup.
 */
export const titleOf = (html: string): string | undefined =>
  /<title>([^<]+)<\/title>/
    .exec(html)?.[1]
    ?.replace(/&([a-z]+|#\d+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/ · [^·]*$/, '');

/**
 * The pages of one language that are kept, in the order of their addresses, so that lessons stand together.
 * @param base the site's folder, with a slash at both ends
 * @param language the folder of the language: `en`
 * @returns none where the browser has no caches or does not let them be read
 */
export async function keptPages(base: string, language: string): Promise<KeptPage[]> {
  try {
    const cache = await caches.open(cacheNames(base).pages);
    const folder = `${base}${language}/`;
    const requests = (await cache.keys()).filter(({ url }) =>
      new URL(url).pathname.startsWith(folder),
    );
    const found = await Promise.all(
      requests.map(async ({ url }) => {
        const html = await (await cache.match(url))?.text();
        const title = html === undefined ? undefined : titleOf(html);
        return title === undefined ? [] : [{ href: new URL(url).pathname, title }];
      }),
    );
    return found.flat().sort((a, b) => (a.href < b.href ? -1 : 1));
  } catch {
    return [];
  }
}
