// Where the site will live, read from the environment of the build: SITE_URL and BASE_PATH.

/** An origin and a folder on it. Together they are the address of the site's front door. */
export interface SiteSettings {
  /** Origin that absolute links begin with, such as `https://example.org`. */
  readonly site: string;
  /** Folder the site is served from; begins and ends with a slash. `/` when it has the origin to itself. */
  readonly base: string;
}

/** What `npm start` serves, and so the only origin that is true unless SITE_URL says otherwise. */
const localSite = 'http://localhost:4321';

/**
 * Reads the settings from environment variables.
 * @throws Error naming the variable, what it holds and what was expected
 */
export function readSiteSettings(
  environment: Readonly<Record<string, string | undefined>>,
): SiteSettings {
  return {
    site: readOrigin(environment.SITE_URL || localSite),
    base: readBase(environment.BASE_PATH || '/'),
  };
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash
  ) {
    throw new Error(
      `SITE_URL is "${text}"; expected an origin such as https://example.org (a folder on it goes into BASE_PATH)`,
    );
  }
  return url.origin;
}

function readBase(text: string): string {
  if (!/^\/?([\w.~-]+\/)*[\w.~-]*$/.test(text)) {
    throw new Error(`BASE_PATH is "${text}"; expected a path such as /duke/`);
  }
  return `/${text}/`.replace(/\/+/g, '/');
}
