// What all our elements share: the shadow tree, when it is drawn anew, language and theme, the box for errors, the credit.
import type { Locale } from '../i18n/locales.ts';
import { AttributeError, oneOf, SIZES, wholeNumber } from './board-options.ts';
import { stopWaiting, whenNear } from './near-viewport.ts';
import type * as ProblemModule from './problem-words.ts';
import { boardSheet } from './sheets.ts';
import { importFile } from './site-address.ts';
import { localeOfTag, type Words, wordsIn } from './words.ts';

/** The name of the file with the sentences of errors, set by the build. */
declare const PROBLEM_FILE: string;

/** Attributes that every element has. */
export const COMMON_ATTRIBUTES = ['lang', 'theme', 'size'] as const;

/** Makes an HTML element with a class and children. */
export function html<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
}

/** A slot for the author's own content. */
export function slotNamed(name: string): HTMLSlotElement {
  const slot = html('slot');
  if (name !== '') slot.name = name;
  return slot;
}

/** An element of ours. A subclass says what it shows in `draw`, which is asked again whenever an attribute changes. */
export abstract class DukeElement extends HTMLElement {
  /** Where a subclass draws. */
  protected readonly content = html('div', 'content');
  private readonly frame = html('div', 'frame');
  private readonly credit = html('p', 'credit');
  private readonly failure = html('div', 'failure');
  private isNear = false;
  private isQueued = false;
  /** What is wrong now. */
  private failed: AttributeError | undefined;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = this.styleSheets();
    this.failure.hidden = true;
    this.frame.append(this.failure, this.content, this.credit);
    root.append(this.frame, slotNamed('caption'));
    // What an author writes inside is for readers without scripts; it is seen again when nothing can be drawn.
    this.failure.append(html('p', 'failure-text'), slotNamed(''));
  }

  /** Draws into `content`; called again for any change. @throws AttributeError for attributes that are wrong */
  protected abstract draw(words: Words): void;

  /** Takes away what `draw` has made. */
  protected abstract clear(): void;

  /** Where the credit leads. */
  protected abstract address(locale: Locale): string;

  /** The heading of the box for errors. */
  protected problemTitle(words: Words): string {
    return words.embed('problem.title');
  }

  protected styleSheets(): CSSStyleSheet[] {
    return [boardSheet()];
  }

  connectedCallback(): void {
    this.takeEarlyProperties();
    if (this.isNear) this.queue();
    else {
      whenNear(this, () => {
        this.isNear = true;
        this.redraw();
      });
    }
  }

  /** Properties that were set before the script had come are set again, now that they mean something. */
  private takeEarlyProperties(): void {
    for (const name of Object.keys(this)) {
      if (!(name in Object.getPrototypeOf(this))) continue;
      const early = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early);
    }
  }

  disconnectedCallback(): void {
    stopWaiting(this);
    // A move within the page takes it out and puts it in again at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.clear();
    });
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after) this.queue();
  }

  /** Draws soon, once for however many changes come together. */
  protected queue(): void {
    if (this.isQueued || !this.isNear) return;
    this.isQueued = true;
    queueMicrotask(() => {
      this.isQueued = false;
      if (this.isConnected) this.redraw();
    });
  }

  /** The language: the element's own, else the page's around it. */
  protected get locale(): Locale {
    const own = this.closest('[lang]')?.getAttribute('lang');
    return localeOfTag(own ?? document.documentElement.lang);
  }

  /** Sets language, theme and size. @throws AttributeError */
  private dress(): void {
    const { locale, frame } = this;
    frame.lang = locale === 'zh' ? 'zh-Hans' : 'en';
    frame.dataset.theme = oneOf((name) => this.getAttribute(name), 'theme', [
      'auto',
      'light',
      'dark',
    ]);
    const size = wholeNumber(
      (name) => this.getAttribute(name),
      'size',
      [SIZES.least, SIZES.most],
      0,
    );
    frame.style.maxInlineSize = size === 0 ? '' : `${size}px`;
  }

  private redraw(): void {
    const words = wordsIn(this.locale);
    try {
      this.failed = undefined;
      this.dress();
      this.draw(words);
      this.content.hidden = false;
      this.failure.hidden = true;
    } catch (error) {
      if (!(error instanceof AttributeError)) throw error;
      void this.explain(words, error);
    }
    this.credits(words);
  }

  /** Says what is wrong with an attribute; without its sentences (no network, say) in the error's own words. */
  private async explain(words: Words, error: AttributeError): Promise<void> {
    this.failed = error;
    this.fail(words, '');
    let sentence = error.message;
    try {
      const { problemIn }: typeof ProblemModule = await importFile(PROBLEM_FILE);
      sentence = problemIn(words.locale, error.problem);
    } catch {
      // The error's own words it is.
    }
    if (this.failed === error) this.fail(words, sentence);
  }

  /** Shows the box for errors instead of the content. */
  protected fail(words: Words, sentence: string): void {
    this.clear();
    this.content.hidden = true;
    this.failure.hidden = false;
    this.failure.setAttribute('role', 'alert');
    this.failure.firstElementChild?.replaceChildren(
      html('strong', '', this.problemTitle(words)),
      html('span', '', sentence),
    );
  }

  /** Tells the page around: an event of ours bubbles out of every shadow tree. */
  protected tell(name: 'action' | 'solved', detail: unknown): void {
    this.dispatchEvent(new CustomEvent(`duke-${name}`, { bubbles: true, composed: true, detail }));
  }

  private credits({ embed, locale }: Words): void {
    const link = (className: string, text: string, address: string): HTMLAnchorElement => {
      const anchor = html('a', className, text);
      anchor.href = address;
      anchor.target = '_blank';
      anchor.rel = 'noopener';
      return anchor;
    };
    const deed = locale === 'zh' ? 'deed.zh-hans' : 'deed.en';
    this.credit.replaceChildren(
      link('home', embed('credit.name'), this.address(locale)),
      ' · ',
      link(
        'licence',
        embed('credit.licence'),
        `https://creativecommons.org/licenses/by/4.0/${deed}`,
      ),
    );
  }
}

/** Gives a class properties that read and write attributes of the same name; `true` for those that are on or off. */
export function reflect(
  target: { readonly prototype: HTMLElement },
  attributes: Readonly<Record<string, boolean>>,
): void {
  for (const [name, isSwitch] of Object.entries(attributes)) {
    Object.defineProperty(target.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return isSwitch ? this.hasAttribute(name) : this.getAttribute(name);
      },
      set(this: HTMLElement, value: unknown) {
        if (isSwitch) this.toggleAttribute(name, Boolean(value));
        else if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
}
