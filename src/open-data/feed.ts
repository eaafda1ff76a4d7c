// The feed of the daily puzzle in one language: an entry a day, with the diagram and both bags, and no answer.
import type { RSSFeedItem, RSSOptions } from '@astrojs/rss';
import { boardDescription } from '../board/labels.ts';
import { svg, svgText } from '../board/svg-node.ts';
import { drawChances, type Position, parsePosition, type Side, unwrap } from '../engine/index.ts';
import { joinList } from '../i18n/actions.ts';
import { boardText } from '../i18n/board.ts';
import { kindName, sideName } from '../i18n/board-words.ts';
import { dataText } from '../i18n/data.ts';
import { type Locale, languageTags } from '../i18n/locales.ts';
import { dayText } from '../puzzles/day-text.ts';
import { addDays } from '../puzzles/days.ts';
import type { Puzzle } from '../solver/puzzle.ts';
import { type DailySchedule, daysBetween } from '../solver/schedule.ts';
import { type PuzzleDay, puzzleDays } from './days.ts';
import type { AddressOf } from './documents.ts';

/** The feed holds at most so many days: more than a reader on holiday misses. */
export const FEED_DAYS = 60;

/** What a feed is made of. */
export interface FeedSource {
  readonly locale: Locale;
  readonly puzzles: readonly Puzzle[];
  readonly schedule: DailySchedule | undefined;
  /** The day of the build, the last that has an entry. */
  readonly today: string;
  readonly address: AddressOf;
  /** Width and height of the pictures in pixels. */
  readonly pictureSize: number;
}

/** The days that have an entry: the newest first. */
export function feedDays(schedule: DailySchedule | undefined, today: string): PuzzleDay[] {
  if (schedule === undefined) return [];
  const days = Math.min(FEED_DAYS, daysBetween(schedule.start, today) + 1);
  return puzzleDays(schedule, addDays(today, 1 - days), today).reverse();
}

/** The feed, as the RSS package takes it. @throws Error when the schedule names a puzzle that does not exist */
export function feedOptions(source: FeedSource): RSSOptions {
  const { locale, puzzles, schedule, today, address } = source;
  const t = dataText(locale);
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  const self = address(`${locale}/feed.xml`);
  // RSS wants the tags that its own list has; the site's zh-Hans is not among them.
  const language = locale === 'zh' ? 'zh-cn' : locale;
  return {
    title: t('feed.title'),
    description: t('feed.description'),
    site: address(`${locale}/daily/`),
    xmlns: { atom: 'http://www.w3.org/2005/Atom', media: 'http://search.yahoo.com/mrss/' },
    customData: [
      `<language>${language}</language>`,
      `<lastBuildDate>${new Date(`${today}T00:00:00Z`).toUTCString()}</lastBuildDate>`,
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: feedDays(schedule, today).map(({ day, id }) => {
      const puzzle = byId.get(id);
      if (puzzle === undefined) throw new Error(`the schedule names ${id}, which is no puzzle`);
      return feedItem(source, day, puzzle);
    }),
  };
}

function feedItem(
  { locale, address, pictureSize }: FeedSource,
  day: string,
  { id, position, n, title }: Puzzle,
): RSSFeedItem {
  const t = dataText(locale);
  const text = boardText(locale);
  const read = unwrap(parsePosition(position));
  const link = address(`${locale}/puzzles/${id}/`);
  const picture = address(`puzzles/${id}.png`);
  const task = t('feed.task', { side: sideName(text, read.side), n });
  const size = { width: pictureSize, height: pictureSize };
  // The writer of drawings escapes whatever stands in them; it does as well for these few elements.
  const content = [
    svg(
      'p',
      {},
      svg(
        'a',
        { href: link },
        svg('img', { src: picture, ...size, alt: boardDescription(text, read) }),
      ),
    ),
    svg('p', {}, task),
    ...([0, 1] as const).map((side) => svg('p', {}, bagText(locale, read, side))),
    svg('p', {}, svg('a', { href: link }, t('feed.solve'))),
  ];
  const words = { day: dayText(day, languageTags[locale]), n };
  return {
    title:
      title === undefined
        ? t('feed.entry', words)
        : t('feed.entryTitled', { ...words, title: title[locale] }),
    link,
    pubDate: new Date(`${day}T00:00:00Z`),
    description: task,
    content: content.map((node) => svgText(node)).join(''),
    // A puzzle comes again when the schedule begins again; the day is what makes an entry.
    customData: [
      `<guid isPermaLink="false">${address(`${locale}/daily/`)}#${day}</guid>`,
      `<media:content url="${picture}" type="image/png" medium="image" width="${pictureSize}" height="${pictureSize}"/>`,
    ].join(''),
  };
}

/** “Light's bag: Pikeman × 2, Seer × 1.” */
function bagText(locale: Locale, position: Position, side: Side): string {
  const t = dataText(locale);
  const text = boardText(locale);
  const kinds = drawChances(position, side).map(({ kind, copies }) =>
    copies === 1 ? kindName(text, kind) : t('feed.bagKind', { tile: kindName(text, kind), copies }),
  );
  return t('feed.bag', {
    side: sideName(text, side),
    tiles: kinds.length === 0 ? t('feed.bagEmpty') : joinList(text, kinds),
  });
}
