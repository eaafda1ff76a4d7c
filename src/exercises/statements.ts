// Machine-checked statements about a position, as `Claim` and `Quiz` carry them: reading them, and whether they hold.
import {
  type Action,
  actionActor,
  bagSize,
  canLevy,
  capturedTile,
  clonePosition,
  DRAW,
  formatAction,
  hasLegalAction,
  inGuard,
  isForbidden,
  isLegal,
  isManeuver,
  type Kind,
  legalManeuvers,
  levySquares,
  type Position,
  parseAction,
  play,
  type Side,
  type Square,
  squareName,
  tileAt,
  tileKind,
  tileSide,
  unwrap,
  whyForbidden,
  withSideToAct,
} from '../engine/index.ts';
import { compareFractions, type Fraction, solve, winChances } from '../solver/index.ts';
import { type Chance, chanceOf } from './odds.ts';
import { actionNamed, drawableKind, kindNamed, sideNamed, squareNamed, wordsOf } from './words.ts';

/** One statement. Actions are texts (SPEC §9); a maneuver is read as its owner's turn. */
export type Statement =
  | { readonly type: 'legal' | 'illegal'; readonly action: string }
  | { readonly type: 'forbidden'; readonly action: string; readonly by: Square | undefined }
  /** Exactly these maneuvers are legal, of the side to act or of the tile on one square; levies are left out. */
  | { readonly type: 'only'; readonly actions: readonly string[]; readonly of: Square | undefined }
  | { readonly type: 'guard' | 'no-guard' | 'levy' | 'no-levy' | 'lost'; readonly side: Side }
  | { readonly type: 'levy-squares'; readonly side: Side; readonly squares: readonly Square[] }
  | { readonly type: 'captures'; readonly action: string; readonly kind: Kind }
  | { readonly type: 'after'; readonly action: string; readonly statement: Statement }
  | {
      readonly type: 'chance';
      readonly side: Side;
      readonly kinds: readonly Kind[];
      readonly chance: Chance;
    }
  /** The side to act forces the win in this many of its turns, and in no fewer. */
  | { readonly type: 'wins'; readonly turns: number }
  /** The side to act cannot force the win within this many of its turns. */
  | { readonly type: 'no-win'; readonly turns: number }
  /** An action of the side to act, `@` or the best `maneuver` wins within this many turns with this chance (SPEC §10). */
  | {
      readonly type: 'win-chance';
      readonly turns: number;
      readonly action: string;
      readonly chance: Chance;
    };

/** In the place of an action: the maneuver that has the best chance. */
export const BEST_MANEUVER = 'maneuver';

const wrong = (text: string, expected: string): RangeError =>
  new RangeError(`“${text}” is no statement; expected ${expected}`);

function chanceNamed(text: string, fraction: string, form: string): Chance {
  const [, copies, total] = /^(\d+)\/([1-9]\d*)$/.exec(fraction) ?? [];
  if (copies === undefined) throw wrong(text, `“${form}”`);
  return { copies: Number(copies), total: Number(total) };
}

