// Compares a puzzle's claims with what was proven.
import { formatPosition, parsePosition } from '../../engine/index.ts';
import { MOST_WINNERS } from '../../solver/mining/mine-game.ts';
import type { Puzzle } from '../../solver/puzzle.ts';
import type { Problem } from './problem.ts';
import type { ProveResult } from './prove-worker.ts';

/** Everything wrong with one puzzle's claims, given the result of proving its position. */
export function compareClaims(puzzle: Puzzle, { finding, sourceProblem }: ProveResult): Problem[] {
  const problems: Problem[] = [];
  const wrong = (claim: string, found: string): void => {
    problems.push({ where: puzzle.id, claim, found });
  };
  const position = parsePosition(puzzle.position);
  if (position.ok && formatPosition(position.value) !== puzzle.position)
    wrong(`the canonical position ${puzzle.position}`, formatPosition(position.value));
  if (sourceProblem !== undefined) wrong('a game that reaches the position', sourceProblem);
  switch (finding.status) {
    case 'unreadable':
      wrong(`the position ${puzzle.position}`, finding.message);
      break;
    case 'no-win':
      wrong(`a forced win in ${puzzle.n}`, `none within ${puzzle.n + 1}`);
      break;
    case 'out-of-budget':
      wrong(`a forced win in ${puzzle.n}`, 'no answer within the budget of nodes');
      break;
    case 'several-keys':
      if (finding.n !== puzzle.n) wrong(`n = ${puzzle.n}`, `n = ${finding.n}`);
      wrong(`the one key ${puzzle.key}`, `the keys ${finding.keys?.join(', ')}`);
      break;
    case 'proven': {
      const { claims } = finding;
      for (const field of ['n', 'key', 'ending', 'difficulty'] as const) {
        if (puzzle[field] !== claims[field])
          wrong(`${field} = ${puzzle[field]}`, `${field} = ${claims[field]}`);
      }
      if (puzzle.themes.join() !== claims.themes.join())
        wrong(`the themes ${puzzle.themes.join(', ')}`, claims.themes.join(', '));
      const most = Math.max(0, ...claims.winners.slice(1));
      if (most > MOST_WINNERS) {
        wrong(
          `at most ${MOST_WINNERS} winning actions at each later turn of the line`,
          `${most} at one of them`,
        );
      }
    }
  }
  return problems;
}
