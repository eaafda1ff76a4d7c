// Puts the answers for single words together: what has most of them, what fits best first.

/** What was found of one word: for each record, by its name, how well it fits. */
export type Scores = ReadonlyMap<string, number>;

/** Records in order. */
export interface Merged {
  /** Their names, what fits best first. */
  readonly ids: readonly string[];
  /** Whether no record has all words, so that these have most of them. */
  readonly partial: boolean;
}

/**
 * Merges the scores of several groups of words.
 * @param groups for each group the scores of each of its words: any of them will do, the best counts
 */
export function mergeScores(groups: readonly (readonly Scores[])[]): Merged {
  const sums = new Map<string, { groups: number; score: number }>();
  for (const group of groups) {
    const best = new Map<string, number>();
    for (const scores of group)
      for (const [id, score] of scores) best.set(id, Math.max(score, best.get(id) ?? 0));
    for (const [id, score] of best) {
      const sum = sums.get(id) ?? { groups: 0, score: 0 };
      sums.set(id, { groups: sum.groups + 1, score: sum.score + score });
    }
  }
  const most = Math.max(0, ...[...sums.values()].map(({ groups }) => groups));
  // Less than half of what was asked is no answer.
  if (most * 2 < groups.length) return { ids: [], partial: false };
  const ids = [...sums]
    .filter(([, sum]) => sum.groups === most)
    .sort(([a, one], [b, two]) => two.score - one.score || (a < b ? -1 : 1))
    .map(([id]) => id);
  return { ids, partial: most > 0 && most < groups.length };
}
