// The army: the fifteen kinds, their letters and counts, and the marks on their thirty faces (SPEC §2, tiles.json).
import type { FaceMarks, Kind, KindId, KindInfo, KindLetter, Mark, Offset } from './types.ts';

/** The six marks in the order of SPEC §3. */
export const MARKS: readonly Mark[] = ['move', 'jump', 'slide', 'jumpSlide', 'strike', 'command'];

/** The kind of the Duke. */
export const DUKE: Kind = 1;

/** The kind of the Footman. */
export const FOOTMAN: Kind = 2;

/** The highest kind; kinds run from 1 to this. */
export const LAST_KIND: Kind = 15;

/** A tile's window is this many squares wide and high. */
export const WINDOW_SIZE = 5;

// Rows of marks as printed, top row first, read by the controller. One letter a mark:
// m Move, j Jump, s Slide, a Jump Slide, x Strike, c Command, b both a Move and a Command; o the tile itself.
const MARK_OF_LETTER: Readonly<Record<string, readonly Mark[]>> = {
  m: ['move'],
  j: ['jump'],
  s: ['slide'],
  a: ['jumpSlide'],
  x: ['strike'],
  c: ['command'],
  b: ['move', 'command'],
};

function readFace(rows: string): { marks: FaceMarks; windowBottom: number } {
  const lines = rows.split(' ');
  const ownRow = lines.findIndex((line) => line.includes('o'));
  const marks: { [mark in Mark]?: Offset[] } = {};
  lines.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      for (const mark of MARK_OF_LETTER[letter] ?? []) {
        const squares = marks[mark] ?? [];
        squares.push([column - 2, ownRow - row]);
        marks[mark] = squares;
      }
    });
  });
  return { marks, windowBottom: ownRow - (WINDOW_SIZE - 1) };
}

type Row = readonly [
  letter: KindLetter,
  id: KindId,
  count: number,
  inBag: number,
  starting: string,
  reverse: string,
];

const ARMY: readonly Row[] = [
  ['D', 'duke', 1, 0, '..... ..... .sos. ..... .....', '..... ..s.. ..o.. ..s.. .....'],
  ['F', 'footman', 3, 1, '..... ..m.. .mom. ..m.. .....', '..m.. .m.m. ..o.. .m.m. .....'],
  ['P', 'pikeman', 3, 3, 'm...m .m.m. ..o.. ..... .....', '.x.x. ..m.. ..o.. ..m.. ..m..'],
  ['K', 'knight', 1, 1, '.j.j. ..... .mom. ..m.. ..m..', '..... ..s.. ..o.. .m.m. m...m'],
  ['W', 'wizard', 1, 1, '..... .mmm. .mom. .mmm. .....', 'j.j.j ..... j.o.j ..... j.j.j'],
  ['R', 'ranger', 1, 1, '.j.j. j.s.j ..o.. ..s.. .....', '..... .s.s. ..o.. ..... .j.j.'],
  ['S', 'seer', 1, 1, '..j.. .m.m. j.o.j .m.m. ..j..', 'j...j ..m.. .mom. ..m.. j...j'],
  ['G', 'general', 1, 1, '.j.j. ..m.. m.o.m ..m.. .....', '.j.j. ..m.. mbobm .ccc. .....'],
  ['T', 'priest', 1, 1, '..... .s.s. ..o.. .s.s. .....', 'j...j .m.m. ..o.. .m.m. j...j'],
  ['C', 'champion', 1, 1, '..j.. ..m.. jmomj ..m.. ..j..', '..j.. ..x.. jxoxj ..x.. ..j..'],
  ['M', 'marshall', 1, 1, 'j...j ..... .sos. ..... ..j..', '..... .bbb. mmomm .m.m. .....'],
  ['B', 'bowman', 1, 1, '..... ..m.. jmomj ..... ..j..', '..x.. .xmx. ..o.. .m.m. .....'],
  ['N', 'dragoon', 1, 1, 'x.x.x ..... .mom. ..... .....', '.jmj. ..m.. ..o.. .s.s. .....'],
  ['A', 'assassin', 1, 1, '..a.. ..... ..o.. ..... a...a', 'a...a ..... ..o.. ..... ..a..'],
  ['L', 'longbowman', 1, 1, '..... ..... ..m.. .mom. ..m..', '..x.. ..x.. ..... ..o.. .m.m.'],
];

/** The fifteen kinds in the order of SPEC §2, so `KINDS[kind - 1].kind === kind`. */
export const KINDS: readonly KindInfo[] = ARMY.map(
  ([letter, id, count, inBag, starting, reverse], index) => {
    const [first, second] = [readFace(starting), readFace(reverse)];
    return {
      kind: index + 1,
      letter,
      id,
      count,
      inBag,
      windowBottom: first.windowBottom,
      faces: [first.marks, second.marks],
    };
  },
);

/**
 * What is known of a kind.
 * @throws RangeError when `kind` is not a whole number from 1 to 15.
 */
export function kindInfo(kind: Kind): KindInfo {
  const info = KINDS[kind - 1];
  if (info === undefined)
    throw new RangeError(`${kind} is not a kind of tile: a whole number from 1 to ${LAST_KIND}`);
  return info;
}

/** The kind with this letter (upper case only), or `undefined`. */
export function kindOfLetter(letter: string): Kind | undefined {
  return KINDS.find((info) => info.letter === letter)?.kind;
}

/** The kind with this identifier, such as `pikeman`, or `undefined`. */
export function kindOfId(id: string): Kind | undefined {
  return KINDS.find((info) => info.id === id)?.kind;
}
