// Checks what the rules reference says about its diagrams against the engine (SPEC §§3–7).
import {
  actionActor,
  allSetups,
  canLevy,
  clonePosition,
  commandZone,
  dukeOf,
  EMPTY,
  findPlayable,
  formatAction,
  formatPosition,
  hasLegalAction,
  inGuard,
  isForbidden,
  isManeuver,
  legalManeuvers,
  levySquares,
  type Position,
  parsePosition,
  play,
  type Side,
  type Square,
  squareByOffset,
  squareFromName,
  squareName,
  startPosition,
  threatsToDuke,
  tileAt,
  tileMarks,
  tileSide,
  whyForbidden,
  withSideToAct,
} from '../engine/index.ts';
import type { Claims, Diagram, SideName } from './diagram-types.ts';

const SIDE_NAMES: readonly SideName[] = ['light', 'dark'];
const sideOf = (name: SideName): Side => (name === 'light' ? 0 : 1);

/** A list in one order, so that two can be compared and shown. */
const listed = (items: Iterable<string>): string => [...items].sort().join(' ') || 'none';

const namesOf = (squares: readonly Square[]): string => listed(squares.map(squareName));

/** What is wrong with one claim, as sentences; empty when it holds. */
type Check<Claim> = (position: Position, claim: Claim) => string[];

const differs = (what: string, claimed: string, found: string): string[] =>
  claimed === found ? [] : [`${what}: claimed ${claimed}, found ${found}`];

function squareNamed(name: string): Square {
  const square = squareFromName(name);
  if (square === undefined) throw new RangeError(`"${name}" is not a square`);
  return square;
}

/** The position as it is when the side of the tile on this square is to act. */
function ownerToAct(position: Position, square: Square): Position {
  const tile = tileAt(position, square);
  if (tile === EMPTY) throw new RangeError(`${squareName(square)} is empty`);
  return withSideToAct(position, tileSide(tile));
}

/** “legal”, “forbidden” or “impossible”. */
function standing(position: Position, text: string): string {
  const action = findPlayable(position, text);
  if (action === undefined) return 'impossible';
  return isManeuver(action) && isForbidden(position, action) ? 'forbidden' : 'legal';
}

const legalActionsOf = (position: Position, square: Square): string =>
  listed(
    legalManeuvers(ownerToAct(position, square))
      .filter((action) => actionActor(action) === square)
      .map(formatAction),
  );

/** The squares that the face showing names on the board, whatever stands there. */
const marksOnBoard = (position: Position, square: Square): Square[] => {
  const tile = tileAt(ownerToAct(position, square), square);
  return Object.values(tileMarks(tile))
    .flat()
    .map((offset) => squareByOffset(square, offset, tileSide(tile)))
    .filter((target) => target !== undefined);
};

/** Whether a Duke was captured: one side has none. */
const dukeMissing = (position: Position): boolean =>
  dukeOf(position, 0) === undefined || dukeOf(position, 1) === undefined;

const isSetup = (position: Position, mirrored: boolean): boolean =>
  allSetups(0).some((light) =>
    mirrored
      ? formatPosition(startPosition(light)) === formatPosition(position)
      : allSetups(1).some(
          (dark) => formatPosition(startPosition(light, dark)) === formatPosition(position),
        ),
  );

