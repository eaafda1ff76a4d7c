// What is used of Pagefind's script, which the build writes beside its index. (The package describes the indexer alone.)

/** One thing that was found. */
export interface PagefindResult {
  readonly id: string;
  readonly score: number;
  data(): Promise<PagefindData>;
}

/** What the index holds of a thing that was found. */
export interface PagefindData {
  /** With the site's folder before it. */
  readonly url: string;
  /** Its text, title first. */
  readonly content: string;
  /** Its text as it was indexed, `<` and `>` escaped. */
  readonly raw_content: string;
  readonly meta: Readonly<Record<string, string>>;
  /** Which words of the text were found, counted from 0. */
  readonly locations: readonly number[];
}

/** A search with its index. */
export interface Pagefind {
  init(): Promise<void>;
  search(words: string): Promise<{ readonly results: readonly PagefindResult[] }>;
}

/** The script's exports. */
export interface PagefindModule {
  createInstance(options: {
    readonly basePath: string;
    readonly baseUrl: string;
    readonly noWorker: boolean;
    readonly metaCacheTag: string;
    readonly ranking: Readonly<Record<string, unknown>>;
  }): Pagefind;
}
