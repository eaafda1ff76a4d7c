// Chooses from mined puzzles those that go into the bank: the best looking, of as many sorts as there are.
import {
  type Action,
  actionActor,
  actionMark,
  canLevy,
  DRAW,
  kindInfo,
  legalManeuvers,
  parseAction,
  parsePosition,
  tileAt,
  tileKind,
  unwrap,
} from '../../engine/index.ts';
import type { Theme } from '../../solver/index.ts';
import type { MinedPuzzle } from '../../solver/mining/mine-game.ts';
import { Likeness } from './duplicates.ts';

/** How many puzzles of each N a bank should have; others are not taken. */
export type Quotas = Readonly<Record<number, number>>;

/** What tells a puzzle's sort, and how good it looks on its own. */
interface Judged {
  readonly puzzle: MinedPuzzle;
  /** The puzzle counts towards each of these; the fewer chosen of a sort, the more one more of it is worth. */
  readonly sorts: readonly string[];
  readonly merit: number;
}

/** What a theme adds to a puzzle's merit. */
const CHARM: Partial<Record<Theme, number>> = {
  'quiet-key': 3,
  levy: 12,
  command: 6,
  strike: 3,
  'jump-slide': 3,
  sacrifice: 2.5,
  'waiting-move': 4,
  'discovered-attack': 3,
  'double-attack': 2,
  'pinned-defender': 2,
  'block-levy': 1.5,
  'no-draw-saves': 0.5,
  'flip-matters': 0.5,
  'duke-key': 1,
  'long-shot': 1.5,
  'final-command': 2,
  'capture-key': -2.5,
};

/** With fewer first actions than this there is little to find. */
const FEWEST_ACTIONS = 4;

const hasChoice = (puzzle: MinedPuzzle): boolean => {
  const position = unwrap(parsePosition(puzzle.position));
  const levy = canLevy(position, position.side) ? 1 : 0;
  return legalManeuvers(position).length + levy >= FEWEST_ACTIONS;
};

/** The kind of the tile whose mark the key uses; `undefined` for the levy. */
function keyKind(puzzle: MinedPuzzle): { action: Action; letter: string | undefined } {
  const position = unwrap(parsePosition(puzzle.position));
  const action = unwrap(parseAction(position, puzzle.key));
  if (action === DRAW) return { action, letter: undefined };
  return { action, letter: kindInfo(tileKind(tileAt(position, actionActor(action)))).letter };
}

function judge(puzzle: MinedPuzzle): Judged {
  const position = unwrap(parsePosition(puzzle.position));
  const tiles = position.board.filter((tile) => tile !== 0).length;
  const { action, letter } = keyKind(puzzle);
  const mark = action === DRAW ? 'levy' : (actionMark(action) as string);
  const exact = puzzle.winners.every((count) => count === 1);
  const quiet = puzzle.themes.includes('quiet-key');
  const captures = puzzle.themes.includes('capture-key');
  const manner = quiet ? 'quiet' : captures ? 'capture' : 'guard';
  let merit = exact ? 3 : 0;
  for (const theme of puzzle.themes) merit += CHARM[theme] ?? 0;
  // A board with a handful of tiles to a dozen reads at a glance; a crowd hides the idea.
  merit -= 0.6 * Math.max(0, tiles - 12) + 0.8 * Math.max(0, 5 - tiles);
  if (puzzle.ending !== 'capture') merit += 0.5;
  const sorts = [
    `kind ${letter ?? '@'}`,
    `mark ${mark}`,
    `kind ${letter ?? '@'} in ${puzzle.n}`,
    `manner ${manner} in ${puzzle.n}`,
    `manner ${manner} by ${mark}`,
    `ending ${puzzle.ending} in ${puzzle.n}`,
    `side ${position.side} in ${puzzle.n}`,
  ];
  return { puzzle, sorts, merit };
}

/** How much the commonness of a puzzle's sorts weighs against its merit. */
const BALANCE = 9;

/**
 * Chooses puzzles for a bank, none too much like another or like those there already.
 * @param mined what was mined, merged. @param quotas how many of each N there should be in all.
 * @param present what the bank has, as read with its lines.
 */
export function choosePuzzles(
  mined: readonly MinedPuzzle[],
  quotas: Quotas,
  present: readonly (MinedPuzzle & { readonly id: string })[] = [],
): MinedPuzzle[] {
  const chosen: MinedPuzzle[] = [];
  const counts = new Map<string, number>();
  const taken = new Map<number, number>();
  const likeness = new Likeness();
  const take = (judged: Judged, id: string): boolean => {
    if (likeness.add({ ...judged.puzzle, id }) !== undefined) return false;
    const { n } = judged.puzzle;
    taken.set(n, (taken.get(n) ?? 0) + 1);
    for (const sort of judged.sorts) counts.set(sort, (counts.get(sort) ?? 0) + 1);
    return true;
  };
  for (const puzzle of present) take(judge(puzzle), puzzle.id);
  const rest = new Set(
    mined.filter((puzzle) => quotas[puzzle.n] !== undefined && hasChoice(puzzle)).map(judge),
  );
  const worth = ({ puzzle, sorts, merit }: Judged): number => {
    const share = (sort: string): number => {
      const total = sort.includes(' in ') ? (taken.get(puzzle.n) ?? 0) : chosen.length;
      return (counts.get(sort) ?? 0) / (total + 10);
    };
    return merit - BALANCE * sorts.reduce((sum, sort) => sum + share(sort), 0);
  };
  // The deepest first: they are the fewest, and of one game only one puzzle of each N is taken anyway.
  for (const n of Object.keys(quotas)
    .map(Number)
    .sort((a, b) => b - a)) {
    const open = [...rest].filter(({ puzzle }) => puzzle.n === n);
    while (open.length > 0 && (taken.get(n) ?? 0) < (quotas[n] as number)) {
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      open.forEach((judged, index) => {
        const value = worth(judged);
        if (value > most) {
          most = value;
          best = index;
        }
      });
      const [judged] = open.splice(best, 1) as [Judged];
      if (take(judged, `${judged.puzzle.seed}/${judged.puzzle.game}`)) chosen.push(judged.puzzle);
    }
  }
  return chosen;
}