const CHECKS: { readonly [Name in keyof Claims]-?: Check<NonNullable<Claims[Name]>> } = {
  guard: (position, claim) =>
    differs(
      'in Guard',
      listed(claim),
      listed(SIDE_NAMES.filter((name) => inGuard(position, sideOf(name)))),
    ),
  legal: (position, claim) =>
    claim.flatMap((text) => differs(text, 'legal', standing(position, text))),
  impossible: (position, claim) =>
    claim.flatMap((text) => differs(text, 'impossible', standing(position, text))),
  forbidden: (position, claim) =>
    Object.entries(claim).flatMap(([text, by]) => {
      const action = findPlayable(position, text);
      if (action === undefined || standing(position, text) !== 'forbidden')
        return differs(text, 'forbidden', standing(position, text));
      const capturers = new Set(whyForbidden(position, action).map(({ actor }) => actor));
      return differs(`${text} is forbidden by`, by, namesOf([...capturers]));
    }),
  only: (position, claim) =>
    Object.entries(claim).flatMap(([name, actions]) =>
      differs(
        `legal maneuvers of ${name}`,
        listed(actions),
        legalActionsOf(position, squareNamed(name)),
      ),
    ),
  threats: (position, claim) =>
    Object.entries(claim).flatMap(([name, squares]) => {
      const threats = threatsToDuke(position, sideOf(name as SideName));
      const actors = new Set(threats.map(({ actor }) => actor));
      return differs(`threats to the ${name} Duke`, listed(squares), namesOf([...actors]));
    }),
  levySquares: (position, claim) =>
    Object.entries(claim).flatMap(([name, squares]) => {
      const side = sideOf(name as SideName);
      const found = canLevy(position, side) ? levySquares(position, side) : [];
      return differs(`levy squares of ${name}`, listed(squares), namesOf(found));
    }),
  stuck: (position, claim) =>
    claim.flatMap((name) =>
      differs(
        `marks of ${name} on the board`,
        'none',
        namesOf(marksOnBoard(position, squareNamed(name))),
      ),
    ),
  zone: (position, claim) =>
    Object.entries(claim).flatMap(([name, squares]) => {
      const square = squareNamed(name);
      const zone = commandZone(tileAt(position, square), square);
      return differs(`command zone of ${name}`, listed(squares), namesOf(zone));
    }),
  setup: (position, claim) => {
    const found = isSetup(position, true) ? 'mirrored' : isSetup(position, false) ? 'free' : 'none';
    return differs('setup', claim, found);
  },
  result: (position, claim) => {
    const found = dukeMissing(position)
      ? 'duke-captured'
      : hasLegalAction(position)
        ? 'none'
        : 'no-legal-action';
    return differs('result', claim, found);
  },
  ifToAct: (position, claim) =>
    Object.entries(claim).flatMap(([name, claims]) =>
      checkClaims(withSideToAct(position, sideOf(name as SideName)), claims).map(
        (problem) => `with ${name} to act, ${problem}`,
      ),
    ),
  after: (position, claim) =>
    claim.flatMap(({ play: text, ...claims }) => {
      const action = findPlayable(position, text);
      if (action === undefined || standing(position, text) !== 'legal')
        return differs(text, 'legal', standing(position, text));
      const next = clonePosition(position);
      play(next, action);
      return checkClaims(next, claims).map((problem) => `after ${text}, ${problem}`);
    }),
};

/**
 * Checks statements about a position.
 * @returns a sentence for each that is wrong; empty when all hold
 * @throws RangeError for a claim of an unknown kind, or one about a square that is none or empty
 */
export function checkClaims(position: Position, claims: Claims): string[] {
  return Object.entries(claims).flatMap(([name, claim]) => {
    if (!Object.hasOwn(CHECKS, name)) throw new RangeError(`there is no claim "${name}"`);
    return (CHECKS[name as keyof Claims] as Check<unknown>)(position, claim);
  });
}

/**
 * Reads a diagram's position and checks all its claims.
 * @param where what to call the diagram in an error: its file, name and rule
 * @throws Error that names the diagram and every claim that is wrong
 */
export function verifiedPosition(diagram: Diagram, where: string): Position {
  const parsed = parsePosition(diagram.position);
  if (!parsed.ok) throw new Error(`${where}: ${parsed.error.message}`);
  const problems = checkClaims(parsed.value, diagram.claims);
  if (problems.length > 0) throw new Error(`${where}: ${problems.join('; ')}`);
  return parsed.value;
}
