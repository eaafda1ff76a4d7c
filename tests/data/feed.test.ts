// The feeds: well-formed, with what RSS asks for, an entry a day, absolute addresses, and no answer in them.
import { getRssString } from '@astrojs/rss';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { FEED_DAYS, feedDays, feedOptions } from '../../src/open-data/feed.ts';
import type { Puzzle } from '../../src/solver/puzzle.ts';
import { tinyPuzzles } from '../puzzles/tiny-puzzles.ts';

const [levy, strike, quiet] = tinyPuzzles as [Puzzle, Puzzle, Puzzle];
/** A title that would be markup if anything let it. */
const puzzles: Puzzle[] = [
  levy,
  { ...strike, title: { en: 'Strike & <b>run</b>', zh: '远击“再走”' } },
  quiet,
];
const schedule = { start: '2026-11-30', puzzles: puzzles.map(({ id }) => id) };

interface Item {
  title: string;
  link: string;
  guid: { '#text': string; '@_isPermaLink': string };
  pubDate: string;
  description: string;
  'content:encoded': string;
  'media:content': Record<string, string>;
}

async function feed(locale: Locale, today: string, base = '/duke/') {
  const xml = await getRssString(
    feedOptions({
      ...{ locale, puzzles, schedule, today, pictureSize: 640 },
      address: (path) => `https://example.org${base}${path}`,
    }),
  );
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === 'item',
  });
  const { rss } = parser.parse(xml);
  return { xml, channel: rss.channel, items: (rss.channel.item ?? []) as Item[], rss };
}

describe.each(locales)('the feed in %s', (locale) => {
  it('is well-formed RSS 2.0 with what a channel must have', async () => {
    const { xml, rss, channel } = await feed(locale, '2026-12-02');
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
    expect(rss['@_version']).toBe('2.0');
    for (const name of ['title', 'link', 'description'])
      expect(channel[name], name).toEqual(expect.stringMatching(/\S/));
    expect(channel.language).toBe(locale === 'zh' ? 'zh-cn' : 'en');
    expect(channel.lastBuildDate).toBe('Wed, 02 Dec 2026 00:00:00 GMT');
  });

  it('says where it is, so that readers find it again', async () => {
    const { channel } = await feed(locale, '2026-12-02');
    expect(channel['atom:link']).toEqual({
      '@_href': `https://example.org/duke/${locale}/feed.xml`,
      '@_rel': 'self',
      '@_type': 'application/rss+xml',
    });
  });

  it('has an entry for each day up to the day of the build, the newest first', async () => {
    const { items } = await feed(locale, '2026-12-02');
    expect(items.map(({ pubDate }) => pubDate)).toEqual([
      'Wed, 02 Dec 2026 00:00:00 GMT',
      'Tue, 01 Dec 2026 00:00:00 GMT',
      'Mon, 30 Nov 2026 00:00:00 GMT',
    ]);
    expect(items.map(({ link }) => link)).toEqual(
      ['mtrs', 'ydg6', 'h57w'].map((id) => `https://example.org/duke/${locale}/puzzles/${id}/`),
    );
  });

  it('is valid without entries, before the first day', async () => {
    const { xml, items } = await feed(locale, '2026-11-29');
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(items).toEqual([]);
  });

  it('names each entry once, also when a puzzle comes again', async () => {
    const { items } = await feed(locale, '2026-12-05');
    expect(items).toHaveLength(6);
    expect(items[0]?.link).toBe(items[3]?.link);
    expect(new Set(items.map(({ guid }) => guid['#text'])).size).toBe(6);
    for (const { guid } of items) expect(guid['@_isPermaLink']).toBe('false');
  });

  it('shows the diagram as a PNG, described in the language, and both bags', async () => {
    const { items } = await feed(locale, '2026-12-02');
    const content = parse(items[2]?.['content:encoded'] ?? '');
    const picture = content.querySelector('img');
    expect(picture?.attributes).toMatchObject({
      src: 'https://example.org/duke/puzzles/h57w.png',
      width: '640',
      height: '640',
    });
    expect(picture?.getAttribute('alt')).toContain(locale === 'zh' ? '公爵' : 'Duke');
    expect(items[2]?.['media:content']).toEqual({
      '@_url': 'https://example.org/duke/puzzles/h57w.png',
      '@_type': 'image/png',
      '@_medium': 'image',
      '@_width': '640',
      '@_height': '640',
    });
    // Light's bag is PKWRSGTMA, Dark's f2pkwstcbnal.
    const [light = '', dark = ''] = content
      .querySelectorAll('p')
      .map((paragraph) => paragraph.text)
      .filter((text) => /bag|兵袋/.test(text));
    expect(light.match(/Pikeman|长枪兵/g)).toHaveLength(1);
    expect(light).not.toMatch(/×/);
    expect(dark).toMatch(locale === 'zh' ? /长枪兵\u2009×\u20092/ : /Pikeman × 2/);
  });

  it('has absolute addresses alone, under any base path', async () => {
    for (const base of ['/', '/games/duke/']) {
      const { xml, items } = await feed(locale, '2026-12-02', base);
      const addresses = items.flatMap((item) =>
        parse(item['content:encoded'])
          .querySelectorAll('[href], [src]')
          .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
      );
      expect(addresses).toHaveLength(9);
      for (const address of addresses)
        expect(address.startsWith(`https://example.org${base}`)).toBe(true);
      expect(xml).not.toMatch(/(?:href|src)=(?:"|&quot;)\//);
    }
  });

  it('tells no answer', async () => {
    const { xml } = await feed(locale, '2026-12-02');
    for (const { key } of puzzles) expect(xml.includes(` ${key} `)).toBe(false);
    expect(xml).not.toContain('c4*c2');
    expect(xml).not.toContain('d5d4');
  });

  it('lets no title become markup', async () => {
    const { items } = await feed(locale, '2026-12-01');
    expect(items[0]?.title).toBe(
      locale === 'zh'
        ? '2026\u2009年\u200912\u2009月\u20091\u2009日：远击“再走”'
        : '1 December 2026: Strike & <b>run</b>',
    );
  });
});

describe('the days of a feed', () => {
  it('are not more than anyone misses', () => {
    const days = feedDays(schedule, '2027-11-30');
    expect(days).toHaveLength(FEED_DAYS);
    expect(days[0]?.day).toBe('2027-11-30');
    expect(days.at(-1)?.day).toBe('2027-10-02');
  });

  it('are none without a schedule', () => {
    expect(feedDays(undefined, '2026-12-02')).toEqual([]);
  });
});

it('refuses a schedule that names a puzzle that is not there', () => {
  expect(() =>
    feedOptions({
      ...{ locale: 'en', puzzles, today: '2026-11-30', pictureSize: 640 },
      schedule: { start: '2026-11-30', puzzles: ['gone'] },
      address: (path) => path,
    }),
  ).toThrow('the schedule names gone, which is no puzzle');
});
