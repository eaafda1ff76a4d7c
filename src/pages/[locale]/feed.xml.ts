// /en/feed.xml and /zh/feed.xml: the daily puzzle, an entry a day up to the day of the build.
import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { type Locale, locales } from '../../i18n/locales.ts';
import { siteAddress } from '../../layouts/links.ts';
import { readPuzzles, readSchedule } from '../../open-data/bank.ts';
import { buildDay } from '../../open-data/build-day.ts';
import { feedOptions } from '../../open-data/feed.ts';
import { PICTURE_SIZE } from '../../pictures/small-board.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale } }));

export const GET: APIRoute<Record<string, never>, { locale: Locale }> = ({ params, site }) =>
  rss(
    feedOptions({
      locale: params.locale,
      puzzles: readPuzzles(),
      schedule: readSchedule(),
      today: buildDay(process.env),
      address: (path) => siteAddress(path, site),
      pictureSize: PICTURE_SIZE,
    }),
  );
