// The service worker: pages come from the network whenever there is one, and from this device when there is none. It
// keeps the pages that were visited with all their scripts, and the coming daily puzzles.
//
// Pages and data are asked for first, so that nobody online sees an old one. Files in _astro/ have their content in their
// names; they are never asked for twice. Those of earlier builds stay as long as there is room, since pages that were kept
// then, or are open now, still need them. So a new worker can take over at once.
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { localDay } from '../puzzles/days.ts';
import { assetsOfFile, assetsOfPage } from './assets.ts';
import { cacheNames, cachePrefix } from './cache-names.ts';
import { comingPuzzles } from './coming-days.ts';
import { isPageMessage, type PageMessage } from './message.ts';
import { type LastingEvent, scope } from './scope.ts';

/** The site's folder, with a slash at both ends. Set by the build. */
declare const BASE: string;

/** A day in seconds. */
const DAY = 86_400;

const names = cacheNames(BASE);

/** What has not come after so many seconds is taken from this device, if it is there. */
const PATIENCE = 10;

/** Lets the oldest go where there are more, or when they have not been used for so long. */
const room = (maxEntries: number, days: number): WorkboxPlugin =>
  new ExpirationPlugin({
    ...{ maxEntries, maxAgeSeconds: days * DAY },
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;

/** Keeps whole answers alone: no errors, no redirections. */
const whole = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

/** A page is the same whatever the query says: its scripts read it. */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) =>
    request.url.split(/[?#]/)[0] ?? request.url,
};

/** Keeps the scripts and styles of each page that is kept. */
const withAssets = {
  cacheDidUpdate: async (kept: { request: Request; newResponse: Response; event: Event }) => {
    const html = await kept.newResponse.text();
    await keepFiles(assetsOfPage(html, kept.request.url), kept.event as LastingEvent);
  },
};

const networkFirst = {
  networkTimeoutSeconds: PATIENCE,
  // Asks whether there is a new one, whatever a host says of how long one may be kept.
  fetchOptions: { cache: 'no-cache' },
} as const;

const pages = new NetworkFirst({
  ...networkFirst,
  cacheName: names.pages,
  plugins: [whole, withoutQuery, withAssets, room(300, 60)],
});

const files = new CacheFirst({ cacheName: names.files, plugins: [whole, room(300, 120)] });

const data = new NetworkFirst({
  ...networkFirst,
  cacheName: names.data,
  plugins: [whole, room(300, 60)],
});

const siteUrl = (path: string): string => new URL(BASE + path, scope.location.origin).href;

const inSite = (url: URL): boolean =>
  url.origin === scope.location.origin && url.pathname.startsWith(BASE);

const isHashed = (url: URL): boolean => inSite(url) && url.pathname.startsWith(`${BASE}_astro/`);

/** Asks a strategy for something and waits until that is kept. @throws Error when it cannot be had */
async function keep(strategy: Strategy, url: string, event: LastingEvent): Promise<Response> {
  const [answer, done] = strategy.handleAll({ event: event as never, request: url });
  const response = await answer;
  const copy = response.clone();
  await done;
  return copy;
}

/** Files that are kept with all that they name, as far as this run of the worker knows. */
const complete = new Set<string>();

/** Keeps files, and the files that they name. What cannot be had is left out. */
async function keepFiles(urls: readonly string[], event: LastingEvent): Promise<void> {
  const fresh = urls.filter((url) => !complete.has(url) && inSite(new URL(url)));
  for (const url of fresh) complete.add(url);
  await Promise.all(
    fresh.map(async (url) => {
      try {
        if (!isHashed(new URL(url))) return await keep(data, url, event);
        const response = await keep(files, url, event);
        return response.ok && keepFiles(assetsOfFile(await response.text(), url), event);
      } catch {
        // It is asked for again when a page that needs it is next visited.
        return complete.delete(url);
      }
    }),
  );
}

/** Was it kept within the last day? Then it is not asked for ahead again. */
async function isFresh(strategy: Strategy, url: string): Promise<boolean> {
  const kept = await (await scope.caches.open(strategy.cacheName)).match(url);
  const age = Date.now() - Date.parse(kept?.headers.get('Date') ?? '');
  return age >= 0 && age < DAY * 1000;
}

/** The day and language whose coming puzzles this run of the worker has kept. */
let coming = '';

/** Keeps the home page, the daily page and the coming puzzles in a language. */
async function keepComing(language: string, event: LastingEvent): Promise<void> {
  const now = new Date();
  const wanted = `${localDay(now)} ${language}`;
  if (coming === wanted) return;
  const keepFresh = async (strategy: Strategy, path: string): Promise<void> => {
    const url = siteUrl(path);
    if (!(await isFresh(strategy, url))) await keep(strategy, url, event);
  };
  const daily: unknown = await (await keep(data, siteUrl('daily.json'), event)).json();
  await keepFresh(pages, `${language}/`);
  await keepFresh(pages, `${language}/daily/`);
  for (const id of comingPuzzles(daily, now)) {
    // The daily page takes its puzzle from the file.
    await keepFresh(data, `puzzles/${id}.json`);
    await keepFresh(pages, `${language}/puzzles/${id}/`);
  }
  coming = wanted;
}

/** The language of a page's address; undefined for the pages outside any. */
const languageOf = (url: string): string | undefined =>
  /^(en|zh)\//.exec(new URL(url).pathname.slice(BASE.length))?.[1];

/** Keeps what a page asks for, as far as it can be had. */
async function answer({ page, controlled }: PageMessage, event: LastingEvent): Promise<void> {
  const language = languageOf(page);
  try {
    // A page that the worker served is kept already.
    if (!controlled) await keep(pages, page, event);
    if (language !== undefined) await keepComing(language, event);
  } catch {
    // The next page that is visited tries again.
  }
}

scope.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await keepFiles([siteUrl('favicon.svg')], event);
      await keep(pages, siteUrl('offline/'), event);
      await scope.skipWaiting();
    })(),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const known = new Set<string>(Object.values(names));
      for (const name of await scope.caches.keys()) {
        if (name.startsWith(cachePrefix(BASE)) && !known.has(name)) await scope.caches.delete(name);
      }
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener('message', (event) => {
  const message = event.data;
  if (isPageMessage(message) && inSite(new URL(message.page)))
    event.waitUntil(answer(message, event));
});

registerRoute(({ request, url }) => request.mode === 'navigate' && inSite(url), pages);
registerRoute(({ url }) => isHashed(url), files);
registerRoute(({ url }) => inSite(url), data);

setCatchHandler(async ({ request }) => {
  const offline =
    request.destination === 'document'
      ? await scope.caches.match(siteUrl('offline/'), { cacheName: names.pages })
      : undefined;
  return offline ?? Response.error();
});
