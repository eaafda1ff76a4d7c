// Does a puzzle's game begin with a legal setup and reach its position by the rules alone (SPEC §6, §7)?
import {
  allSetups,
  formatAction,
  formatPosition,
  parsePosition,
  replay,
  startPosition,
} from '../../engine/index.ts';
import type { PuzzleSource } from '../../solver/puzzle.ts';

const SETUPS = new Set(
  allSetups(0).flatMap((light) =>
    allSetups(1).map((dark) => formatPosition(startPosition(light, dark))),
  ),
);

/** What is wrong with a source game that is claimed to reach `position`; `undefined` when nothing is. */
export function checkSource(position: string, source: PuzzleSource): string | undefined {
  if (!SETUPS.has(source.start)) return `a start that is no legal setup: ${source.start}`;
  const start = parsePosition(source.start);
  if (!start.ok) return start.error.message;
  const game = replay(start.value, source.actions);
  if (!game.ok) return game.error.message;
  const { actions, position: reached, result } = game.value;
  if (actions.map(formatAction).join(' ') !== source.actions)
    return 'actions that are not separated by single spaces';
  if (formatPosition(reached) !== position) return `the position ${formatPosition(reached)}`;
  return result === undefined ? undefined : `a game that is over (${result.reason})`;
}
