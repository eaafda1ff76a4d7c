// The line and the proof of a win that was found here, in the explorer that puzzles have.
import { useEffect, useMemo } from 'preact/hooks';
import { languageTags } from '../../i18n/locales.ts';
import type { FoundWin } from '../../workers/analysis-answers.ts';
import { SolverClient } from '../../workers/solver-client.ts';
import { ProofPanel } from '../puzzles/ProofPanel.tsx';
import { puzzleTextOf } from '../puzzles/puzzle-text.ts';
import type { Words } from './analysis-text.ts';

/** What it is about. */
export interface WinProofProps {
  readonly found: FoundWin;
  readonly position: string;
  readonly words: Words;
  /** How much is played after the position. */
  readonly shown: number;
  readonly onView: (line: readonly string[]) => void;
}

/** The explorer. */
export function WinProof({ found, position, words, shown, onView }: WinProofProps) {
  const { locale, say, text } = words;
  const client = useMemo(() => new SolverClient(), []);
  useEffect(() => () => client.cancel(), []);
  const { n, line, winners, firstActions, nodes } = found;
  return (
    <ProofPanel
      run={{ shown, view: onView, client }}
      words={{ board: text, puzzle: puzzleTextOf(locale) }}
      page={{
        ...{ position, n, line, winners },
        // The one that the line begins with.
        key: found.keys.find((key) => key === line[0]) ?? found.keys[0] ?? '@',
        firstActions: Object.fromEntries(firstActions.map((action) => [action, undefined])),
        positions: nodes,
      }}
      effort={say('win.effort', { positions: nodes.toLocaleString(languageTags[locale]) })}
    />
  );
}