function readOne(text: string): Statement {
  const nested = /^after\s+(\S+?)\s*:\s+(.+)$/s.exec(text);
  if (nested !== null)
    return { type: 'after', action: nested[1] ?? '', statement: readOne((nested[2] ?? '').trim()) };
  const [type, ...rest] = wordsOf(text);
  const [first = '', second = '', third = ''] = rest;
  const needs = (count: number, form: string): void => {
    if (rest.length !== count) throw wrong(text, `“${form}”`);
  };
  switch (type) {
    case 'legal':
    case 'illegal':
      needs(1, `${type} b2b4`);
      return { type, action: first };
    case 'forbidden':
      if (rest.length !== 1 && !(rest.length === 3 && second === 'by'))
        throw wrong(text, '“forbidden b2b4” or “forbidden b2b4 by a5”');
      return { type, action: first, by: third === '' ? undefined : squareNamed(third) };
    case 'only': {
      const of = rest.at(-2) === 'of' ? squareNamed(rest.at(-1) ?? '') : undefined;
      const actions = of === undefined ? rest : rest.slice(0, -2);
      if (actions.length === 0) throw wrong(text, '“only b2b4 c1c3” or “only b2b4 b2c3 of b2”');
      return { type, actions, of };
    }
    case 'guard':
    case 'no-guard':
    case 'levy':
    case 'no-levy':
    case 'lost':
      needs(1, `${type} light`);
      return { type, side: sideNamed(first) };
    case 'levy-squares':
      return { type, side: sideNamed(first), squares: rest.slice(1).map(squareNamed) };
    case 'captures':
      needs(2, 'captures b2b4 footman');
      return { type, action: first, kind: kindNamed(second) };
    case 'chance':
      needs(3, 'chance light knight 1/16');
      return {
        type,
        side: sideNamed(first),
        kinds: second.split('+').map(drawableKind),
        chance: chanceNamed(text, third, 'chance light knight 1/16'),
      };
    case 'win-chance':
      needs(3, 'win-chance 3 @ 9/10');
      if (!/^[1-3]$/.test(first)) throw wrong(text, '“win-chance 3 @ 9/10”, from 1 to 3');
      return {
        type,
        turns: Number(first),
        action: second,
        chance: chanceNamed(text, third, 'win-chance 3 @ 9/10'),
      };
    case 'wins':
    case 'no-win':
      needs(1, `${type} 2`);
      if (!/^[1-9]$/.test(first)) throw wrong(text, `“${type} 2”, from 1 to 9`);
      return { type, turns: Number(first) };
    default:
      throw wrong(
        text,
        'one that begins with legal, illegal, forbidden, only, guard, no-guard, levy, no-levy, levy-squares, captures, after, chance, wins, no-win, win-chance or lost',
      );
  }
}

/** Reads statements that are separated by `;`. @throws Error that names what is wrong; one at least is expected. */
export function readStatements(text: string): Statement[] {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) throw wrong(text, 'one at least, such as “legal b2b4”');
  return parts.map(readOne);
}

const SIDES = ['Light', 'Dark'] as const;

const differs = (what: string, claimed: string, found: string): string | undefined =>
  claimed === found ? undefined : `${what}: claimed ${claimed}, found ${found}`;

const listed = (items: readonly string[]): string => [...items].sort().join(' ') || 'none';

/** “legal”, “forbidden” or “impossible”. */
function standing(position: Position, action: Action | undefined): string {
  if (action === undefined) return 'impossible';
  if (isManeuver(action) && isForbidden(position, action)) return 'forbidden';
  return isLegal(position, action) ? 'legal' : 'impossible';
}

/** The position after a legal action, or what is wrong with it. */
function played(position: Position, text: string): { next: Position; captured: Kind } | string {
  const named = actionNamed(position, text);
  const found = standing(named.position, named.action);
  if (named.action === undefined || found !== 'legal')
    return `${text}: claimed legal, found ${found}`;
  const next = clonePosition(named.position);
  const undo = play(next, named.action);
  return { next, captured: isManeuver(named.action) ? tileKind(capturedTile(undo)) : 0 };
}

/** The legal maneuvers of the side to act, or of the tile on a square as if it were its side's turn. */
function legalOf(position: Position, square: Square | undefined): Action[] {
  if (square === undefined) return legalManeuvers(position);
  const tile = tileAt(position, square);
  if (tile === 0) throw new RangeError(`no tile stands on ${squareName(square)}`);
  return legalManeuvers(withSideToAct(position, tileSide(tile))).filter(
    (action) => actionActor(action) === square,
  );
}

/**
 * What is wrong with a statement, in a sentence; `undefined` when it holds.
 * @throws Error for an action that is none, or of an empty square; and where the solver cannot be asked
 */
