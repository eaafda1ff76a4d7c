// SPEC §3–§5 word for word on plain objects, without a line of the engine: slow, and made to test whole games against.
import { readFileSync } from 'node:fs';

type Marks = Readonly<Record<string, readonly (readonly [number, number])[]>>;
interface PrintedTile {
  readonly letter: string;
  readonly count: number;
  readonly starting: Marks;
  readonly reverse: Marks;
}

const printed = JSON.parse(
  readFileSync(new URL('../conformance/tiles.json', import.meta.url), 'utf8'),
) as PrintedTile[];
const printedTile = new Map(printed.map((tile) => [tile.letter, tile]));

/** How many tiles of each letter an army has. */
export const ARMY = new Map(printed.map(({ letter, count }) => [letter, count]));

/** A tile: its letter, its side, and whether its reverse face shows. */
export interface PlainTile {
  readonly letter: string;
  readonly light: boolean;
  readonly reversed: boolean;
}

/** A position: tiles by the names of their squares, bags as lists of letters. */
export interface PlainPosition {
  readonly tiles: Map<string, PlainTile>;
  readonly bags: { light: string[]; dark: string[] };
  lightActs: boolean;
  quiet: number;
}

const name = (file: number, rank: number): string | undefined =>
  file < 0 || file > 5 || rank < 0 || rank > 5 ? undefined : 'abcdef'.charAt(file) + (rank + 1);

/** Reads a position in the notation of SPEC §8, without checking it. */
export function readPlain(text: string): PlainPosition {
  const [board, side, light, dark, quiet] = text.split(' ') as [
    string,
    string,
    string,
    string,
    string,
  ];
  const tiles = new Map<string, PlainTile>();
  board.split('/').forEach((row, index) => {
    let file = 0;
    for (const [, empty, letter, tilde] of row.matchAll(/(\d)|([A-Za-z])(~?)/g)) {
      if (empty !== undefined) file += Number(empty);
      else {
        const upper = (letter as string).toUpperCase();
        tiles.set(name(file++, 5 - index) as string, {
          letter: upper,
          light: letter === upper,
          reversed: tilde === '~',
        });
      }
    }
  });
  const bag = (letters: string): string[] =>
    [...letters.toUpperCase().matchAll(/(\d?)([A-Z])/g)].flatMap(([, count, letter]) =>
      Array<string>(Number(count || 1)).fill(letter as string),
    );
  return {
    tiles,
    bags: { light: bag(light), dark: bag(dark) },
    lightActs: side === 'l',
    quiet: Number(quiet),
  };
}

/** What one tile could do by its marks, in the notation of SPEC §9, as [text, from, to, captures from afar]. */
type Doing = readonly [text: string, from: string, to: string, kind: 'go' | 'strike' | 'command'];

function doingsOf(position: PlainPosition, square: string): Doing[] {
  const { tiles } = position;
  const tile = tiles.get(square) as PlainTile;
  const face = printedTile.get(tile.letter) as PrintedTile;
  const marks = tile.reversed ? face.reverse : face.starting;
  const file = square.charCodeAt(0) - 97;
  const rank = square.charCodeAt(1) - 49;
  const sign = tile.light ? 1 : -1;
  const at = (dx: number, dy: number): string | undefined =>
    name(file + sign * dx, rank + sign * dy);
  const empty = (to: string): boolean => !tiles.has(to);
  const friend = (to: string): boolean => tiles.get(to)?.light === tile.light;
  const doings: Doing[] = [];
  const go = (to: string | undefined): void => {
    if (to !== undefined && !friend(to)) doings.push([square + to, square, to, 'go']);
  };
  const line = (dx: number, dy: number, first: number): void => {
    const [x, y] = [Math.sign(dx), Math.sign(dy)];
    for (let step = first; ; step++) {
      const to = at(x * step, y * step);
      if (to === undefined) return;
      go(to);
      if (!empty(to)) return;
    }
  };
  for (const [dx, dy] of marks.move ?? []) {
    const steps = Math.max(Math.abs(dx), Math.abs(dy));
    const between = Array.from({ length: steps - 1 }, (_, index) =>
      at((dx / steps) * (index + 1), (dy / steps) * (index + 1)),
    );
    if (between.every((passed) => passed === undefined || empty(passed))) go(at(dx, dy));
  }
  for (const [dx, dy] of marks.jump ?? []) go(at(dx, dy));
  for (const [dx, dy] of marks.slide ?? []) line(dx, dy, 1);
  for (const [dx, dy] of marks.jumpSlide ?? []) line(dx, dy, 2);
  for (const [dx, dy] of marks.strike ?? []) {
    const to = at(dx, dy);
    if (to !== undefined && !empty(to) && !friend(to))
      doings.push([`${square}*${to}`, square, to, 'strike']);
  }
  const zone = (marks.command ?? [])
    .map(([dx, dy]) => at(dx, dy))
    .filter((to): to is string => to !== undefined);
  for (const from of zone.filter(friend)) {
    for (const to of zone) {
      if (!friend(to)) doings.push([`${square}:${from}${to}`, from, to, 'command']);
    }
  }
  return doings;
}

