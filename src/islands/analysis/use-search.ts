// A question to the analysis worker: running, stopped, answered; what was found for a position is kept for coming back.
import { useEffect, useRef, useState } from 'preact/hooks';
import type {
  AnalysisAnswers,
  AnalysisParts,
  AnalysisQuestion,
} from '../../workers/analysis-answers.ts';
import { askAnalysis } from '../../workers/analysis-client.ts';
import { NoAnswer } from '../../workers/no-answer.ts';

type Type = AnalysisQuestion['type'];

/** How a search stands. */
export interface Search<Asked extends Type> {
  readonly status: 'running' | 'done' | 'stopped' | 'unavailable' | 'failed';
  readonly question: AnalysisQuestion & { readonly type: Asked };
  /** What came so far. */
  readonly parts: readonly AnalysisParts[Asked][];
  readonly answer: AnalysisAnswers[Asked] | undefined;
}

/** A search and what can be done with it. */
export interface Searching<Asked extends Type> {
  /** The one for this key; `undefined` where none was begun. */
  readonly search: Search<Asked> | undefined;
  ask(question: AnalysisQuestion & { readonly type: Asked }): void;
  stop(): void;
}

/**
 * Searches, one for each key; that of another key is ended when the key changes, and what it had found is forgotten.
 * @param key what the answer depends on: the position, and what else the panel lets its reader choose
 */
export function useSearch<Asked extends Type>(key: string): Searching<Asked> {
  const kept = useRef(new Map<string, Search<Asked>>());
  const running = useRef<{ readonly key: string; readonly controller: AbortController }>();
  const [, redraw] = useState(0);

  const end = (): void => {
    running.current?.controller.abort();
    running.current = undefined;
  };
  useEffect(() => {
    const other = running.current;
    if (other === undefined || other.key === key) return;
    kept.current.delete(other.key);
    end();
  }, [key]);
  useEffect(() => end, []);

  async function ask(question: AnalysisQuestion & { readonly type: Asked }): Promise<void> {
    end();
    const controller = new AbortController();
    running.current = { key, controller };
    let now: Search<Asked> = { status: 'running', question, parts: [], answer: undefined };
    const set = (next: Partial<Search<Asked>>): void => {
      if (running.current?.controller !== controller) return;
      now = { ...now, ...next };
      kept.current.set(key, now);
      redraw((count) => count + 1);
    };
    set({});
    try {
      const answer = await askAnalysis<Asked>(
        question,
        (part) => set({ parts: [...now.parts, part] }),
        controller.signal,
      );
      set({ status: 'done', answer });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      set({ status: error.reason === 'cancelled' ? 'stopped' : error.reason });
    }
    if (running.current?.controller === controller) running.current = undefined;
  }

  return {
    search: kept.current.get(key),
    ask: (question) => void ask(question),
    stop: () => running.current?.controller.abort(),
  };
}