export function refuteStatement(position: Position, statement: Statement): string | undefined {
  switch (statement.type) {
    case 'legal':
    case 'illegal': {
      const named = actionNamed(position, statement.action);
      const found = standing(named.position, named.action);
      if (statement.type === 'illegal')
        return found === 'legal' ? differs(statement.action, 'illegal', 'legal') : undefined;
      return differs(statement.action, 'legal', found);
    }
    case 'forbidden':
      return refuteForbidden(position, statement.action, statement.by);
    case 'only':
      return differs(
        'the legal maneuvers',
        listed(statement.actions),
        listed(legalOf(position, statement.of).map(formatAction)),
      );
    case 'guard':
    case 'no-guard':
      return inGuard(position, statement.side) === (statement.type === 'guard')
        ? undefined
        : `${SIDES[statement.side]}: claimed ${statement.type}, found otherwise`;
    case 'levy':
    case 'no-levy':
      return canLevy(position, statement.side) === (statement.type === 'levy')
        ? undefined
        : `${SIDES[statement.side]}: claimed ${statement.type}, found otherwise`;
    case 'levy-squares': {
      const found = canLevy(position, statement.side) ? levySquares(position, statement.side) : [];
      return differs(
        `the levy squares of ${SIDES[statement.side]}`,
        listed(statement.squares.map(squareName)),
        listed(found.map(squareName)),
      );
    }
    case 'captures': {
      const result = played(position, statement.action);
      if (typeof result === 'string') return result;
      return result.captured === statement.kind
        ? undefined
        : `${statement.action}: it does not capture the kind that is claimed`;
    }
    case 'after': {
      const result = played(position, statement.action);
      if (typeof result === 'string') return result;
      const problem = refuteStatement(result.next, statement.statement);
      return problem === undefined ? undefined : `after ${statement.action}, ${problem}`;
    }
    case 'chance':
      return refuteChance(position, statement);
    case 'no-win': {
      const result = solve(position, { maxN: statement.turns, keyLimit: 1 });
      return result.status === 'win'
        ? differs('the forced win', `none in ${statement.turns}`, `a win in ${result.n}`)
        : undefined;
    }
    case 'win-chance':
      return refuteWinChance(position, statement);
    case 'wins': {
      const result = solve(position, { maxN: statement.turns, keyLimit: 1 });
      const found = result.status === 'win' ? `a win in ${result.n}` : 'none in so many';
      return differs('the forced win', `a win in ${statement.turns}`, found);
    }
    case 'lost':
      return hasLegalAction(withSideToAct(position, statement.side))
        ? `${SIDES[statement.side]}: claimed no legal action, found one`
        : undefined;
  }
}

function refuteForbidden(position: Position, text: string, by: Square | undefined) {
  const named = actionNamed(position, text);
  const found = standing(named.position, named.action);
  if (named.action === undefined || found !== 'forbidden') return differs(text, 'forbidden', found);
  if (by === undefined) return undefined;
  const actors = whyForbidden(named.position, named.action).map(({ actor }) => squareName(actor));
  return actors.includes(squareName(by))
    ? undefined
    : differs(`${text} is forbidden by`, squareName(by), listed([...new Set(actors)]));
}

function refuteChance(
  position: Position,
  { side, kinds, chance }: Extract<Statement, { type: 'chance' }>,
): string | undefined {
  if (bagSize(position, side) === 0) return `${SIDES[side]}: the bag is empty`;
  const found = chanceOf(position, side, kinds);
  return found.copies * chance.total === chance.copies * found.total
    ? undefined
    : differs('the chance', `${chance.copies}/${chance.total}`, `${found.copies}/${found.total}`);
}

/** More than enough for the positions of lessons; a claim that needs more is refused, not guessed. */
const CHANCE_BUDGET = 5_000_000;

function refuteWinChance(
  position: Position,
  { turns, action: text, chance }: Extract<Statement, { type: 'win-chance' }>,
): string | undefined {
  const asked =
    text === BEST_MANEUVER ? undefined : formatAction(unwrap(parseAction(position, text)));
  const found: Fraction[] = [];
  for (const one of winChances(position, { turns, budget: CHANCE_BUDGET })) {
    const isAsked = asked === undefined ? one.action !== DRAW : formatAction(one.action) === asked;
    if (isAsked && one.chance === undefined) return `${text}: its chance is too hard to find`;
    if (isAsked && one.chance !== undefined) found.push(one.chance);
  }
  const [best] = found.sort((a, b) => compareFractions(b, a));
  if (best === undefined) return `${text}: there is no such action`;
  return best.numerator * chance.total === best.denominator * chance.copies
    ? undefined
    : differs(
        `the chance of ${text}`,
        `${chance.copies}/${chance.total}`,
        `${best.numerator}/${best.denominator}`,
      );
}

/** What is wrong with statements about a position, a sentence each; empty when all hold. */
export const refuteStatements = (position: Position, text: string): string[] =>
  readStatements(text)
    .map((statement) => refuteStatement(position, statement))
    .filter((problem) => problem !== undefined);
