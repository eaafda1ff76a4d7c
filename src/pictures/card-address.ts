// Where a page's picture for previews lies.
import type { Locale } from '../i18n/locales.ts';

/** The folder of the pictures, in the site. */
export const CARDS = 'cards';

/**
 * The picture's file, counted from the site's front door.
 * @param locale the page's language; none for the front door
 * @param path the page's address counted from its language's home, as `pageLink` takes it
 */
export const cardFile = (locale?: Locale, path = ''): string =>
  `${CARDS}/${[locale, path.replace(/\/$/, '')].filter(Boolean).join('/') || 'front-door'}.png`;
