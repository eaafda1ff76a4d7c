// What a page tells the service worker when it has loaded.

/** The page's address without query, and whether the worker was there to serve it. */
export interface PageMessage {
  readonly page: string;
  readonly controlled: boolean;
}

/** Tells whether something that was sent is such a message. */
export const isPageMessage = (value: unknown): value is PageMessage => {
  const { page, controlled } = (value ?? {}) as Partial<Record<keyof PageMessage, unknown>>;
  return typeof page === 'string' && URL.canParse(page) && typeof controlled === 'boolean';
};
