// Finds rules while the reader types: hides what does not fit, says how much is left, and goes to the best with Enter.
import { type Findable, findRules } from '../../../rules/find.ts';

/** How many of what was found are listed above it, best first. */
const LISTED = 5;

/** What the address says was typed: `?q=`. */
const typedInAddress = (): string => new URLSearchParams(location.search).get('q')?.trim() ?? '';

const form = document.querySelector<HTMLFormElement>('[data-find-form]');
if (form !== null) listen(form);

/** The elements that can be found, with what is searched of each. */
function readItems(): { elements: HTMLElement[]; items: Findable[] } {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-find]')];
  const items = elements.map((element) => ({
    number: element.dataset.number ?? '',
    title: element.querySelector('[data-title]')?.textContent ?? '',
    text: [...textNodes(element).map((node) => node.data), element.dataset.words].join(' '),
  }));
  return { elements, items };
}

function listen(form: HTMLFormElement): void {
  const input = form.querySelector('input') as HTMLInputElement;
  const clear = form.querySelector('button') as HTMLButtonElement;
  const status = form.querySelector('[role="status"]') as HTMLElement;
  const list = document.querySelector('[data-found-list]') as HTMLElement;
  const { elements, items } = readItems();
  const terms = (form.dataset.terms ?? '').split(' ');
  const groups = [...document.querySelectorAll<HTMLElement>('[data-find-group]')];
  const others = [...document.querySelectorAll<HTMLElement>('[data-find-hides]')];
  const results = document.querySelector('[data-find-results]') as HTMLElement;
  let best: HTMLElement | undefined;

  const find = (): void => {
    const found = findRules(items, input.value, terms);
    const searching = input.value.trim() !== '';
    elements.forEach((element, index) => {
      element.hidden = !found.shown[index];
    });
    for (const group of groups) {
      group.hidden = elements.every((element) => element.hidden || !group.contains(element));
    }
    for (const other of others) other.hidden = searching;
    best = elements[found.ranked[0] ?? -1];
    clear.hidden = !searching;
    status.textContent = searching ? countSentence(found.ranked.length, found.partial) : '';
    const first = found.ranked.length > 1 ? found.ranked.slice(0, LISTED) : [];
    list.replaceChildren(...first.map((place) => linkTo(elements[place], items[place])));
    list.hidden = first.length === 0;
    keepInAddress(input.value.trim());
    highlight(
      elements.filter((element) => !element.hidden),
      found.words,
    );
    // Far down in the page, what was found would be above the screen.
    if (searching && results.getBoundingClientRect().top < 0) results.scrollIntoView();
  };

  const countSentence = (count: number, partial: boolean): string => {
    const { foundOne = '', foundOther = '', foundNone = '', foundPartial = '' } = status.dataset;
    const text = count === 0 ? foundNone : count === 1 ? foundOne : foundOther;
    return `${partial ? foundPartial : ''}${text.replace('{count}', String(count))}`;
  };

  const showAll = (): void => {
    input.value = '';
    find();
  };

  input.addEventListener('input', find);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && input.value !== '') {
      event.preventDefault();
      showAll();
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (best === undefined) return;
    location.hash = best.id;
    best.querySelector('a')?.focus();
  });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    showAll();
    input.focus();
  });
  // A link to something that is hidden now shows everything again.
  const showTarget = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target === null || target.closest('[hidden]') === null) return;
    showAll();
    target.scrollIntoView();
  };
  // Going back may come to an address with another search.
  addEventListener('hashchange', () => {
    const typed = typedInAddress();
    if (typed !== input.value.trim()) {
      input.value = typed;
      find();
    }
    showTarget();
  });
  // The address keeps what was typed; so do some browsers when one comes back to the page.
  const typed = typedInAddress() || input.value;
  if (typed !== '') {
    input.value = typed;
    find();
    showTarget();
  }
}

function keepInAddress(typed: string): void {
  if (typed === typedInAddress()) return;
  const address = new URL(location.href);
  if (typed === '') address.searchParams.delete('q');
  else address.searchParams.set('q', typed);
  history.replaceState(history.state, '', address);
}

function linkTo(element: HTMLElement | undefined, item: Findable | undefined): HTMLElement {
  const link = document.createElement('a');
  link.href = `#${element?.id}`;
  link.textContent = `${item?.number ?? ''} ${item?.title ?? ''}`.trim();
  const entry = document.createElement('li');
  entry.append(link);
  return entry;
}

/** Marks the words where they occur, in browsers that can do so without changing the page. */
function highlight(elements: readonly HTMLElement[], words: readonly string[]): void {
  if (!('highlights' in CSS)) return;
  const ranges = elements.flatMap((element) => words.flatMap((word) => rangesOf(element, word)));
  CSS.highlights.set('found', new Highlight(...ranges));
}

function rangesOf(element: HTMLElement, word: string): Range[] {
  return textNodes(element).flatMap((node) => {
    const text = node.data.toLowerCase();
    // Where small letters are more or fewer than the capitals, places would shift: such a text is left unmarked.
    if (text.length !== node.length) return [];
    const ranges: Range[] = [];
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      ranges.push(range);
    }
    return ranges;
  });
}

/** The texts that an element says, without those in its pictures. */
function textNodes(element: HTMLElement): Text[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(
    element,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) =>
      node instanceof SVGElement
        ? NodeFilter.FILTER_REJECT
        : node instanceof Text
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_SKIP,
  );
  while (walker.nextNode() !== null) nodes.push(walker.currentNode as Text);
  return nodes;
}
