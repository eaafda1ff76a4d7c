// Searches the site: loads the index of the page's language, plans what is looked for, and makes results to show.
import type { Locale } from '../../i18n/locales.ts';
import { excerptOf, markWords, type Part } from '../../search/excerpt.ts';
import type { KnownWords } from '../../search/known-words.ts';
import { mergeScores, type Scores } from '../../search/merge.ts';
import { type Group, planSearch, type Segment } from '../../search/plan.ts';
import {
  asPhrase,
  manifestFile,
  RECORD_KINDS,
  type RecordKind,
  SEARCH_FOLDER,
  unseparated,
} from '../../search/record.ts';
import { comparable } from '../../search/words.ts';
import type { Pagefind, PagefindModule, PagefindResult } from './pagefind.ts';

/** A result as it is shown. */
export interface SearchResult {
  readonly kind: RecordKind;
  readonly url: string;
  readonly title: readonly Part[];
  readonly section: readonly Part[];
  readonly excerpt: readonly Part[];
  /** The position of its first diagram, in notation; empty where it has none. */
  readonly position: string;
  readonly bottom: 'light' | 'dark';
}

/** What a search came to. */
export interface Answer {
  readonly results: readonly SearchResult[];
  /** How much was found, shown or not. */
  readonly count: number;
  /** Whether nothing has all the words, so that these have most of them. */
  readonly partial: boolean;
  /** Typed words that the pages do not use, and what they say instead. */
  readonly meant: readonly { readonly typed: string; readonly words: readonly string[] }[];
}

/** So many results are shown. */
const SHOWN = 12;

/** So many are looked at more closely, to show the best of them. */
const CONSIDERED = 30;

/** So many sections of one lesson are shown. */
const SECTIONS_OF_LESSON = 2;

/** Characters in an excerpt; Chinese ones are twice as wide. */
const EXCERPT: Readonly<Record<Locale, number>> = { en: 150, zh: 76 };

/** The script keeps its index for as long as the page lives; its address changes nothing. */
const UNCHANGING = 'index';

interface Manifest extends KnownWords {
  readonly files: readonly string[];
}

/** Why there is no search: a file of it could not be had. */
export class SearchUnavailable extends Error {}

/** @throws SearchUnavailable naming the file */
async function get(url: string): Promise<Response> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new SearchUnavailable(`${url}: ${response?.status ?? 'no answer'}`);
  return response;
}

/** Takes Chinese apart as the browser knows it; undefined where it does not. */
function segmenterOf(): Segment | undefined {
  if (!('Segmenter' in Intl)) return undefined;
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  return (run) => [...segmenter.segment(run)].map(({ segment }) => segment);
}

/** The search in one language. */
export class SearchEngine {
  private readonly locale: Locale;
  private readonly known: KnownWords;
  private readonly pagefind: Pagefind;
  private readonly segment = segmenterOf();

  private constructor(locale: Locale, known: KnownWords, pagefind: Pagefind) {
    this.locale = locale;
    this.known = known;
    this.pagefind = pagefind;
  }

  /**
   * Loads a language's index.
   * @param base the site's folder, with a slash at both ends
   * @throws SearchUnavailable when a part of it cannot be had
   */
  static async load(base: string, locale: Locale): Promise<SearchEngine> {
    const folder = `${base}${SEARCH_FOLDER}/`;
    const manifest: Manifest = await (await get(folder + manifestFile(locale))).json();
    // Pagefind takes an index that lacks a part for one without the word. With all of it there, “nothing found” is true.
    await Promise.all(manifest.files.map(async (file) => (await get(folder + file)).arrayBuffer()));
    const script = `${folder}pagefind.js`;
    const { createInstance } = (await import(/* @vite-ignore */ script).catch(() => {
      throw new SearchUnavailable(script);
    })) as PagefindModule;
    const pagefind = createInstance({
      ...{ basePath: folder, baseUrl: base, metaCacheTag: UNCHANGING },
      // The index is small, and a worker's address would need a policy of Trusted Types that the script does not have.
      noWorker: true,
      ranking: { metaWeights: { title: 5, section: 3, kind: 0, position: 0, bottom: 0 } },
    });
    await pagefind.init();
    return new SearchEngine(locale, manifest, pagefind);
  }

