// Reads from built pages what the search finds: sections of lessons, rules, terms, tiles, other pages.
import { HTMLElement, parse } from 'node-html-parser';
import { formatPosition, parsePosition } from '../src/engine/index.ts';
import type { RecordKind, SearchRecord } from '../src/search/record.ts';

/** What says nothing of its own: controls, drawings, answers to exercises, ways to other pages. */
const SILENT =
  'astro-island, button, details, form, nav, noscript, pre, script, select, style, svg, template, .term-note, .visually-hidden, .eyebrow, .around, .claim-words ul, [hidden]';

/** Elements whose text is a paragraph of its own. */
const BLOCKS =
  'p, li, dt, dd, figcaption, td, th, tr, h1, h2, h3, h4, div, section, .button, .card-name, .card-facts';

/** Remarks that follow a sentence without being one. */
const REMARKS = '.more > *';

type Diagram = Pick<SearchRecord, 'position' | 'bottom'>;

const NO_DIAGRAM: Diagram = { position: '', bottom: 'light' };

/** A prop of an island, as Astro writes it: `[0, "…"]`. */
function propOf(island: HTMLElement, name: string): string | undefined {
  const props = JSON.parse(island.getAttribute('props') ?? '{}') as Record<string, unknown>;
  const value = (props[name] as readonly unknown[] | undefined)?.[1];
  return typeof value === 'string' ? value : undefined;
}

/** The first diagram within elements: an island's position, or a picture that names its own. */
function diagramIn(elements: readonly HTMLElement[]): Diagram {
  const found = elements
    .flatMap((element) => [element, ...element.querySelectorAll('astro-island, [data-position]')])
    .map((element) =>
      element.rawTagName === 'astro-island'
        ? { position: propOf(element, 'position'), bottom: propOf(element, 'bottom') }
        : {
            position: element.getAttribute('data-position'),
            bottom: element.getAttribute('data-bottom'),
          },
    );
  for (const { position, bottom } of found) {
    const read = parsePosition(position ?? '');
    if (read.ok)
      return {
        position: formatPosition(read.value),
        bottom: bottom === 'dark' ? 'dark' : 'light',
      };
  }
  return NO_DIAGRAM;
}

/** What elements say, as one line: paragraphs apart, without what is silent. */
function textOf(elements: readonly HTMLElement[]): string {
  return elements
    .map((element) => {
      const copy = parse(element.toString());
      for (const silent of copy.querySelectorAll(SILENT)) silent.remove();
      for (const block of copy.querySelectorAll(BLOCKS)) {
        block.insertAdjacentHTML('beforebegin', ' ');
        block.insertAdjacentHTML('afterend', ' ');
      }
      for (const remark of copy.querySelectorAll(REMARKS))
        remark.insertAdjacentHTML('beforebegin', ' · ');
      return copy.text;
    })
    .join(' ')
    .replace(/[^\S\u2009]+/g, ' ')
    .trim();
}

const heading = (element: HTMLElement | null): string =>
  element === null ? '' : textOf([element]);

/** A lesson: what stands before its first heading, and each section under one. */
function lessonRecords(url: string, article: HTMLElement, title: string): SearchRecord[] {
  const sections: { id: string; section: string; elements: HTMLElement[] }[] = [
    { id: '', section: '', elements: [] },
  ];
  for (const child of article.childNodes) {
    if (!(child instanceof HTMLElement)) continue;
    if (child.rawTagName === 'h2')
      sections.push({ id: child.id, section: heading(child), elements: [] });
    else if (child.rawTagName === 'header')
      sections.at(-1)?.elements.push(...child.querySelectorAll('.lead'));
    else sections.at(-1)?.elements.push(child);
  }
  const first = diagramIn([article]);
  return sections.map(({ id, section, elements }) => {
    const own = diagramIn(elements);
    return {
      kind: 'lesson',
      url: id === '' ? url : `${url}#${id}`,
      ...{ title, section, text: textOf(elements) },
      ...(own.position === '' ? first : own),
    };
  });
}

