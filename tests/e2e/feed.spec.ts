// The feeds as they are served: found from every page, and every address in them leads somewhere.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { parse } from 'node-html-parser';
import { builtSites } from './built-sites.ts';

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' });

for (const locale of ['en', 'zh']) {
  test(`the feed in ${locale} is found from the pages of its language`, async ({
    page,
    request,
    baseURL,
  }) => {
    for (const path of ['', 'learn/', 'data/']) {
      await page.goto(`${locale}/${path}`);
      const link = page.locator('head link[rel="alternate"][type="application/rss+xml"]');
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute('title', /\S/);
      const address = new URL((await link.getAttribute('href')) ?? '', baseURL).href;
      expect(address).toBe(`${baseURL}${locale}/feed.xml`);
      const response = await request.get(address);
      expect(response.headers()['content-type']).toMatch(/xml/);
      expect(await response.text()).toMatch(/^<\?xml [^>]*\?><rss /);
    }
  });

  for (const { name, directory, base } of builtSites) {
    test(`the feed in ${locale} leads to pages and pictures that are there, ${name}`, () => {
      const { rss } = parser.parse(readFileSync(join(directory, locale, 'feed.xml'), 'utf8'));
      const { link, item: items } = rss.channel;
      const { built, days } = JSON.parse(readFileSync(join(directory, 'daily.json'), 'utf8'));
      expect(new Date(items[0].pubDate).toISOString().slice(0, 10)).toBe(built);
      expect(items[0].link).toContain(`/${days[built]}/`);

      const addresses: string[] = [link];
      for (const item of items) {
        addresses.push(item.link, item['media:content']['@_url']);
        for (const element of parse(item['content:encoded']).querySelectorAll('[href], [src]'))
          addresses.push(element.getAttribute('href') ?? element.getAttribute('src') ?? '');
      }
      expect(addresses.length).toBeGreaterThan(4);
      for (const address of addresses) {
        const { pathname } = new URL(address);
        expect(pathname.startsWith(base), address).toBe(true);
        const path = pathname.slice(base.length);
        const file = join(directory, path.endsWith('/') ? `${path}index.html` : path);
        expect(statSync(file, { throwIfNoEntry: false })?.isFile() ?? false, file).toBe(true);
      }
    });
  }
}