  /** Searches. @throws SearchUnavailable when the text of something found cannot be had */
  async search(typed: string): Promise<Answer> {
    const groups = planSearch(typed, this.known, this.segment);
    const found = new Map<string, PagefindResult>();
    const scores = await Promise.all(
      groups.map(({ words }) => Promise.all(words.map((word) => this.scores(word, found)))),
    );
    const { ids, partial } = mergeScores(scores);
    const read = await Promise.all(
      ids.slice(0, CONSIDERED).map((id) => this.read(found.get(id) as PagefindResult, groups)),
    );
    return {
      results: this.best(read, groups),
      count: ids.length,
      partial,
      meant: groups
        .filter(
          ({ words }, index) => words.length > 1 && scores[index]?.some(({ size }) => size > 0),
        )
        .map(({ typed, words }) => ({ typed, words: words.slice(1) })),
    };
  }

  /** How well records fit a word or phrase. Chinese has to occur as it stands; how often, the characters tell. */
  private async scores(word: string, found: Map<string, PagefindResult>): Promise<Scores> {
    const words = asPhrase(word);
    const { results } = await this.pagefind.search(words);
    const isPhrase = /\p{Script=Han}/u.test(words) && words.includes(' ');
    const exact = isPhrase ? (await this.pagefind.search(`"${words}"`)).results : results;
    const ids = new Set(exact.map(({ id }) => id));
    for (const result of results) found.set(result.id, result);
    return new Map(results.filter(({ id }) => ids.has(id)).map(({ id, score }) => [id, score]));
  }

  private async read(
    result: PagefindResult,
    groups: readonly Group[],
  ): Promise<SearchResult & { readonly name: string }> {
    const data = await result.data().catch(() => {
      throw new SearchUnavailable(result.id);
    });
    const { kind = '', title = '', section = '', position = '' } = data.meta;
    const words = [
      ...groups.flatMap((group) => group.words),
      // English words are found in other forms too; the index knows in which.
      ...wordsAt(data.raw_content, data.locations),
    ];
    const heading = [title, section].filter(Boolean).join(' ');
    const text = textAfter(unseparated(data.content), title, section);
    return {
      name: heading,
      kind: RECORD_KINDS.find((one) => one === kind) ?? 'page',
      url: data.url,
      title: markWords(title, words),
      section: markWords(section, words),
      excerpt: excerptOf(text, words, EXCERPT[this.locale]),
      position,
      bottom: data.meta.bottom === 'dark' ? 'dark' : 'light',
    };
  }

  /** The best of what was read: what is called as was typed first, and not too much of one lesson. */
  private best(
    read: readonly (SearchResult & { readonly name: string })[],
    groups: readonly Group[],
  ): SearchResult[] {
    const [only] = groups.length === 1 ? groups : [];
    const names = new Set(only?.words.map(comparable));
    const isNamed = ({ name }: { readonly name: string }) =>
      names.has(comparable(name.replace(/\s*[(（].*[)）]|^[\d.]+ /g, '')));
    const sections = new Map<string, number>();
    return [...read.filter(isNamed), ...read.filter((one) => !isNamed(one))]
      .filter(({ kind, url }) => {
        if (kind !== 'lesson') return true;
        const page = url.replace(/#.*/, '');
        sections.set(page, (sections.get(page) ?? 0) + 1);
        return (sections.get(page) ?? 0) <= SECTIONS_OF_LESSON;
      })
      .slice(0, SHOWN);
  }
}

/** The words at places of an indexed text, without the punctuation around them; Chinese ones are known anyway. */
const wordsAt = (raw: string, places: readonly number[]): string[] => {
  const words = raw.split(/[\s\u200b]+/);
  return places
    .map((place) => (words[place] ?? '').replace(/^\P{L}+|(?:['’]s)?[^\p{L}\p{N}]*$/gu, ''))
    .filter((word) => word.length > 1);
};

/** A record's text without the title and section that the index has before it, each closed by a full stop. */
function textAfter(content: string, ...headings: readonly string[]): string {
  let text = content;
  for (const heading of headings) {
    if (heading !== '' && text.startsWith(heading))
      text = text.slice(heading.length).replace(/^[.。]?\s*/, '');
  }
  return text;
}
