// The search's state for its dialog: loads the index once, answers the last thing typed, and says what is wrong.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import { type Answer, SearchEngine } from './engine.ts';

/** What the dialog shows. */
export type SearchState =
  | { readonly is: 'empty' }
  | { readonly is: 'loading' }
  | { readonly is: 'answered'; readonly typed: string; readonly answer: Answer }
  | { readonly is: 'failed'; readonly why: 'offline' | 'error' | 'unbuilt' };

/** Nothing is looked for until typing has rested for so long, in milliseconds. */
const REST = 120;

const engines = new Map<Locale, Promise<SearchEngine>>();

/** The engine of a language, loaded once; a failed load is tried again the next time. */
function engineOf(base: string, locale: Locale): Promise<SearchEngine> {
  const known = engines.get(locale);
  if (known !== undefined) return known;
  const loading = SearchEngine.load(base, locale);
  engines.set(locale, loading);
  loading.catch(() => engines.delete(locale));
  return loading;
}

const failure = (): SearchState => ({
  is: 'failed',
  why: import.meta.env.DEV ? 'unbuilt' : navigator.onLine ? 'error' : 'offline',
});

/**
 * Answers what is typed.
 * @param base the site's folder, with a slash at both ends
 * @returns the state, and what tries again after a failure
 */
export function useSearch(
  base: string,
  locale: Locale,
  typed: string,
): { readonly state: SearchState; readonly retry: () => void } {
  const [state, setState] = useState<SearchState>({ is: 'empty' });
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(0);
  const text = typed.trim();

  useEffect(() => {
    const number = ++asked.current;
    const show = (next: SearchState): void => {
      if (number === asked.current) setState(next);
    };
    const engine = engineOf(base, locale);
    if (text === '') {
      // The index is loaded while the first letters are typed; whether that fails is said at once.
      engine.then(
        () => show({ is: 'empty' }),
        () => show(failure()),
      );
      if (state.is !== 'failed') setState({ is: 'empty' });
      return;
    }
    setState((now) => (now.is === 'answered' ? now : { is: 'loading' }));
    const timer = setTimeout(() => {
      engine
        .then((ready) => ready.search(text))
        .then(
          (answer) => show({ is: 'answered', typed: text, answer }),
          () => show(failure()),
        );
    }, REST);
    return () => clearTimeout(timer);
  }, [base, locale, text, attempt]);

  return {
    state,
    retry: () => {
      setState({ is: 'loading' });
      setAttempt(attempt + 1);
    },
  };
}