/** Parts of a page that have an address each. */
function partRecords(
  kind: RecordKind,
  url: string,
  parts: readonly HTMLElement[],
  read: (part: HTMLElement) => {
    title: string;
    elements: readonly HTMLElement[];
    diagram?: Diagram;
  },
): SearchRecord[] {
  return parts.map((part) => {
    const { title, elements, diagram } = read(part);
    return {
      kind,
      url: `${url}#${part.id}`,
      ...{ title, section: '', text: textOf(elements) },
      ...(diagram ?? diagramIn([part])),
    };
  });
}

function rulesRecords(url: string, main: HTMLElement): SearchRecord[] {
  const rules = partRecords('rule', url, main.querySelectorAll('article.rule'), (rule) => ({
    title: `${rule.getAttribute('data-number')} ${heading(rule.querySelector('[data-title]'))}`,
    elements: rule.childNodes
      .filter((child) => child instanceof HTMLElement)
      .filter((child) => !child.classList.contains('head')),
  }));
  const diagramAt = (address: string | undefined): Diagram => {
    const { position, bottom } =
      rules.find((rule) => rule.url === `${url}${address}`) ?? NO_DIAGRAM;
    return { position, bottom };
  };
  const terms = partRecords('term', url, main.querySelectorAll('.term'), (term) => ({
    title: heading(term.querySelector('[data-title]')),
    elements: term.querySelectorAll('dd'),
    diagram: diagramAt(term.querySelector('.more a')?.getAttribute('href')),
  }));
  return [...rules, ...terms];
}

const galleryRecords = (url: string, main: HTMLElement): SearchRecord[] =>
  partRecords('tile', url, main.querySelectorAll('section.kind'), (section) => ({
    title: heading(section.querySelector('h2')),
    elements: section.querySelectorAll('.note, .army, .marks'),
  }));

/** The parts of a page's address: its section and, below that, its name. */
const partsOf = (path: string): { section: string; name: string | undefined } => {
  const [, section = '', name] = /^(?:en|zh)\/(?:([\w-]+)\/)?(?:([\w-]+)\/)?/.exec(path) ?? [];
  return { section, name };
};

/**
 * Whether the search looks at a page: those in a language, but for single puzzles.
 * @param path the page's address counted from the front door, such as `en/rules/`
 */
export function isSearched(path: string): boolean {
  const { section, name = '' } = partsOf(path);
  return /^(en|zh)\//.test(path) && !(section === 'puzzles' && /^[a-z0-9]{4}$/.test(name));
}

/**
 * What the search finds on a page.
 * @param path as `isSearched` takes it
 * @param html the page
 * @returns nothing for pages that search engines may not list
 */
export function pageRecords(path: string, html: string): SearchRecord[] {
  const { section } = partsOf(path);
  const root = parse(html);
  const main = root.querySelector('main');
  if (main === null || root.querySelector('meta[name="robots"][content~="noindex"]')) return [];
  const meta = (selector: string): string =>
    root.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? '';
  const title = meta('property="og:title"');
  const lesson = section === 'learn' ? main.querySelector('article.prose') : null;
  if (lesson !== null) return lessonRecords(path, lesson, title);
  const whole: SearchRecord = {
    kind: 'page',
    url: path,
    ...{ title, section: '' },
    text: meta('name="description"'),
    ...diagramIn([main]),
  };
  if (section === 'rules') return [whole, ...rulesRecords(path, main)];
  if (section === 'gallery') return [whole, ...galleryRecords(path, main)];
  // What cards lead to is found where they lead.
  for (const card of main.querySelectorAll('.card, h1')) card.remove();
  const text = textOf([main]);
  return [{ ...whole, text: text.includes(whole.text) ? text : `${whole.text} ${text}`.trim() }];
}
