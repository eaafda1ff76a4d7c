// What this code uses of a service worker's global scope. TypeScript's own description of workers contradicts that of pages.

/** An event that lasts until its promises have settled. */
export interface LastingEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LastingEvent & { readonly data: unknown }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly caches: CacheStorage;
  readonly location: Location;
}

/** The worker's global scope. */
export const scope = globalThis as unknown as WorkerScope;
