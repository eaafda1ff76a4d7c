// Every address of the site is made here, so that it works under any base path.
import { type Locale, languageTags, locales } from '../i18n/locales.ts';

/** The folder the site is served from, with a slash at both ends. */
const base = `${import.meta.env.BASE_URL}/`.replace(/\/+$/, '/');

/**
 * Address of a file or page counted from the site's front door.
 * @param path without a leading slash: `favicon.svg`; empty for the front door itself
 */
export function siteLink(path = ''): string {
  return base + path;
}

/**
 * The absolute address of a file or page, for what is read elsewhere: data files and feeds.
 * @param path as `siteLink` takes it
 * @param site the origin, `Astro.site`
 */
export function siteAddress(path: string, site: URL | undefined): string {
  return new URL(siteLink(path), site).href;
}

/**
 * Address of a page counted from its language's home.
 * @param path ends with a slash and begins with none: `learn/jump/`; empty for the home itself
 */
export function pageLink(locale: Locale, path = ''): string {
  return siteLink(`${locale}/${path}`);
}

/** The same page in another language, for `<link rel="alternate">`: language tag and absolute address. */
export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/**
 * One page in every language, and where a reader of none of them goes.
 * @param path as in `pageLink`; the home's fallback is the front door, which chooses a language
 * @param site the origin, `Astro.site`
 */
export function alternates(path: string, site: URL | undefined): Alternate[] {
  const fallback = path === '' ? siteLink() : pageLink(locales[0], path);
  return [
    ...locales.map((locale) => ({ hreflang: languageTags[locale], href: pageLink(locale, path) })),
    { hreflang: 'x-default', href: fallback },
  ].map(({ hreflang, href }) => ({ hreflang, href: new URL(href, site).href }));
}
