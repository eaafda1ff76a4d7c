// What previews of a page show when it is shared.
import { defaultLocale, type Locale } from '../i18n/locales.ts';
import { siteText } from '../i18n/site.ts';
import { cardFile } from '../pictures/card-address.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../pictures/page-card.ts';

/** A picture for previews. */
export interface PreviewPicture {
  /** Counted from the site's front door. */
  readonly file: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who do not see it. */
  readonly description: string;
}

/**
 * The card that the build draws of a page.
 * @param locale the page's language; undefined for the front door
 * @param path as `pageLink` takes it
 * @param title what stands on it
 */
export const pageCard = (
  locale: Locale | undefined,
  path: string,
  title: string,
): PreviewPicture => ({
  file: cardFile(locale, path),
  ...{ width: CARD_WIDTH, height: CARD_HEIGHT },
  description: siteText(locale ?? defaultLocale)('preview.card', { title }),
});
