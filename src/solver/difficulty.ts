// How hard a puzzle is, from what can be measured. The formula is explained in puzzles/README.md.
import { type Action, DRAW, EMPTY, inGuard, play, tileAt, unplay } from '../engine/index.ts';
import type { ForcedWins } from './forced-wins.ts';
import { countRefutations } from './line.ts';
import type { Theme } from './themes.ts';

/** The bands from easiest to hardest; their names in each language are in content/ui. */
export const BANDS = ['gentle', 'steady', 'tricky', 'hard', 'fierce'] as const;

/** One of the five bands. */
export type Band = (typeof BANDS)[number];

/** The lowest difficulty of each band but the first. */
export const BAND_FLOORS: readonly number[] = [1150, 1450, 1700, 2000];

/** The band of a difficulty. */
export const bandOf = (difficulty: number): Band =>
  BANDS[BAND_FLOORS.filter((floor) => difficulty >= floor).length] as Band;

/** Refuting replies are counted up to this: a try that more replies refute tempts nobody for long. */
const COUNTED = 3;

/** At most this many tempting tries count. */
const MOST_TRIES = 6;

/** Does the action look forcing: a capture, or a threat to the Duke? */
function isForcing(wins: ForcedWins, action: Action): boolean {
  if (action === DRAW) return false;
  const { position } = wins;
  if (tileAt(position, action & 63) !== EMPTY) return true;
  const undo = play(position, action);
  const guard = inGuard(position, position.side);
  unplay(position, action, undo);
  return guard;
}

/**
 * The difficulty of a position with one key, a whole number, most often from 700 to 3000.
 * @param turns the smallest N. @param themes the position's themes.
 */
export function rateDifficulty(
  wins: ForcedWins,
  key: Action,
  turns: number,
  themes: readonly Theme[],
): number {
  const actions = wins.attackerActions();
  const tries = actions.filter((action) => action !== key && isForcing(wins, action));
  let temptation = 0;
  for (const action of tries) {
    if (turns === 1) break;
    temptation += 1 / countRefutations(wins, action, turns, COUNTED);
  }
  const has = (theme: Theme): number => (themes.includes(theme) ? 1 : 0);
  const score =
    250 +
    300 * turns +
    60 * Math.log2(actions.length) +
    70 * Math.min(temptation, MOST_TRIES) +
    250 * has('quiet-key') +
    150 * has('sacrifice') +
    150 * has('waiting-move') +
    100 * has('discovered-attack') +
    100 * has('command') -
    120 * has('capture-key');
  return Math.round(score / 10) * 10;
}
