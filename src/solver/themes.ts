// What a puzzle is about, found from its key, its best-defence line and the search. puzzles/README.md explains each theme.
import {
  type Action,
  actionActor,
  actionFrom,
  actionMark,
  actionTo,
  attacksFrom,
  bagSize,
  canLevy,
  DRAW,
  DUKE,
  EMPTY,
  fileOf,
  flipTile,
  forbiddenManeuvers,
  inGuard,
  isManeuver,
  legalLevies,
  legalManeuvers,
  levySquares,
  type Mark,
  type Position,
  play,
  putTile,
  rankOf,
  type Side,
  type Square,
  setSideToAct,
  takeTile,
  tileAt,
  tileKind,
  tilesOf,
  unplay,
} from '../engine/index.ts';
import type { ForcedWins } from './forced-wins.ts';
import type { Line } from './line.ts';

/** Every theme, in the order in which a puzzle lists its own. */
export const THEMES = [
  'move',
  'jump',
  'slide',
  'jump-slide',
  'strike',
  'command',
  'levy',
  'capture-key',
  'quiet-key',
  'duke-key',
  'sacrifice',
  'discovered-attack',
  'double-attack',
  'flip-matters',
  'pinned-defender',
  'block-levy',
  'waiting-move',
  'no-draw-saves',
  'long-shot',
  'final-strike',
  'final-command',
] as const;

/** One of the themes. */
export type Theme = (typeof THEMES)[number];

const KEY_THEMES: Readonly<Record<Mark, Theme>> = {
  move: 'move',
  jump: 'jump',
  slide: 'slide',
  jumpSlide: 'jump-slide',
  strike: 'strike',
  command: 'command',
};

/** Squares between the two, diagonals counted as one step. */
const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

/** A key that reaches this far is a long shot. */
const LONG = 4;

/** The squares of the side's tiles that could capture on `target` now. */
function attackersOf(position: Position, side: Side, target: Square): Square[] {
  const { occupancy } = position;
  return tilesOf(position, side).filter((origin) =>
    attacksFrom(
      position,
      origin,
      target,
      occupancy[0]! | occupancy[2]!,
      occupancy[1]! | occupancy[3]!,
      occupancy[side * 2]!,
      occupancy[side * 2 + 1]!,
    ),
  );
}

/** How far an action goes or shoots. */
const reachOf = (action: Action): number => distance(actionFrom(action), actionTo(action));

/** Does the maneuver capture nothing and give no Guard? The levy before its draw counts as quiet. */
export function isQuiet(position: Position, action: Action): boolean {
  if (action === DRAW) return true;
  if (tileAt(position, actionTo(action)) !== EMPTY) return false;
  const undo = play(position, action);
  const guard = inGuard(position, position.side);
  unplay(position, action, undo);
  return !guard;
}

/** Where the tile that flips stands after a maneuver. */
const flippedSquare = (action: Action): Square =>
  actionMark(action) === 'command' || actionMark(action) === 'strike'
    ? actionActor(action)
    : actionTo(action);

/** Is there a maneuver that does not win, but would if the tile that acts kept its face? */
function flipSpoils(wins: ForcedWins, turns: number): boolean {
  const { position } = wins;
  return legalManeuvers(position).some((action) => {
    if (wins.actionWins(action, turns)) return false;
    const square = flippedSquare(action);
    const undo = play(position, action);
    const unflip = (): void => putTile(position, square, flipTile(takeTile(position, square)));
    unflip();
    const wouldWin = wins.defenderLoses(turns - 1);
    unflip();
    unplay(position, action, undo);
    return wouldWin;
  });
}

/** The themes that ask for the position after the key. The key is a maneuver that does not capture the Duke. */
function afterKey(wins: ForcedWins, key: Action, turns: number, found: Set<Theme>): void {
  const { position, attacker } = wins;
  const defender = (1 - attacker) as Side;
  const captures = tileAt(position, actionTo(key)) !== EMPTY;
  const acted = actionMark(key) === 'strike' ? actionActor(key) : actionTo(key);
  const flipped = flippedSquare(key);
  const undo = play(position, key);
  const duke = position.dukes[defender]!;
  const threats = attackersOf(position, attacker, duke);
  if (threats.some((origin) => origin !== acted && origin !== flipped))
    found.add('discovered-attack');
  if (threats.length > 1) found.add('double-attack');
  const recaptures = legalManeuvers(position).filter((reply) => actionTo(reply) === acted);
  if (!captures && recaptures.length > 0) found.add('sacrifice');
  const pinned = forbiddenManeuvers(position).filter(
    (reply) => actionTo(reply) === acted && tileKind(tileAt(position, actionFrom(reply))) !== DUKE,
  );
  if (pinned.length > 0 && recaptures.length === 0) found.add('pinned-defender');
  if (canLevy(position, defender)) {
    const saves = legalLevies(position).some((levy) => {
      const undoLevy = play(position, levy);
      const safe = !inGuard(position, defender);
      unplay(position, levy, undoLevy);
      return safe;
    });
    if (saves && turns > 1) found.add('no-draw-saves');
  }
  // With no reply to make, would the win be gone? Then it is the need to act that loses.
  if (turns > 1 && threats.length === 0) {
    setSideToAct(position, attacker);
    if (!wins.attackerWins(turns - 1)) found.add('waiting-move');
    setSideToAct(position, defender);
  }
  unplay(position, key, undo);
}

/** The themes that the best-defence line shows. */
function alongLine(position: Position, attacker: Side, line: Line, found: Set<Theme>): void {
  const defender = (1 - attacker) as Side;
  const undos = line.actions.map((action, index) => {
    const last = index === line.actions.length - 1;
    if (last && line.ending === 'capture') {
      const mark = isManeuver(action) ? actionMark(action) : undefined;
      if (mark === 'strike') found.add('final-strike');
      if (mark === 'command') found.add('final-command');
    }
    const undo = play(position, action);
    const defenderIsShut =
      position.side === defender &&
      bagSize(position, defender) > 0 &&
      position.dukes[defender]! >= 0 &&
      levySquares(position, defender).length === 0;
    const lastReply = line.ending === 'capture' ? line.actions.length - 3 : line.actions.length - 1;
    if (defenderIsShut && index === lastReply) found.add('block-levy');
    return undo;
  });
  for (let index = line.actions.length - 1; index >= 0; index--)
    unplay(position, line.actions[index]!, undos[index]!);
}

/**
 * The themes of a position with one key, in the order of `THEMES`.
 * @param wins the forced wins of the position, the attacker to act.
 */
export function findThemes(wins: ForcedWins, key: Action, turns: number, line: Line): Theme[] {
  const { position, attacker } = wins;
  const found = new Set<Theme>();
  if (key === DRAW) {
    found.add('levy');
    found.add('quiet-key');
  } else {
    found.add(KEY_THEMES[actionMark(key) as Mark]);
    if (tileAt(position, actionTo(key)) !== EMPTY) found.add('capture-key');
    else if (isQuiet(position, key)) found.add('quiet-key');
    if (tileKind(tileAt(position, actionActor(key))) === DUKE) found.add('duke-key');
    if (reachOf(key) >= LONG) found.add('long-shot');
    if (tileKind(tileAt(position, actionTo(key))) !== DUKE) afterKey(wins, key, turns, found);
  }
  if (flipSpoils(wins, turns)) found.add('flip-matters');
  alongLine(position, attacker, line, found);
  return THEMES.filter((theme) => found.has(theme));
}
