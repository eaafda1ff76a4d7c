// Everything that a puzzle claims about its position, found from the position alone; and what a page needs to answer at once.
import {
  type Action,
  clonePosition,
  formatAction,
  inGuard,
  kindInfo,
  type Position,
} from '../engine/index.ts';
import { rateDifficulty } from './difficulty.ts';
import { ForcedWins } from './forced-wins.ts';
import { bestDefenceLine, type Ending, type Line, refutation } from './line.ts';
import { prove } from './proof.ts';
import { checkProof } from './proof-check.ts';
import { OutOfBudget } from './search.ts';
import type { DistanceTable } from './table.ts';
import { findThemes, type Theme } from './themes.ts';

/** What was proven of a position with exactly one key. */
export interface Claims {
  readonly n: number;
  /** Canonical text, `@` for the levy. */
  readonly key: string;
  readonly ending: Ending;
  readonly themes: readonly Theme[];
  readonly difficulty: number;
  /** The best-defence line as texts, levies with their kind and square. */
  readonly line: readonly string[];
  /** How many actions win at each of the attacker's turns on the line. */
  readonly winners: readonly number[];
  /**
   * For each legal first action, in notation order, what refutes it: a reply, for `@` the letter of a kind, or `null`
   * for the key, which nothing refutes.
   */
  readonly refutations: Readonly<Record<string, string | null>>;
  /** Is the attacker in Guard at the start? */
  readonly guard: boolean;
}

/** What was found: the claims, or why the position is no puzzle. */
export type Finding =
  | { readonly status: 'proven'; readonly claims: Claims; readonly nodes: number }
  | {
      readonly status: 'no-win' | 'out-of-budget' | 'several-keys';
      readonly nodes: number;
      readonly n?: number;
      readonly keys?: readonly string[];
    };

const refutationText = (wins: ForcedWins, action: Action, turns: number): string => {
  const found = refutation(wins, action, turns);
  return found.type === 'reply' ? formatAction(found.reply) : kindInfo(found.kind).letter;
};

/**
 * Finds everything a puzzle claims: the smallest N up to `maxN`, its one key, ending, themes, difficulty, line and
 * refutations; the proof is built and walked by the checker.
 * @param budget nodes that the search may visit in all.
 * @throws Error when the checker refuses the proof: then the solver is wrong.
 */
export function findClaims(
  position: Position,
  maxN: number,
  budget: number,
  table?: DistanceTable,
): Finding {
  const wins = new ForcedWins(clonePosition(position), position.side, table);
  wins.allow(budget);
  try {
    let n = 0;
    let keys: Action[] = [];
    while (keys.length === 0) {
      if (++n > maxN) return { status: 'no-win', nodes: wins.nodes };
      keys = wins.winningActions(n);
    }
    const [key] = keys as [Action];
    if (keys.length > 1)
      return { status: 'several-keys', n, keys: keys.map(formatAction), nodes: wins.nodes };
    const wrong = checkProof(position, prove(wins, n, key));
    if (wrong !== undefined) throw wrong;
    const line = bestDefenceLine(wins, n, keys);
    const themes = findThemes(wins, key, n, line);
    const refutations: Record<string, string | null> = {};
    for (const action of wins.attackerActions())
      refutations[formatAction(action)] = action === key ? null : refutationText(wins, action, n);
    const claims = {
      n,
      key: formatAction(key),
      ending: line.ending,
      themes,
      difficulty: rateDifficulty(wins, key, n, themes),
      ...lineTexts(line),
      refutations,
      guard: inGuard(position, position.side),
    };
    return { status: 'proven', claims, nodes: wins.nodes };
  } catch (error) {
    if (error instanceof OutOfBudget) return { status: 'out-of-budget', nodes: wins.nodes };
    throw error;
  }
}

const lineTexts = (line: Line): Pick<Claims, 'line' | 'winners'> => ({
  line: line.actions.map(formatAction),
  winners: line.attackerTurns.map((turn) => turn.winners),
});
