// The search's dialog: a field with a list of results (the combobox pattern), all states said as well as shown.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import type { Part } from '../../search/excerpt.ts';
import { pageText } from '../page-text.ts';
import type { Answer, SearchResult } from './engine.ts';
import { ResultPicture } from './ResultPicture.tsx';
import { type SearchText, searchTextOf } from './search-text.ts';
import { type SearchState, useSearch } from './use-search.ts';

interface Props {
  readonly locale: Locale;
  /** The site's folder, with a slash at both ends. */
  readonly base: string;
  /** The address of the rules' contents. */
  readonly contents: string;
  /** Raised each time the dialog is to open. */
  readonly opened: number;
}

/** Longer questions are cut. */
const LONGEST = 200;

const LIST = 'search-results';
const optionId = (index: number): string => `search-result-${index}`;

/** The dialog. It opens when `opened` rises, and gives the focus back when it closes. */
export function SearchDialog({ locale, base, contents, opened }: Props) {
  const t = searchTextOf(locale);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const { state, retry } = useSearch(base, locale, typed);
  const results = state.is === 'answered' ? state.answer.results : [];

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    field.current?.select();
  }, [opened]);
  useEffect(() => setActive(-1), [state]);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const close = (): void => dialog.current?.close();
  const type = (text: string): void => {
    setTyped(text);
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      // Some browsers would empty the field first; the words are kept for the next time instead.
      event.preventDefault();
      close();
    }
    if (results.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // From the field up is the last, from the last down is the field again.
      setActive((now) => ((now + 1 + step + results.length + 1) % (results.length + 1)) - 1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(optionId(Math.max(active, 0)))?.click();
    }
  };

  return (
    <dialog
      class="search-dialog"
      ref={dialog}
      aria-label={t('title')}
      // A press beside it closes it, in browsers that know how.
      {...{ closedby: 'any' }}
    >
      <div class="search-box">
        <div class="search-head">
          <svg class="search-glass" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.3 15.3 20.5 20.5" />
          </svg>
          <input
            ref={field}
            type="search"
            role="combobox"
            aria-label={t('label')}
            aria-expanded={results.length > 0}
            aria-controls={LIST}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            placeholder={t('hint')}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            enterkeyhint="go"
            maxLength={LONGEST}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" class="search-close" aria-label={t('close')} onClick={close}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        <p class="search-status" role="status">
          {statusText(state, t)}
        </p>
        <div class="search-body">
          <div id={LIST} role="listbox" aria-label={t('results')} hidden={results.length === 0}>
            {results.map((result, index) => (
              <Option
                key={result.url}
                {...{ result, t, locale }}
                id={optionId(index)}
                isActive={index === active}
                onChosen={close}
              />
            ))}
          </div>
          {state.is === 'empty' && <Start t={t} onExample={type} />}
          {state.is === 'failed' && state.why === 'error' && (
            <button type="button" class="button quiet" onClick={retry}>
              {t('retry')}
            </button>
          )}
          {(state.is === 'failed' || (state.is === 'answered' && results.length === 0)) && (
            <p class="search-help">
              {state.is === 'answered' && <span>{t('none.help')} </span>}
              <a href={contents} onClick={close}>
                {t('contents')}
              </a>
            </p>
          )}
        </div>
        <p class="search-keys" aria-hidden="true">
          {t('keys')}
        </p>
      </div>
    </dialog>
  );
}

/** What is said of a state, in a sentence or two. */
function statusText(state: SearchState, t: SearchText): string {
  switch (state.is) {
    case 'empty':
      return '';
    case 'loading':
      return t('searching');
    case 'failed':
      return t(state.why);
    case 'answered':
      return answerText(state.answer, state.typed, t);
  }
}

function answerText(
  { results, count, partial, meant }: Answer,
  typed: string,
  t: SearchText,
): string {
  if (count === 0) return t('none', { typed });
  return [
    partial ? t('partial') : '',
    results.length < count
      ? t('count.some', { count, shown: results.length })
      : t.count('count', count),
    ...meant.map(({ typed, words }) =>
      t('meant', { typed, words: words.map((word) => t('quoted', { word })).join(t('or')) }),
    ),
    navigator.onLine ? '' : t('offline.results'),
  ]
    .filter(Boolean)
    .join(t('between'));
}

const Parts = ({ parts }: { readonly parts: readonly Part[] }) => (
  <>{parts.map(({ text, marked }) => (marked ? <mark>{text}</mark> : text))}</>
);

interface OptionProps {
  readonly result: SearchResult;
  readonly locale: Locale;
  readonly t: SearchText;
  readonly id: string;
  readonly isActive: boolean;
  readonly onChosen: () => void;
}

/** A result: a link, which the list chooses and a mouse may open elsewhere. */
function Option({ result, locale, t, id, isActive, onChosen }: OptionProps) {
  const { kind, url, title, section, excerpt, position, bottom } = result;
  return (
    // The field keeps the focus and says by id which option is active, so that none needs to be reached by Tab.
    <a
      class="search-option"
      role="option"
      id={id}
      href={url}
      tabIndex={-1}
      aria-selected={isActive}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChosen();
      }}
    >
      <ResultPicture {...{ position, bottom }} text={pageText(locale)} />
      <span class="search-words">
        <span class="search-kind">{t(`kind.${kind}`)}</span>
        <span class="search-title">
          <Parts parts={title} />
          {section.length > 0 && (
            <>
              {' › '}
              <Parts parts={section} />
            </>
          )}
        </span>
        <span class="search-excerpt">
          <Parts parts={excerpt} />
        </span>
      </span>
    </a>
  );
}

/** What can be searched, with examples to try. */
const Start = ({ t, onExample }: { t: SearchText; onExample: (text: string) => void }) => (
  <div class="search-start">
    <p>{t('start')}</p>
    <p class="search-examples">
      <span>{t('examples')}</span>
      {([1, 2, 3] as const).map((number) => (
        <button type="button" onClick={() => onExample(t(`example.${number}`))}>
          {t(`example.${number}`)}
        </button>
      ))}
    </p>
  </div>
);