const copy = (position: PlainPosition): PlainPosition => ({
  ...position,
  tiles: new Map(position.tiles),
  bags: { light: [...position.bags.light], dark: [...position.bags.dark] },
});

const bagOf = (position: PlainPosition, light: boolean): string[] =>
  light ? position.bags.light : position.bags.dark;

/** The position after an action: what goes, what is captured, what flips, what leaves the bag. */
export function playPlain(position: PlainPosition, action: string): PlainPosition {
  const after = copy(position);
  const { tiles } = after;
  const flip = (square: string): void => {
    const tile = tiles.get(square) as PlainTile;
    tiles.set(square, { ...tile, reversed: !tile.reversed });
  };
  const move = (from: string, to: string): void => {
    tiles.set(to, tiles.get(from) as PlainTile);
    tiles.delete(from);
  };
  let quiet = position.quiet + 1;
  const to = action.slice(-2);
  if (action.includes('@')) {
    const bag = bagOf(after, position.lightActs);
    bag.splice(bag.indexOf(action.charAt(0)), 1);
    tiles.set(to, { letter: action.charAt(0), light: position.lightActs, reversed: false });
    quiet = 0;
  } else {
    if (tiles.has(to)) quiet = 0;
    if (action.includes('*')) {
      tiles.delete(to);
      flip(action.slice(0, 2));
    } else if (action.includes(':')) {
      move(action.slice(3, 5), to);
      flip(action.slice(0, 2));
    } else {
      move(action.slice(0, 2), to);
      flip(to);
    }
  }
  after.quiet = quiet;
  after.lightActs = !position.lightActs;
  return after;
}

const dukeOf = (position: PlainPosition, light: boolean): string | undefined =>
  [...position.tiles].find(([, tile]) => tile.letter === 'D' && tile.light === light)?.[0];

/** Is the side in Guard: does some enemy maneuver, by its marks alone, capture its Duke? */
export function plainGuard(position: PlainPosition, light: boolean): boolean {
  const duke = dukeOf(position, light);
  if (duke === undefined) return false;
  for (const [square, tile] of position.tiles) {
    if (tile.light === light) continue;
    if (doingsOf(position, square).some(([, , to]) => to === duke)) return true;
  }
  return false;
}

/** Every legal action of the side to act, in the notation of SPEC §9, sorted. */
export function plainActions(position: PlainPosition): string[] {
  const light = position.lightActs;
  const actions: string[] = [];
  const enemyDuke = dukeOf(position, !light);
  for (const [square, tile] of position.tiles) {
    if (tile.light !== light) continue;
    for (const [text, , to] of doingsOf(position, square)) {
      if (to === enemyDuke || !plainGuard(playPlain(position, text), light)) actions.push(text);
    }
  }
  const duke = dukeOf(position, light);
  if (duke !== undefined) {
    const [file, rank] = [duke.charCodeAt(0) - 97, duke.charCodeAt(1) - 49];
    const beside = [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ]
      .map(([dx, dy]) => name(file + (dx as number), rank + (dy as number)))
      .filter((square): square is string => square !== undefined && !position.tiles.has(square));
    for (const letter of new Set(bagOf(position, light))) {
      for (const square of beside) actions.push(`${letter}@${square}`);
    }
  }
  return actions.sort();
}

/** The board, the side to act and both bags as text: what makes two positions the same (SPEC §7.3). */
export function plainKey({ tiles, bags, lightActs }: PlainPosition): string {
  let key = lightActs ? 'light' : 'dark';
  for (const square of SQUARES) {
    const tile = tiles.get(square);
    if (tile === undefined) key += '.';
    else key += (tile.light ? '+' : '-') + tile.letter + (tile.reversed ? '~' : '');
  }
  return `${key} ${[...bags.light].sort().join('')} ${[...bags.dark].sort().join('')}`;
}

const SQUARES = [...'abcdef'].flatMap((file) => [...'123456'].map((rank) => file + rank));
