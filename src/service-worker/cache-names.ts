// What the service worker's caches are called.

/** The names of its three caches. Several sites can share an origin, so the folder is part of them. */
export interface CacheNames {
  readonly pages: string;
  readonly files: string;
  readonly data: string;
}

/**
 * What all names of a site's caches begin with.
 * @param base the site's folder, with a slash at both ends
 */
export const cachePrefix = (base: string): string => `duke-hall ${base} `;

/** The names in use. @param base as `cachePrefix` takes it */
export const cacheNames = (base: string): CacheNames => {
  const prefix = cachePrefix(base);
  return { pages: `${prefix}pages`, files: `${prefix}files`, data: `${prefix}data` };
};
