// What is being built: a position and options; how it is edited, what its address is, and the code to copy. Pure.
import {
  allSetups,
  bagCount,
  bagKinds,
  clonePosition,
  DUKE,
  dukeOf,
  emptyPosition,
  formatPosition,
  KINDS,
  type Kind,
  kindInfo,
  type Position,
  parsePosition,
  putTile,
  type Setup,
  type Side,
  type Square,
  setBagCount,
  setSideToAct,
  startPosition,
  type Tile,
  takeTile,
  tileAt,
  tileKind,
  tileSide,
  tilesOf,
} from '../../engine/index.ts';

/** The options of an embed, as the attributes of their names have them; empty for what is usual. */
export interface Options {
  readonly lang: string;
  readonly theme: string;
  readonly orientation: string;
  readonly static: string;
  readonly coordinates: string;
  readonly arrows: string;
  readonly marks: string;
  readonly size: string;
}

/** The names of the options, in the order in which code and addresses have them. */
export const OPTION_NAMES = [
  ...([
    'lang',
    'theme',
    'orientation',
    'static',
    'coordinates',
    'arrows',
    'marks',
    'size',
  ] as const),
];

/** Nothing but what is usual. */
export const NO_OPTIONS: Options = {
  ...{ lang: '', theme: '', orientation: '', static: '', coordinates: '' },
  ...{ arrows: '', marks: '', size: '' },
};

/** A draft: the position as text, which may be wrong while it is typed, and the last that was right. */
export interface Draft {
  readonly text: string;
  readonly position: Position;
  readonly options: Options;
}

/** The starting position that the builder begins with. */
export const beginning = (): Position => startPosition(allSetups(0)[0] as Setup);

/** A draft of a position. */
export const draftOf = (position: Position, options: Options): Draft => ({
  text: formatPosition(position),
  position,
  options,
});

/** The draft with another text; the position follows where the text is right. */
export function withText(draft: Draft, text: string): Draft {
  const read = parsePosition(text);
  return { ...draft, text, position: read.ok ? read.value : draft.position };
}

/** The draft after a change of its position. */
export function edit(draft: Draft, change: (position: Position) => void): Draft {
  const position = clonePosition(draft.position);
  change(position);
  return draftOf(position, draft.options);
}

/** Puts a tile on a square in the place of what stands there. A side has one Duke: another one goes. */
export function place(position: Position, square: Square, tile: Tile): void {
  if (tileAt(position, square) !== 0) takeTile(position, square);
  if (tileKind(tile) === DUKE) {
    const duke = dukeOf(position, tileSide(tile));
    if (duke !== undefined) takeTile(position, duke);
  }
  putTile(position, square, tile);
  // What stands on the board is no longer in the bag, if the army has no more of its kind.
  const [side, kind] = [tileSide(tile), tileKind(tile)];
  const { count } = kindInfo(kind);
  const inBag = bagCount(position, side, kind);
  if (inBag > 0 && inBag + countOnBoard(position, side, kind) > count)
    setBagCount(position, side, kind, inBag - 1);
}

const countOnBoard = (position: Position, side: Side, kind: Kind): number =>
  tilesOf(position, side).filter((square) => tileKind(tileAt(position, square)) === kind).length;

/** Empties a square. */
export function clear(position: Position, square: Square): void {
  if (tileAt(position, square) !== 0) takeTile(position, square);
}

/** Moves a tile to another square. */
export function move(position: Position, from: Square, to: Square): void {
  if (from === to || tileAt(position, from) === 0) return;
  const tile = takeTile(position, from);
  clear(position, to);
  putTile(position, to, tile);
}

/** Puts one tile into a bag, or takes one out; a bag holds no Duke, and at most nine of a kind. */
export function changeBag(position: Position, side: Side, kind: Kind, by: 1 | -1): void {
  if (kind === DUKE) return;
  const count = bagCount(position, side, kind) + by;
  if (count >= 0 && count <= 9) setBagCount(position, side, kind, count);
}

/** Puts into a bag what the army has besides the tiles on the board. */
export function fillBag(position: Position, side: Side): void {
  for (const { kind, count } of KINDS) {
    if (kind === DUKE) continue;
    setBagCount(position, side, kind, Math.max(0, count - countOnBoard(position, side, kind)));
  }
}

/** Empties a bag. */
export function emptyBag(position: Position, side: Side): void {
  for (const kind of bagKinds(position, side)) setBagCount(position, side, kind, 0);
}

/** An empty board, the same side to act. */
export function emptied({ position, options }: Draft): Draft {
  const empty = emptyPosition();
  setSideToAct(empty, position.side);
  return draftOf(empty, options);
}

/** The draft that an address's query means; a wrong position stands there as text, to be put right. */
export function readQuery(query: string): Draft {
  const words = new URLSearchParams(query);
  const options = Object.fromEntries(
    OPTION_NAMES.map((name) => [name, (words.get(name) ?? '').slice(0, 1000)]),
  ) as unknown as Options;
  const text = words.get('position')?.slice(0, 400).replaceAll('_', ' ');
  const draft = draftOf(beginning(), options);
  return text === undefined ? draft : withText(draft, text);
}

/** The words of an address, in order: position and options that are not empty. */
function wordsOf({ text, options }: Draft): [string, string][] {
  const chosen = OPTION_NAMES.flatMap((name): [string, string][] =>
    options[name] === '' ? [] : [[name, options[name]]],
  );
  return [['position', text.trim().replace(/ +/g, '_')], ...chosen];
}

/** The query that means a draft. */
export const queryOf = (draft: Draft): string => `?${new URLSearchParams(wordsOf(draft))}`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

const attribute = (text: string): string =>
  text.replace(/[&"<]/g, (character) => ESCAPES[character] as string);

/** The code of the element form. @param folder the address of `/embed/v1/` */
export function elementCode({ text, options }: Draft, folder: string): string {
  const attributes = OPTION_NAMES.filter((name) => options[name] !== '').map((name) =>
    name === 'static' ? '\n  static' : `\n  ${name}="${attribute(options[name])}"`,
  );
  return `<script type="module" src="${folder}duke-hall.js"></script>
<duke-board position="${attribute(text.trim())}"${attributes.join('')}></duke-board>`;
}

/** The code of the frame form. @param title what the frame is called */
export function frameCode(draft: Draft, folder: string, title: string): string {
  const query = new URLSearchParams(wordsOf(draft)).toString();
  return `<script type="module" src="${folder}frame-sizes.js"></script>
<iframe title="${attribute(title)}" width="544" height="700"
  sandbox="allow-scripts allow-popups" referrerpolicy="no-referrer"
  src="${folder}board/#${attribute(query)}"></iframe>`;
}
